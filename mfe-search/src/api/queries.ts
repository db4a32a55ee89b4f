import { listBrands, listCategories } from 'shared-contracts/calls/catalog';
import { popularSearches, searchProducts, searchSuggestions } from 'shared-contracts/calls/search';
import { mapped, queryOf, type Query } from 'shared-contracts/query';
import type { ProductFilter, ProductListItem, SortId } from 'shared-contracts/wire/product';
import { QUERY_MOST, type SearchBody, type SearchResult } from 'shared-contracts/wire/search';

// What the search asks of the provider.

/**
 * How long answers with brands, categories and popular searches may be used again, in milliseconds;
 * results are always fetched anew.
 */
const LASTS = 5 * 60_000;

/** How many popular searches are shown. */
export const POPULAR_MOST = 5;

/** Names by id. */
export type Names = Record<string, string>;

/** What the categories are called. */
export const categoriesQuery = () =>
  mapped(queryOf(listCategories, {}, LASTS), ({ items }) =>
    Object.fromEntries(items.map(({ id, category_name: name }) => [id, name])),
  );

/** What the brands are called. */
export const brandsQuery = () =>
  mapped(queryOf(listBrands, {}, LASTS), ({ items }) =>
    Object.fromEntries(items.map(({ id, brand_name: name }) => [id, name])),
  );

/** What others search most. */
export const popularQuery = () =>
  mapped(
    queryOf(popularSearches, { query: { limit: String(POPULAR_MOST) } }, LASTS),
    ({ popular_searches: words }) => words,
  );

/** Words that complete a query. */
export const suggestionsQuery = (query: string) =>
  mapped(queryOf(searchSuggestions, { query: { q: query } }, 0), ({ suggestions }) => suggestions);

export type SearchPage = {
  results: SearchResult[];
  received: number;
  total: number | null;
  /** The query as it may have been meant. */
  meant: string | null;
  /** What has most of the query, where few products have all of it. */
  close: readonly ProductListItem[];
  /** Words of the query that the results need not have. */
  lacking: readonly string[];
  /** Whether only descriptions mention what was searched. */
  mentioned: boolean;
  /** What the query was read as, in the form in which it came. */
  read?: unknown;
};

type Wanted = Required<Pick<SearchBody, 'limit' | 'offset'>> & {
  /** null sorts by relevance, which the call names 'default'. */
  sort: SortId | null;
  filters: ProductFilter;
};

/**
 * The provider's own search. An answer without results counts as malformed. The body always has all
 * six fields of the specification (section 7), because another provider may require each of them.
 */
export function resultsQuery(
  query: string,
  { limit, offset, sort, filters }: Wanted,
): Query<SearchPage> {
  const body = {
    query: query.slice(0, QUERY_MOST),
    limit,
    offset,
    filters,
    sort: sort ?? 'default',
    include_highlights: true,
  };
  return mapped(queryOf(searchProducts, { body }, 0), ({ results, total, ...said }) => ({
    results: results.items,
    received: results.received,
    total,
    meant: said.did_you_mean,
    close: said.close,
    lacking: said.not_found,
    mentioned: said.only_mentioned,
    read: said.read_as,
  }));
}
