import { sql } from 'drizzle-orm';
import { onErrand } from './errand';
import { newestMigration } from './migrate';
import type { Database } from './open';

const newest = newestMigration();

/**
 * Why the shop's calls can't be answered from the database, in words that reveal nothing about it;
 * null where they can. A database that was put back from an old copy lacks migrations.
 */
export async function databaseFault(db: Database): Promise<string | null> {
  try {
    const { rows } = await onErrand({ kind: 'order' }, () =>
      db.execute<{ last: string | null }>(
        sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
      ),
    );
    return Number(rows[0]?.last ?? 0) < newest ? 'a migration is pending' : null;
  } catch {
    return 'the database does not answer';
  }
}
