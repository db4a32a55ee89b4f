import type { HttpClient, HttpRequest } from 'shared-contracts/call';
import { directoryQueries } from '../api/queries';
import type { Catalogue } from '../catalogue';
import type { DirectoryName } from '../directory/directory';
import { directoriesOf, loadFilterNames } from '../filter/filter-names';
import { pagesOf } from './list-url';
import type { Listing } from './listing';
import { listAt, type ProductList } from './product-list';

/** What a page with a list asks: the list's pages, and the names of what it is filtered by. */
export type ListingAsked = { list: ProductList; pages: number; directories: DirectoryName[] };

/** What the page at a URL asks. */
export function listingAsked(
  catalogue: Catalogue,
  of: ProductList['of'],
  { searchParams }: URL,
): ListingAsked {
  const list = listAt(of, searchParams, catalogue.sort.read());
  return { list, pages: pagesOf(searchParams), directories: directoriesOf(list.filter) };
}

/**
 * The list that a page asks for, with the names of what it is filtered by. An order that its URL
 * names is the shopper's choice from then on.
 * @throws ApiError when the caller gave up
 */
export function loadListing(
  catalogue: Catalogue,
  { list, pages }: ListingAsked,
  http: HttpClient,
  signal: AbortSignal,
): Promise<Listing> {
  catalogue.sort.choose(list.sort);
  const names = loadFilterNames(list.filter, http, signal);
  return catalogue.lists.load(http, list, pages, signal, names);
}

/** The calls that `loadListing` will make first. */
export function listingCalls(
  catalogue: Catalogue,
  { list, pages, directories }: ListingAsked,
): HttpRequest[] {
  return [
    ...catalogue.lists.missingCalls(list, pages),
    ...directories.map((name) => directoryQueries[name]().request),
  ];
}
