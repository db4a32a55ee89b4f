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

/** Times in milliseconds: of reading and preparing, and of each query. */
function time(answer: unknown, queries: string[]) {
  const began = performance.now();
  const columns = valueOf(readKeptCatalogue, answer);
  const read = performance.now();
  const index = keptIndexOf(columns, null);
  for (const search of warmUp(index)) search();
  const ready = performance.now();
  const searches = queries.map((query) => {
    const from = performance.now();
    search(index, query, 20);
    return performance.now() - from;
  });
  return { read: read - began, ready: ready - read, searches };
}

Object.assign(globalThis, { bench: { firstTen, time } });
