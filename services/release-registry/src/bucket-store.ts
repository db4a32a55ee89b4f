import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Bucket } from 'object-store/bucket';
import { isAppName, type AppName } from 'shared-contracts/app-names';
import { bucketRegistry } from './bucket-registry';
import { copyCompressed } from './compressed';
import { filesUnder } from './manifest';
import { bucketPruning } from './pruning/bucket-pruning';
import { RegistryConflict, type RegistryElsewhere, type Releases } from './registry-file';
import { SIGNATURE_FILE } from './signing/signature-file';
import { mapName, mapsFolder, mapsOf, mapText } from './source-maps';
import type { ReleaseStore } from './store';
import { isVersion } from './version';

/** The manifest is written last, so that a release with a manifest is complete. */
const MANIFEST = 'release.json';
/** How many files of a release are fetched at a time: each waits for the bucket, not for this machine. */
const FETCHED_AT_ONCE = 8;

/** Waits for all, also where one fails, so that none goes on in a folder that is removed. */
async function allOf(tasks: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/**
 * A store in a bucket. Releases that were read are stored in a local folder, from which the servers
 * serve them: a release never changes, so each is fetched once.
 * @param mirror the local folder
 * @param elsewhere keeps the registry where that is not beside the releases
 */
export function bucketStore(
  bucket: Bucket,
  mirror: string,
  elsewhere?: RegistryElsewhere,
): ReleaseStore {
  const fetching = new Map<string, Promise<string | null>>();
  const releases: Releases = {
    where: 'the bucket',
    async holdsAny() {
      const keys = await bucket.list('');
      return keys.some((key) => key.endsWith(`/${MANIFEST}`) && isAppName(key.split('/')[0] ?? ''));
    },
  };
  const registry = elsewhere ? elsewhere(releases) : bucketRegistry(bucket, releases);
  const manifestOf = (app: AppName, version: string) =>
    bucket.read(`${app}/${version}/${MANIFEST}`);

  async function fetchFolder(app: AppName, version: string): Promise<string | null> {
    const target = join(mirror, app, version);
    if (await stat(target).catch(() => null)) return target;
    const start = `${app}/${version}/`;
    if (!(await manifestOf(app, version))) return null;
    const draft = join(mirror, `.${randomUUID()}.draft`);
    try {
      const keys = (await bucket.list(start)).values();
      const fetchNext = async () => {
        for (const key of keys) {
          const stored = await bucket.read(key);
          const file = join(draft, key.slice(start.length));
          if (!stored || !file.startsWith(draft)) throw new Error(`${key} is gone from the store`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, stored.content);
        }
      };
      await allOf(Array.from({ length: FETCHED_AT_ONCE }, fetchNext));
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
    } catch (error) {
      // Another process may have fetched the same release into this folder.
      if (!(await stat(target).catch(() => null))) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return target;
  }

  const forget = (app: AppName, version: string) =>
    rm(join(mirror, app, version), { recursive: true, force: true });

  return {
    root: mirror,
    forget,
    registry,
    has: async (app, version) => isVersion(version) && (await manifestOf(app, version)) !== null,
    pruning: bucketPruning(bucket, forget),
    folderOf(app, version) {
      if (!isVersion(version)) return Promise.resolve(null);
      const name = `${app}/${version}`;
      const running = fetching.get(name) ?? fetchFolder(app, version);
      fetching.set(name, running);
      return running.finally(() => fetching.delete(name));
    },
    async put(folder, app, version) {
      const start = `${app}/${version}/`;
      const stored = await manifestOf(app, version);
      if (stored) {
        // Its time says that somebody wants it: it is not pruned as if it were forgotten.
        await bucket.write(`${start}${MANIFEST}`, stored.content, stored.etag);
        return;
      }
      await registry.begin();
      // Before the release, so that one in the store has its maps too; what an interrupted upload
      // has left of them is theirs already.
      for (const [name, content] of await mapsOf(folder)) {
        await bucket.write(`${mapsFolder(app, version)}/${name}`, content, null);
      }
      const draft = await mkdtemp(join(tmpdir(), `${app}-store-`));
      try {
        await copyCompressed(folder, draft);
        const files = (await filesUnder(draft)).filter((file) => file !== MANIFEST);
        for (const file of [...files, MANIFEST]) {
          const content = await readFile(join(draft, file));
          if (await bucket.write(`${start}${file}`, content, null)) continue;
          // An interrupted or simultaneous upload of the same release has written this file; it
          // must be identical.
          const there = await bucket.read(`${start}${file}`);
          if (!there?.content.equals(content)) {
            throw new Error(`${start}${file} is in the store already, with other content`);
          }
        }
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    async sign(app, version, signature) {
      const key = `${app}/${version}/${SIGNATURE_FILE}`;
      const before = await bucket.read(key);
      if (!(await bucket.write(key, Buffer.from(signature), before?.etag ?? null))) {
        throw new RegistryConflict();
      }
      await forget(app, version);
    },
    async mapOf(app, version, script) {
      const name = mapName(script);
      if (name === null || !isVersion(version)) return null;
      const stored = await bucket.read(`${mapsFolder(app, version)}/${name}`);
      return stored && mapText(stored.content);
    },
  };
}
