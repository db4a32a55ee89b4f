import type { HttpClient } from 'shared-contracts/call';
import { ApiError } from 'shared-contracts/errors';
import { ask, type QueryRequest } from 'shared-contracts/query';
import { readingOf } from 'shared-contracts/reading';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import { reportFailure, type Reader } from '../api/failure';
import { NO_NAMES, type FilterNames } from 'shared-contracts/list-filter';
import { hasEnded, listingOf, offsetAfter, type Listing, type ProductRows } from './listing';
import { keyOf, pageQuery, PAGES_URL, placeOf, type ProductList } from './product-list';

/** How many pages are asked for at once when a link leads deep into a list. */
const AHEAD_MOST = 8;

/** All lists: Back shows them again, Load More adds to them. Their pages are kept by the host. */
export type ProductLists = {
  /**
   * The first pages of a list; only those not yet here are asked for. A page that fails is
   * reported and said in the listing.
   * @param names what the list's filter has chosen is called, where it has chosen any
   * @throws ApiError when the caller gave up
   */
  load(
    host: Reader,
    list: ProductList,
    pages: number,
    signal: AbortSignal,
    names?: Promise<FilterNames>,
  ): Promise<Listing>;
  /** What `load` will ask first; the host knows what of it it has kept. */
  missing(list: ProductList, pages: number): QueryRequest[];
  /** Forgets all lists. */
  clear(http: HttpClient): void;
};

/** What a list of so many pages asks next, beside each other. */
function nextQueries(list: ProductList, held: ProductRows[], pages: number) {
  if (hasEnded(held)) return [];
  const offset = offsetAfter(held);
  // After a last page that is full there is an empty one.
  const end = (held[0]?.total ?? Infinity) + PAGE_SIZE;
  const wanted = Math.ceil((Math.min(pages * PAGE_SIZE, end) - offset) / PAGE_SIZE);
  const missing = Math.min(Math.max(wanted, 1), AHEAD_MOST);
  if (offset >= pages * PAGE_SIZE) return [];
  return Array.from({ length: missing }, (_, at) => pageQuery(list, offset + at * PAGE_SIZE));
}

export function createProductLists(): ProductLists {
  /** What was shown last of each place, in whichever order: it stays while nobody answers. */
  const latest = new Map<string, { key: string; pages: ProductRows[] }>();
  let cleared = 0;

  function keepLatest(list: ProductList, pages: ProductRows[]): void {
    const key = keyOf(list);
    const before = latest.get(placeOf(list));
    if (before?.key === key && before.pages.length > pages.length) return;
    latest.set(placeOf(list), { key, pages });
  }

  /** The pages of a list that were shown last of its place. */
  function shownOf(list: ProductList): ProductRows[] {
    const shown = latest.get(placeOf(list));
    return shown?.key === keyOf(list) ? shown.pages : [];
  }

  return {
    async load(host, list, pages, signal, names = Promise.resolve(NO_NAMES)) {
      let held = shownOf(list);
      let since = cleared;
      while (offsetAfter(held) < pages * PAGE_SIZE && !hasEnded(held)) {
        const asked = nextQueries(list, held, pages).map((query) => ask(host.http, query, signal));
        // One that isn't waited for any more may fail unseen.
        for (const one of asked) one.catch(() => undefined);
        for (const one of asked) {
          const page = await readingOf(one, reportFailure(host, 'Products'));
          if (page.kind === 'failed') {
            // A list that was shown stays, in the order that is asked for now.
            const last = page.away ? latest.get(placeOf(list))?.pages : undefined;
            if (held.length === 0) held = last ?? [];
            return listingOf(held, pages, list, await names, true, page.away);
          }
          // Late: the shopper has gone on to another list.
          if (signal.aborted) throw new ApiError({ kind: 'aborted' });
          // Cleared while this page came: it starts over.
          const stale = since !== cleared;
          since = cleared;
          held = stale ? [] : [...held, page.value];
          // The next ones begin where this one should have ended.
          if (stale || page.value.received !== PAGE_SIZE) break;
        }
      }
      keepLatest(list, held);
      return listingOf(held, pages, list, await names, false);
    },

    missing: (list, pages) => nextQueries(list, shownOf(list), pages),

    clear(http) {
      cleared += 1;
      http.forget?.(PAGES_URL);
      latest.clear();
    },
  };
}
