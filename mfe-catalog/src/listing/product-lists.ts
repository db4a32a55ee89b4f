import type { HttpClient, HttpRequest } from 'shared-contracts/call';
import { ApiError } from 'shared-contracts/errors';
import { networkAway } from 'shared-contracts/network';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import { logFailure } from '../api/failure';
import { listProducts } from '../api/list-products';
import { NO_NAMES, type FilterNames } from '../filter/product-filter';
import { hasEnded, listingOf, offsetAfter, type Listing, type ProductRows } from './listing';
import { keyOf, pageBody, pageRequest, placeOf, type ProductList } from './product-list';

/** How many pages are asked for at once when a link leads deep into a list. */
const AHEAD_MOST = 8;

/** The pages of all lists that were loaded: Back shows them again, Load More adds to them. */
export type ProductLists = {
  /**
   * The first pages of a list; only those not yet here are asked for. A page that fails is logged
   * and said in the listing.
   * @param names what the list's filter has chosen is called, where it has chosen any
   * @throws ApiError when the caller gave up
   */
  load(
    http: HttpClient,
    list: ProductList,
    pages: number,
    signal: AbortSignal,
    names?: Promise<FilterNames>,
  ): Promise<Listing>;
  /** The calls that `load` will make first. */
  missingCalls(list: ProductList, pages: number): HttpRequest[];
  /** Forgets all lists. */
  clear(): void;
};

export function createProductLists(): ProductLists {
  const known = new Map<string, ProductRows[]>();
  /** What was loaded last of each place, in whichever order: what is shown while nobody answers. */
  const latest = new Map<string, ProductRows[]>();

  return {
    async load(http, list, pages, signal, names = Promise.resolve(NO_NAMES)) {
      const key = keyOf(list);
      let held = known.get(key) ?? [];
      while (offsetAfter(held) < pages * PAGE_SIZE && !hasEnded(held)) {
        let page: ProductRows;
        try {
          page = await listProducts(http, pageBody(list, offsetAfter(held)), signal);
        } catch (error) {
          logFailure('Products', error);
          const away = networkAway(error);
          // A list that was shown stays, in the order that is asked for now.
          if (away && held.length === 0) held = latest.get(placeOf(list)) ?? [];
          return listingOf(held, pages, list, await names, true, away);
        }
        // Late: the shopper has gone on to another list.
        if (signal.aborted) throw new ApiError({ kind: 'aborted' });
        // Somebody else may have loaded the same page, or cleared the list, while this one came.
        if ((known.get(key)?.length ?? 0) === held.length) known.set(key, [...held, page]);
        held = known.get(key) ?? [];
      }
      latest.set(placeOf(list), held);
      return listingOf(held.slice(0, pages), pages, list, await names, false);
    },

    missingCalls(list, pages) {
      const held = known.get(keyOf(list)) ?? [];
      if (hasEnded(held)) return [];
      const offset = offsetAfter(held);
      const missing = Math.min(Math.max(pages - Math.ceil(offset / PAGE_SIZE), 0), AHEAD_MOST);
      return Array.from({ length: missing }, (_, at) => pageRequest(list, offset + at * PAGE_SIZE));
    },

    clear() {
      known.clear();
      latest.clear();
    },
  };
}
