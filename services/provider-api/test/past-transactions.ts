/**
 * Statements that the work of a transaction sends past it. PostgreSQL runs them by another connection. The
 * embedded database has one, so that the two would wait for each other for good: on PostgreSQL they are
 * refused in tests, so that not every suite must run on both.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Database, OpenDatabase } from '../src/database/open';

const inside = new AsyncLocalStorage<boolean>();

function refusePast(): void {
  if (inside.getStore()) throw new Error('a statement goes past the transaction that it is in');
}

function watch(db: Database): void {
  const pool = (db as Database & { $client: pg.Pool }).$client;
  const ask = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  pool.query = (async (...asked: unknown[]) => {
    refusePast();
    return ask(...asked);
  }) as pg.Pool['query'];
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, settings) => {
    refusePast();
    return transaction((tx) => inside.run(true, () => work(tx)), settings);
  };
}

/** @returns the same database, which refuses them */
export function refusingPast(opened: OpenDatabase): OpenDatabase {
  watch(opened.db);
  watch(opened.jobs);
  return opened;
}

/** What somebody else does while a transaction's work goes on, which doesn't wait for it. */
export const besides = <Value>(work: () => Promise<Value>): Promise<Value> =>
  inside.run(false, work);
