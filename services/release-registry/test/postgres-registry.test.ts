/** The registry in PostgreSQL, with the releases in a folder. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName, Registry } from 'shared-contracts/release';
import { APP_NAMES } from 'shared-contracts/own-apps';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServedStore, openStore } from '../src/open-store';
import { migrate } from '../src/postgres/migrate';
import { openRegistryDatabase } from '../src/postgres/registry-database';
import { publishFolders, rollBackTo } from '../src/publish';
import { RegistryConflict, RegistryMissing } from '../src/registry-file';
import type { ReleaseStore } from '../src/store';
import { reachable, StoreUnreachable } from '../src/store-unreachable';
import { builtFolder, type Wanted } from './built-folder';
import { startPostgres, statement, wayTo, type LocalPostgres, type Way } from './local-postgres';

let postgres: LocalPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

const ways: Way[] = [];
let folder = '';
let url = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  url = await postgres.create();
});
afterEach(async () => {
  for (const way of ways.splice(0)) await way.close();
  await rm(folder, { recursive: true, force: true });
});

const [first, second] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
const built = (wanted: Wanted) => builtFolder(folder, wanted);
const root = () => join(folder, 'store');
/** The store as another machine sees it. */
const open = (registry = url): ReleaseStore => openStore(root(), { REGISTRY_URL: registry });
const prepare = () => migrate(openRegistryDatabase(url), openStore(root(), {}));

describe('a registry in PostgreSQL', () => {
  it('is published to, read and rolled back by other machines', async () => {
    await prepare();
    expect((await open().registry.read()).revision).toBe(0);
    await publishFolders([await built({ version: first })], open());
    await publishFolders([await built({ version: second })], open());
    expect((await open().registry.read()).apps['mfe-search']).toMatchObject({
      live: second,
      lastKnownGood: first,
    });
    await rollBackTo('mfe-search', {}, open());
    const { apps, history, revision } = await open().registry.read();
    expect(apps['mfe-search']?.live).toBe(first);
    expect(history.map(({ action }) => action)).toEqual(['publish', 'publish', 'rollback']);
    expect(revision).toBe(3);
  });

  it('is changed by exactly one of many who saw the same', async () => {
    await prepare();
    const stores = Array.from({ length: 20 }, () => open());
    const seen = await Promise.all(stores.map(({ registry }) => registry.read()));
    const outcomes = await Promise.allSettled(
      stores.map(({ registry }, at) =>
        registry.replace(seen[at] as Registry, { apps: {}, history: [], flags: { f: at } }),
      ),
    );
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RegistryConflict);
      else expect(at).toBe(won);
    }
    expect(await open().registry.read()).toMatchObject({ revision: 1, flags: { f: won } });
  });

  it('loses nothing of teams that all publish at once', async () => {
    await prepare();
    const apps: AppName[] = [...APP_NAMES];
    const folders = await Promise.all(apps.map((app) => built({ app, version: first })));
    await Promise.all(folders.map((each) => publishFolders([each], open())));
    const { apps: live, history } = await open().registry.read();
    expect(Object.keys(live).sort()).toEqual([...apps].sort());
    expect(history).toHaveLength(apps.length);
  });

  it('reaches a server that runs within five seconds, which reads it only where it changed', async () => {
    await prepare();
    await publishFolders([await built({ version: first })], open());
    const { registry } = open();
    const seen = await registry.read();
    expect(await registry.read()).toBe(seen);
    await publishFolders([await built({ version: second })], open());
    await expect
      .poll(async () => (await registry.read()).apps['mfe-search']?.live, { timeout: 5_000 })
      .toBe(second);
    const newer = await registry.read();
    // Asked again, the database says that nothing has changed, and the same object is given.
    await new Promise((done) => setTimeout(done, 1_100));
    expect(await registry.read()).toBe(newer);
  });

  it('is published to with the rights to read and to change it, and not with those to read', async () => {
    await prepare();
    const roleWith = async (rights: string) => {
      const role = new URL(url);
      role.username = `role_${randomUUID().replaceAll('-', '')}`;
      role.password = 'of a test';
      await statement(
        url,
        `create role ${role.username} login password 'of a test';
         grant usage on schema release_registry to ${role.username};
         grant ${rights} on release_registry.registry to ${role.username}`,
      );
      return open(role.href);
    };
    const writer = await roleWith('select, update');
    await publishFolders([await built({ version: first })], writer);
    const reader = await roleWith('select');
    expect((await reader.registry.read()).apps['mfe-search']?.live).toBe(first);
    await expect(publishFolders([await built({ version: second })], reader)).rejects.toThrow(
      'this user may not do that to the registry',
    );
    expect((await reader.registry.read()).apps['mfe-search']?.live).toBe(first);
  });

  it('keeps what a later version has written, to the letter', async () => {
    await prepare();
    const { registry } = open();
    const later = { apps: {}, history: [], later: { of: ['more'] } } as unknown as Registry;
    await registry.replace(await registry.read(), later);
    const seen = await open().registry.read();
    await open().registry.replace(seen, seen);
    expect(await open().registry.read()).toMatchObject({ revision: 2, later: { of: ['more'] } });
  });
});

