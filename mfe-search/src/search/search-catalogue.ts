import type { ComponentType } from 'react';
import type { HostApi } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { networkDown } from 'shared-contracts/network';
import { ask } from 'shared-contracts/query';
import type { OfflineLines } from 'shared-contracts/slots';
import type { ProductListItem } from 'shared-contracts/wire/product';
import type { SearchResult } from 'shared-contracts/wire/search';
import type { SearchPage } from '../api/queries';
import type { SearchOutcome } from './outcome';
import { foundOnServer } from './found-on-server';
import { searchQueries, type Wanted } from './search-queries';

const asResult = (item: ProductListItem): SearchResult => ({
  ...item,
  match_percent: null,
  highlights: {},
});

function fromServer(pages: SearchPage[], { query, limit }: Wanted): SearchOutcome {
  const first: Partial<SearchPage> = pages[0] ?? {};
  const { meant = null, total = null, close = [], lacking = [], mentioned = false, read } = first;
  const queries = meant === null ? [query] : [query, meant];
  const seen = new Map(
    pages.flatMap(({ results }) =>
      results.map((result) => [result.id, foundOnServer(result, queries)]),
    ),
  );
  const found = [...seen.values()];
  const received = pages.reduce((sum, page) => sum + page.received, 0);
  // A provider may give more than it was asked for: the rest comes with Load More.
  const held = found.length > limit;
  const may = received >= limit && (total === null || total > received);
  return {
    kind: 'found',
    found: found.slice(0, limit),
    total: total ?? found.length,
    more: held || may,
    meant,
    close: close.map((item) => foundOnServer(asResult(item), queries)),
    lacking,
    mentioned,
    read,
    among: null,
  };
}

const loadFallback = () =>
  import(/* webpackChunkName: "fuzzy-search" */ '../fallback/without-provider');

/**
 * Loads the code of a search without a network early, because it can't be fetched then.
 * @param waits whether the offer of the catalogue can wait for what the shopper does first
 * @returns what is said of the catalogue that this device can keep; null where nothing is
 */
export async function prepareFallback(
  host: HostApi,
  waits: boolean,
): Promise<ComponentType | null> {
  try {
    const { prepare } = await loadFallback();
    return await prepare(host, waits);
  } catch {
    // A failure is reported later, when the code is needed and loaded again.
    return null;
  }
}

async function fromHere(host: HostApi, wanted: Wanted): Promise<SearchOutcome> {
  try {
    const { searchWithoutProvider } = await loadFallback();
    return await searchWithoutProvider(host, wanted);
  } catch (error) {
    host.report({ kind: 'error', message: String(error), part: 'fuzzy search' });
    return { kind: 'failed' };
  }
}

/**
 * Reads the lines of a quick order by the catalogue on this device; never fails.
 * @returns null where it isn't here
 */
export async function readLinesHere(
  host: HostApi,
  texts: readonly string[],
): Promise<OfflineLines | null> {
  try {
    const { readWithoutProvider } = await loadFallback();
    return await readWithoutProvider(host, texts);
  } catch (error) {
    host.report({ kind: 'error', message: String(error), part: 'offline catalogue' });
    return null;
  }
}

/**
 * Searches the catalogue: the server first; where that fails or answers without results, what this
 * device keeps of it, or the products seen so far (specification, section 4).
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
    const outcome = await fromHere(host, wanted);
    return networkDown(error) ? { ...outcome, away: true } : outcome;
  }
}
