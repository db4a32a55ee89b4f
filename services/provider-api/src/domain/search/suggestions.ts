/** Suggests titles, brands and categories that complete a query while it is typed, and products by their codes. */
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { desc, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchPhrases } from '../../database/tables/search';
import type { YieldToOthers } from '../scheduler';
import { fold } from 'shared-contracts/search/fold';
import { foldQuery } from 'shared-contracts/search/fold-query';
import { namesByCode } from './suggested-models';

const SUGGESTIONS_MOST = 8;
/** How many phrases are compared; the best of them are suggested. */
const LOOKED_AT = 200;

/** 0: begins with it; 1: a word begins with it; 2: it is inside; null: not in it. */
function place(name: string, typed: string): 0 | 1 | 2 | null {
  const at = name.indexOf(typed);
  if (at < 0) return null;
  if (at === 0) return 0;
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) ? 1 : 2;
}

/** The distinct names that contain the typed text, the best match and the shortest first. */
export function bestNames(names: string[], typed: string): string[] {
  const distinct = new Map<string, { name: string; folded: string; place: 0 | 1 | 2 }>();
  for (const name of names) {
    const folded = fold(name);
    const found = place(folded, typed);
    if (found !== null && !distinct.has(folded)) {
      distinct.set(folded, { name, folded, place: found });
    }
  }
  return [...distinct.values()]
    .sort((a, b) => a.place - b.place || a.folded.length - b.folded.length)
    .slice(0, SUGGESTIONS_MOST)
    .map(({ name }) => name);
}

/** @param typed what the shopper has typed so far, of any length */
export async function suggestionsFor(
  queries: Queries,
  typed: string,
  yieldToOthers: YieldToOthers,
): Promise<string[]> {
  const folded = foldQuery(typed.slice(0, QUERY_MOST));
  if (folded === '') return [];
  const pattern = `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await queries
    .select({ shown: searchPhrases.shown })
    .from(searchPhrases)
    .where(sql`${searchPhrases.phrase} like ${pattern}`)
    .orderBy(desc(searchPhrases.products), searchPhrases.phrase)
    .limit(LOOKED_AT);
  const names = bestNames(
    rows.map(({ shown }) => shown),
    folded,
  );
  if (names.length === SUGGESTIONS_MOST) return names;
  await yieldToOthers();
  return [...new Set([...names, ...(await namesByCode(queries, folded))])].slice(
    0,
    SUGGESTIONS_MOST,
  );
}
