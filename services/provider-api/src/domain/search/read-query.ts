/**
 * Interprets a query by the words of the catalogue. A term that the catalogue has is looked up as
 * typed. Any other term is read as a piece of a model number, as two words typed without a space,
 * as the nearest words of the catalogue, or as the words that share its letter triples.
 */
import { or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import type { YieldToOthers } from '../scheduler';
import { MENDED_LETTERS, MENDED_MOST, WAYS_MOST } from 'shared-contracts/search/bounds';
import type { Looked } from 'shared-contracts/search/nearly-all';
import type { Term, Way } from 'shared-contracts/search/query-terms';
import {
  cataloguedBy,
  isPiece,
  typoWays,
  wordOf,
  wordsAsked,
} from 'shared-contracts/search/read-terms';
import { meaningsOf } from './spelling';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import { namingQuery, textQuery } from './text-query';
import { isReason } from 'shared-contracts/search/weights';
import { knownWords, likeWords } from './vocabulary';

/** A term, and how it is found in the index; `found` is null where it isn't. */
export type ReadTerm = Looked<SQL>;

/** Fewer letters have too few triples to tell one word from another. */
const LIKE_LEAST = 5;

export const matches = (terms: Term[], joined: '&' | '|' = '&'): SQL =>
  sql`${products.searchVector} @@ ${textQuery(terms, joined)}`;

/**
 * The least of a result: something that the query tells is in what the article is, and not just in
 * its description, where a calliper has a battery and a hammer pulls nails.
 */
export function isNamed(terms: readonly ReadTerm[]): SQL {
  const telling = terms.filter(isReason);
  if (telling.length === 0) return sql`true`;
  const pieces = telling.flatMap(({ piece, found }) => (piece && found ? [found] : []));
  const words = sql`${products.searchVector} @@ ${namingQuery(telling)}`;
  return or(words, ...pieces) ?? words;
}

export const asIs = (term: Term): ReadTerm => ({ ...term, found: matches([term]) });

/** Reads terms by the catalogue's words. */
export async function asCatalogued(queries: Queries, terms: Term[]): Promise<Term[]> {
  return cataloguedBy(terms, await knownWords(queries, wordsAsked(terms)));
}

/**
 * Whether a product on sale meets a condition. As an expression of its own: for the first row alone,
 * the planner would rather read the products one by one than look a word up, and read all of them
 * for a word that none has.
 */
export const isThere = (condition: SQL | undefined): SQL => sql`exists (with found as materialized (
  select 1 from ${products} where ${condition ?? sql`true`} and not ${products.retired}
) select 1 from found)`;

/** For each condition, whether a product on sale meets it. */
export async function exist(queries: Queries, conditions: SQL[]): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const answers = conditions.map(isThere);
  const { rows } = await queries.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(answers, sql`, `)}] as known`,
  );
  return rows[0]?.known ?? conditions.map(() => false);
}

export type ReadOne = { term: ReadTerm; meant: string | null };

const nowhere = (term: Term): ReadOne => ({ term: { ...term, found: null }, meant: null });

function asMeant(term: Term, meanings: string[][], synonyms: Synonyms): ReadOne {
  const read = { ...term, ways: typoWays(meanings, synonyms).slice(0, WAYS_MOST) };
  return { term: asIs(read), meant: meanings[0]?.join(' ') ?? null };
}

/** Reads a term as similar words, where it has enough letters to compare. */
async function asLike(queries: Queries, term: Term): Promise<ReadOne> {
  const word = wordOf(term);
  if (word.length < LIKE_LEAST || word.length > MENDED_LETTERS || /\d/.test(word)) {
    return nowhere(term);
  }
  const ways = (await likeWords(queries, word, WAYS_MOST)).map((like): Way => ({
    words: [like],
    how: 'typo',
  }));
  return ways.length === 0 ? nowhere(term) : { term: asIs({ ...term, ways }), meant: null };
}

/** Reads terms that the catalogue doesn't have: the first MENDED_MOST; the others stay unknown. */
export async function readUnknown(
  queries: Queries,
  terms: Term[],
  synonyms: Synonyms,
  yieldToOthers: YieldToOthers,
): Promise<Map<Term, ReadOne>> {
  const read = new Map(terms.map((term) => [term, nowhere(term)]));
  const mended = terms.slice(0, MENDED_MOST);
  const pieces = mended.filter((term) => isPiece(wordOf(term)));
  const likes = pieces.map((term) => sql`${products.searchText} like ${`%${wordOf(term)}%`}`);
  await yieldToOthers();
  const known = await exist(queries, likes);
  for (const [at, term] of pieces.entries()) {
    const found = likes[at];
    if (known[at] && found) read.set(term, { term: { ...term, found, piece: true }, meant: null });
  }
  const left = mended.filter((term) => !known[pieces.indexOf(term)]);
  await yieldToOthers();
  const meanings = await meaningsOf(queries, left.map(wordOf), synonyms, yieldToOthers);
  for (const term of left) {
    const meant = meanings.get(wordOf(term)) ?? [];
    await yieldToOthers();
    read.set(term, meant.length > 0 ? asMeant(term, meant, synonyms) : await asLike(queries, term));
  }
  return read;
}
