/** Corrects a misspelled word to words of the catalogue that differ by one typo or two. */
import { between, desc, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchWords } from '../../database/tables/search';
import type { YieldToOthers } from '../scheduler';
import { MENDED_LETTERS } from 'shared-contracts/search/bounds';
import { editsAllowed, halvesOf, nearestOf, type Near } from 'shared-contracts/search/spelling';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import { knownWords } from './vocabulary';

/** How many words are compared; the most similar come first. */
const LOOKED_AT = 150;

/**
 * The words of names, brands, categories and synonyms with the fewest edits; none where all need
 * more edits than a typo has.
 */
async function nearestWords(queries: Queries, word: string, synonyms: Synonyms): Promise<Near[]> {
  const most = editsAllowed(word);
  if (most === 0) return [];
  const rows = await queries
    .select()
    .from(searchWords)
    .where(between(sql`length(${searchWords.word})`, word.length - most, word.length + most))
    .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, desc(searchWords.products))
    .limit(LOOKED_AT);
  return nearestOf(word, rows, synonyms);
}

/** A word with one of its letters doubled: 'drill' of 'dril'. */
const doubled = (word: string): string[] =>
  [...word].map((letter, at) => word.slice(0, at) + letter + word.slice(at));

/** Two words without a space, of which one lacks a double letter: 'drilbit'. */
async function mendedHalves(
  queries: Queries,
  word: string,
  known: ReadonlySet<string>,
): Promise<string[] | null> {
  const tried = halvesOf(word).flatMap(([left, right]) => [
    ...(known.has(right) ? doubled(left).map((mended) => ({ mended, both: [mended, right] })) : []),
    ...(known.has(left) ? doubled(right).map((mended) => ({ mended, both: [left, mended] })) : []),
  ]);
  const there = await knownWords(
    queries,
    tried.map(({ mended }) => mended),
  );
  return tried.find(({ mended }) => there.has(mended))?.both ?? null;
}

/**
 * Corrections of unknown words, the likeliest first, each of one word or two; none for a word of
 * more than MENDED_LETTERS letters. A word with one edit is likelier than two words without a space.
 */
export async function meaningsOf(
  queries: Queries,
  words: readonly string[],
  synonyms: Synonyms,
  yieldToOthers: YieldToOthers,
): Promise<ReadonlyMap<string, string[][]>> {
  const mended = words.filter((word) => word.length <= MENDED_LETTERS);
  const known = await knownWords(queries, mended.flatMap(halvesOf).flat());
  const meanings = new Map<string, string[][]>();
  for (const word of mended) {
    await yieldToOthers();
    const near = await nearestWords(queries, word, synonyms);
    const halves = halvesOf(word).find((both) => both.every((half) => known.has(half)));
    const isNear = near[0]?.edits === 1;
    const meant = halves && !isNear ? [halves] : near.map((one) => [one.word]);
    const both = meant.length > 0 ? null : await mendedHalves(queries, word, known);
    meanings.set(word, both ? [both] : meant);
  }
  return meanings;
}
