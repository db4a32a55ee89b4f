import { comparatorOf } from 'shared-contracts/sort';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import type { ProductListItem, SortId } from 'shared-contracts/wire/product';
import type { Rows } from 'shared-contracts/wire/values';
import { MOST_PAGES } from './list-url';

export type ProductRows = Rows<ProductListItem>;

/** What a page shows of a list. JSON only. */
export type Listing = {
  items: ProductListItem[];
  sort: SortId;
  /** How many pages are shown. */
  pages: number;
  /** Whether there may be another page. */
  more: boolean;
  /** The last page that was asked for did not come. */
  failed: boolean;
  /** False where the provider gave another order: then only what is loaded is sorted. */
  sortedByProvider: boolean;
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

/** Puts a list's pages together: duplicates by id dropped, in the chosen order. */
export function listingOf(pages: ProductRows[], sort: SortId, failed: boolean): Listing {
  const received = withoutDuplicates(pages.flatMap((page) => page.items));
  const compare = comparatorOf(sort);
  const items = compare ? received.toSorted(compare) : received;
  return {
    items,
    sort,
    pages: Math.max(pages.length, 1),
    more: !failed && !hasEnded(pages) && pages.length > 0 && pages.length < MOST_PAGES,
    failed,
    sortedByProvider: items.every((item, at) => item === received[at]),
  };
}

/** The HTTP status of a page whose list this is: 503 where nothing of it came. */
export function statusOfListing({ items, failed }: Listing): number {
  return failed && items.length === 0 ? 503 : 200;
}
