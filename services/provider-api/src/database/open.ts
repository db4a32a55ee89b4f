/** Opens the database: PGlite in a directory by default, PostgreSQL by its URL. */
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { migrateOnPglite, migrateOnPostgres } from './migrate';

/**
 * Both databases under the one type: the queries used here give the same rows on both (measured by
 * running the whole test suite on each).
 */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The type for queries inside or outside of a transaction. */
export type Queries = Database | Transaction;

export type OpenDatabase = {
  /** For the shop's calls, with time limits. */
  db: Database;
  /** For imports and similar jobs, without time limits. */
  jobs: Database;
  close: () => Promise<void>;
};

/**
 * Opens PGlite, brought up to the newest migration.
 * @param place a directory, whose lock the caller holds; or a copy of another PGlite's data, in
 * memory (a third of the work of a new one); a new one in memory when missing
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
  const opened = drizzlePglite(client);
  await migrateOnPglite(opened);
  const db = opened as unknown as Database;
  // No time limits here: one thread runs the statements, so a timer of the database can't fire.
  return { db, jobs: db, close: () => client.close(), client };
}

/**
 * How long a call of the shop may use the database, in milliseconds. The client's own limit is the
 * longest, for a server that no longer answers at all.
 */
export const CALL_LIMITS = {
  lock_timeout: 3000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 10_000,
} as const;

const CONNECTIONS = 10;
/** For imports and the index, which have no time limit and run one at a time. */
const JOB_CONNECTIONS = 2;

/**
 * Opens PostgreSQL (15 or newer), brought up to the newest migration.
 * @param lost called where an idle connection broke; the pool replaces it
 */
export async function openPostgres(
  url: string,
  lost: (error: Error) => void = () => undefined,
  limits: Partial<Record<keyof typeof CALL_LIMITS, number>> = CALL_LIMITS,
): Promise<OpenDatabase> {
  const settings = { connectionString: url, connectionTimeoutMillis: 5000 };
  const calls = new pg.Pool({ ...settings, ...limits, max: CONNECTIONS });
  const jobs = new pg.Pool({ ...settings, max: JOB_CONNECTIONS });
  // Without a listener, a broken idle connection would end the process.
  for (const pool of [calls, jobs]) pool.on('error', lost);
  const close = async () => {
    await Promise.all([calls.end(), jobs.end()]);
  };
  try {
    await migrateOnPostgres(jobs);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzlePostgres(calls), jobs: drizzlePostgres(jobs), close };
}
