import type { HttpRequest } from 'shared-contracts/call';
import type { Visit } from 'shared-contracts/door';
import { directoryQueries, entryQueries, productQuery } from './api/queries';
import type { Catalogue } from './catalogue';
import { listingAsked, listingCalls } from './listing/load-listing';

// What each page asks, said once: its loader asks it, and the shell may ask it before the page's
// code has come. The host doesn't ask ahead for what it has kept.

export const productPageQuery = ({ params }: Visit) => productQuery(params.productId ?? '');

export const storePageQueries = (catalogue: Catalogue, { url }: Visit) => ({
  listing: listingAsked(catalogue, { type: 'all' }, url),
});

/** A category's or brand's page: what it is, and its products. */
export function collectionQueries(
  catalogue: Catalogue,
  type: 'category' | 'brand',
  { params, url }: Visit,
) {
  const id = params[`${type}Id`] ?? '';
  return {
    entry: entryQueries[type](id),
    listing: listingAsked(catalogue, { type, id }, url),
  };
}

export const productCalls = (visit: Visit): HttpRequest[] => [productPageQuery(visit).request];

export const storeCalls = (catalogue: Catalogue, visit: Visit): HttpRequest[] =>
  listingCalls(catalogue, storePageQueries(catalogue, visit).listing);

export function collectionCalls(
  catalogue: Catalogue,
  type: 'category' | 'brand',
  visit: Visit,
): HttpRequest[] {
  const { entry, listing } = collectionQueries(catalogue, type, visit);
  return [entry.request, ...listingCalls(catalogue, listing)];
}

export const directoryCalls = (name: keyof typeof directoryQueries): HttpRequest[] => [
  directoryQueries[name]().request,
];
