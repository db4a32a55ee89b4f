/** What a query asks for: its words, folded, without those that say nothing. */
import { foldQuery } from './fold';

const EMPTY_WORDS = new Set('a an and at by for from in is of on or the to with'.split(' '));
const WORDS_MOST = 8;

export function queryWords(query: string): string[] {
  const all = foldQuery(query).match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? [];
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, WORDS_MOST);
}
