/**
 * The limits of one search. Characters are counted after folding, which can turn one character into
 * eighteen letters. What exceeds a limit is cut off, and the rest is searched
 * (docs/decisions/0016-what-a-search-may-cost.md).
 */
import { QUERY_MOST } from '../wire/search';

/** Characters of a folded query: the same number as a shopper may type. */
export const FOLDED_MOST = QUERY_MOST;
/** Letters of a word; only the first letters of a longer word are looked up. */
export const WORD_MOST = 40;
/** Terms of a query. */
export const TERMS_MOST = 8;
/** Parts of a word such as 'ax-mma140'. */
export const PARTS_MOST = 6;
/** Ways to look up a term: as typed, in parts, and by other names. */
export const WAYS_MOST = 6;
/** Terms that are not in the catalogue and for which similar words are searched. */
export const MENDED_MOST = 4;
/** Letters of a word that may be corrected to another word. */
export const MENDED_LETTERS = 24;
/** Characters of a product's text that are compared with the query. */
export const COMPARED_MOST = 2000;

/** The beginning of a text; never cuts a character in half. */
export function cutTo(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
