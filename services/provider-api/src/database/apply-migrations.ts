/** Applies migrations to a database that calls use meanwhile. */
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { hasCode } from './repeated';

/** A lock that did not come in time, and two transactions that waited for each other. */
const MET_CALLS = new Set(['55P03', '40P01', '40001']);

export type Patience = {
  /**
   * How long a statement waits for its lock, in milliseconds. Calls that come after it wait behind it
   * for as long, so it is less than they wait themselves (CALL_LIMITS).
   */
  lockMs: number;
  /** How often a migration is tried, and how long it lets calls go on in between, in milliseconds. */
  tries: number;
  pauseMs: number;
};

const PATIENCE: Patience = { lockMs: 1000, tries: 30, pauseMs: 2000 };

/**
 * Each migration is a transaction of its own, which gives its locks back before the next one asks for
 * others, and is tried again where calls are in its way. Drizzle's own does all of them in one.
 * @param migrations those that the database lacks, in their order
 * @throws the database's error, after the last try; the migrations before are applied
 */
export async function applyMigrations(
  db: NodePgDatabase,
  migrations: readonly MigrationMeta[],
  { lockMs, tries, pauseMs }: Patience = PATIENCE,
): Promise<void> {
  // As Drizzle makes it, which reads it too.
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const apply = ({ sql: statements, hash, folderMillis }: MigrationMeta) =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${hash}, ${folderMillis})`);
    });
  for (const migration of migrations) {
    for (let tried = 1; ; tried += 1) {
      try {
        await apply(migration);
        break;
      } catch (error) {
        if (tried >= tries || !hasCode(error, MET_CALLS)) throw error;
        await new Promise((go) => setTimeout(go, pauseMs));
      }
    }
  }
}
