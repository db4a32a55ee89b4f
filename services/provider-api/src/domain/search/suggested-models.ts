/** Suggests products by a code that is being typed: a model number, a part of one, or a GTIN. */
import { and, asc, not, sql } from 'drizzle-orm';
import { products } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import { defaults } from './synonyms';
import { queryTerms } from 'shared-contracts/search/query-terms';
import { textQuery } from './text-query';
import { tokensOf } from 'shared-contracts/search/tokens';

/** How many products with the code are looked at. */
const LOOKED_AT = 100;

type Row = { name: string; title: string; text: string };

/** One name of each title first, so that a series shows what it has. */
function byTitle(rows: readonly Row[]): string[] {
  const places = new Map<string, number>();
  const placed = rows.map(({ name, title }) => {
    const place = places.get(title) ?? 0;
    places.set(title, place + 1);
    return { name, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ name }) => name);
}

/**
 * Names of products of which a code has the typed text, in a useful order.
 * @returns none for a text without a digit, which is no code
 */
export async function namesByCode(queries: Queries, typed: string): Promise<string[]> {
  const terms = queryTerms(typed, defaults);
  if (!/\d/.test(typed) || terms.length === 0) return [];
  const rows = await queries
    .select({ name: products.name, title: products.searchTitle, text: products.searchText })
    .from(products)
    .where(and(sql`${products.searchVector} @@ ${textQuery(terms, '&')}`, not(products.retired)))
    .orderBy(asc(products.id))
    .limit(LOOKED_AT);
  const words = tokensOf(typed).map(({ text }) => text);
  // A size is in the specs of many products; a code is among a product's own words.
  return byTitle(rows.filter(({ text }) => words.every((word) => text.includes(word))));
}
