/**
 * Reads of the catalogue on a replica of PostgreSQL (DATABASE_READ_URL). While it is unreachable, or
 * further behind than the shop allows, the primary answers; where the primary is unreachable, the replica
 * is asked in any state.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { endForGoneCallers } from './calls-pool';
import { CallerDisconnected } from './query-priority';
import type { Database } from './open';
import { createReplicaLag, logPosition } from './replica-lag';
import { databaseTrouble } from './trouble';

/** As many as searches and lists run at a time (provider.ts). */
const CONNECTIONS = 10;
const CHECK_EVERY_MS = 1000;
/** How long a check may take, in milliseconds; a replica that takes longer is unreachable. */
const CHECK_MOST_MS = 1000;

export type ReplicaState = 'in use' | 'behind' | 'away' | 'no replica';

export type CatalogueReads = {
  /** Asks the replica, or the primary in its place. Not for transactions. */
  db: Database;
  pool: pg.Pool;
  state(): ReplicaState;
  /** In seconds; null where it is not known. */
  lagSeconds(): number | null;
  /** How many statements the primary has answered because the replica failed in them. */
  fallbacks(): number;
  /** Whether the primary did not answer when it was last asked, which is done each second. */
  primaryUnreachable(): boolean;
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** How far behind it may be, in milliseconds. */
  lagMost: number;
  /** Settings of the connections of calls, limits of time among them. */
  settings: pg.PoolConfig;
  primary: { url: string; calls: pg.Pool };
  lost: (error: Error) => void;
  /** Hears of each change of the state. */
  changed: (state: ReplicaState) => void;
};

/** Codes of faults that are the statement's own: the primary would have them too, and as slowly. */
const OWN_FAULT = /^(22|23|25|57014$|55P03$)/;
/** The server ends, starts, or refuses connections. */
const SERVER_AWAY = /^(08|53|57P)/;

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  // Codes of the system, as ECONNREFUSED, are no codes of the database.
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
};

/** Drizzle hands on a statement's text, or an object that has it. */
const textOf = (statement: string | { text: string }) =>
  typeof statement === 'string' ? statement : statement.text;

class ReplicaUnreachable extends Error {
  override readonly name = 'ReplicaUnreachable';
}

/** Statements that wait for a replica that is found to be unreachable go to the primary at once. */
function createAlarm() {
  const waiting = new Set<(error: Error) => void>();
  return {
    /** @throws ReplicaUnreachable as soon as the alarm is raised */
    unless<Value>(work: Promise<Value>): Promise<Value> {
      return new Promise<Value>((done, failed) => {
        waiting.add(failed);
        work.then(done, failed).finally(() => waiting.delete(failed));
      });
    },
    raise() {
      for (const failed of waiting) failed(new ReplicaUnreachable());
    },
  };
}

/** Few connections of their own, so that a busy shop delays no check. */
function checkPool(connectionString: string, max: number, lost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CHECK_MOST_MS,
    query_timeout: CHECK_MOST_MS,
  });
  pool.on('error', lost);
  return pool;
}

async function positionOf(pool: pg.Pool, asked: string): Promise<string | null> {
  const { rows } = await pool.query<{ position: string | null }>(
    `select ${asked}::text as position`,
  );
  return rows[0]?.position ?? null;
}

/** @returns once it is known whether the replica can be used */
export async function openCatalogueReads(options: Options): Promise<CatalogueReads> {
  const { url: connectionString, settings, primary, lagMost, lost, changed } = options;
  const readOnly = `${settings.options ?? ''} -c default_transaction_read_only=on`;
  const pool = new pg.Pool({
    ...settings,
    connectionString,
    options: readOnly,
    max: CONNECTIONS,
    connectionTimeoutMillis: CHECK_MOST_MS,
  });
  pool.on('error', lost);
  // A connection that breaks while a statement runs on it tells it too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const checks = checkPool(connectionString, 2, lost);
  const primaryChecks = checkPool(primary.url, 1, lost);
  endForGoneCallers(pool, (processId) => checks.query('select pg_cancel_backend($1)', [processId]));

  const lag = createReplicaLag();
  const alarm = createAlarm();
  let state: ReplicaState = 'away';
  let behind = Infinity;
  let fallbacks = 0;
  let primaryUnreachable = false;

  function become(next: ReplicaState): void {
    if (next === 'away') {
      behind = Infinity;
      alarm.raise();
    }
    if (next !== state) changed(next);
    state = next;
  }

  async function check(): Promise<void> {
    const at = Date.now();
    // While the primary is unreachable nothing is committed, and the replica is as far as it was.
    const known = await positionOf(primaryChecks, 'pg_current_wal_lsn()').catch(() => null);
    primaryUnreachable = known === null;
    if (known !== null) lag.primaryAt(at, logPosition(known));
    try {
      const replayed = await positionOf(checks, 'pg_last_wal_replay_lsn()');
      if (replayed === null) return become('no replica');
      behind = lag.of(logPosition(replayed));
      become(behind <= lagMost ? 'in use' : 'behind');
    } catch {
      become('away');
    }
  }

  /** A replica that is behind, or was slow a moment ago, is better than no answer. */
  async function askPrimary(...asked: [string, unknown[]]): Promise<unknown> {
    try {
      return await primary.calls.query(...asked);
    } catch (error) {
      if (state === 'no replica' || databaseTrouble(error) !== 'away') throw error;
      return pool.query(...asked);
    }
  }

  const query = async (...asked: [string, unknown[]]): Promise<unknown> => {
    if (/^begin/i.test(textOf(asked[0]))) throw new Error('reads can have no transaction');
    if (state === 'behind' && primaryUnreachable) return pool.query(...asked);
    if (state !== 'in use') return askPrimary(...asked);
    try {
      return await alarm.unless(pool.query(...asked));
    } catch (error) {
      const code = codeOf(error);
      if (error instanceof CallerDisconnected || OWN_FAULT.test(code)) throw error;
      if (code === '' || SERVER_AWAY.test(code)) become('away');
      fallbacks += 1;
      return askPrimary(...asked);
    }
  };

  await check();
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  const later = () => {
    if (over) return;
    timer = setTimeout(() => (checking = check().then(later)), CHECK_EVERY_MS);
    timer.unref();
  };
  later();
  return {
    db: drizzle({ query } as unknown as pg.Pool),
    pool,
    state: () => state,
    lagSeconds: () => (Number.isFinite(behind) ? behind / 1000 : null),
    fallbacks: () => fallbacks,
    primaryUnreachable: () => primaryUnreachable,
    async close() {
      over = true;
      clearTimeout(timer);
      await checking;
      await Promise.all([pool, checks, primaryChecks].map((each) => each.end()));
    },
  };
}
