/**
 * Makes full text queries of terms. Words consist of letters and digits only, so no query syntax
 * can be injected.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Term, Way } from 'shared-contracts/search/query-terms';

/** The fewest letters that are looked up as a beginning; fewer would match too many words. */
const BEGINNING_LEAST = 2;

/**
 * A number or size must match as a whole; of any other word the beginning is enough. A word that ends
 * in -ing was typed to its end: the database's stem of 'wedding' would also begin 'wedge'.
 */
function lexeme(word: string, whole: boolean, labels: string): string {
  const begins = !whole && !/^\d|\p{L}{3}ing$/u.test(word) && word.length >= BEGINNING_LEAST;
  const flags = `${begins ? '*' : ''}${labels}`;
  return `'${word.replaceAll("'", '')}'${flags && `:${flags}`}`;
}

function wayText({ words, whole = false }: Way, all: boolean, labels: string): string {
  return `(${words.map((word) => lexeme(word, whole || all, labels)).join(' & ')})`;
}

function termText({ ways }: Term, whole = false, labels = ''): string {
  return `(${ways.map((way) => wayText(way, whole, labels)).join(' | ')})`;
}

/** The text of a query for all terms ('&') or for any of them ('|'). */
export function queryText(terms: readonly Term[], joined: '&' | '|', whole = false): string {
  return terms.map((term) => termText(term, whole)).join(` ${joined} `);
}

/** The query for all terms ('&') or for any of them ('|'). */
export function textQuery(terms: Term[], joined: '&' | '|', whole = false): SQL {
  return sql`to_tsquery('english', ${queryText(terms, joined, whole)})`;
}

/**
 * The query for any of the terms in what an article is.
 * @param labels of the name (A), the brand (B), and the category, values and variants (C)
 */
export function namingQuery(terms: readonly Term[], labels = 'ABC'): SQL {
  const text = terms.map((term) => termText(term, false, labels)).join(' | ');
  return sql`to_tsquery('english', ${text})`;
}
