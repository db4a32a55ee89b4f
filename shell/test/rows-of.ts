import { STATE_SCHEMA } from 'release-registry/telemetry-tables';
import { openPostgres } from 'server-kit/postgres';

/** All that document servers have written into a database, as one text. */
export async function rowsOf(url: string): Promise<string> {
  const { ask, close } = openPostgres({
    ...{ url, name: 'a test', schema: '', patience: 20_000 },
    warn: () => undefined,
  });
  const tables = await ask('select tablename as name from pg_tables where schemaname = $1', [
    STATE_SCHEMA,
  ]);
  const all = [];
  for (const { name } of tables)
    all.push(await ask(`select * from ${STATE_SCHEMA}.${String(name)}`));
  await close();
  return JSON.stringify(all);
}
