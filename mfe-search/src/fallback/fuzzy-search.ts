import { comparatorOf } from 'shared-contracts/sort';
import type { ProductListItem, SortId } from 'shared-contracts/wire/product';
import { wordMarks } from '../highlight/word-marks';
import type { Found } from '../search/found';
import { plain, queryWords } from '../search/query-words';
import { hasWord } from '../search/word-places';
import { scoreTexts } from './score';
import { indexOf, type WordIndex } from './word-index';

/** A word with fewer letters resembles too many others. */
const TYPO_LEAST = 3;

/** A word of the query, and the words that it may mean where no product has it. */
type QueryWord = { word: string; meant: string[] };

/** Counts for each entry how many of the words it has. */
function countWords(index: WordIndex, words: string[]): { counts: Uint8Array; asked: QueryWord[] } {
  const counts = new Uint8Array(index.entries.length);
  const asked = words.map((word): QueryWord => {
    let found = false;
    for (const [at, { all }] of index.entries.entries()) {
      if (!hasWord(all, word)) continue;
      counts[at] = (counts[at] ?? 0) + 1;
      found = true;
    }
    if (found || word.length < TYPO_LEAST) return { word, meant: [] };
    const meant = index.nearest(word);
    for (const at of new Set(meant.flatMap((near) => index.naming(near)))) {
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return { word, meant };
  });
  return { counts, asked };
}

export type FuzzyFound = { found: Found[]; total: number };

/**
 * Searches a list of products: Fuse.js finds what a misspelled word means, and the specification's
 * scorer gives percent and rank (reading 13). All words must be found, each in any of the fields;
 * where no product has them all, the products that have most of them are found.
 * @param sort null sorts by rank
 * @param keep a further condition that a result must meet
 */
export function fuzzySearch(
  items: readonly ProductListItem[],
  query: string,
  {
    sort,
    limit,
    keep = () => true,
  }: { sort: SortId | null; limit: number; keep?: (item: ProductListItem) => boolean },
): FuzzyFound {
  const index = indexOf(items);
  const { counts, asked } = countWords(index, queryWords(query));
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  if (most === 0) return { found: [], total: 0 };
  const typed = plain(query);
  const corrected = asked.map(({ word, meant }) => meant[0] ?? word).join(' ');
  const scored = index.entries
    .filter((entry, at) => counts[at] === most && keep(entry.item))
    .map((entry) => {
      const score = scoreTexts(typed, entry.texts);
      // Products that a misspelled word means are ranked by the corrected query.
      const meant = corrected === typed ? score.rank : scoreTexts(corrected, entry.texts).rank;
      return { entry, percent: score.percent, meant };
    });
  const marked = asked.flatMap(({ word, meant }) => [word, ...meant]);
  const compare = sort === null ? null : comparatorOf(sort);
  scored.sort((a, b) => (compare ? compare(a.entry.item, b.entry.item) : b.meant - a.meant));
  return {
    total: scored.length,
    found: scored.slice(0, limit).map(({ entry, percent }) => ({
      item: entry.item,
      percent,
      highlights: wordMarks(entry.item, marked),
    })),
  };
}

/** Builds the index of a list before it is needed. */
export function warmUp(items: readonly ProductListItem[]): void {
  indexOf(items);
}
