import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { isAppName } from 'shared-contracts/app-names';
import { registry, type Registry } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import type { NextRegistry } from './changes';
import { nextRegistry } from './next-registry';
import { withoutUnread } from './unread-apps';
import { isVersion } from './version';

export const EMPTY: Registry = { revision: 0, apps: {}, history: [] };

export class RegistryConflict extends Error {
  override readonly name = 'RegistryConflict';
  constructor() {
    super('the registry was changed by someone else: try again');
  }
}

/** The error of a store with releases but without a registry, which never counts as empty. */
export class RegistryMissing extends Error {
  override readonly name = 'RegistryMissing';
}

/** @param where the folder or the bucket */
export const missingFile = (where: string) =>
  new RegistryMissing(
    `${where} holds releases but no registry.json: put it back from a copy (an empty one, ` +
      `${JSON.stringify(EMPTY)}, starts anew, and nothing is live until all is published)`,
  );

export type RegistryFile = {
  /**
   * Reads the registry; gives an empty one only where nothing was ever stored. A file that can't be
   * read as one is an error, never empty.
   * @throws RegistryMissing where there are releases without one
   */
  read(): Promise<Registry>;
  /**
   * Compare-and-set: writes `next` if the registry still has the revision that `seen` had.
   * @throws RegistryConflict where someone was faster; as `nextRegistry`
   */
  replace(seen: Registry, next: NextRegistry): Promise<Registry>;
  /**
   * Writes an empty one where there is none yet, before the first release, so that a missing one is
   * noticed from then on.
   */
  begin(): Promise<void>;
};

/** Where the releases are that a registry names. */
export type Releases = {
  /** For a message: a folder or a bucket. */
  where: string;
  holdsAny(): Promise<boolean>;
};

/** Keeps the registry elsewhere than in a file beside the releases. */
export type RegistryElsewhere = (releases: Releases) => RegistryFile;

/**
 * Reads a registry's text.
 * @param from its name in the error if it can't be read; it never counts as empty
 */
export function parseRegistry(text: string, from: string): Registry {
  const { readable, unread } = withoutUnread(JSON.parse(text));
  const parsed = z.safeParse(registry, readable);
  if (parsed.success) return { ...parsed.data, unread };
  const issue = parsed.error.issues[0];
  throw new Error(`${from} is not a registry: ${issue?.path.join('.')} ${issue?.message}`);
}

/** A registry's text as it is written, with all that was in it and isn't known here. */
export function registryText({ unread, ...value }: Registry): string {
  return `${JSON.stringify({ ...value, apps: { ...unread, ...value.apps } }, null, 2)}\n`;
}

/** Null where the file is missing; a file that can't be read is an error. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const none = () => false;
const known = (versions: string[]) => versions.some(isVersion);

async function beginRegistry(store: string): Promise<void> {
  await mkdir(store, { recursive: true });
  const file = join(store, 'registry.json');
  if (await stat(file).catch(absent)) return;
  const draft = join(store, `.registry-${randomUUID()}`);
  try {
    await writeFile(draft, registryText(EMPTY), { flush: true });
    // A link never overwrites a registry that another process has written meanwhile.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The releases in a store's folder. */
export const releasesIn = (store: string): Releases => ({
  where: store,
  async holdsAny() {
    const apps = (await readdir(store).catch(() => [])).filter(isAppName);
    const lists = apps.map((app) => readdir(join(store, app)).then(known, none));
    return (await Promise.all(lists)).some(Boolean);
  },
});

/** How often a lock that somebody else has is tried, and the longest pause before, in milliseconds. */
const TRIES = 60;
const LONGEST_PAUSE = 1_000;

/**
 * Locks a folder by a name beside it; waits for whoever has the lock.
 * @returns what releases it
 * @throws at once where this user may make no lock there
 */
export async function lockFolder(store: string): Promise<() => Promise<void>> {
  for (let tried = 1, pause = 25; ; tried += 1, pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await lock(store, { stale: 5000 });
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'ELOCKED';
      if (!isTaken || tried === TRIES) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** The registry in the store's folder: one small document, replaced whole by a rename. */
export function openRegistry(store: string): RegistryFile {
  const file = join(store, 'registry.json');
  let cached: { key: string; value: Registry } | undefined;

  async function read(): Promise<Registry> {
    const info = await stat(file).catch(absent);
    if (!info) {
      if (await releasesIn(store).holdsAny()) throw missingFile(store);
      return EMPTY;
    }
    // The inode changes with every rename, so that two writes in one tick differ too.
    const key = `${info.ino} ${info.mtimeMs} ${info.size}`;
    if (cached?.key === key) return cached.value;
    const value = parseRegistry(await readFile(file, 'utf8'), file);
    cached = { key, value };
    return value;
  }

  return {
    read,
    begin: () => beginRegistry(store),
    async replace(seen, next) {
      await mkdir(store, { recursive: true });
      const release = await lockFolder(store);
      try {
        const now = await read();
        if (now.revision !== seen.revision) throw new RegistryConflict();
        const value = nextRegistry(now, next);
        const draft = join(store, `.registry-${randomUUID()}`);
        try {
          await writeFile(draft, registryText(value), { flush: true });
          await rename(draft, file);
        } finally {
          await rm(draft, { force: true });
        }
        return value;
      } finally {
        await release();
      }
    },
  };
}
