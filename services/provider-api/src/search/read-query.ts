/**
 * What a query means in this catalogue. Terms that it has are looked up as they are; one that it
 * hasn't is read as the nearest words that it has, as two words run together, as a piece of a model
 * number, or by its letter triples.
 */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { products } from '../database/schema';
import type { Term, Way } from './query-terms';
import { meaningsOf } from './spelling';
import { synonyms } from './synonyms';
import { textQuery } from './text-query';
import { tokensOf } from './tokens';
import { knownWords } from './vocabulary';

/** A term, and how it is found in the index. */
export type ReadTerm = Term & { found: SQL };
/** `meant` is the query as it should have been spelled, where that is another. */
export type ReadQuery = { terms: ReadTerm[]; meant: string | null };

/** Fewer letters are in too many model numbers, and have no triple to look up. */
const PIECE_LEAST = 3;
/** Fewer letters have too few triples to tell one word from another. */
const LIKE_LEAST = 5;

export const matches = (terms: Term[], joined: '&' | '|' = '&'): SQL =>
  sql`${products.searchVector} @@ ${textQuery(terms, joined)}`;

const asIs = (term: Term): ReadTerm => ({ ...term, found: matches([term]) });

/** Two neighbours that the catalogue writes as one word are that word too: 'jig saw'. */
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

/** Whether something on sale meets each of the conditions. */
export async function exist(queries: Queries, conditions: SQL[]): Promise<boolean[]> {
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

/** A term that the catalogue hasn't. */
async function readUnknown(
  queries: Queries,
  term: Term,
): Promise<{ term: ReadTerm; meant: string | null }> {
  const word = term.ways[0]?.words.join('') ?? '';
  // A piece of a size is another size: 5 kVA is not in 7.5 kVA.
  const size = /^\d+[a-z]/.test(word) || word.length < PIECE_LEAST;
  if (!size) {
    const piece = sql`${products.searchText} like ${`%${word}%`}`;
    const [known] = await exist(queries, [piece]);
    if (known) return { term: { ...term, found: piece }, meant: null };
  }
  const meanings = await meaningsOf(queries, word);
  if (meanings.length > 0) {
    const ways = typoWays(meanings);
    const read = { ...term, ways };
    return { term: asIs(read), meant: meanings[0]?.join(' ') ?? null };
  }
  const unlike = word.length < LIKE_LEAST || /\d/.test(word);
  const found = unlike ? sql`false` : sql`${word} <% ${products.searchText}`;
  return { term: { ...term, found }, meant: null };
}

/** Reads a query of which not all is found as it is. */
export async function readQuery(queries: Queries, terms: Term[]): Promise<ReadQuery> {
  const asked = terms.map(asIs);
  const known = await exist(
    queries,
    asked.map(({ found }) => found),
  );
  const read: ReadTerm[] = [];
  const words: string[] = [];
  for (const [at, term] of asked.entries()) {
    const one = known[at] ? { term, meant: null } : await readUnknown(queries, term);
    read.push(one.term);
    words.push(one.meant ?? term.shown);
  }
  const corrected = read.some((term) => term.ways[0]?.how === 'typo');
  return { terms: read, meant: corrected ? words.join(' ') : null };
}

/** All of the terms. */
export const all = (terms: ReadTerm[]): SQL => and(...terms.map(({ found }) => found)) ?? sql`true`;
