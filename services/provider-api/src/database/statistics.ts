/**
 * The planner's statistics. PostgreSQL renews them by itself after a while, the embedded database
 * never: without them a filtered list of 100,000 products took ninety times as long.
 */
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './open';
import { brands, categories, listedProducts, products, variants } from './tables/catalogue';
import { searchPhrases, searchWords } from './tables/search';
import { productValues, specValues, valueCounts, variantValues } from './tables/specs';

type Analysed = {
  table: PgTable;
  /** The columns that conditions and orders read, some at a time; all when missing. */
  columns?: PgColumn[][];
  fineness?: number;
};

/** Of a column that no plan asks about, long texts and lists of specs above all, none are made. */
const CATALOGUE: readonly Analysed[] = [
  { table: brands },
  { table: categories },
  {
    table: products,
    columns: [
      [products.id, products.brandId, products.categoryId, products.retired, products.featured],
      [products.sortName],
      [products.searchText],
      [products.searchVector],
    ],
  },
  {
    table: variants,
    columns: [
      [variants.id, variants.productId, variants.place, variants.isDefault, variants.retired],
      [variants.price, variants.stock, variants.salePrice],
    ],
    // Its rows are long, and few stand on a page.
    fineness: 15,
  },
  { table: listedProducts },
  { table: specValues },
  { table: productValues },
  { table: variantValues },
  { table: valueCounts },
  { table: searchWords },
  { table: searchPhrases },
];

/** Statistics of tables that have grown or shrunk by less than this are still good. */
const CHANGED_LEAST = 0.25;

/**
 * How fine the statistics are: 300 times as many rows are read. The database's own 100 holds the
 * calls of a shop on the embedded database three times as long.
 */
const FINENESS = 30;

/**
 * Renews the statistics where the number of products has changed much since they were made; some
 * columns after another, so that calls can run in between.
 */
export async function keepStatistics(db: Queries): Promise<void> {
  const { rows } = await db.execute<{ now: number; then: number }>(
    sql`select (select count(*) from ${listedProducts})::int as now, reltuples as then
      from pg_class where oid = ${'products'}::regclass`,
  );
  // -1 for a table without statistics.
  const { now = 0, then = -1 } = rows[0] ?? {};
  if (then >= 0 && Math.abs(now - then) <= CHANGED_LEAST * then) return;
  for (const { table, columns = [[]], fineness = FINENESS } of CATALOGUE) {
    for (const some of columns) await analyse(db, table, some, fineness);
  }
}

async function analyse(
  db: Queries,
  table: PgTable,
  columns: readonly PgColumn[],
  fineness: number,
): Promise<void> {
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local default_statistics_target = ${fineness}`));
    await tx.execute(sql`analyze ${table} ${columns.length > 0 ? sql`(${names})` : sql``}`);
  });
}
