/** Reads the words of many lines by the catalogue's words, which are fetched once for all of them. */
import { desc } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchWords } from '../../database/tables/search';
import { MENDED_LETTERS, MENDED_MOST } from 'shared-contracts/search/bounds';
import type { Term, Way } from 'shared-contracts/search/query-terms';
import { halvesOf, nearestOf } from 'shared-contracts/search/spelling';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import { tokensOf } from 'shared-contracts/search/tokens';

/** Of a larger catalogue the rarest words are left out: they are looked up, but mend nothing. */
const WORDS_MOST = 40_000;

type Counted = { word: string; products: number };

export type Vocabulary = {
  has(word: string): boolean;
  /** Those with the first letters and about the length of a word. */
  near(word: string): readonly Counted[];
};

/** The catalogue's words without digits. */
export async function readVocabulary(queries: Queries): Promise<Vocabulary> {
  const rows = await queries
    .select()
    .from(searchWords)
    .orderBy(desc(searchWords.products))
    .limit(WORDS_MOST);
  const known = new Set(rows.map(({ word }) => word));
  const byLength = new Map<number, Counted[]>();
  for (const row of rows) {
    const same = byLength.get(row.word.length);
    if (same) same.push(row);
    else byLength.set(row.word.length, [row]);
  }
  return {
    has: (word) => known.has(word),
    near: (word) => [-2, -1, 0, 1, 2].flatMap((by) => byLength.get(word.length + by) ?? []),
  };
}

const single = (term: Term | undefined) =>
  term && /^\p{L}+$/u.test(term.asked) ? term.asked : null;

/** The same as `asCatalogued` of the search: pairs that are one word, and words known as a whole. */
export function asWritten(terms: readonly Term[], vocabulary: Vocabulary): Term[] {
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

function meaningsOf(word: string, vocabulary: Vocabulary, synonyms: Synonyms): string[][] {
  const near = nearestOf(word, vocabulary.near(word), synonyms);
  const halves = halvesOf(word).find((both) => both.every((half) => vocabulary.has(half)));
  return halves && near[0]?.edits !== 1 ? [halves] : near.map((one) => [one.word]);
}

/** Adds what misspelled words of a line may mean, as ways of their own. */
export function mended(terms: readonly Term[], vocabulary: Vocabulary, synonyms: Synonyms): Term[] {
  let left = MENDED_MOST;
  return terms.map((term) => {
    const word = single(term);
    const isKnown = word === null || vocabulary.has(word) || term.ways.length > 1;
    if (isKnown || word.length > MENDED_LETTERS || left === 0) return term;
    left -= 1;
    const ways = meaningsOf(word, vocabulary, synonyms).flatMap((words): Way[] => {
      const others = synonyms.of.get(words.join(' ')) ?? [];
      return [words, ...others.map((other) => tokensOf(other).map(({ text }) => text))].map(
        (each) => ({ words: each, how: 'typo' }),
      );
    });
    return { ...term, ways: [...term.ways, ...ways] };
  });
}
