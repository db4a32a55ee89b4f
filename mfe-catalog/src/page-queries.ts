import type { HostApi, Visit } from 'shared-contracts/door';
import { directoryQueries, entryQueries, productQuery } from './api/queries';
import { listingRequest } from './listing/load-listing';

// What each page asks, said once: its loader asks it, and the shell may ask it before the page's
// code has come.

export const productQueries = ({ params }: Visit) => ({
  product: productQuery(params.productId ?? ''),
});

export const storeQueries =
  (host: HostApi) =>
  ({ url }: Visit) => ({ listing: listingRequest(host, { type: 'all' }, url) });

/** A category's or brand's page: what it is, and its products. */
export const collectionQueries =
  (host: HostApi, type: 'category' | 'brand') =>
  ({ params, url }: Visit) => {
    const id = params[`${type}Id`] ?? '';
    return {
      entry: entryQueries[type](id),
      listing: listingRequest(host, { type, id }, url),
    };
  };

/** The page of all categories, or of all brands. */
export const directoryPageQueries = (name: keyof typeof directoryQueries) => () => ({
  entries: directoryQueries[name](),
});
