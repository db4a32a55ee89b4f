/** Brings a database up to this provider's migrations, or says how many it lacks. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { applyMigrations } from './apply-migrations';
import { PendingMigrations } from './pending-migrations';
import type { PgliteThread } from './pglite-thread';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** When the newest migration was made, in milliseconds: what the database has of it too. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 4_000_001;

/**
 * Whether a database is brought up to date when it is opened, refused where it is behind, or taken as
 * it is.
 */
export type Schema = 'migrate' | 'check' | 'leave';

type Queries = Pick<NodePgDatabase, 'execute'>;
type Journal = { entries: { tag: string; when: number }[] };

/**
 * The names of the migrations that a database lacks, in their order. Those that it has and this
 * provider doesn't know belong to a newer provider, and don't count.
 */
async function pending(queries: Queries): Promise<string[]> {
  const text = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(text) as Journal;
  const { rows: found } = await queries.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return entries.map(({ tag }) => tag);
  // Drizzle applies what is younger than the youngest that it has applied.
  const { rows } = await queries.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? 0);
  return entries.filter(({ when }) => when > last).map(({ tag }) => tag);
}

async function bringUp(
  queries: Queries,
  schema: Schema,
  apply: (names: readonly string[]) => Promise<unknown>,
): Promise<string[]> {
  const names = schema === 'leave' ? [] : await pending(queries);
  if (names.length === 0) return names;
  if (schema === 'check') throw new PendingMigrations(names);
  await apply(names);
  return names;
}

/**
 * @returns the names of the migrations that it applied
 * @throws PendingMigrations where there are some and they are only to be checked
 */
export async function migrateOnPglite(client: PgliteThread, schema: Schema): Promise<string[]> {
  const db = drizzlePglite(client.asPglite());
  return bringUp(db as unknown as Queries, schema, () => migratePglite(db, { migrationsFolder }));
}

/**
 * One process migrates at a time; the others wait and then find nothing to do. Calls go on meanwhile.
 * @returns the names of the migrations that it applied
 * @throws PendingMigrations where there are some and they are only to be checked
 */
export async function migrateOnPostgres(pool: pg.Pool, schema: Schema): Promise<string[]> {
  const client = await pool.connect();
  try {
    const db = drizzle(client);
    if (schema === 'migrate') {
      // `if not exists` statements otherwise print a notice at every start.
      await client.query('set client_min_messages = warning');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    return await bringUp(db, schema, async (names) => {
      const all = readMigrationFiles({ migrationsFolder });
      // The last ones: the journal and the files have the same order.
      await applyMigrations(db, all.slice(-names.length));
    });
  } finally {
    // Ends the connection, and with it the lock and the setting.
    client.release(true);
  }
}
