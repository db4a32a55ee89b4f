/** What `pnpm bench kept` runs in a browser. */
import { valueOf } from 'shared-contracts/call';
import { readKeptCatalogue } from 'shared-contracts/calls/kept-catalogue';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { keptIndexOf, type KeptIndex } from '../src/kept/kept-index';
import { searchKept, warmUp } from '../src/kept/search-kept';

const names = { brands: {}, categories: {} };
const search = (index: KeptIndex, query: string, limit: number) =>
  searchKept(index, { query, limit, sort: null, filters: NO_FILTER, names });

function firstTen(answer: unknown, queries: string[]): string[][] {
  const index = keptIndexOf(valueOf(readKeptCatalogue, answer), null);
  return queries.map((query) => search(index, query, 10).found.map(({ item }) => item.id));
}

let ready: KeptIndex | null = null;

/** Reads and prepares an answer. @returns how long both took, in milliseconds */
function prepare(answer: unknown) {
  const began = performance.now();
  const columns = valueOf(readKeptCatalogue, answer);
  const read = performance.now();
  ready = keptIndexOf(columns, null);
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
