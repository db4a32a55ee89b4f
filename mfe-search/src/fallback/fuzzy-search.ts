import Fuse, { type Expression, type FuseResult } from 'fuse.js';
import { comparatorOf } from 'shared-contracts/sort';
import type { ProductListItem, SortId } from 'shared-contracts/wire/product';
import type { MatchRange } from 'shared-contracts/wire/search';
import { searchedFields, type Found, type Highlights, type SearchedField } from '../search/found';
import { fieldWeights, plain, scoreProduct } from './score';

// The list changes as a whole whenever products are loaded: one index per list.
const indexes = new WeakMap<readonly ProductListItem[], Fuse<ProductListItem>>();

function indexOf(items: readonly ProductListItem[]): Fuse<ProductListItem> {
  const known = indexes.get(items);
  if (known) return known;
  const index = new Fuse(items, {
    keys: searchedFields.map((name) => ({ name, weight: fieldWeights[name] })),
    includeScore: true,
    includeMatches: true,
    ignoreLocation: true,
    threshold: 0.35,
    minMatchCharLength: 2,
  });
  indexes.set(items, index);
  return index;
}

/** Each word in any of the fields. */
function everyWord(query: string): string | Expression {
  const words = plain(query).split(' ');
  if (words.length < 2) return plain(query);
  return {
    $and: words.map((word) => ({ $or: searchedFields.map((field) => ({ [field]: word })) })),
  };
}

/** Where the words stand as they are; else null, and the nearly matching letters are marked. */
function plainRanges(query: string, text: string): MatchRange[] | null {
  const lower = text.toLowerCase();
  const ranges = plain(query)
    .split(' ')
    .flatMap((word) => {
      const from = lower.length === text.length ? lower.indexOf(word) : -1;
      return from < 0 ? [] : [{ from, to: from + word.length }];
    });
  return ranges.length > 0 ? ranges : null;
}

function highlightsOf({ item, matches }: FuseResult<ProductListItem>, query: string): Highlights {
  const highlights: Highlights = {};
  for (const { key, indices } of matches ?? []) {
    const field = key as SearchedField;
    highlights[field] =
      plainRanges(query, item[field]) ?? indices.map(([from, last]) => ({ from, to: last + 1 }));
  }
  return highlights;
}

/**
 * Searches a list of products: Fuse.js finds the candidates, typos included, and the
 * specification's scorer gives percent and rank (reading 13).
 * @param sort null is by rank
 */
export function fuzzySearch(
  items: readonly ProductListItem[],
  query: string,
  sort: SortId | null,
): Found[] {
  const scored = indexOf(items)
    .search(everyWord(query))
    .map((result) => ({ result, score: scoreProduct(query, result.item) }));
  const compare = sort === null ? null : comparatorOf(sort);
  scored.sort((a, b) =>
    compare
      ? compare(a.result.item, b.result.item)
      : b.score.rank - a.score.rank || (a.result.score ?? 1) - (b.result.score ?? 1),
  );
  return scored.map(({ result, score }) => ({
    item: result.item,
    percent: score.percent,
    highlights: highlightsOf(result, query),
  }));
}
