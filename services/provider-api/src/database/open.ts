/** Opens the database: PGlite in a directory by default, PostgreSQL by its URL. */
import { mkdir } from 'node:fs/promises';
import { drizzle as drizzlePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { endForGoneCallers } from './calls-pool';
import { poolLoad, queueLoad, type DatabaseLoad } from './load';
import { migrateOnPglite, migrateOnPostgres, type Schema } from './migrate';
import { PgliteThread, type Place } from './pglite-thread';
import { repeatConflicts } from './repeated';
import { requireUtf8 } from './wrong-encoding';

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
  load: () => DatabaseLoad;
  /** The names of the migrations that were applied while it was opened. */
  applied: string[];
  close: () => Promise<void>;
};

/**
 * Opens PGlite, brought up to the newest migration.
 * @param place a directory, whose lock the caller holds; or a copy of another PGlite's data, in
 * memory (a third of the work of a new one); a new one in memory when missing
 * @throws PendingMigrations where it is behind and shall only be checked
 */
export async function openPglite(
  place: Place = {},
  schema: Schema = 'migrate',
): Promise<OpenDatabase & { client: PgliteThread }> {
  if (place.directory !== undefined) await mkdir(place.directory, { recursive: true });
  const client = await PgliteThread.open(place);
  const opened = drizzlePglite(client.asPglite());
  const applied = await migrateOnPglite(client, schema).catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
  await opened.execute(`set random_page_cost = ${RANDOM_PAGE_COST}`);
  await opened.execute(`set gin_pending_list_limit = '${PENDING_MOST}'`);
  // No time limits here: one thread runs the statements, so a timer of the database can't fire. Calls
  // go before the statements of jobs.
  return {
    db: opened as unknown as Database,
    jobs: drizzlePglite(client.asPglite('job')) as unknown as Database,
    load: () => queueLoad(client.waiting()),
    applied,
    close: () => client.close(),
    client,
  };
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

/** The most searches at a time: each holds a connection. */
export const SEARCHES_MOST = 4;
/** Beside searches six for lists, and the rest for orders (provider.ts). */
const CONNECTIONS = 10 + SEARCHES_MOST;
/**
 * What a page read out of order costs, relative to one in order. PostgreSQL's own 4 is for turning
 * disks: with it, a frequent word is searched by reading every product.
 */
const RANDOM_PAGE_COST = 1.1;
/**
 * How much waits at an index of words before the statement that comes next sorts it in. The embedded
 * database has nobody else to do that, and with PostgreSQL's own 4 MB one statement of an import
 * takes 80 to 150 ms for it; with this at most 25 ms.
 */
const PENDING_MOST = '256kB';
/** For imports and indexes, which have no time limit, and for ending statements. */
const JOB_CONNECTIONS = 3;

type CallLimits = Partial<Record<keyof typeof CALL_LIMITS, number>>;

/** How connections of the shop's calls are set up. */
export const callSettings = (limits: CallLimits = CALL_LIMITS): pg.PoolConfig => ({
  ...limits,
  options: `-c random_page_cost=${RANDOM_PAGE_COST}`,
});

/**
 * Opens PostgreSQL (15 or newer), brought up to the newest migration.
 * @param lost called where an idle connection broke; the pool replaces it
 * @throws PendingMigrations where it is behind and shall only be checked
 * @throws WrongEncoding where its texts are not in UTF-8, unless it is taken as it is
 */
export async function openPostgres(
  url: string,
  lost: (error: Error) => void = () => undefined,
  limits: CallLimits = CALL_LIMITS,
  schema: Schema = 'migrate',
): Promise<OpenDatabase & { calls: pg.Pool }> {
  const settings = { connectionString: url, connectionTimeoutMillis: 5000 };
  const calls = new pg.Pool({ ...settings, ...callSettings(limits), max: CONNECTIONS });
  const jobs = new pg.Pool({ ...settings, max: JOB_CONNECTIONS });
  endForGoneCallers(calls, (processId) => jobs.query('select pg_cancel_backend($1)', [processId]));
  // Without listeners, a connection that breaks would end the process: an idle one, or one between two
  // statements of a transaction, whose next statement fails.
  for (const pool of [calls, jobs]) {
    pool.on('error', lost);
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const close = async () => {
    await Promise.all([calls.end(), jobs.end()]);
  };
  let applied: string[];
  try {
    if (schema !== 'leave') await requireUtf8(jobs);
    applied = await migrateOnPostgres(jobs, schema);
  } catch (error) {
    await close();
    throw error;
  }
  const db = drizzlePostgres(calls);
  repeatConflicts(calls, db);
  return {
    db,
    jobs: drizzlePostgres(jobs),
    load: () => poolLoad({ calls, jobs }),
    applied,
    close,
    calls,
  };
}
