/** A PostgreSQL database in UTF-8 is required, and tests have one whatever language the machine has. */
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../src/database/open';
import { startFailure } from '../src/start-failure';

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

it('refuses a database that keeps texts in another encoding than UTF-8, with what to do', async () => {
  const { url, stop } = await startTestPostgres();
  const name = 'in_another_encoding';
  await query(url, `create database ${name} encoding 'SQL_ASCII' template template0 locale 'C'`);
  const other = new URL(url);
  other.pathname = `/${name}`;
  const error = await openPostgres(other.href).catch((refused: unknown) => refused);
  expect(startFailure(error, null)).toMatch(
    /^The database of DATABASE_URL keeps texts in SQL_ASCII and must do so in UTF8: .+createdb/,
  );
  await query(url, `drop database ${name}`);
  await stop();
});

it('counts ² as one letter in a test’s database on a machine without a language', async () => {
  const { LANG, LC_ALL } = process.env;
  Object.assign(process.env, { LANG: 'C', LC_ALL: 'C' });
  const { url, stop } = await startTestPostgres();
  if (LANG === undefined) delete process.env.LANG;
  else process.env.LANG = LANG;
  if (LC_ALL === undefined) delete process.env.LC_ALL;
  else process.env.LC_ALL = LC_ALL;
  const database = await newTestDatabase(url);
  const read = "select right('3.5mm²', 3) as unit, lower('Ñ') as lower";
  expect(await query(database.url, read)).toEqual([{ unit: 'mm²', lower: 'ñ' }]);
  await database.drop();
  await stop();
});
