import { requestOf, type HttpRequest } from 'shared-contracts/call';
import { searchProducts } from 'shared-contracts/calls';
import type { Visit } from 'shared-contracts/door';
import { sortOptions } from 'shared-contracts/sort';
import type { SortId } from 'shared-contracts/wire/product';
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { popularRequest } from '../api/popular';
import { RESULTS, searchInputs } from '../search/search-catalogue';

/** A link can't ask for more than that. */
const PAGES_MOST = 25;

/** What the page's URL asks for. */
export type SearchUrl = { query: string; pages: number; sort: SortId | null };

export function readSearchUrl(url: URL): SearchUrl {
  const pages = Number(url.searchParams.get('pages') ?? 1);
  const sort = sortOptions.find(({ id }) => id === url.searchParams.get('sort'))?.id;
  return {
    query: (url.searchParams.get('q') ?? '').trim().slice(0, QUERY_MOST),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, PAGES_MOST) : 1,
    sort: sort === undefined || sort === 'default' ? null : sort,
  };
}

export function wantedOf({ query, pages, sort }: SearchUrl) {
  return { query, sort, limit: pages * RESULTS };
}

/** The calls that the page's loader makes first. */
export function searchCalls({ url }: Visit): HttpRequest[] {
  const asked = readSearchUrl(url);
  if (asked.query === '') return [popularRequest()];
  return searchInputs(wantedOf(asked)).map((input) => requestOf(searchProducts, input));
}
