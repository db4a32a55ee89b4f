/**
 * Interprets a query by the words of the catalogue. A term that the catalogue has is looked up as
 * typed. Any other term is read as a piece of a model number, as two words typed without a space,
 * as the nearest words of the catalogue, or as the words that share its letter triples.
 */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { products } from '../database/tables/catalogue';
import type { GiveWay } from '../turns';
import { MENDED_LETTERS, MENDED_MOST, WAYS_MOST } from './bounds';
import type { Term, Way } from './query-terms';
import { meaningsOf } from './spelling';
import { synonyms } from './synonyms';
import { textQuery } from './text-query';
import { tokensOf } from './tokens';
import { knownWords, likeWords } from './vocabulary';

/** A term, and how it is found in the index. */
export type ReadTerm = Term & { found: SQL };
/** `meant` is the corrected query, null where nothing was corrected. */
export type ReadQuery = { terms: ReadTerm[]; meant: string | null };

/** Fewer letters occur in too many model numbers, and have no triple to look up. */
const PIECE_LEAST = 3;
/** Fewer letters have too few triples to tell one word from another. */
const LIKE_LEAST = 5;

export const matches = (terms: Term[], joined: '&' | '|' = '&'): SQL =>
  sql`${products.searchVector} @@ ${textQuery(terms, joined)}`;

const asIs = (term: Term): ReadTerm => ({ ...term, found: matches([term]) });

/** Joins two neighbours that the catalogue writes as one word, such as 'jig saw'. */
export async function joinNeighbours(queries: Queries, terms: Term[]): Promise<Term[]> {
  const single = (term: Term | undefined) =>
    term && /^\p{L}+$/u.test(term.asked) ? term.asked : null;
  const pairs = terms.slice(1).flatMap((term, at) => {
    const [left, right] = [single(terms[at]), single(term)];
    return left === null || right === null ? [] : [left + right];
  });
  const known = await knownWords(queries, pairs);
  const joined: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const next = terms[at + 1];
    const word = `${term.asked}${next?.asked ?? ''}`;
    if (next && known.has(word)) {
      const ways: Way[] = [
        { words: [word], how: 'asked' },
        { words: [term.asked, next.asked], how: 'asked' },
      ];
      const shown = `${term.shown} ${next.shown}`;
      joined.push({ asked: `${term.asked} ${next.asked}`, shown, ways });
      at += 1;
    } else joined.push(term);
  }
  return joined;
}

/** For each condition, whether a product on sale meets it. */
export async function exist(queries: Queries, conditions: SQL[]): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const answers = conditions.map(
    (condition) =>
      sql`exists (select 1 from ${products} where ${condition} and not ${products.retired})`,
  );
  const { rows } = await queries.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(answers, sql`, `)}] as known`,
  );
  return rows[0]?.known ?? conditions.map(() => false);
}

function typoWays(meanings: string[][]): Way[] {
  return meanings.flatMap((words) => {
    const others = synonyms.get(words.join(' ')) ?? [];
    return [words, ...others.map((other) => tokensOf(other).map(({ text }) => text))].map(
      (each) => ({ words: each, how: 'typo' as const }),
    );
  });
}

type ReadOne = { term: ReadTerm; meant: string | null };

const wordOf = (term: Term) => term.ways[0]?.words.join('') ?? '';
const nowhere = (term: Term): ReadOne => ({ term: { ...term, found: sql`false` }, meant: null });

/**
 * Whether a word may be looked up inside of others. A size may not: 5 kVA must not find 7.5 kVA.
 */
const isPiece = (word: string) => !/^\d+[a-z]/.test(word) && word.length >= PIECE_LEAST;

function asMeant(term: Term, meanings: string[][]): ReadOne {
  const read = { ...term, ways: typoWays(meanings).slice(0, WAYS_MOST) };
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
async function readUnknown(
  queries: Queries,
  terms: Term[],
  giveWay: GiveWay,
): Promise<Map<Term, ReadOne>> {
  const read = new Map(terms.map((term) => [term, nowhere(term)]));
  const mended = terms.slice(0, MENDED_MOST);
  const pieces = mended.filter((term) => isPiece(wordOf(term)));
  const likes = pieces.map((term) => sql`${products.searchText} like ${`%${wordOf(term)}%`}`);
  await giveWay();
  const known = await exist(queries, likes);
  for (const [at, term] of pieces.entries()) {
    const found = likes[at];
    if (known[at] && found) read.set(term, { term: { ...term, found }, meant: null });
  }
  const left = mended.filter((term) => !known[pieces.indexOf(term)]);
  await giveWay();
  const meanings = await meaningsOf(queries, left.map(wordOf), giveWay);
  for (const term of left) {
    const meant = meanings.get(wordOf(term)) ?? [];
    await giveWay();
    read.set(term, meant.length > 0 ? asMeant(term, meant) : await asLike(queries, term));
  }
  return read;
}

/** Reads a query that finds nothing as it was typed. */
export async function readQuery(
  queries: Queries,
  terms: Term[],
  giveWay: GiveWay,
): Promise<ReadQuery> {
  const asked = terms.map(asIs);
  const known = await exist(
    queries,
    asked.map(({ found }) => found),
  );
  const unknown = await readUnknown(
    queries,
    terms.filter((_, at) => !known[at]),
    giveWay,
  );
  const read = asked.map((term, at) => unknown.get(terms[at] as Term) ?? { term, meant: null });
  const corrected = read.some(({ term }) => term.ways[0]?.how === 'typo');
  const words = read.map(({ term, meant }) => meant ?? term.shown);
  return { terms: read.map(({ term }) => term), meant: corrected ? words.join(' ') : null };
}

/** The condition that a product has all of the terms. */
export const all = (terms: ReadTerm[]): SQL => and(...terms.map(({ found }) => found)) ?? sql`true`;
