import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServedStore, openStore } from '../src/open-store';
import { sweepMirror } from '../src/pruning/mirror-sweep';
import { publishFolders, rollBackTo } from '../src/publish';
import { backUpRegistry, restoreRegistry } from '../src/registry-copy';
import { RegistryConflict } from '../src/registry-file';
import { releaseFiles } from '../src/release-files';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';
import { openBucket } from 'object-store/bucket';
import { bucketOf } from 'object-store/settings';
import { startS3, type LocalS3 } from 'object-store/local-s3';

let folder = '';
let s3: LocalS3;
let prefixes = 0;
let location = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  s3 = await startS3(join(folder, 's3'), 'shop');
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  location = `s3://shop/store-${(prefixes += 1)}`;
});

const settings = () => ({
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});
let mirrors = 0;
/** The store as another machine sees it, with nothing fetched yet. */
const open = (): ReleaseStore =>
  openStore(location, {
    ...settings(),
    RELEASE_MIRROR: join(folder, `mirror-${(mirrors += 1)}`),
  });

const [first, second] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
const built = (version: string, script?: string) =>
  builtFolder(folder, { version, ...(script === undefined ? {} : { script }) });

describe('a store in a bucket', () => {
  it('publishes, is read and rolled back by another machine', async () => {
    await publishFolders([await built(first)], open());
    await publishFolders([await built(second)], open());
    const elsewhere = open();
    expect((await elsewhere.registry.read()).apps['mfe-search']).toMatchObject({
      live: second,
      lastKnownGood: first,
    });
    const kept = await elsewhere.folderOf('mfe-search', first);
    expect((await readdir(kept ?? '')).sort()).toContain('entry.js.br');
    await rollBackTo('mfe-search', {}, elsewhere);
    expect((await open().registry.read()).apps['mfe-search']?.live).toBe(first);
  });

  it('lets one of two teams win; the other is told, and nothing is lost', async () => {
    await publishFolders([await built(first)], open());
    const stores = [open(), open()];
    const seen = await Promise.all(stores.map(({ registry }) => registry.read()));
    const outcomes = await Promise.allSettled(
      stores.map(({ registry }, at) =>
        registry.replace(seen[at] ?? expect.fail(), { apps: {}, history: [] }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find(({ status }) => status === 'rejected');
    expect(lost && 'reason' in lost ? lost.reason : null).toBeInstanceOf(RegistryConflict);
    expect((await open().registry.read()).revision).toBe(2);
  });

  it('is read anew by whoever was too late', async () => {
    await publishFolders([await built(first)], open());
    const [late, fast] = [open().registry, open().registry];
    const seen = await late.read();
    const { revision } = await fast.replace(await fast.read(), { apps: {}, history: [] });
    await expect(late.replace(seen, { apps: {}, history: [] })).rejects.toThrow(RegistryConflict);
    expect((await late.read()).revision).toBe(revision);
  });

  it('takes over from a folder by a copy of its files and of its registry', async () => {
    const from = openStore(join(folder, 'moved'), {});
    await publishFolders([await built(first)], from);
    await publishFolders([await built(second)], from);
    const copy = join(folder, 'moved-registry.json');
    await backUpRegistry(copy, from);
    const bucket = openBucket(bucketOf(location, { ...settings(), S3_REGION: 'us-east-1' }));
    const names = await readdir(from.root, { recursive: true, withFileTypes: true });
    for (const entry of names.filter((each) => each.isFile() && each.name !== 'registry.json')) {
      const path = join(entry.parentPath, entry.name);
      await bucket.put(relative(from.root, path), await readFile(path));
    }
    await restoreRegistry(copy, false, open());
    const to = open();
    expect((await to.registry.read()).apps['mfe-search']?.live).toBe(second);
    for (const version of [first, second]) {
      const files = await readdir((await to.folderOf('mfe-search', version)) ?? '');
      expect(files.sort()).toEqual((await readdir(join(from.root, 'mfe-search', version))).sort());
    }
    await rollBackTo('mfe-search', {}, open());
    expect((await open().registry.read()).apps['mfe-search']?.live).toBe(first);
  });

  it('keeps a release that is there, and refuses another of the same version', async () => {
    await publishFolders([await built(first)], open());
    await expect(publishFolders([await built(first, '/* other */')], open())).rejects.toThrow(
      `another mfe-search ${first} is in the store already`,
    );
  });

  it('has no release whose manifest did not come', async () => {
    expect(await open().folderOf('mfe-search', first)).toBeNull();
    expect(await open().folderOf('mfe-search', '../../etc')).toBeNull();
  });

  it('is served from a folder that fills as files are asked for', async () => {
    await publishFolders([await built(first)], open());
    const files = releaseFiles(open(), ['mfe-search']);
    const answer = await files.request(`/mfe-search/${first}/entry.js`);
    expect(await answer.text()).toBe('/* entry */');
    expect((await files.request(`/mfe-search/${second}/entry.js`)).status).toBe(404);
  });

  it(
    "removes from a server's folder what was pruned in the bucket, and nothing else",
    { tags: 'long' },
    async () => {
      await publishFolders([await built(first)], open());
      await publishFolders([await built(second)], open());
      const server = open();
      for (const version of [first, second]) await server.folderOf('mfe-search', version);
      const kept = () => readdir(join(server.root, 'mfe-search'));
      expect(await sweepMirror(server)).toEqual([]);
      // One that the registry doesn't name, such as a preview, stays as long as the bucket has it.
      const { registry } = open();
      const before = await registry.read();
      const { [first]: _gone, ...releases } = before.apps['mfe-search']?.releases ?? {};
      const search = { ...before.apps['mfe-search'], live: second, lastKnownGood: null, releases };
      await registry.replace(before, {
        apps: { ...before.apps, 'mfe-search': { canary: null, ...search } },
        history: before.history,
      });
      expect(await sweepMirror(server)).toEqual([]);
      expect((await kept()).sort()).toEqual([first, second]);
      await open().pruning.remove('mfe-search', first);
      // A server knows a registry for a moment before it is read anew.
      const gone = [`mfe-search ${first}`];
      await expect.poll(() => sweepMirror(server), { timeout: 10_000 }).toEqual(gone);
      expect(await kept()).toEqual([second]);
    },
  );

  it('gives a server a registry once the releases that it names are at hand', async () => {
    await publishFolders([await built(first)], open());
    const mirror = join(folder, 'mirror-of-a-server');
    const served = openServedStore(location, () => undefined, {
      ...settings(),
      RELEASE_MIRROR: mirror,
    });
    expect((await served.registry.read()).apps['mfe-search']?.live).toBe(first);
    expect(await readdir(join(mirror, 'mfe-search'))).toEqual([first]);
  });

  it('says which setting is missing, and that there is no such bucket', async () => {
    expect(() => openStore(location, {})).toThrow(
      'S3_ENDPOINT: is needed where RELEASE_STORE is a bucket; S3_ACCESS_KEY_ID: is needed',
    );
    location = 's3://another/store';
    await expect(open().registry.read()).rejects.toThrow('NoSuchBucket');
  });
});
