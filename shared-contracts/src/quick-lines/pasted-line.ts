/** A line as it is compared with the catalogue: its terms, its words and its possible numbers. */
import { EMPTY_WORDS, queryTerms, type Term } from '../search/query-terms';
import type { Synonyms } from '../search/synonyms';
import { tokensOf } from '../search/tokens';
import { stem } from './line-stem';

/** Terms of a line. A complete name with its values has more than a search's query. */
const TERMS_MOST = 20;
/** How many words a number may be cut into: 'mv tm 25b 75'. */
const PIECES_MOST = 6;
/** Shorter numbers are sizes: 'M8'. */
const CODE_LEAST = 4;
/** Digits alone are a number of the trade (GTIN) or an order number from so many on. */
const DIGITS_LEAST = 6;
const CODE_MOST = 60;

/** Neighbouring words that may be one number, written together. */
export type Run = { code: string; from: number; to: number };

export type PastedLine = {
  /** Its place among the lines. */
  nth: number;
  terms: Term[];
  /** Its words in the order in which they were typed. */
  words: string[];
  /** The longest first. */
  runs: Run[];
};

const isCode = (text: string, pieces: number) =>
  text.length <= CODE_MOST &&
  (/^\d+$/.test(text)
    ? pieces === 1 && text.length >= DIGITS_LEAST
    : text.length >= CODE_LEAST && /\d/.test(text) && /\p{L}/u.test(text));

function runsOf(words: readonly string[]): Run[] {
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(PIECES_MOST, words.length - from) }, (__, at) => {
      const to = from + at + 1;
      return { code: words.slice(from, to).join(''), from, to };
    }),
  );
  return runs
    .filter(({ code, from, to }) => isCode(code, to - from))
    .sort((a, b) => b.code.length - a.code.length);
}

/** @param nth the line's place among all lines */
export function pastedLine(text: string, nth: number, synonyms: Synonyms): PastedLine {
  const words = tokensOf(text).map((token) => token.text);
  return { nth, terms: queryTerms(text, synonyms, TERMS_MOST), words, runs: runsOf(words) };
}

/** Words as they are compared: without endings, and without those that say nothing. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !EMPTY_WORDS.has(word)).map(stem);
