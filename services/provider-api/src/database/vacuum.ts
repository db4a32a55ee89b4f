/**
 * The embedded database has nothing that removes the rows of earlier versions: after a new index
 * each product is there twice, and what changes often, as limits and sessions, grows.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './open';

/** The same rule as PostgreSQL's own autovacuum. */
const DEAD_LEAST = 50;
const DEAD_SHARE = 0.2;

/** Vacuums the tables that need it, one after another, so that calls can run in between. */
export async function vacuum(jobs: Database): Promise<void> {
  // Else the counts of the statement before come up to a second later.
  await jobs.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await jobs.execute<{ name: string }>(
    sql`select relname as name from pg_stat_user_tables
      where schemaname = 'public' and n_dead_tup > ${DEAD_LEAST} + ${DEAD_SHARE}::real * n_live_tup`,
  );
  for (const { name } of rows) await jobs.execute(sql`vacuum ${sql.identifier(name)}`);
}
