/** `provider migrate` as a step of its own, and what a start does where it was left out. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { COMPILED } from 'tooling/run/compiled';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../src/database/open';
import { start } from './crash/started-provider';

const root = fileURLToPath(new URL('..', import.meta.url));
const migrations = join(root, 'migrations');
const PRODUCTION = { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1', OUTBOX: 'off' };

/** @returns what a command or a refused start printed, and its exit code */
async function ended(script: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [COMPILED, script, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', NODE_ENV: 'test', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output: output.trim() };
}

/** A database on disk that has all migrations but the last ones. */
async function oldShop(directory: string, lacking: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-old-'));
  await cp(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const left = journal.entries.splice(-lacking);
  await writeFile(file, JSON.stringify(journal));
  const client = await PGlite.create({
    dataDir: join(directory, 'database'),
    extensions: { pg_trgm },
  });
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.close();
  await rm(folder, { recursive: true });
  return left.map(({ tag }) => tag);
}

describe('a database that is two migrations behind', { timeout: 180_000 }, () => {
  let directory: string;
  let lacking: string[];
  const migrateNow = () => ended('src/cli.ts', ['migrate'], { DATA_DIR: directory, ...PRODUCTION });
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'provider-migrate-'));
    lacking = await oldShop(directory, 2);
  }, 60_000);
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('is refused by a start and by commands in production, in one line, and left as it was', async () => {
    const line =
      "The database lacks 2 migrations of this provider: run 'provider migrate' first (node provider.js migrate, or pnpm provider migrate).";
    const environment = { DATA_DIR: directory, ...PRODUCTION };
    expect(await ended('src/main.ts', [], environment)).toEqual({ code: 1, output: line });
    expect(await ended('src/cli.ts', ['synonyms'], environment)).toEqual({ code: 1, output: line });
  });

  it('is brought up by a start in development', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'provider-migrate-'));
    await cp(join(directory, 'database'), join(copy, 'database'), { recursive: true });
    const provider = await start({ DATA_DIR: copy });
    expect((await fetch(`${provider.base}/health`)).status).toBe(200);
    await provider.kill();
    await rm(copy, { recursive: true, force: true });
  });

  it(
    'is brought up by the first of two commands; the other waits for it',
    { tags: 'long' },
    async () => {
      const all = await Promise.all([migrateNow(), migrateNow()]);
      expect(all.map(({ code }) => code)).toEqual([0, 0]);
      expect(all.map(({ output }) => output).sort()).toEqual([
        `Applied 2 migrations: ${lacking.join(', ')}.`,
        'The database has all migrations of this provider: nothing was changed.',
      ]);
    },
  );

  it(
    'then serves in production, also with a migration that this provider does not know',
    { tags: 'long' },
    async () => {
      const { client, close } = await openPglite({ directory: join(directory, 'database') });
      await client.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
      );
      await close();
      const provider = await start({ DATA_DIR: directory, ...PRODUCTION });
      expect((await fetch(`${provider.base}/health`)).status).toBe(200);
      expect(await migrateNow()).toEqual({
        code: 1,
        output: expect.stringContaining('is in use by another provider') as string,
      });
      await provider.kill();
    },
  );
});
