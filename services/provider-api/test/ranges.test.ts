/** A measure meets a range by words of the index exactly where it lies in it. */
import fc from 'fast-check';
import { matchField } from 'shared-contracts/search/match';
import { queryTerms } from 'shared-contracts/search/query-terms';
import { indexWords } from 'shared-contracts/search/tokens';
import { expect, it } from 'vitest';
import { cutWithRanges, rangeWords } from '../src/domain/search/ranges';
import { defaults } from '../src/domain/search/synonyms';
import { rangesWith, withRanges } from '../src/domain/search/within-ranges';

/** Whether a range has a measure, as the index is looked up. */
function isWithin(measure: string, range: string): boolean {
  const words = new Set([...indexWords(range).split(' '), ...rangeWords(range)]);
  const [term] = queryTerms(measure, defaults);
  const ways = term === undefined ? [] : [...term.ways, ...rangesWith(term)];
  return ways.some((way) => way.words.every((word) => words.has(word)));
}

/** Numbers of three digits and up to two decimals: what ratings are written with. */
const rating = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(0.01, 0.1, 1, 10))
  .map(([digits, step]) => Number((digits * step).toFixed(2)));

it('has what lies between the ends of a range, and nothing else', () => {
  const ends = fc.uniqueArray(rating, { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(ends, rating, fc.constantFrom('A', 'V', 'kg'), (both, number, unit) => {
      const [from = 0, to = 0] = both.toSorted((a, b) => a - b);
      const isFound = isWithin(`${number} ${unit}`, `${from}-${to} ${unit}`);
      expect(isFound).toBe(from <= number && number <= to);
    }),
    { numRuns: 2000 },
  );
});

it('ranks and marks the range that has a current as the current itself', () => {
  const terms = queryTerms('relay 10a', defaults).map(withRanges);
  const range = 'Overload Relay 9–13 A';
  const { score, ranges } = matchField(terms, range, cutWithRanges);
  expect(score).toBe(matchField(terms, 'Overload Relay 10 A', cutWithRanges).score);
  expect(ranges.map(({ from, to }) => range.slice(from, to))).toEqual(['Relay', '9–13 A']);
  for (const other of ['Overload Relay 11–15 A', 'Overload Relay class 10A']) {
    expect(matchField(terms, other, cutWithRanges).score).toBeLessThan(score);
  }
});

it('needs few words for a range, however wide it is', () => {
  for (const range of ['0.63-1 A', '9-13 A', '100-240 V AC', '0-50000 rpm', '1.25-9876.54 kg']) {
    expect(rangeWords(range).length).toBeLessThan(100);
  }
  expect(rangeWords('0-99999999 V')).toEqual([]);
  expect(rangeWords('13-9 A')).toEqual([]);
});
