import { comparatorOf } from 'shared-contracts/sort';
import type { ProductListItem, SortId } from 'shared-contracts/wire/product';
import type { MatchRange } from 'shared-contracts/wire/search';
import { searchedFields, type Found, type Highlights } from '../search/found';
import { plain, scoreTexts } from './score';
import { indexOf, type Entry, type WordIndex } from './word-index';

const WORDS_MOST = 8;
/** Fewer letters are like too many words. */
const TYPO_LEAST = 3;

/** A query's word, and what it may mean where no product has it. */
type Asked = { word: string; meant: string[] };

/** '100mm' is '100 mm' in most names. */
function wordsOf(query: string): string[] {
  const apart = plain(query).replaceAll(
    /(\d)(mm2?|cm|kva|kw|kg|hp|nm|ah|in|pcs|bar|v|w|a|l|m|t)(?!\p{L})/gu,
    '$1 $2',
  );
  return [...new Set(apart.split(' '))].slice(0, WORDS_MOST);
}

/** Counts for each entry how many of the words it has. */
function countWords(index: WordIndex, words: string[]): { counts: Uint8Array; asked: Asked[] } {
  const counts = new Uint8Array(index.entries.length);
  const asked = words.map((word): Asked => {
    let found = false;
    for (const [at, { all }] of index.entries.entries()) {
      if (!all.includes(word)) continue;
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

/** All places of a word in a text. */
function rangesOf(text: string, word: string): MatchRange[] {
  const ranges: MatchRange[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    ranges.push({ from, to: from + word.length });
  }
  return ranges;
}

function highlightsOf({ item }: Entry, asked: Asked[]): Highlights {
  const highlights: Highlights = {};
  for (const field of searchedFields) {
    const text = item[field].toLowerCase();
    // Where lower case has other lengths, the places would be wrong.
    if (text.length !== item[field].length) continue;
    const ranges = asked.flatMap(({ word, meant }) =>
      [word, ...meant].flatMap((each) => rangesOf(text, each)),
    );
    if (ranges.length > 0) highlights[field] = ranges;
  }
  return highlights;
}

export type FuzzyFound = { found: Found[]; total: number };

/**
 * Searches a list of products: Fuse.js finds what a misspelled word means, and the specification's
 * scorer gives percent and rank (reading 13). All words must be found, each in any of the fields;
 * where no product has them all, those that have most of them.
 * @param sort null is by rank
 * @param keep what a result must be besides
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
  const { counts, asked } = countWords(index, wordsOf(query));
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  if (most === 0) return { found: [], total: 0 };
  const typed = plain(query);
  const corrected = asked.map(({ word, meant }) => meant[0] ?? word).join(' ');
  const scored = index.entries
    .filter((entry, at) => counts[at] === most && keep(entry.item))
    .map((entry) => {
      const score = scoreTexts(typed, entry.texts);
      // Among products that a typo means, the rank of what was meant decides.
      const meant = corrected === typed ? score.rank : scoreTexts(corrected, entry.texts).rank;
      return { entry, percent: score.percent, meant };
    });
  const compare = sort === null ? null : comparatorOf(sort);
  scored.sort((a, b) => (compare ? compare(a.entry.item, b.entry.item) : b.meant - a.meant));
  return {
    total: scored.length,
    found: scored.slice(0, limit).map(({ entry, percent }) => ({
      item: entry.item,
      percent,
      highlights: highlightsOf(entry, asked),
    })),
  };
}

/** Gets the index of a list ready before it is needed. */
export function warmUp(items: readonly ProductListItem[]): void {
  indexOf(items);
}
