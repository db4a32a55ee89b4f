/**
 * What `pnpm bench search` runs in a browser: the fallback and, beside it, plain Fuse.js with the
 * same fields and weights and its own defaults.
 */
import Fuse from 'fuse.js';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { fuzzySearch, warmUp } from '../src/fallback/fuzzy-search';

const RESULTS = 20;
const keys = [
  { name: 'product_name', weight: 3 },
  { name: 'brand_name', weight: 2 },
  { name: 'category_name', weight: 1.5 },
  { name: 'description', weight: 1 },
];

type Rankings = { fallback: string[]; fuse: string[] };

function rank(items: ProductListItem[], queries: string[]): Rankings[] {
  const fuse = new Fuse(items, { keys });
  return queries.map((query) => ({
    fallback: fuzzySearch(items, query, { sort: null, limit: RESULTS }).found.map(
      ({ item }) => item.id,
    ),
    fuse: fuse.search(query, { limit: RESULTS }).map(({ item }) => item.id),
  }));
}

const took = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Times in milliseconds: of the preparation, and of each query. */
function time(items: ProductListItem[], queries: string[], count: number) {
  const many = Array.from({ length: count }, (_, at) => {
    const item = items[at % items.length] as ProductListItem;
    return { ...item, id: String(at), product_name: `${item.product_name} ${at}` };
  });
  const ready = took(() => {
    warmUp(many);
  });
  const fuse = new Fuse(many, { keys });
  return {
    ready,
    fallback: queries.map((query) =>
      took(() => fuzzySearch(many, query, { sort: null, limit: RESULTS })),
    ),
    fuse: queries.map((query) => took(() => fuse.search(query, { limit: RESULTS }))),
  };
}

Object.assign(globalThis, { bench: { rank, time } });
