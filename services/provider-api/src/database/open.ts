/** Opens the database: PGlite in a directory by default, PostgreSQL by its URL. */
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { migrateOnPglite, migrateOnPostgres } from './migrate';
import * as schema from './schema';

/**
 * Both databases under the one type: the queries used here give the same rows on both (measured by
 * running the whole test suite on each).
 */
export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For what may run inside a transaction or on its own. */
export type Queries = Database | Transaction;

export type OpenDatabase = { db: Database; close: () => Promise<void> };

/**
 * Opens PGlite, brought up to the newest migration.
 * @param place a directory, whose lock the caller holds; or a copy of another PGlite's data, in
 *   memory (a third of the work of a new one); in memory and new when missing
 */
export async function openPglite(
  place: { directory?: string; copy?: Blob } = {},
): Promise<OpenDatabase & { client: PGlite }> {
  const { directory, copy } = place;
  if (directory !== undefined) await mkdir(directory, { recursive: true });
  const client = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(copy === undefined ? {} : { loadDataDir: copy }),
    extensions: { pg_trgm },
  });
  const db = drizzlePglite(client, { schema });
  await migrateOnPglite(db);
  return { db: db as unknown as Database, close: () => client.close(), client };
}

/** Opens PostgreSQL (15 or newer), brought up to the newest migration. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateOnPostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePostgres(pool, { schema }), close: () => pool.end() };
}
