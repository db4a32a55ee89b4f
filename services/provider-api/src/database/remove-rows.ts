import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './open';

/** How many rows one statement removes, so that none is long, however much there is. */
const AT_ONCE = 1000;

/**
 * Removes the rows that meet a condition, some at a time. Several processes may do it at once: each
 * leaves out what another one is removing.
 */
export async function removeRows(
  queries: Queries,
  table: PgTable,
  condition: SQL | undefined,
): Promise<void> {
  const some = sql`select ctid from ${table} where ${condition ?? sql`false`}
    limit ${AT_ONCE} for update skip locked`;
  let removed: unknown[];
  do {
    removed = await queries
      .delete(table)
      .where(sql`ctid = any(array(${some}))`)
      .returning({ one: sql`1` });
  } while (removed.length === AT_ONCE);
}
