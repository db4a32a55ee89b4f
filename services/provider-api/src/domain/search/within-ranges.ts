/** Reads a measure of a query as the ranges that have it (ranges.ts). */
import type { Term, Way } from 'shared-contracts/search/query-terms';
import { UNITS } from 'shared-contracts/search/units';
import { cellsOf, numberOf } from './ranges';

const SIZE = /^(\d+(?:[op]\d+)?)(\p{L}+\d?)$/u;
const CURRENT = /^\d+(?:p\d+)?a$/;

function cellsOfWord(word: string): string[] {
  const [, number = '', unit = ''] = SIZE.exec(word) ?? [];
  return UNITS[unit] === undefined ? [] : cellsOf(numberOf(number), unit);
}

/**
 * The ways to say that a range has the measure of a term, in any of its units; none where it is no measure.
 * @param isMeant whether a word of the term is one of the measures that are meant
 */
export function rangesWith({ ways }: Term, isMeant = (word: string) => SIZE.test(word)): Way[] {
  const words = ways.flatMap((way) => (way.words.length === 1 ? way.words : [])).filter(isMeant);
  return words
    .flatMap(cellsOfWord)
    .map((word) => ({ words: [word], how: 'asked' as const, whole: true }));
}

/**
 * The term, where it is a current, with the ranges that have it: what is set to a current is as good as what
 * is made for it. What else has a range, such as the two ends of a spanner, isn't sold for all that is between.
 */
export const withRanges = (term: Term): Term => {
  const ranges = rangesWith(term, (word) => CURRENT.test(word));
  return ranges.length === 0 ? term : { ...term, ways: [...term.ways, ...ranges] };
};
