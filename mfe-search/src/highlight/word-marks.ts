import type { ProductListItem } from 'shared-contracts/wire/product';
import type { MatchRange } from 'shared-contracts/wire/search';
import { searchedFields, type Highlights, type SearchedField } from '../search/found';

/** Shorter words are marked where a word begins only: a letter or two are in every text. */
const ANYWHERE_LEAST = 3;

/** Whether a word begins at a place: figures and letters that touch are two words. */
function begins(text: string, at: number): boolean {
  return !/\p{L}\p{L}|\p{N}\p{N}/u.test(text.slice(Math.max(0, at - 1), at + 1));
}

/** All places of a word in a text. */
function rangesOf(text: string, word: string): MatchRange[] {
  const ranges: MatchRange[] = [];
  if (word === '') return ranges;
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    if (word.length >= ANYWHERE_LEAST || begins(text, from)) {
      ranges.push({ from, to: from + word.length });
    }
  }
  return ranges;
}

/**
 * Where words stand in a product's texts.
 * @param words in lower case
 */
export function wordMarks(
  item: Pick<ProductListItem, SearchedField>,
  words: readonly string[],
): Highlights {
  const marks: Highlights = {};
  for (const field of searchedFields) {
    const text = item[field].toLowerCase();
    // Where lower case has other lengths, the places would be wrong.
    if (text.length !== item[field].length) continue;
    const ranges = words.flatMap((word) => rangesOf(text, word));
    if (ranges.length > 0) marks[field] = ranges;
  }
  return marks;
}
