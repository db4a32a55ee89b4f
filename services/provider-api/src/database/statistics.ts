/**
 * The planner's statistics. PostgreSQL renews them by itself after a while, the embedded database
 * never: without them a filtered list of 100,000 products took ninety times as long.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './open';
import { brands, categories, products, variants } from './tables/catalogue';
import { searchPhrases, searchWords } from './tables/search';
import { productValues, specValues, variantValues } from './tables/specs';

const CATALOGUE = [
  brands,
  categories,
  products,
  variants,
  specValues,
  productValues,
  variantValues,
  searchWords,
  searchPhrases,
] as const;

/** Statistics of tables that have grown or shrunk by less than this are still good. */
const CHANGED_LEAST = 0.25;

/**
 * How fine the statistics are: 300 times as many rows are read. The database's own 100 holds the
 * calls of a shop on the embedded database three times as long.
 */
const FINENESS = 30;

/**
 * Renews the statistics where the number of products has changed much since they were made; one
 * table after another, so that calls can run in between.
 */
export async function keepStatistics(db: Database): Promise<void> {
  const { rows } = await db.execute<{ now: number; then: number }>(
    sql`select (select count(*) from ${products})::int as now, reltuples as then
      from pg_class where oid = ${'products'}::regclass`,
  );
  // -1 for a table without statistics.
  const { now = 0, then = -1 } = rows[0] ?? {};
  if (then >= 0 && Math.abs(now - then) <= CHANGED_LEAST * then) return;
  for (const table of CATALOGUE) {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local default_statistics_target = ${FINENESS}`));
      await tx.execute(sql`analyze ${table}`);
    });
  }
}
