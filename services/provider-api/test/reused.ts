import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../src/database/open';
import type { TestDatabase } from './shop';

/** Empties every table of the shop, and has its ids begin at 1 again. */
async function empty({ jobs }: OpenDatabase): Promise<void> {
  const { rows } = await jobs.execute<{ names: string }>(sql`
    select string_agg(oid::regclass::text, ', ') as names
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  await jobs.execute(sql.raw(`truncate ${rows[0]?.names} cascade`));
  await jobs.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public'`);
}

/**
 * Databases that are emptied in place of closed, for whoever opens one next: a new one takes forty
 * times as long. Only for tests that change nothing but rows; others open theirs with 'once'.
 * @returns what opens one, and what closes all of them at the end
 */
export function reused(open: TestDatabase): { open: TestDatabase; end: () => Promise<void> } {
  const free: OpenDatabase[] = [];
  return {
    async open(once) {
      if (once) return open();
      const database = free.pop() ?? (await open());
      return {
        ...database,
        async close() {
          await empty(database);
          free.push(database);
        },
      };
    },
    async end() {
      await Promise.all(free.splice(0).map(({ close }) => close()));
    },
  };
}
