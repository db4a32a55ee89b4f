import { QUERY_MOST } from 'shared-contracts/wire/search';
import { cutTo, FOLDED_MOST } from './bounds';

/** The one spelling in which texts and queries are compared: no accents, lower case. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Normalises a query: folds it, collapses spaces, and cuts off what is too long. */
export function foldQuery(text: string): string {
  const folded = fold(cutTo(text, QUERY_MOST)).replaceAll(/\s+/g, ' ').trim();
  return cutTo(folded, FOLDED_MOST);
}
