/** The words of names, brands, categories and numbers, each with how many products have it, for reading typos. */
import { fold } from 'shared-contracts/search/fold';
import { MENDED_LETTERS, WAYS_MOST } from 'shared-contracts/search/bounds';
import { editsAllowed, halvesOf, nearestOf, type Counted } from 'shared-contracts/search/spelling';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import { indexWords } from 'shared-contracts/search/tokens';
import { indexed } from './english-stem';
import { wordSimilarity } from './word-similarity';

/** Of a word, so large a share of the letters must be the beginning of a similar one. */
const BEGINNING_SHARE = 0.6;
/** The least likeness of two words (pg_trgm's word_similarity_threshold). */
const LIKE_LEAST = 0.6;

export type Vocabulary = {
  has(word: string): boolean;
  /** In how many products the words are whose beginning is a word's stem. */
  products(word: string): number;
  commonest: number;
  /** Corrections of a word, the likeliest first, each of one word or two. */
  meanings(word: string, synonyms: Synonyms): string[][];
  /** The words with its beginning and most of its letters, the most similar first. */
  like(word: string): string[];
};

/** A bit for each letter that a word has: words of few edits have nearly the same. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function apart(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** The words of letters alone in texts; a word's parts are read once, however many texts have it. */
export function createWordReader() {
  const known = new Map<string, readonly string[]>();
  return (text: string, into: Set<string>) => {
    for (const piece of text.split(/\s+/)) {
      let words = known.get(piece);
      if (!words) {
        const all =
          /\d/.test(piece) && !/[-./]/.test(piece) ? [] : indexWords(fold(piece)).split(' ');
        words = all.filter((word) => word.length > 2 && /^\p{L}+$/u.test(word));
        known.set(piece, words);
      }
      for (const word of words) into.add(word);
    }
  };
}

export function vocabularyOf(counts: ReadonlyMap<string, number>): Vocabulary {
  const words = [...counts.keys()].sort();
  const sums = new Uint32Array(words.length + 1);
  for (const [at, word] of words.entries())
    sums[at + 1] = (sums[at] ?? 0) + (counts.get(word) ?? 0);
  const rows = words.map((word) => ({
    word,
    products: counts.get(word) ?? 0,
    letters: lettersOf(word),
  }));
  const commonest = rows.reduce((most, { products }) => Math.max(most, products), 1);
  const from = (text: string) => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const begun = (stem: string) => {
    const first = from(stem);
    return [first, from(`${stem}\u{10FFFF}`)] as const;
  };

  function near(word: string, synonyms: Synonyms) {
    const most = editsAllowed(word);
    if (most === 0) return [];
    const letters = lettersOf(word);
    // Comparing two words costs a hundred times what comparing their letters does.
    const isNear = (other: string, bits: number) =>
      Math.abs(other.length - word.length) <= most && apart(bits, letters) <= 2 * most;
    const some: Counted[] = rows.filter((row) => isNear(row.word, row.letters));
    const names = synonyms.words.filter((other) => isNear(other, lettersOf(other)));
    return nearestOf(word, some, { ...synonyms, words: names });
  }

  return {
    has: (word) => counts.has(word),
    products(word) {
      const [first, end] = begun(indexed(word) ?? word);
      return (sums[end] ?? 0) - (sums[first] ?? 0);
    },
    commonest,
    meanings(word, synonyms) {
      if (word.length > MENDED_LETTERS) return [];
      const found = near(word, synonyms);
      const halves = halvesOf(word).find((both) => both.every((half) => counts.has(half)));
      return halves && found[0]?.edits !== 1 ? [halves] : found.map((one) => [one.word]);
    },
    like(word) {
      const [first, end] = begun(word.slice(0, Math.ceil(word.length * BEGINNING_SHARE)));
      return rows
        .slice(first, end)
        .map((row) => ({ ...row, alike: wordSimilarity(word, row.word) }))
        .filter(({ alike }) => alike >= LIKE_LEAST)
        .sort((a, b) => b.alike - a.alike || b.products - a.products || (a.word < b.word ? -1 : 1))
        .slice(0, WAYS_MOST)
        .map((row) => row.word);
    },
  };
}
