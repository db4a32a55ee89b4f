import type { ProductListItem } from 'shared-contracts/wire/product';
import { searchedFields, type Highlights, type SearchedField } from '../search/found';
import { placesOf } from '../search/word-places';

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
    // Where lower case changes a text's length, the positions would be wrong.
    if (text.length !== item[field].length) continue;
    const ranges = words.flatMap((word) =>
      [...placesOf(text, word)].map((from) => ({ from, to: from + word.length })),
    );
    if (ranges.length > 0) marks[field] = ranges;
  }
  return marks;
}
