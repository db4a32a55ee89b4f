/**
 * What one search may cost, counted after folding, which makes eighteen letters of one character.
 * What is beyond is cut and the rest is looked up (docs/decisions/0016-what-a-search-may-cost.md).
 */
import { QUERY_MOST } from 'shared-contracts/wire/search';

/** Characters of a query, as many as may be typed. */
export const FOLDED_MOST = QUERY_MOST;
/** Letters of a word; a longer one is looked up by its beginning. */
export const WORD_MOST = 40;
/** Terms of a query. */
export const TERMS_MOST = 8;
/** Parts of a word such as 'ax-mma140'. */
export const PARTS_MOST = 6;
/** Ways to say a term: as asked, in parts, and by other names. */
export const WAYS_MOST = 6;
/** Terms that are looked into when the catalogue hasn't got them. */
export const MENDED_MOST = 4;
/** Letters of a word that is read as another one. */
export const MENDED_LETTERS = 24;
/** Characters of a product's text that are compared with the query. */
export const COMPARED_MOST = 2000;

/** A text's beginning, never half a character. */
export function cutTo(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
