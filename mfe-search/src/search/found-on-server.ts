import type { ProductListItem } from 'shared-contracts/wire/product';
import type { SearchResult } from 'shared-contracts/wire/search';
import { wordMarks } from '../highlight/word-marks';
import { searchedFields, type Found, type Highlights } from './found';
import { queryWords } from './query-words';

/** The ranges that the provider marked, as far as they are within the texts. */
function givenMarks(item: ProductListItem, highlights: SearchResult['highlights']): Highlights {
  const marks: Highlights = {};
  for (const field of searchedFields) {
    const ranges = (highlights[field] ?? []).filter(({ to }) => to <= item[field].length);
    if (ranges.length > 0) marks[field] = ranges;
  }
  return marks;
}

/** The words of queries without the punctuation around them. */
function bareWords(queries: readonly string[]): string[] {
  const bare = queries
    .flatMap(queryWords)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(bare)];
}

/**
 * A result of the provider as a found product. Where the provider marked nothing that can be read,
 * the words themselves are marked.
 * @param queries the query, and the query as it may have been meant
 */
export function foundOnServer(result: SearchResult, queries: readonly string[]): Found {
  const { match_percent: percent, highlights, matched_variant: variant, ...item } = result;
  const given = givenMarks(item, highlights);
  const isMarked = Object.keys(given).length > 0;
  const marks = isMarked ? given : wordMarks(item, bareWords(queries));
  return { item, percent, highlights: marks, ...(variant ? { variant } : {}) };
}
