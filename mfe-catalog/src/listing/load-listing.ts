import { requestOf, type HttpClient, type HttpRequest } from 'shared-contracts/call';
import type { Visit } from 'shared-contracts/door';
import type { Catalogue } from '../catalogue';
import { directories } from '../directory/directory';
import { directoriesOf, loadFilterNames } from '../filter/filter-names';
import { pagesOf } from './list-url';
import type { Listing } from './listing';
import { listAt, type ProductList } from './product-list';

type Visited = Pick<Visit, 'url'> & { http: HttpClient; signal: AbortSignal };

/**
 * The list that a page's URL names, with the names of what it is filtered by. An order that the URL
 * names is the shopper's choice from then on.
 * @throws ApiError when the caller gave up
 */
export function loadListing(
  catalogue: Catalogue,
  of: ProductList['of'],
  { url, http, signal }: Visited,
): Promise<Listing> {
  const list = listAt(of, url.searchParams, catalogue.sort.read());
  catalogue.sort.choose(list.sort);
  const names = loadFilterNames(catalogue, list.filter, http, signal);
  return catalogue.lists.load(http, list, pagesOf(url.searchParams), signal, names);
}

/** The calls that `loadListing` will make first. */
export function listingCalls(
  catalogue: Catalogue,
  of: ProductList['of'],
  { url }: Pick<Visit, 'url'>,
): HttpRequest[] {
  const list = listAt(of, url.searchParams, catalogue.sort.read());
  const unknown = directoriesOf(list.filter).filter((name) => !catalogue.directories.read(name));
  return [
    ...catalogue.lists.missingCalls(list, pagesOf(url.searchParams)),
    ...unknown.map((name) => requestOf(directories[name].call)),
  ];
}
