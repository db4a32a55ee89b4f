/** What balancers hear from the servers of released files and by the teams' console. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from 'object-store/local-s3';
import { COMPILED } from 'tooling/run/compiled';
import { freePort } from 'tooling/run/free-port';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/open-store';
import { migrate } from '../src/postgres/migrate';
import { openRegistryDatabase } from '../src/postgres/registry-database';
import { builtFolder } from './built-folder';
import { publishFolders } from '../src/publish';
import { startPostgres, wayTo, type LocalPostgres, type Way } from './local-postgres';

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'health-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** Starts a server, and waits until it listens. */
async function open(
  script: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [COMPILED, script, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH ?? '', PORT: String(port), RELEASE_STORE: store, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  while (!said.includes('ready on')) {
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((done) => setTimeout(done, 20));
  }
  return port;
}

let postgres: LocalPostgres | undefined;
let way: Way | undefined;
afterAll(async () => {
  await way?.close();
  await postgres?.stop();
});

const SERVERS: [string, string[]][] = [
  ['src/static-server.ts', ['mfe-search']],
  ['src/console/main.ts', []],
];

it.each(SERVERS)('%s is ready while its store can be read', async (script, args) => {
  const registry = (revision: number) => JSON.stringify({ revision, apps: {}, history: [] });
  const write = (text: string) => writeFile(join(store, 'registry.json'), text);
  await write(registry(7));
  const port = await open(script, args);
  const probe = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/${path}`);
    const json = (await answer.json()) as unknown;
    return [answer.status, answer.headers.get('cache-control'), json];
  };
  const ok = [200, 'no-store', { status: 'ok' }];
  expect(await probe('live')).toEqual(ok);
  expect(await probe('ready')).toEqual(ok);
  await write('no registry');
  const unreadable = [503, 'no-store', { status: 'the release store can not be read' }];
  expect(await probe('ready')).toEqual(unreadable);
  await rm(store, { recursive: true });
  expect(await probe('ready')).toEqual([503, 'no-store', { status: 'the release store is gone' }]);
  expect(await probe('live')).toEqual(ok);
});

it(
  'a server of files is ready while only the database of the registry is unreachable; a console is not',
  { tags: 'long', timeout: 120_000 },
  async () => {
    postgres = await startPostgres();
    const url = await postgres.create();
    way = await wayTo(url);
    await migrate(openRegistryDatabase(url), openStore(store, {}));
    const { registry } = openStore(store, { REGISTRY_URL: url });
    await registry.replace(await registry.read(), { apps: {}, history: [] });
    const settings = { REGISTRY_URL: way.url };
    const files = await open('src/static-server.ts', ['mfe-search'], settings);
    const teams = await open('src/console/main.ts', [], settings);
    const ready = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
      return [answer.status, (await answer.json()) as unknown];
    };
    const ok = [200, { status: 'ok' }];
    expect(await ready(files)).toEqual(ok);
    expect(await ready(teams)).toEqual(ok);
    way.be('cut');
    const lacks = 'the registry can not be read: the last known one is used';
    await expect
      .poll(() => ready(files), { timeout: 10_000 })
      .toEqual([200, { status: 'ok', lacks }]);
    await expect
      .poll(() => ready(teams), { timeout: 10_000 })
      .toEqual([503, { status: 'the release store can not be read' }]);
    way.be('open');
    await expect.poll(() => ready(files), { timeout: 10_000 }).toEqual(ok);
    await expect.poll(() => ready(teams), { timeout: 10_000 }).toEqual(ok);
  },
);

it('a server of files is ready while its bucket is silent or away, with the files that it has', async () => {
  const s3 = await startS3(join(store, 's3'), 'shop');
  const bucket = await wayTo(s3.endpoint);
  const settings = {
    RELEASE_STORE: 's3://shop/releases',
    RELEASE_MIRROR: join(store, 'mirror'),
    S3_ENDPOINT: new URL(bucket.url).origin,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  try {
    const version = '1.0.0-aaaaaaaa';
    const built = await builtFolder(store, { version });
    await publishFolders([built], openStore(settings.RELEASE_STORE, settings));
    const port = await open('src/static-server.ts', ['mfe-search'], settings);
    const ready = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
      return [answer.status, (await answer.json()) as unknown];
    };
    const file = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/mfe-search/${version}/entry.js`);
      return answer.status;
    };
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    expect(await file()).toBe(200);
    const lacks = 'the registry can not be read: the last known one is used';
    for (const state of ['silent', 'cut'] as const) {
      bucket.be(state);
      await expect.poll(ready, { timeout: 20_000 }).toEqual([200, { status: 'ok', lacks }]);
      expect(await file()).toBe(200);
    }
    bucket.be('open');
    await expect.poll(ready, { timeout: 20_000 }).toEqual([200, { status: 'ok' }]);
  } finally {
    await bucket.close();
    await s3.close();
  }
}, 120_000);
