/**
 * The most frequent searches. A query is counted only where each of its words is a whole word of
 * the catalogue, or another name for one, so that no half-typed word and nothing private is shown.
 */
import { popularSearches } from 'shared-contracts/calls';
import { desc, sql } from 'drizzle-orm';
import { products } from '../database/tables/catalogue';
import { searchCounts } from '../database/tables/search';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { loggable } from '../http/errors';
import { foldQuery } from './fold';
import type { Term } from './query-terms';
import { textQuery } from './text-query';

const LIMIT = 5;
const LIMIT_MOST = 50;
const LENGTH_MOST = 60;

/** Counts a query. When counting fails, the search still answers. */
export async function countSearch(
  { db, now, log }: Deps,
  query: string,
  terms: Term[],
): Promise<void> {
  const normalised = foldQuery(query);
  if (normalised.length < 2 || normalised.length > LENGTH_MOST) return;
  const whole = textQuery(terms, '&', true);
  try {
    const known = await db
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.searchVector} @@ ${whole} and numnode(${whole}) > 0`)
      .limit(1);
    if (known.length === 0) return;
    const lastAt = now();
    await db
      .insert(searchCounts)
      .values({ query: normalised, count: 1, lastAt })
      .onConflictDoUpdate({
        target: searchCounts.query,
        set: { count: sql`${searchCounts.count} + 1`, lastAt },
      });
  } catch (error) {
    log.warn({ err: loggable(error) }, 'a search was not counted');
  }
}

export function popularRoutes(app: App, deps: Deps): void {
  answer(app, deps, popularSearches, async ({ query, network }) => {
    const asked = Number(query.limit ?? LIMIT);
    const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, LIMIT_MOST) : LIMIT;
    const rows = await deps.turns.search(network, () =>
      deps.db
        .select({ query: searchCounts.query, count: searchCounts.count })
        .from(searchCounts)
        .orderBy(desc(searchCounts.count), desc(searchCounts.lastAt), searchCounts.query)
        .limit(limit),
    );
    return { popular_searches: rows };
  });
}
