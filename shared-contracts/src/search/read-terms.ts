/** Reads the terms of a query by the words that a catalogue has. */
import { tokensOf } from './tokens';
import type { Term, Way } from './query-terms';
import type { Synonyms } from './synonyms';

/** Fewer letters occur in too many model numbers, and have no triple to look up. */
const PIECE_LEAST = 3;

/** A term of one word without digits. */
const single = (term: Term | undefined) =>
  term && /^\p{L}+$/u.test(term.asked) ? term.asked : null;

/** The words and pairs of neighbours of which `cataloguedBy` has to know whether the catalogue has them. */
export function wordsAsked(terms: readonly Term[]): string[] {
  const singles = terms.map(single);
  const pairs = singles.slice(1).flatMap((right, at) => {
    const left = singles[at] ?? null;
    return left === null || right === null ? [] : [left + right];
  });
  return [...pairs, ...singles.filter((word) => word !== null)];
}

/**
 * Reads terms by the catalogue's words: two neighbours that it writes as one are joined, such as
 * 'jig saw', and a word that it has is looked up as a whole, so that 'jack' is no jacket.
 */
export function cataloguedBy(terms: readonly Term[], known: ReadonlySet<string>): Term[] {
  const singles = terms.map(single);
  const read: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const next = terms[at + 1];
    const [left, right] = [singles[at] ?? null, singles[at + 1] ?? null];
    if (next && left !== null && right !== null && known.has(left + right)) {
      const ways: Way[] = [
        { words: [left + right], how: 'asked' },
        { words: [left, right], how: 'asked' },
      ];
      const shown = `${term.shown} ${next.shown}`;
      read.push({ asked: `${left} ${right}`, shown, ways });
      at += 1;
    } else if (left !== null && known.has(left)) {
      const [asked, ...others] = term.ways;
      read.push({ ...term, ways: asked ? [{ ...asked, whole: true }, ...others] : [] });
    } else read.push(term);
  }
  return read;
}

/** The same term, whose words may also be beginnings of words. */
export const asBeginning = (term: Term): Term => ({
  ...term,
  ways: term.ways.map((way) => (way.whole ? { ...way, whole: false } : way)),
});

/** The ways to say what a misspelled word means. */
export function typoWays(meanings: string[][], synonyms: Synonyms): Way[] {
  return meanings.flatMap((words) => {
    const others = synonyms.of.get(words.join(' ')) ?? [];
    return [words, ...others.map((other) => tokensOf(other).map(({ text }) => text))].map(
      (each) => ({ words: each, how: 'typo' as const }),
    );
  });
}

/** A term as one word. */
export const wordOf = (term: Term) => term.ways[0]?.words.join('') ?? '';

/**
 * Whether a word may be looked up inside of others. A size may not: 5 kVA must not find 7.5 kVA.
 */
export const isPiece = (word: string) => !/^\d+[a-z]/.test(word) && word.length >= PIECE_LEAST;
