import { QUERY_MOST } from '../wire/search';
import { cutTo, FOLDED_MOST } from './bounds';
import { fold } from './fold';

/** Normalises a query: folds it, collapses spaces, and cuts off what is too long. */
export function foldQuery(text: string): string {
  const folded = fold(cutTo(text, QUERY_MOST)).replaceAll(/\s+/g, ' ').trim();
  return cutTo(folded, FOLDED_MOST);
}
