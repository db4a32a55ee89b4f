import { groupedNumber } from 'shared-contracts/grouped-number';
import { comparatorOf } from 'shared-contracts/sort';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import type { ProductListItem, SortId } from 'shared-contracts/wire/product';
import type { Rows } from 'shared-contracts/wire/values';
import { passes } from 'shared-contracts/filter-passes';
import type { FilterNames, ListFilter } from 'shared-contracts/list-filter';
import { MOST_PAGES } from './list-url';
import type { ProductList } from './product-list';

export type ProductRows = Rows<ProductListItem>;

/** What a page shows of a list. JSON only. */
export type Listing = {
  items: ProductListItem[];
  sort: SortId;
  filter: ListFilter;
  /** What the filter's brands and categories are called. */
  names: FilterNames;
  /** How many products have come, also those that the filter keeps out. */
  loaded: number;
  /** How many products it has in all; null where the provider doesn't say. */
  total: number | null;
  /** How many pages are shown. */
  pages: number;
  /** Whether there may be another page. */
  more: boolean;
  /** Whether there may be another one, but no page shows as many. */
  cut: boolean;
  /** The last page that was asked for did not come. */
  failed: boolean;
  /** It did not come because the shopper's own network is down. */
  away: boolean;
  /** False where the provider gave another order: then only what is loaded is sorted. */
  sortedByProvider: boolean;
  /** False where the provider ignored the filter: then only what is loaded is filtered. */
  filteredByProvider: boolean;
};

/** How far a list has been read: by rows received, before duplicates are dropped. */
export function offsetAfter(pages: ProductRows[]): number {
  return pages.reduce((sum, page) => sum + page.received, 0);
}

/** A page with fewer rows than asked for is the last one (specification, section 4). */
export function hasEnded(pages: ProductRows[]): boolean {
  const last = pages.at(-1);
  return last !== undefined && last.received < PAGE_SIZE;
}

function withoutDuplicates(items: ProductListItem[]): ProductListItem[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Most lists arrive in order, and looking costs less than sorting thousands. */
function isInOrder<Item>(items: Item[], compare: (one: Item, other: Item) => number): boolean {
  return items.every((item, at) => {
    const before = items[at - 1];
    return before === undefined || compare(before, item) <= 0;
  });
}

/**
 * Puts a list's pages together: duplicates by id dropped, narrowed down, in the chosen order. Where
 * a provider gives more rows than it was asked for, the rest waits for Load More.
 * @param wantedPages how many pages may be shown
 * @param away whether it failed because the network is down
 */
export function listingOf(
  pages: ProductRows[],
  wantedPages: number,
  { sort, filter }: ProductList,
  names: FilterNames,
  failed: boolean,
  away = false,
): Listing {
  const received = withoutDuplicates(pages.flatMap((page) => page.items));
  const wanted = received.filter((item) => passes(item, filter, names));
  const compare = comparatorOf(sort);
  const sorted = compare && !isInOrder(wanted, compare) ? wanted.toSorted(compare) : wanted;
  const items = sorted.slice(0, wantedPages * PAGE_SIZE);
  const held = items.length < sorted.length;
  const shownPages = held ? wantedPages : pages.length;
  const others = !failed && (held || (!hasEnded(pages) && pages.length > 0));
  return {
    items,
    sort,
    filter,
    names,
    loaded: received.length,
    total: pages[0]?.total ?? null,
    pages: Math.max(shownPages, 1),
    more: others && shownPages < MOST_PAGES,
    cut: others && shownPages >= MOST_PAGES,
    failed,
    away,
    sortedByProvider: sorted.every((item, at) => item === wanted[at]),
    filteredByProvider: wanted.length === received.length,
  };
}

/**
 * What a list says of itself: '12 of 46 products', '24 products shown', and how far its order and
 * filter reach.
 */
export function shownText(listing: Listing): string {
  const { items, loaded, total, sortedByProvider, filteredByProvider } = listing;
  if (total !== null && total > items.length && sortedByProvider && filteredByProvider) {
    return `${groupedNumber(items.length)} of ${groupedNumber(total)} products`;
  }
  const shown =
    items.length === 1 ? '1 product shown' : `${groupedNumber(items.length)} products shown`;
  if (sortedByProvider && filteredByProvider) return shown;
  const done = sortedByProvider
    ? 'filtered'
    : filteredByProvider
      ? 'sorted'
      : 'sorted and filtered';
  return `${shown}, ${done} among the ${groupedNumber(loaded)} loaded`;
}

/** What stands at the end of a list that goes on where no page does. */
export function cutText({ items, total }: Listing): string {
  const all = total === null ? '' : ` of ${groupedNumber(total)}`;
  return `These are the first ${groupedNumber(items.length)}${all} products. To see others, filter the list or search.`;
}

/** The HTTP status of a page whose list this is: 503 where nothing of it came. */
export function statusOfListing({ items, failed }: Listing): number {
  return failed && items.length === 0 ? 503 : 200;
}
