/** A restore into PostgreSQL is whole, or the database stays as it was. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyPostgres, DATABASE_FILE } from '../src/commands/backup/copy-database';
import { restorePostgres } from '../src/commands/backup/restore-postgres';
import { openPostgres } from '../src/database/open';

/** Whether the programs of PostgreSQL are here, of this version or a newer one. */
async function canCopy(url: string): Promise<boolean> {
  try {
    const said = execFileSync('pg_dump', ['--version']).toString();
    execFileSync('psql', ['--version']);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    await client.end();
    const major = (text: string) => Number(/\d+/.exec(text)?.[0]);
    return major(said) >= major(rows[0]?.server_version ?? '');
  } catch {
    return false;
  }
}

/** Runs statements on a database, as an operator would. @returns the rows of the last */
async function statement(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end());
  return rows;
}

const server = await startTestPostgres();
const isPossible = await canCopy(server.url);
if (!isPossible)
  it.skip('needs pg_dump, pg_restore and psql of the server’s version', () => undefined);
afterAll(() => server.stop());

describe.skipIf(!isPossible)('a restore into PostgreSQL', () => {
  let folder = '';
  let from: Awaited<ReturnType<typeof newTestDatabase>>;
  let to: Awaited<ReturnType<typeof newTestDatabase>>;
  let counts: Awaited<ReturnType<typeof copyPostgres>>['counts'];
  const dump = () => join(folder, DATABASE_FILE.postgresql);
  const brandsThere = async () => {
    const client = new pg.Client({ connectionString: to.url });
    await client.connect();
    const { rows } = await client
      .query<{ name: string }>('select name from brands order by name')
      .finally(() => client.end());
    return rows.map(({ name }) => name);
  };
  const withBrand = async (url: string, name: string) => {
    const { jobs, close } = await openPostgres(url);
    await jobs.execute(
      `insert into brands (name, name_key, source) values ('${name}', '${name}', '')`,
    );
    await close();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'restore-postgres-'));
    [from, to] = [await newTestDatabase(server.url), await newTestDatabase(server.url)];
    await withBrand(from.url, 'of the backup');
    await withBrand(to.url, 'of this place');
    counts = (await copyPostgres(from.url, folder)).counts;
  }, 60_000);
  afterAll(async () => {
    await from.drop();
    await to.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('whose sums differ changes nothing', async () => {
    await expect(restorePostgres(dump(), { ...counts, orders: '7' }, to.url)).rejects.toThrow(
      'The restored database has 0 orders, and the backup says 7.',
    );
    expect(await brandsThere()).toEqual(['of this place']);
  });

  it('whose dump can’t be read changes nothing', async () => {
    const bad = join(folder, 'bad.dump');
    await writeFile(bad, 'no dump');
    await expect(restorePostgres(bad, counts, to.url)).rejects.toThrow('pg_restore failed');
    expect(await brandsThere()).toEqual(['of this place']);
  });

  it('replaces what is there by what was backed up', async () => {
    await restorePostgres(dump(), counts, to.url);
    expect(await brandsThere()).toEqual(['of the backup']);
  });

  it('brings the registry back that lies beside the shop, by a user who may only read it', async () => {
    const role = `provider_${randomBytes(4).toString('hex')}`;
    const copies = await mkdtemp(join(folder, 'by-role-'));
    await statement(
      from.url,
      `create schema release_registry;
       create table release_registry.registry (revision integer not null, document json not null);
       insert into release_registry.registry values (7, '{"revision":7}');
       create schema document_servers;
       create table document_servers.told (words text);
       create role ${role} login password 'role';
       grant usage on schema public, drizzle, release_registry to ${role};
       grant select on all tables in schema public, drizzle, release_registry to ${role};
       grant select on all sequences in schema public, drizzle to ${role};`,
    );
    const url = new URL(from.url);
    [url.username, url.password] = [role, 'role'];
    try {
      const told = await copyPostgres(url.href, copies);
      await restorePostgres(join(copies, DATABASE_FILE.postgresql), told.counts, to.url);
      const rows = await statement(to.url, 'select document from release_registry.registry');
      expect(rows).toEqual([{ document: { revision: 7 } }]);
      // What document servers share is not in it: that user may not even look into it.
      const schemas = await statement(
        to.url,
        "select 1 from pg_namespace where nspname = 'document_servers'",
      );
      expect(schemas).toEqual([]);
    } finally {
      await statement(from.url, `drop owned by ${role}; drop role ${role}`);
    }
  });
});
