import type { MatchRange } from 'shared-contracts/wire/search';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { searchedFields, type Highlights, type SearchedField } from '../search/found';
import { begins, placesOf } from '../search/word-places';

/** How much of a text's word a word of the query is. */
const INSIDE = 0;
const BEGINNING = 1;
/** Also its plural, which the search finds by the same stem. */
const WHOLE = 2;

type Hit = { field: SearchedField; rank: number; range: MatchRange };

function hitAt(field: SearchedField, text: string, word: string, from: number): Hit {
  const to = from + word.length;
  // What of the text's word comes after it: letters after a letter, digits after a digit.
  const kind = /\p{L}$/u.test(word) ? /^\p{L}*/u : /^\p{N}*/u;
  const rest = kind.exec(text.slice(to))?.[0] ?? '';
  if (!begins(text, from)) return { field, rank: INSIDE, range: { from, to } };
  const isWhole = /^(?:e?s)?$/.test(rest);
  const end = isWhole ? to + rest.length : to;
  return { field, rank: isWhole ? WHOLE : BEGINNING, range: { from, to: end } };
}

/**
 * What of a product's texts words match: whole words; beginnings of words only where no text has
 * the whole word, so that 'bolt' marks 'Bolts' and not the brand Boltrand; what is inside of words
 * only where nothing better matches. The provider marks by the same rule.
 * @param words in lower case
 */
export function wordMarks(
  item: Pick<ProductListItem, SearchedField>,
  words: readonly string[],
): Highlights {
  const texts = searchedFields
    .map((field) => ({ field, text: item[field].toLowerCase() }))
    // Where lower case changes a text's length, the positions would be wrong.
    .filter(({ field, text }) => text.length === item[field].length);
  const marked = words.flatMap((word) => {
    const hits = texts.flatMap(({ field, text }) =>
      [...placesOf(text, word)].map((from) => hitAt(field, text, word, from)),
    );
    const best = Math.max(...hits.map(({ rank }) => rank));
    return hits.filter(({ rank }) => rank === best);
  });
  const marks: Highlights = {};
  for (const field of searchedFields) {
    const ranges = marked.filter((hit) => hit.field === field).map(({ range }) => range);
    if (ranges.length > 0) marks[field] = ranges;
  }
  return marks;
}
