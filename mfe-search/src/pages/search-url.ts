import { filterOf, type ListFilter } from 'shared-contracts/list-filter';
import { sortOptions } from 'shared-contracts/sort';
import type { SortId } from 'shared-contracts/wire/product';
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { RESULTS, type Wanted } from '../search/search-queries';

/** The most pages of results that a link can ask for: 500 products. */
export const PAGES_MOST = 25;

const PARTS = ['q', 'sort', 'brand', 'category', 'price_min', 'price_max', 'in_stock', 'spec'];

/**
 * The same results with more pages: without what a campaign has added to the address, because the
 * server doesn't see that.
 */
export function withPages(search: URLSearchParams, pages: number): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([name]) => PARTS.includes(name)));
  next.set('pages', String(pages));
  return next;
}

/** What the page's URL asks for. */
export type SearchUrl = {
  query: string;
  pages: number;
  sort: SortId | null;
  filters: ListFilter;
};

export function readSearchUrl({ searchParams }: URL): SearchUrl {
  const pages = Number(searchParams.get('pages') ?? 1);
  const sort = sortOptions.find(({ id }) => id === searchParams.get('sort'))?.id;
  return {
    query: (searchParams.get('q') ?? '').trim().slice(0, QUERY_MOST),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, PAGES_MOST) : 1,
    sort: sort === undefined || sort === 'default' ? null : sort,
    filters: filterOf(searchParams),
  };
}

export function wantedOf({ query, pages, sort, filters }: SearchUrl): Wanted {
  return { query, sort, filters, limit: pages * RESULTS };
}
