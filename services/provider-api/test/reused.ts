import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../src/database/open';
import type { TestDatabase } from './shop';

/**
 * Empties every table of the shop, and has its ids begin at 1 again. A few rows are deleted, without the
 * triggers that count them: to truncate a table makes its files anew, 200 for all of them. Who may not leave out
 * the triggers truncates.
 */
async function empty({ jobs }: OpenDatabase): Promise<void> {
  await jobs.execute(sql`
    do $$
    declare
      few int := case current_setting('is_superuser') when 'on' then 1000 else 0 end;
      name text;
      count int;
    begin
      if few > 0 then
        perform set_config('session_replication_role', 'replica', true);
      end if;
      for name in
        select oid::regclass from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
      loop
        execute format('select count(*) from (select from %s limit %s) as found', name, few + 1)
          into count;
        if count > few then
          execute format('truncate %s cascade', name);
        elsif count > 0 then
          execute format('delete from %s', name);
        end if;
      end loop;
    end $$`);
  await jobs.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public'`);
}

const isDeadlock = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '40P01';

/** What a shop still does after its answers, such as counting words anew, may hold the same rows. */
async function emptyAtLast(database: OpenDatabase, tries = 3): Promise<void> {
  try {
    await empty(database);
  } catch (error) {
    if (tries === 1 || !isDeadlock(error)) throw error;
    await emptyAtLast(database, tries - 1);
  }
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
          await emptyAtLast(database);
          free.push(database);
        },
      };
    },
    async end() {
      await Promise.all(free.splice(0).map(({ close }) => close()));
    },
  };
}
