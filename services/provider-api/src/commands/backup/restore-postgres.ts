/** Puts a dump into PostgreSQL, and keeps it only where its sums are those of the backup. */
import { pipeline } from 'node:stream/promises';
import { COUNTS_SQL } from './counts';
import type { Counts } from './manifest';
import { startPostgresTool, ToolKilled } from './postgres-tool';

const CLEAN = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--file=-'];

/**
 * The statements after the dump's own, in the same transaction: they compare what was restored, so
 * that a difference takes all of it back. The text is quoted by psql, which knows the variable.
 */
const COMPARE = `
select set_config('search_path', 'public', true);
select set_config('restore.expected', :'expected', true);
do $$
declare
  found json;
  expected record;
begin
  select counts into found from (${COUNTS_SQL}) as said;
  for expected in select * from json_each_text(current_setting('restore.expected')::json) loop
    if found ->> expected.key is distinct from expected.value then
      raise exception 'The restored database has % %, and the backup says %.',
        coalesce(found ->> expected.key, 'no'), expected.key, expected.value;
    end if;
  end loop;
end $$;
`;

/**
 * In one transaction: whatever fails, the database is as it was.
 * @param file of pg_dump, in its own format
 * @param counts what the backup says of itself
 * @throws BackupFault where it can't be restored, or its sums differ
 */
export async function restorePostgres(file: string, counts: Counts, url: string): Promise<void> {
  const script = startPostgresTool('pg_restore', null, [...CLEAN, file], { output: true });
  const expected = `--set=expected=${JSON.stringify(counts)}`;
  const psql = startPostgresTool(
    'psql',
    url,
    ['-Xq', '--single-transaction', '--set=ON_ERROR_STOP=1', expected, '--file=-'],
    { input: true },
  );
  const { output } = script;
  const { input } = psql;
  if (!output || !input) throw new Error('a program has no streams');
  // What psql no longer reads shows when it exits.
  const handedOver = pipeline(output, input, { end: false }).catch(() => undefined);
  const whole = script.ended.then(
    async () => {
      await handedOver;
      input.end(COMPARE);
    },
    (error: unknown) => {
      // At the end of its input it would keep what it has.
      psql.kill();
      throw error;
    },
  );
  const [read, put] = await Promise.allSettled([whole, psql.ended]);
  if (put.status === 'rejected' && !(put.reason instanceof ToolKilled)) throw put.reason;
  if (read.status === 'rejected') throw read.reason;
  if (put.status === 'rejected') throw put.reason;
}