describe('where PostgreSQL is away', () => {
  async function running() {
    await prepare();
    await publishFolders([await built({ version: first })], open());
    const way = await wayTo(url);
    ways.push(way);
    const told: string[] = [];
    const served = openServedStore(root(), (line) => told.push(line), { REGISTRY_URL: way.url });
    const live = async () => (await served.registry.read()).apps['mfe-search']?.live;
    expect(await live()).toBe(first);
    return { way, told, served, live };
  }

  it.each(['cut', 'silent'] as const)('%s, the last known registry is served', async (state) => {
    const { way, told, served, live } = await running();
    way.be(state);
    await expect.poll(async () => (await live()) === first && served.isUnreachable()).toBe(true);
    // Nobody waits any more: each answer comes while the database still says nothing.
    for (let at = 0; at < 20; at += 1) expect(await live()).toBe(first);
    // The first one is still waited for, by nobody, until its time is over.
    await expect
      .poll(() => told.join(), { timeout: 15_000 })
      .toContain("the registry can't be read");
    expect(told.join()).not.toContain(new URL(url).password);
    way.be('open');
    await publishFolders([await built({ version: second })], open());
    await expect.poll(live, { timeout: 15_000 }).toBe(second);
    expect(served.isUnreachable()).toBe(false);
  });

  it('publishing is refused in words, and nothing is changed', async () => {
    const { way } = await running();
    way.be('cut');
    const publishing = publishFolders([await built({ version: second })], reachable(open(way.url)));
    await expect(publishing).rejects.toThrow(StoreUnreachable);
    const said = String(await publishing.catch((error: unknown) => error));
    expect(said).toContain("the store can't be reached: the registry's database 127.0.0.1:");
    expect((await open().registry.read()).apps['mfe-search']?.live).toBe(first);
  });
});

describe('a REGISTRY_URL that is wrong', () => {
  const SECRET = 'a-secret-word';
  const faults: [string, (place: URL) => void, string][] = [
    ['with another password', (place) => (place.password = SECRET), 'refuses this user'],
    ['of no database', (place) => (place.pathname = '/none'), 'the server has no such database'],
    ['of a port that is closed', (place) => (place.port = '1'), 'nothing answers there'],
    ['of no host', (place) => (place.hostname = 'registry.invalid'), 'host'],
  ];

  it.each(faults)('%s is named, and no password with it', async (_, change, words) => {
    const place = new URL(url);
    change(place);
    const said = String(
      await open(place.href)
        .registry.read()
        .catch((error: unknown) => error),
    );
    expect(said).toContain("the registry's database");
    expect(said).toContain(words);
    expect(said).not.toContain(place.password);
  });

  it.each([`mysql://someone:${SECRET}@db/shop`, `postgres://${SECRET}@[`, SECRET])(
    'is refused before anything is asked',
    (wrong) => {
      expect(() => open(wrong)).toThrow(
        'REGISTRY_URL: must be a URL that starts with postgres:// or postgresql://',
      );
      expect(() => open(wrong)).not.toThrow(SECRET);
    },
  );

  it('of a database without its table says the next command', async () => {
    const reading = open().registry.read();
    await expect(reading).rejects.toThrow(RegistryMissing);
    await expect(reading).rejects.toThrow('pnpm release migrate makes it');
  });

  it('of a database that lost its row is no empty shop', async () => {
    await prepare();
    await publishFolders([await built({ version: first })], open());
    await statement(url, 'delete from release_registry.registry');
    await expect(open().registry.read()).rejects.toThrow(RegistryMissing);
  });
});
