/**
 * The index that the fallback searches. Fuse.js compares a query's word with each word of the list
 * once, instead of with each product's texts: some hundred comparisons for thousands of products.
 */
import Fuse from 'fuse.js';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { searchedFields, type SearchedField } from '../search/found';
import { plain } from '../search/query-words';

/** A product with its texts in the form in which they are compared. */
type Entry = {
  item: ProductListItem;
  texts: Record<SearchedField, string>;
  all: string;
  words: readonly string[];
};

/**
 * A misspelled word is compared with the words of these fields; a description has too many words.
 */
const namingFields = ['product_name', 'brand_name', 'category_name'] as const;
const WORD_LEAST = 3;
/** The largest accepted difference between two words, from 0 (the same) to 1 (anything). */
const UNLIKE_MOST = 0.35;
/** Words whose difference is within this of the nearest word's are meant too. */
const AS_LIKE = 0.02;

const entries = new WeakMap<ProductListItem, Entry>();

function entryOf(item: ProductListItem): Entry {
  const known = entries.get(item);
  if (known) return known;
  const texts = Object.fromEntries(
    searchedFields.map((field) => [field, plain(item[field])]),
  ) as Record<SearchedField, string>;
  const words = namingFields
    .flatMap((field) => texts[field].split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= WORD_LEAST);
  const entry = { item, texts, all: Object.values(texts).join('\n'), words };
  entries.set(item, entry);
  return entry;
}

export type WordIndex = {
  entries: readonly Entry[];
  /** The words that a misspelled one may mean. */
  nearest: (word: string) => string[];
  /** The positions of the entries whose names contain a word. */
  naming: (word: string) => readonly number[];
};

function makeIndex(items: readonly ProductListItem[]): WordIndex {
  const all = items.map(entryOf);
  const places = new Map<string, number[]>();
  for (const [at, { words }] of all.entries()) {
    for (const word of words) {
      const known = places.get(word);
      if (!known) places.set(word, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  }
  const fuse = new Fuse([...places.keys()], {
    includeScore: true,
    threshold: UNLIKE_MOST,
    minMatchCharLength: 2,
  });
  return {
    entries: all,
    nearest(word) {
      const near = fuse.search(word);
      const least = near[0]?.score ?? 0;
      return near.filter(({ score = 1 }) => score <= least + AS_LIKE).map(({ item }) => item);
    },
    naming: (word) => places.get(word) ?? [],
  };
}

// Loading products replaces the whole list, so each list has one index.
const indexes = new WeakMap<readonly ProductListItem[], WordIndex>();

/** The index of a list, made at its first use. */
export function indexOf(items: readonly ProductListItem[]): WordIndex {
  const known = indexes.get(items);
  if (known) return known;
  const index = makeIndex(items);
  indexes.set(items, index);
  return index;
}
