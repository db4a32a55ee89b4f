/** Pruning stores of each kind, and what is left where it is interrupted. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { ejectRelease } from '../src/eject';
import { openServedStore, openStore } from '../src/open-store';
import { prune } from '../src/pruning/prune';
import { publishFolders, rollBackTo } from '../src/publish';
import { listPreviews } from '../src/previews/preview';
import { releaseFiles } from '../src/release-files';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';
import { startS3, type LocalS3 } from 'object-store/local-s3';
import { runRelease } from './run-release';

const app = 'mfe-search';
const [first, second, third] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;

let folder = '';
let s3: LocalS3;
let s3Folder = '';
let buckets = 0;
beforeAll(async () => {
  s3Folder = await mkdtemp(join(tmpdir(), 'prune-s3-'));
  s3 = await startS3(s3Folder, 'shop');
});
afterAll(async () => {
  await s3.close();
  await rm(s3Folder, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const STORES: Record<string, () => (machine?: number) => ReleaseStore> = {
  folder: () => () => openStore(join(folder, 'store'), {}),
  bucket: () => {
    const location = `s3://shop/prune-${(buckets += 1)}`;
    return (machine = 0) =>
      openStore(location, {
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        RELEASE_MIRROR: join(folder, `mirror-${machine}`),
      });
  },
};
const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);
const built = async (version: string) => {
  const path = await builtFolder(folder, { version });
  await writeFile(join(path, 'entry.js.map'), '{}');
  return path;
};
const versions = async (store: ReleaseStore) =>
  (await store.pruning.list()).map(({ version }) => version).sort();

/** A store whose first release was a preview that has ended, and is named by nobody. */
async function withForgotten(store: ReleaseStore): Promise<void> {
  await listPreviews([await built(first)], store);
  later(8);
  await publishFolders([await built(second)], store);
  await prune(store, { days: 30, dryRun: false });
}

describe.each(Object.keys(STORES))('a prune of a %s', (kind) => {
  it('removes a release and its maps once nobody named it for so long, for every machine', async () => {
    const open = STORES[kind]?.() ?? expect.fail();
    await withForgotten(open());
    later(29);
    expect((await prune(open(), { days: 30, dryRun: false })).removable).toEqual([]);
    expect(await open().has(app, first)).toBe(true);
    later(2);
    const wanted = [expect.objectContaining({ app, version: first })];
    expect((await prune(open(), { days: 30, dryRun: true })).removable).toEqual(wanted);
    expect(await open().has(app, first)).toBe(true);
    expect((await prune(open(), { days: 30, dryRun: false })).removable).toEqual(wanted);
    expect(await open().has(app, first)).toBe(false);
    expect(await open(2).folderOf(app, first)).toBeNull();
    expect(await open().mapOf(app, first, 'entry.js')).toBeNull();
    expect(await versions(open())).toEqual([second]);
    const { apps, removing } = await open().registry.read();
    expect(apps[app]?.live).toBe(second);
    expect(removing).toBeUndefined();
  });

  it('that is interrupted hinders nobody, and the next one goes on', { tags: 'long' }, async () => {
    const open = STORES[kind]?.() ?? expect.fail();
    const store = open();
    await withForgotten(store);
    later(31);
    const interrupted: ReleaseStore = {
      ...store,
      pruning: { ...store.pruning, remove: () => Promise.reject(new Error('killed')) },
    };
    await expect(prune(interrupted, { days: 30, dryRun: false })).rejects.toThrow('killed');
    expect((await open().registry.read()).removing).toEqual({ [app]: [first] });
    // Nothing may name it, since its files may go at any moment; all else goes on.
    await expect(rollBackTo(app, { to: first }, open())).rejects.toThrow('is being removed');
    await expect(listPreviews([await built(first)], open())).rejects.toThrow('is being removed');
    await publishFolders([await built(third)], open());
    const next = await prune(open(), { days: 30, dryRun: false });
    expect(next.unfinished).toEqual([{ app, version: first }]);
    expect((await open().registry.read()).removing).toBeUndefined();
    expect(await versions(open())).toEqual([second, third]);
    await publishFolders([await built(first)], open());
    expect((await open().registry.read()).apps[app]?.live).toBe(first);
  });

  it('loses against whoever gives a release to shoppers again at that moment', async () => {
    const open = STORES[kind]?.() ?? expect.fail();
    const store = open();
    await withForgotten(store);
    later(31);
    const raced: ReleaseStore = {
      ...store,
      registry: {
        ...store.registry,
        async replace(seen, next) {
          if ((await open().registry.read()).apps[app]?.live !== first) {
            await rollBackTo(app, { to: first }, open());
          }
          return store.registry.replace(seen, next);
        },
      },
    };
    expect((await prune(raced, { days: 30, dryRun: false })).removable).toEqual([]);
    expect(await open().has(app, first)).toBe(true);
  });

  it('lets nobody go back to what it has removed, with the reason', async () => {
    const open = STORES[kind]?.() ?? expect.fail();
    await publishFolders([await built(first)], open(), { commit: 'abcdef1234567890' });
    await publishFolders([await built(second)], open());
    await publishFolders([await built(third)], open());
    // A mirror that fetched it earlier changes nothing.
    await open().folderOf(app, first);
    await open(3).pruning.remove(app, first);
    await expect(rollBackTo(app, { to: first }, open())).rejects.toThrow(
      `${app} has no release ${first} in its store any more (pnpm release prune removes old ones); next: publish its commit abcdef12 again`,
    );
    await open(3).pruning.remove(app, second);
    await expect(ejectRelease(app, third, 'it failed', open())).rejects.toThrow(
      `${app} has no release ${second} in its store any more`,
    );
    expect((await open().registry.read()).apps[app]?.live).toBe(third);
  });
});

