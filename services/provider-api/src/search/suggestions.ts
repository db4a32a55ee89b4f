/** Names that complete what is being typed: of products, brands and categories. */
import { searchSuggestions } from 'shared-contracts/calls';
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { like, not, sql } from 'drizzle-orm';
import { brands, categories, products } from '../database/schema';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { fold, foldQuery } from './fold';

const SUGGESTIONS_MOST = 8;
/** Names that are looked at; the best of them are suggested. */
const LOOKED_AT = 200;

/** 0: begins with it; 1: a word begins with it; 2: it is inside; null: not in it. */
function place(name: string, typed: string): 0 | 1 | 2 | null {
  const at = name.indexOf(typed);
  if (at < 0) return null;
  if (at === 0) return 0;
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) ? 1 : 2;
}

/** The distinct names that hold what was typed, the closest and shortest first. */
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

export function suggestionsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  answer(app, deps, searchSuggestions, async ({ query }) => {
    const typed = foldQuery(query.q.slice(0, QUERY_MOST));
    if (typed === '') return { suggestions: [] };
    const pattern = `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const named = await db
      .select({ name: products.name })
      .from(products)
      .where(sql`${like(products.searchText, pattern)} and ${not(products.retired)}`)
      .orderBy(products.id)
      .limit(LOOKED_AT);
    const brandNames = await db.select({ name: brands.name }).from(brands);
    const categoryNames = await db.select({ name: categories.name }).from(categories);
    const names = [...brandNames, ...categoryNames, ...named].map(({ name }) => name);
    return { suggestions: bestNames(names, typed) };
  });
}
