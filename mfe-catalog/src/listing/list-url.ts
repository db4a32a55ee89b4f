import { sortOptions } from 'shared-contracts/sort';
import type { SortId } from 'shared-contracts/wire/product';

/** More pages than this are not shown on one page: 12,000 products. */
export const MOST_PAGES = 1_000;

const PARTS = ['sort', 'pages', 'brand', 'category', 'price_min', 'price_max', 'in_stock', 'spec'];

/**
 * What of an address belongs to the list: its links leave out what a campaign has added, and are
 * the same on the server, which doesn't see that.
 */
export function listParts(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => PARTS.includes(name)));
}

/** The sort option that a list's URL names; null where it names none that is known. */
export function namedSort(search: URLSearchParams): SortId | null {
  const named = search.get('sort');
  return sortOptions.find(({ id }) => id === named)?.id ?? null;
}

/** @param chosen the shopper's choice, which a list has whose URL names none */
export function sortOf(search: URLSearchParams, chosen: SortId): SortId {
  return namedSort(search) ?? chosen;
}

/** How many pages of the list a URL shows: 1 at least. */
export function pagesOf(search: URLSearchParams): number {
  const named = search.get('pages') ?? '';
  return /^\d{1,6}$/.test(named) ? Math.min(Math.max(Number(named), 1), MOST_PAGES) : 1;
}

/** The same page with more pages of its list. */
export function withPages(search: URLSearchParams, pages: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('pages', String(pages));
  return next;
}

/** The same page in another order, from the first page on. */
export function withSort(search: URLSearchParams, sort: SortId): URLSearchParams {
  const next = withShownSort(search, sort);
  next.delete('pages');
  return next;
}

/** The same page, with the order named in which it is shown. */
export function withShownSort(search: URLSearchParams, sort: SortId): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort === 'default') next.delete('sort');
  else next.set('sort', sort);
  return next;
}
