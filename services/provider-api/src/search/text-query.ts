/**
 * Makes full text queries of terms. Words consist of letters and digits only, so no query syntax
 * can be injected.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Term, Way } from './query-terms';

/** The fewest letters that are looked up as a beginning; fewer would match too many words. */
const BEGINNING_LEAST = 2;

/** A number or size must match as a whole; of any other word the beginning is enough. */
function lexeme(word: string, whole: boolean): string {
  const begins = !whole && !/^\d/.test(word) && word.length >= BEGINNING_LEAST;
  return `'${word.replaceAll("'", '')}'${begins ? ':*' : ''}`;
}

function wayText({ words, whole = false }: Way, all: boolean): string {
  return `(${words.map((word) => lexeme(word, whole || all)).join(' & ')})`;
}

function termText({ ways }: Term, whole = false): string {
  return `(${ways.map((way) => wayText(way, whole)).join(' | ')})`;
}

/** The text of a query for all terms ('&') or for any of them ('|'). */
export function queryText(terms: readonly Term[], joined: '&' | '|', whole = false): string {
  return terms.map((term) => termText(term, whole)).join(` ${joined} `);
}

/** The query for all terms ('&') or for any of them ('|'). */
export function textQuery(terms: Term[], joined: '&' | '|', whole = false): SQL {
  return sql`to_tsquery('english', ${queryText(terms, joined, whole)})`;
}
