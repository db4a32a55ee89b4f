import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 4_000_001;

export async function migrateOnPglite<Schema extends Record<string, unknown>>(
  db: PgliteDatabase<Schema>,
): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** One process migrates at a time; the others wait and then find nothing to do. */
export async function migrateOnPostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // `if not exists` statements otherwise print a notice at every start.
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzle(client), { migrationsFolder });
  } finally {
    // Ends the connection, and with it the lock and the setting.
    client.release(true);
  }
}
