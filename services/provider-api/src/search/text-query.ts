/** Terms as full text queries. Words hold letters and digits only: no syntax comes through. */
import { sql, type SQL } from 'drizzle-orm';
import type { Term, Way } from './query-terms';

/** Letters that would begin too many words to say anything. */
const BEGINNING_LEAST = 2;

/** A number or size is meant whole; of any other word the beginning is enough. */
function lexeme(word: string, whole: boolean): string {
  const begins = !whole && !/^\d/.test(word) && word.length >= BEGINNING_LEAST;
  return `'${word.replaceAll("'", '')}'${begins ? ':*' : ''}`;
}

function wayText({ words }: Way, whole: boolean): string {
  return `(${words.map((word) => lexeme(word, whole)).join(' & ')})`;
}

function termText({ ways }: Term, whole = false): string {
  return `(${ways.map((way) => wayText(way, whole)).join(' | ')})`;
}

/** All terms, or any of them. */
export function textQuery(terms: Term[], joined: '&' | '|', whole = false): SQL {
  const text = terms.map((term) => termText(term, whole)).join(` ${joined} `);
  return sql`to_tsquery('english', ${text})`;
}
