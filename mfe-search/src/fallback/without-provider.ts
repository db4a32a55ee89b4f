/**
 * Searches without the provider: the catalogue that this device holds, else the products seen so far
 * (specification, section 4).
 */
import type { ComponentType } from 'react';
import type { HostApi } from 'shared-contracts/door';
import { passes } from 'shared-contracts/filter-passes';
import { NO_FILTER } from 'shared-contracts/list-filter';
import type { OfflineLines } from 'shared-contracts/slots';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { readFilterNames } from '../api/filter-names';
import { whenIdle } from 'shared-ui/when-idle';
import { offlineStore } from '../offline/offline-store';
import { timeText } from 'shared-contracts/time-text';
import type { Outcome } from '../search/outcome';
import type { Wanted } from '../search/search-queries';
import { fuzzySearch, warmUp } from './fuzzy-search';

const loadCatalogue = () =>
  import(/* webpackChunkName: "offline-catalogue" */ '../offline/catalogue-on-device');

/** Whether this device holds the catalogue: its code is large, and most have none. */
const holdsCatalogue = async () => (await offlineStore().read('about')) !== null;

async function fromCatalogue(host: HostApi, wanted: Wanted): Promise<Outcome | null> {
  try {
    if (!(await holdsCatalogue())) return null;
    const { searchOnDevice } = await loadCatalogue();
    const searched = await searchOnDevice(host, wanted);
    if (!searched) return null;
    const { asOf, ...results } = searched;
    return {
      kind: 'found',
      ...results,
      close: [],
      more: results.total > wanted.limit,
      among: null,
      note: `From the catalogue on this device, as of ${timeText(asOf)}.`,
    };
  } catch (error) {
    host.report({ kind: 'error', message: String(error), part: 'offline catalogue' });
    return null;
  }
}

async function fromLoaded(host: HostApi, wanted: Wanted): Promise<Outcome> {
  const items = host.loadedProducts.read();
  if (items.length === 0) return { kind: 'nothing to search' };
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
    close: [],
    lacking: [],
    mentioned: false,
    among: items.length,
  };
}

export async function searchWithoutProvider(host: HostApi, wanted: Wanted): Promise<Outcome> {
  return (await fromCatalogue(host, wanted)) ?? (await fromLoaded(host, wanted));
}

/** Reads lines by the catalogue on this device. @returns null where it isn't here */
export async function readWithoutProvider(
  host: HostApi,
  texts: readonly string[],
): Promise<OfflineLines | null> {
  if (!(await holdsCatalogue())) return null;
  const { readOnDevice } = await loadCatalogue();
  return readOnDevice(host, texts);
}

/** From when the dialog is open until it is asked what it is to keep the catalogue, in milliseconds. */
const PATIENCE = 2_000;

const untilQuiet = () =>
  new Promise<void>((done) => {
    setTimeout(() => {
      whenIdle(done);
    }, PATIENCE);
  });

/**
 * Makes both ready before they are needed, because their code can't be fetched without a network.
 * @param waits whether the shopper may only want to type a word, and nothing of the catalogue
 */
export async function prepare(host: HostApi, waits: boolean): Promise<ComponentType> {
  warmUp(host.loadedProducts.read());
  if (waits && !(await holdsCatalogue())) await untilQuiet();
  const { OfflineLine, prepareCatalogue } = await loadCatalogue();
  void prepareCatalogue(host);
  return OfflineLine;
}
