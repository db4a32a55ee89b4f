/** Cuts a query into terms: its words and sizes, each with the other ways to say it. */
import { discInches } from '../sizes/disc-sizes';
import { fullWord } from './abbreviations';
import { cutTo, PARTS_MOST, TERMS_MOST, WAYS_MOST, WORD_MOST } from './bounds';
import { foldQuery } from './fold-query';
import type { Synonyms } from './synonyms';
import { isDigit } from './quantity';
import { tokensOf, type Token } from './tokens';
import { tradeEquals } from './trade-equals';
import { sameSizes } from './units';

/** One way to say a term: a text must have all of these words. */
export type Way = {
  words: string[];
  how: 'asked' | 'other name' | 'wider name' | 'typo';
  /** Whether the words are looked up as a whole only: 'jack' is in the catalogue, so that 'jacket' is not meant. */
  whole?: boolean;
};

/** A word, size or phrase of a query. A text that matches one of the ways matches the term. */
export type Term = { asked: string; /** As it was typed. */ shown: string; ways: Way[] };

/** Words that say nothing of a product. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in is of on or the to with ang mga ng sa na pang para'.split(' '),
);

/** Filipino says what something is for by 'pang': 'pang-welding', 'pangkahoy'. */
const PURPOSE = /^pang(\p{L}{4,})$/u;

const wayOf = (text: string, how: Way['how']): Way => ({
  words: tokensOf(text).map((token) => token.text),
  how,
});

/** The same size in other units, and what the trade sells as the same. */
const sizeWays = ({ number, unit }: { number: string; unit: string }): Way[] => [
  ...sameSizes(number, unit).map((same) => wayOf(same, 'asked')),
  ...tradeEquals(number, unit).map((same) => wayOf(same, 'other name')),
];

/** Dimensions without a unit, of which one is too large for inches. */
const MILLIMETRES = /^(?=.*\d{2})\d+(?:p\d+)?(?:x\d+(?:p\d+)?)+$/;

/** '100 × 6' as it is also written: '100 mm × 6 mm', and '4" × 6 mm' of a disc. */
function dimensionWays(word: string): Way[] {
  if (!MILLIMETRES.test(word)) return [];
  const [first = '', ...rest] = word.split('x');
  const others = rest.map((each) => `${each}mm`);
  const inches = discInches(Number(first));
  return [
    { words: [`${first}mm`, ...others], how: 'asked' },
    ...(inches === undefined
      ? []
      : [{ words: [`${inches}in`, ...others], how: 'other name' as const }]),
  ];
}

function waysOf(tokens: Token[], phrase: string, synonyms: Synonyms): Way[] {
  const [only] = tokens;
  const isWord = tokens.length === 1 && only && !/^\d/.test(only.text);
  const telling = isWord ? only.parts.filter((part) => !EMPTY_WORDS.has(part)) : [];
  // Without its letter, 'A-42' would be any belt of that length.
  const isCut = telling.length < (only?.parts.length ?? 0) && telling.every(isDigit);
  const parts = isCut ? [] : telling.slice(0, PARTS_MOST);
  const [, base] = isWord ? (PURPOSE.exec(only.text) ?? []) : [];
  const others = synonyms.of.get(phrase) ?? [];
  // A size that the trade calls otherwise is meant so: 4 inch discs have 100 mm.
  const sizes = only?.size !== undefined && others.length === 0 ? sizeWays(only.size) : [];
  const full = only && tokens.length === 1 ? fullWord(only.text) : undefined;
  // 'hydr' finds 'hydraulic' as its beginning.
  const isOther = full !== undefined && !full.startsWith(only?.text ?? '');
  const words = tokens.map(({ text }) => text);
  return [
    // An abbreviation is meant whole: 'gi' begins many a model number.
    { words, how: 'asked' as const, ...(isOther ? { whole: true } : {}) },
    ...(parts.length > 0 ? [{ words: parts, how: 'asked' as const }] : []),
    ...sizes,
    ...(only && tokens.length === 1 ? dimensionWays(only.text) : []),
    ...(base === undefined ? [] : [{ words: [base], how: 'asked' as const }]),
    ...(isOther ? [{ words: [full], how: 'asked' as const }] : []),
    ...others.map((other, at) => wayOf(other, at === 0 ? 'other name' : 'wider name')),
  ].slice(0, WAYS_MOST);
}

/**
 * Makes one term of each phrase that has another name, the longest first, and of each other word.
 */
function phrasesOf(text: string, synonyms: Synonyms): Term[] {
  const tokens = tokensOf(text).map((token) => ({
    ...token,
    text: cutTo(token.text, WORD_MOST),
    parts: token.parts.map((part) => cutTo(part, WORD_MOST)),
  }));
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length;) {
    let taken = 1;
    for (let length = Math.min(synonyms.phraseMost, tokens.length - at); length > 1; length -= 1) {
      const phrase = tokens.slice(at, at + length).map(({ text }) => text);
      if (synonyms.of.has(phrase.join(' '))) {
        taken = length;
        break;
      }
    }
    const group = tokens.slice(at, at + taken);
    const phrase = group.map(({ text }) => text).join(' ');
    const shown = text.slice(group[0]?.from, group.at(-1)?.to);
    terms.push({ asked: phrase, shown, ways: waysOf(group, phrase, synonyms) });
    at += taken;
  }
  return terms;
}

/** Writes 'grit 80' and '80 grit' as the catalogue does: P80; of '100 grit 80' the 80. */
function withGrits(text: string): string {
  return text.replaceAll(
    /\b(?:grit\s*#?(\d{2,4})|#?(\d{2,4})\s*-?\s*grit(?!\s*#?\d{2,4}\b))\b/g,
    'p$1$2',
  );
}

/**
 * The terms of a query without EMPTY_WORDS, or with them where there are no others; empty where the
 * query has no word.
 * @param most how many terms are read
 */
export function queryTerms(query: string, synonyms: Synonyms, most = TERMS_MOST): Term[] {
  const all = phrasesOf(withGrits(foldQuery(query)), synonyms);
  // A phrase with another name may contain such a word: 'bomba ng tubig'.
  const telling = all.filter(({ asked, ways }) => ways.length > 1 || !EMPTY_WORDS.has(asked));
  const terms = telling.length > 0 ? telling : all;
  return [...new Map(terms.map((term) => [term.asked, term])).values()].slice(0, most);
}
