/**
 * PostgreSQL ends one of two transactions that wait for each other (40P01), or that can't both have
 * come first (40001). Nothing of it is stored then, so it is done again, as PostgreSQL's manual asks
 * for (13.5).
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { CallerDisconnected, presentPriority } from './query-priority';

const CONFLICTS = new Set(['40P01', '40001']);
const TRIES = 4;
/** In milliseconds; by chance, so that the two don't meet again. */
const PAUSE_MOST = 50;

/** Whether an error, or its cause, has one of the database's codes. */
export function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (codes.has(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}

/** Does work that leaves nothing where it fails, again where it met another's. */
async function repeated<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried >= TRIES || !hasCode(error, CONFLICTS)) throw error;
      if (presentPriority().disconnected?.aborted) throw new CallerDisconnected();
      await new Promise((go) => setTimeout(go, tried * PAUSE_MOST * Math.random()));
    }
  }
}

/**
 * Makes transactions and single statements of a pool repeat. What a transaction does outside of the
 * database must bear being done twice. Not for imports, which read their file once.
 */
export function repeatConflicts(pool: pg.Pool, db: NodePgDatabase): void {
  const ask = pool.query.bind(pool) as unknown as (...asked: unknown[]) => Promise<unknown>;
  pool.query = ((...asked: unknown[]) => repeated(() => ask(...asked))) as pg.Pool['query'];
  const once = db.transaction.bind(db);
  db.transaction = (work, settings) => repeated(() => once(work, settings));
}
