/** Corrects a misspelled word to words of the catalogue that differ by one typo or two. */
import { between, desc, sql } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { searchWords } from '../database/tables/search';
import type { GiveWay } from '../turns';
import { MENDED_LETTERS } from './bounds';
import { synonyms } from './synonyms';
import { knownWords } from './vocabulary';

const MEANT_MOST = 3;
/** How many words are compared; the most similar come first. */
const LOOKED_AT = 150;
/** The fewest letters of each half of two words that were typed without a space. */
const HALF_LEAST = 3;

const otherNames = [...synonyms.keys()].filter((phrase) => /^\p{L}+$/u.test(phrase));

/**
 * How many edits count as a typo: one from four letters on, two from six on. A shorter word with
 * one edit is too often another word.
 */
function editsAllowed(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/**
 * The number of edits between two words: a letter added, removed or replaced, or two neighbours
 * swapped.
 * @returns `most + 1` where it is more than `most`
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** All pairs of words that may have been typed without a space: 'hammerdrill'. */
function halvesOf(word: string): [string, string][] {
  return Array.from({ length: word.length }, (_, at) => at)
    .filter((at) => at >= HALF_LEAST && word.length - at >= HALF_LEAST)
    .map((at) => [word.slice(0, at), word.slice(at)]);
}

/**
 * The words of names, brands, categories and synonyms with the fewest edits; none where all need
 * more edits than a typo has.
 */
async function nearestWords(queries: Queries, word: string): Promise<string[]> {
  const most = editsAllowed(word);
  if (most === 0) return [];
  const rows = await queries
    .select()
    .from(searchWords)
    .where(between(sql`length(${searchWords.word})`, word.length - most, word.length + most))
    .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, desc(searchWords.products))
    .limit(LOOKED_AT);
  const names = otherNames.map((name) => ({ word: name, products: 0 }));
  const near = [...rows, ...names]
    .map((row) => ({ ...row, edits: editsBetween(word, row.word, most) }))
    .filter(({ edits }) => edits <= most);
  const least = Math.min(...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits === least)
    .sort((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1))
    .map((one) => one.word)
    .slice(0, MEANT_MOST);
}

/**
 * Corrections of unknown words, the likeliest first, each of one word or two; none for a word of
 * more than MENDED_LETTERS letters.
 */
export async function meaningsOf(
  queries: Queries,
  words: readonly string[],
  giveWay: GiveWay,
): Promise<ReadonlyMap<string, string[][]>> {
  const mended = words.filter((word) => word.length <= MENDED_LETTERS);
  const known = await knownWords(queries, mended.flatMap(halvesOf).flat());
  const meanings = new Map<string, string[][]>();
  for (const word of mended) {
    await giveWay();
    const halves = halvesOf(word).find((both) => both.every((half) => known.has(half)));
    meanings.set(word, halves ? [halves] : (await nearestWords(queries, word)).map((one) => [one]));
  }
  return meanings;
}