describe('servers beside a prune', () => {
  it('answer 404 for what is gone, and name what the registry gives and the store lacks', async () => {
    const store = openStore(join(folder, 'store'), {});
    await publishFolders([await built(first)], store);
    await publishFolders([await built(second)], store);
    const files = releaseFiles(store, [app]);
    const path = `/${app}/${first}/entry.js`;
    expect((await files.request(path)).status).toBe(200);
    await store.pruning.remove(app, first);
    expect((await files.request(path)).status).toBe(404);
    expect((await releaseFiles(store, [app]).request(path)).status).toBe(404);
    const told: string[] = [];
    const served = openServedStore(join(folder, 'store'), (line) => told.push(line), {});
    expect((await served.registry.read()).apps[app]?.live).toBe(second);
    expect(told).toEqual([`the registry names what the store does not have: ${app} ${first}`]);
  });

  it('are left without drafts of an interrupted removal', async () => {
    const store = openStore(join(folder, 'store'), {});
    await publishFolders([await built(first)], store);
    const releases = join(folder, 'store', app);
    const half = join(releases, `${second}.of-a-killed-one.draft`);
    await writeFile(half, '');
    await utimes(half, 0, 0);
    vi.useRealTimers();
    await store.pruning.remove(app, second);
    expect(await readdir(releases)).toEqual([first]);
  });
});

it('`pnpm release prune` says what it removes, what it keeps, and when the next may go', async () => {
  vi.useRealTimers();
  const store = openStore(join(folder, 'store'), {});
  await publishFolders([await built(first)], store);
  await store.put(await built(second), app, second);
  const settings = { RELEASE_STORE: join(folder, 'store'), DATA_DIR: folder };
  const release = (...args: string[]) => runRelease(folder, settings, args);
  const { code, said } = await release('prune', '--days', '3', '--dry-run');
  expect(code).toBe(0);
  expect(said).toContain('kept: 1 named by the registry, 0 to roll back to, 1 named by nobody');
  expect(said).toMatch(/the next may be removed on \d{4}-\d\d-\d\d, by a prune/);
  expect(await store.pruning.readNotes()).toBeNull();
  expect((await release('prune')).code).toBe(0);
  expect(await store.pruning.readNotes()).toContain(second);
  expect(await release('prune', '--days', '2')).toEqual({
    code: 2,
    said: 'pnpm release: --days 2 is no whole number from 3',
  });
}, 60_000);
