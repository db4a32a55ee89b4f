import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openPostgres,
  PostgresUnreachable,
  type Postgres,
  type PostgresSettings,
} from '../src/postgres';

let server: Awaited<ReturnType<typeof startTestPostgres>>;
let database: Awaited<ReturnType<typeof newTestDatabase>>;
let opened: Postgres[] = [];
let said: string[] = [];

beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  database = await newTestDatabase(server.url);
  said = [];
});
afterEach(async () => {
  for (const each of opened) await each.close();
  opened = [];
  await database.drop();
});

function open(settings: Partial<PostgresSettings> = {}): Postgres {
  const postgres = openPostgres({
    ...{ url: database.url, name: 'a test', schema: 'tests', patience: 20_000 },
    warn: (message) => said.push(message),
    ...settings,
  });
  opened.push(postgres);
  return postgres;
}

const STEPS = [
  'create table tests.one (a integer); insert into tests.one values (1)',
  'create table tests.two (b integer)',
];

describe('the tables of a server', () => {
  it('are made once, however many servers start together', async () => {
    const all = [1, 2, 3, 4].map(() => open({ steps: STEPS }));
    const rows = await Promise.all(all.map(({ ask }) => ask('select a from tests.one')));
    expect(rows).toEqual(all.map(() => [{ a: 1 }]));
    expect(said).toEqual([]);
  });

  it('get what a later version adds, beside which the one before goes on', async () => {
    const before = open({ steps: STEPS.slice(0, 1) });
    await before.ask('select a from tests.one');
    const after = open({ steps: STEPS });
    expect(await after.ask('select b from tests.two')).toEqual([]);
    const again = open({ steps: STEPS.slice(0, 1) });
    expect(await again.ask('select a from tests.one')).toEqual([{ a: 1 }]);
  });

  it('are there for a user who may not make any', async () => {
    await open({ steps: STEPS }).ask('select 1');
    const { ask } = open();
    const name = `reader_${Date.now()}`;
    await ask(`create role ${name} login password 'of a test'`);
    await ask(`grant usage on schema tests to ${name}`);
    await ask(`grant select on all tables in schema tests to ${name}`);
    const url = Object.assign(new URL(database.url), { username: name, password: 'of a test' });
    const reader = open({ url: url.toString(), steps: STEPS });
    expect(await reader.ask('select a from tests.one')).toEqual([{ a: 1 }]);
    await reader.close();
    await ask(`drop owned by ${name}`);
    await ask(`drop role ${name}`);
  });
});

it('does work in one transaction, or nothing of it', async () => {
  const postgres = open({ steps: STEPS });
  await expect(
    postgres.together(async (ask) => {
      await ask('insert into tests.one values (2)');
      throw new Error('half way');
    }),
  ).rejects.toThrow(PostgresUnreachable);
  const { ask } = open();
  expect(await ask('select a from tests.one')).toEqual([{ a: 1 }]);
});

it('fails with a reason and without the password, warns once, and makes nobody wait then', async () => {
  const url = Object.assign(new URL(database.url), { pathname: '/no_such_database' });
  const { ask, isThere } = open({ url: url.toString() });
  await expect(ask('select 1')).rejects.toThrow(/does not exist/);
  await expect(ask('select 1')).rejects.toThrow('it has just failed');
  expect(isThere()).toBe(false);
  expect(said).toEqual([expect.stringMatching(/^the database is away: .*does not exist/)]);
  expect(said.join()).not.toContain(url.password);
});

it('lives on where its connection ends between two statements of a transaction', async () => {
  const postgres = open();
  const ended = postgres.together(async (ask) => {
    const [own] = await ask('select pg_backend_pid() as id');
    await open().ask('select pg_terminate_backend($1)', [own?.id]);
    // The database says so by itself, while nothing is asked of it.
    await new Promise((told) => setTimeout(told, 200));
    await ask('select 1');
  });
  await expect(ended).rejects.toThrow(PostgresUnreachable);
});

it('gives up on a statement that takes too long', async () => {
  await expect(open({ patience: 200 }).ask('select pg_sleep(60)')).rejects.toThrow(
    PostgresUnreachable,
  );
});
