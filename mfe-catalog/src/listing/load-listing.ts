import type { HostApi } from 'shared-contracts/door';
import type { QueryRequest } from 'shared-contracts/query';
import { directoryQueries } from '../api/queries';
import { catalogueOf } from '../catalogue';
import { directoriesOf, loadFilterNames } from '../filter/filter-names';
import { pagesOf } from './list-url';
import type { Listing } from './listing';
import { listAt, type ProductList } from './product-list';

/** What a page with a list asks: the list's pages, and the names of what it is filtered by. */
export type ListingRequest = {
  list: ProductList;
  pages: number;
  /** What goes out at once: the pages that were not shown yet, and the names. */
  first: QueryRequest[];
};

/** What the page at a URL asks. */
export function listingRequest(
  host: HostApi,
  of: ProductList['of'],
  { searchParams }: URL,
): ListingRequest {
  const { lists, sort } = catalogueOf(host);
  const list = listAt(of, searchParams, sort.read());
  const pages = pagesOf(searchParams);
  const names = directoriesOf(list.filter).map((name) => directoryQueries[name]());
  return { list, pages, first: [...lists.missing(list, pages), ...names] };
}

/**
 * The list that a page asks for, with the names of what it is filtered by. An order that its URL
 * names is the shopper's choice from then on.
 * @throws ApiError when the caller gave up
 */
export function loadListing(
  host: HostApi,
  { list, pages }: ListingRequest,
  signal: AbortSignal,
): Promise<Listing> {
  const { lists, sort } = catalogueOf(host);
  sort.choose(list.sort);
  const names = loadFilterNames(list.filter, host, signal);
  return lists.load(host, list, pages, signal, names);
}
