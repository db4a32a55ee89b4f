/**
 * Interprets a query by the words of the catalogue. A term that the catalogue has is looked up as
 * typed. Any other term is read as a piece of a model number, as two words typed without a space,
 * as the nearest words of the catalogue, or as the words that share its letter triples.
 */
import { or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import type { YieldToOthers } from '../scheduler';
import { MENDED_LETTERS, MENDED_MOST, WAYS_MOST } from './bounds';
import type { Term, Way } from './query-terms';
import { meaningsOf } from './spelling';
import type { Synonyms } from './synonyms';
import { namingQuery, textQuery } from './text-query';
import { isReason } from './weights';
import { tokensOf } from './tokens';
import { knownWords, likeWords } from './vocabulary';

/** A term, and how it is found in the index; `found` is null where it isn't. */
export type ReadTerm = Term & {
  found: SQL | null;
  /** Whether it was found as a piece of a name or number. */
  piece?: true;
};

/** Fewer letters occur in too many model numbers, and have no triple to look up. */
const PIECE_LEAST = 3;
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

/** A term of one word without digits. */
const single = (term: Term | undefined) =>
  term && /^\p{L}+$/u.test(term.asked) ? term.asked : null;

/**
 * Reads terms by the catalogue's words: two neighbours that it writes as one are joined, such as
 * 'jig saw', and a word that it has is looked up as a whole, so that 'jack' is no jacket.
 */
export async function asCatalogued(queries: Queries, terms: Term[]): Promise<Term[]> {
  const singles = terms.map(single);
  const pairs = singles.slice(1).flatMap((right, at) => {
    const left = singles[at] ?? null;
    return left === null || right === null ? [] : [left + right];
  });
  const words = singles.filter((word) => word !== null);
  const known = await knownWords(queries, [...pairs, ...words]);
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

function typoWays(meanings: string[][], synonyms: Synonyms): Way[] {
  return meanings.flatMap((words) => {
    const others = synonyms.of.get(words.join(' ')) ?? [];
    return [words, ...others.map((other) => tokensOf(other).map(({ text }) => text))].map(
      (each) => ({ words: each, how: 'typo' as const }),
    );
  });
}

export type ReadOne = { term: ReadTerm; meant: string | null };

const wordOf = (term: Term) => term.ways[0]?.words.join('') ?? '';
const nowhere = (term: Term): ReadOne => ({ term: { ...term, found: null }, meant: null });

/**
 * Whether a word may be looked up inside of others. A size may not: 5 kVA must not find 7.5 kVA.
 */
const isPiece = (word: string) => !/^\d+[a-z]/.test(word) && word.length >= PIECE_LEAST;

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
