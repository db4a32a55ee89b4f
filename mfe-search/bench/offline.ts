/** What `pnpm bench offline-catalogue` runs in a browser. */
import { valueOf } from 'shared-contracts/call';
import { readOfflineCatalogue } from 'shared-contracts/calls/offline-catalogue';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { offlineIndexOf, type OfflineIndex } from '../src/offline/offline-index';
import { searchIndex, warmUp } from '../src/offline/search-index';

const names = { brands: {}, categories: {} };
const search = (index: OfflineIndex, query: string, limit: number) =>
  searchIndex(index, { query, limit, sort: null, filters: NO_FILTER, names });

function firstTen(answer: unknown, queries: string[]): string[][] {
  const index = offlineIndexOf(valueOf(readOfflineCatalogue, answer), null);
  return queries.map((query) => search(index, query, 10).found.map(({ item }) => item.id));
}

let ready: OfflineIndex | null = null;

/** Reads and prepares an answer. @returns how long both took, in milliseconds */
function prepare(answer: unknown) {
  const began = performance.now();
  const columns = valueOf(readOfflineCatalogue, answer);
  const read = performance.now();
  ready = offlineIndexOf(columns, null);
  for (const warm of warmUp(ready)) warm();
  return { read: read - began, ready: performance.now() - read };
}

/** Searches what was prepared. @returns how long it took, in milliseconds */
function timed(query: string): number {
  const from = performance.now();
  if (ready) search(ready, query, 20);
  return performance.now() - from;
}

Object.assign(globalThis, { bench: { firstTen, prepare, timed } });
