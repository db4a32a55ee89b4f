/** Teams that publish at the same moment, none of them aware of the others. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { openStore } from '../src/open-store';
import { migrate } from '../src/postgres/migrate';
import { openRegistryDatabase } from '../src/postgres/registry-database';
import { publishCanary, publishFolders } from '../src/publish';
import { RegistryConflict } from '../src/registry-file';
import type { ReleaseStore } from '../src/store';
import { builtFolder, type Wanted } from './built-folder';
import { startS3, type LocalS3 } from 'object-store/local-s3';
import { startPostgres, type LocalPostgres } from './local-postgres';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'together-'));
  registryUrl = await postgres.create();
  await migrate(openRegistryDatabase(registryUrl), openStore(join(folder, 'store'), {}));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

let s3: LocalS3;
let s3Folder = '';
let postgres: LocalPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  s3Folder = await mkdtemp(join(tmpdir(), 'together-s3-'));
  s3 = await startS3(s3Folder, 'shop');
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  await s3.close();
  await rm(s3Folder, { recursive: true, force: true });
});

const first = '1.0.0-aaaaaaaa';
const second = '1.1.0-bbbbbbbb';
const built = (wanted: Wanted) => builtFolder(folder, wanted);

let buckets = 0;
/** A new database for each test of a registry in PostgreSQL. */
let registryUrl = '';
/** Two machines' views of one store. */
const STORES: Record<string, () => (machine: number) => ReleaseStore> = {
  folder: () => () => folderStore(join(folder, 'store')),
  bucket: () => {
    const location = `s3://shop/together-${(buckets += 1)}`;
    return (machine) =>
      openStore(location, {
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        RELEASE_MIRROR: join(folder, `mirror-${machine}`),
      });
  },
  'folder with PostgreSQL': () => () =>
    openStore(join(folder, 'store'), { REGISTRY_URL: registryUrl }),
};

/** Keeps the first to set the registry waiting until all of them want to: each has then checked. */
function together(stores: ReleaseStore[]): ReleaseStore[] {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let wanting = 0;
  return stores.map((store) => ({
    ...store,
    registry: {
      ...store.registry,
      async replace(seen, next) {
        if ((wanting += 1) === stores.length) begin();
        await begun;
        return store.registry.replace(seen, next);
      },
    },
  }));
}

describe.each(Object.keys(STORES))('two teams that publish at once, in a %s', (kind) => {
  it('are both live afterwards, each after the other was checked', async () => {
    const open = STORES[kind]?.() ?? expect.fail();
    const stores = together([open(1), open(2)]);
    const folders = [
      await built({ version: first }),
      await built({ app: 'mfe-catalog', version: first }),
    ];
    const outcomes = await Promise.all(
      stores.map((store, at) => publishFolders([folders[at] ?? ''], store)),
    );
    expect(outcomes.flat().map(({ changed }) => changed)).toEqual([true, true]);
    const { apps, history } = await open(3).registry.read();
    expect(apps['mfe-search']?.live).toBe(first);
    expect(apps['mfe-catalog']?.live).toBe(first);
    expect(history).toHaveLength(2);
  });

  it('are one refused where what they publish does not fit together', async () => {
    const open = STORES[kind]?.() ?? expect.fail();
    const libraries = { shared: ['react', 'zustand'] };
    await publishFolders(
      [
        await built({ app: 'shell', version: first, manifest: libraries }),
        await built({ version: first }),
      ],
      open(0),
    );
    const stores = together([open(1), open(2)]);
    // Each fits what is live: one needs what the other removes.
    const folders = [
      await built({ app: 'shell', version: second }),
      await built({ version: second, manifest: libraries }),
    ];
    const outcomes = await Promise.allSettled(
      stores.map((store, at) => publishFolders([folders[at] ?? ''], store)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find(({ status }) => status === 'rejected');
    expect(String(lost && 'reason' in lost ? lost.reason : '')).toContain('zustand');
    const { apps } = await open(3).registry.read();
    expect([apps.shell?.live, apps['mfe-search']?.live].sort()).toEqual([first, second]);
  });
});

describe('somebody who always is faster', () => {
  it('ends in words after some tries', async () => {
    const store = folderStore(join(folder, 'store'));
    await publishFolders([await built({ version: first })], store);
    let tries = 0;
    const raced: ReleaseStore = {
      ...store,
      registry: {
        ...store.registry,
        replace: () => {
          tries += 1;
          return Promise.reject(new RegistryConflict());
        },
      },
    };
    const folderOfSecond = await built({ version: second });
    await expect(publishFolders([folderOfSecond], raced)).rejects.toThrow('try again');
    await expect(publishCanary(folderOfSecond, 10, raced)).rejects.toThrow('try again');
    expect(tries).toBe(20);
    expect((await store.registry.read()).apps['mfe-search']?.live).toBe(first);
  });
});
