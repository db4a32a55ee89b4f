/** Whether the shop's calls can be answered from the database. */
import { sql } from 'drizzle-orm';
import type { Readiness } from 'server-kit/probes';
import type { CatalogueReads } from './catalogue-reads';
import { atPriority } from './query-priority';
import { newestMigration } from './migrate';
import type { Database } from './open';

const newest = newestMigration();

const AWAY = 'the database does not answer';
/** What a provider lacks that only reads from its replica. */
const LACKED = 'database';

/**
 * Why the shop's calls can't be answered from the database, in words that reveal nothing about it;
 * null where they can. A database that was put back from an old copy lacks migrations.
 */
export async function databaseFault(db: Database): Promise<string | null> {
  try {
    const { rows } = await atPriority({ kind: 'order' }, () =>
      db.execute<{ last: string | null }>(
        sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
      ),
    );
    return Number(rows[0]?.last ?? 0) < newest ? 'a migration is pending' : null;
  } catch {
    return AWAY;
  }
}

type Databases = {
  db: Database;
  reads: Database;
  replica: Pick<CatalogueReads, 'state' | 'primaryUnreachable'> | null;
};

/**
 * Whether the provider should get calls. While the primary is unreachable it still should where the replica
 * answers: the catalogue is read, and what writes is refused with a message.
 */
export async function shopReadiness({ db, reads, replica }: Databases): Promise<Readiness> {
  // One that is known to be unreachable isn't waited for.
  const fault = replica?.primaryUnreachable() ? AWAY : await databaseFault(db);
  const state = replica?.state();
  if (fault !== AWAY || (state !== 'in use' && state !== 'behind')) return fault;
  return (await databaseFault(reads)) === null ? { lacks: LACKED } : fault;
}
