import type { HostApi } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { passes } from 'shared-contracts/filter-passes';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { networkDown } from 'shared-contracts/network';
import { ask } from 'shared-contracts/query';
import type { ProductListItem } from 'shared-contracts/wire/product';
import type { SearchPage } from '../api/queries';
import { readFilterNames } from '../api/filter-names';
import type { Found } from './found';
import { foundOnServer } from './found-on-server';
import { searchQueries, type Wanted } from './search-queries';

type Outcome =
  | {
      kind: 'found';
      found: Found[];
      /** The number of matching products in all. */
      total: number;
      more: boolean;
      /** The query as it may have been meant, where words of it were replaced. */
      meant: string | null;
      /** Words of the query that the results need not have. */
      lacking: readonly string[];
      /** Whether only descriptions mention what was searched. */
      mentioned: boolean;
      /** The number of products that were searched, where that wasn't the whole catalogue. */
      among: number | null;
    }
  /** The server's search failed, and no product has been seen that could be searched instead. */
  | { kind: 'nothing to search' }
  | { kind: 'failed' };

/** `away`: the shopper's own network is down, so the server was not asked. */
export type SearchOutcome = Outcome & { away?: true };

function fromServer(pages: SearchPage[], { query, limit }: Wanted): SearchOutcome {
  const meant = pages[0]?.meant ?? null;
  const queries = meant === null ? [query] : [query, meant];
  const seen = new Map(
    pages.flatMap(({ results }) =>
      results.map((result) => [result.id, foundOnServer(result, queries)]),
    ),
  );
  const found = [...seen.values()];
  const received = pages.reduce((sum, page) => sum + page.received, 0);
  const total = pages[0]?.total ?? null;
  // A provider may give more than it was asked for: the rest comes with Load More.
  const held = found.length > limit;
  const may = total === null ? received >= limit : received >= limit && total > received;
  return {
    kind: 'found',
    found: found.slice(0, limit),
    total: total ?? found.length,
    more: held || may,
    meant,
    lacking: pages[0]?.lacking ?? [],
    mentioned: pages[0]?.mentioned ?? false,
    among: null,
  };
}

const loadFallback = () =>
  import(/* webpackChunkName: "fuzzy-search" */ '../fallback/fuzzy-search');

/** Loads the fallback's code early, because it can't be fetched once the connection is lost. */
export async function prepareFallback(host: HostApi): Promise<void> {
  try {
    const { warmUp } = await loadFallback();
    warmUp(host.loadedProducts.read());
  } catch {
    // A failure is reported later, when the code is needed and loaded again.
  }
}

async function fromLoaded(host: HostApi, wanted: Wanted): Promise<SearchOutcome> {
  const items = host.loadedProducts.read();
  if (items.length === 0) return { kind: 'nothing to search' };
  try {
    const { fuzzySearch } = await loadFallback();
    const { query, sort, limit, filters = NO_FILTER } = wanted;
    // A filter has ids and a loaded product has names. This is the same call that the page makes,
    // so its answer is reused.
    const names = await readFilterNames(host.http, filters);
    const keep = (item: ProductListItem) => passes(item, filters, names);
    const { found, total } = fuzzySearch(items, query, { sort, limit, keep });
    return {
      kind: 'found',
      found,
      total,
      more: total > limit,
      meant: null,
      lacking: [],
      mentioned: false,
      among: items.length,
    };
  } catch (error) {
    host.report({ kind: 'error', message: String(error), part: 'fuzzy search' });
    return { kind: 'failed' };
  }
}

/**
 * Searches the catalogue: the server first; where that fails or answers without results, the
 * products seen so far (specification, section 4).
 * @throws ApiError only when it was aborted; no fault of a provider makes it throw
 */
export async function searchCatalogue(
  host: HostApi,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<SearchOutcome> {
  try {
    const pages = await Promise.all(
      searchQueries(wanted).map((query) => ask(host.http, query, signal)),
    );
    return fromServer(pages, wanted);
  } catch (error) {
    if (faultOf(error).kind === 'aborted') throw error;
    const outcome = await fromLoaded(host, wanted);
    return networkDown(error) ? { ...outcome, away: true } : outcome;
  }
}
