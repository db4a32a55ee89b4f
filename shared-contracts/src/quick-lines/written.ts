/** Reads the words of a line by the catalogue's words. */
import { MENDED_LETTERS, MENDED_MOST } from '../search/bounds';
import type { Term, Way } from '../search/query-terms';
import type { Synonyms } from '../search/synonyms';
import { tokensOf } from '../search/tokens';

/** The catalogue's words without digits. */
export type LineVocabulary = {
  has(word: string): boolean;
  /** What a misspelled word may mean, the likeliest first, each of one word or two. */
  meanings(word: string, synonyms: Synonyms): string[][];
};

const single = (term: Term | undefined) =>
  term && /^\p{L}+$/u.test(term.asked) ? term.asked : null;

/** The same as `asCatalogued` of the search: pairs that are one word, and words known as a whole. */
export function asWritten(terms: readonly Term[], vocabulary: LineVocabulary): Term[] {
  const read: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const [left, right] = [single(term), single(terms[at + 1])];
    if (left !== null && right !== null && vocabulary.has(left + right)) {
      const ways: Way[] = [
        { words: [left + right], how: 'asked' },
        { words: [left, right], how: 'asked' },
      ];
      read.push({ asked: `${left} ${right}`, shown: term.shown, ways });
      at += 1;
    } else if (left !== null && vocabulary.has(left)) {
      const [asked, ...others] = term.ways;
      read.push({ ...term, ways: asked ? [{ ...asked, whole: true }, ...others] : [] });
    } else read.push(term);
  }
  return read;
}

/** Adds what misspelled words of a line may mean, as ways of their own. */
export function mended(
  terms: readonly Term[],
  vocabulary: LineVocabulary,
  synonyms: Synonyms,
): Term[] {
  let left = MENDED_MOST;
  return terms.map((term) => {
    const word = single(term);
    const isKnown = word === null || vocabulary.has(word) || term.ways.length > 1;
    if (isKnown || word.length > MENDED_LETTERS || left === 0) return term;
    left -= 1;
    const ways = vocabulary.meanings(word, synonyms).flatMap((words): Way[] => {
      const others = synonyms.of.get(words.join(' ')) ?? [];
      return [words, ...others.map((other) => tokensOf(other).map(({ text }) => text))].map(
        (each) => ({ words: each, how: 'typo' }),
      );
    });
    return { ...term, ways: [...term.ways, ...ways] };
  });
}
