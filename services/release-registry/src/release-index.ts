import { constants } from 'node:fs';
import { lstat, open, readdir, realpath, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { AppName } from 'shared-contracts/release';
import type { ByteRange } from './byte-range';
import type { ReleaseStore } from './store';

/** The kinds of compressed copies beside a file, the smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The file that is served: itself, or the compressed copy that the caller accepts. */
export type ServedFile = {
  size: number;
  encoding: 'br' | 'gzip' | null;
  /** Whether there are compressed copies, so that the answer depends on Accept-Encoding. */
  packed: boolean;
  /**
   * Opens it; a link that has replaced it meanwhile is not followed.
   * @throws where it is missing, or its size is not the released one
   */
  open(range?: ByteRange): Promise<ReadableStream>;
};

/** A file as it was when its release was looked at. */
type Known = { size: number; changed: number };

/** The plain files of a release's folder by name, and nothing below it. */
type Folder = { path: string; files: Map<string, Known> };

/** The most releases whose files are listed in memory: all that are live, and some older. */
const MOST = 200;
/** How long a release that was refused isn't asked for again, in milliseconds. */
const REFUSED = 1_000;

/** Whether a caller accepts an encoding, by its Accept-Encoding. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/**
 * Opens a file, which no link may replace.
 * @returns null where it is no longer as it was known
 * @throws where it is missing
 */
async function openAs(folder: string, name: string, known: Known): Promise<FileHandle | null> {
  const handle = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
  const { size, ctimeMs } = await handle.stat();
  if (size === known.size && ctimeMs === known.changed) return handle;
  await handle.close();
  return null;
}

/**
 * The files of releases, which never change: a folder is listed once, and the list stays in memory.
 * @param store where the releases are
 */
export function createReleaseIndex(store: ReleaseStore) {
  const folders = new LRUCache<string, Promise<Folder | null>>({ max: MOST });
  const refused = new LRUCache<string, true>({ max: MOST, ttl: REFUSED });
  let generation = store.generation?.();

  async function look(app: AppName, version: string): Promise<Folder | null> {
    const folder = await store.folderOf(app, version);
    if (folder === null) return null;
    // A link may lead anywhere, so a served folder has to be in the store itself.
    const inside = join(await realpath(store.root), app, version);
    if ((await realpath(folder)) !== inside) return null;
    const files = new Map<string, Known>();
    for (const entry of await readdir(inside, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const { size, ctimeMs } = await lstat(join(inside, entry.name));
      files.set(entry.name, { size, changed: ctimeMs });
    }
    // Verified after the look: what is changed from here on has another time.
    if (((await store.whyUntrusted?.(app, version)) ?? null) !== null) {
      refused.set(`${app}/${version}`, true);
      return null;
    }
    return { path: inside, files };
  }

  function folderOf(app: AppName, version: string): Promise<Folder | null> {
    const name = `${app}/${version}`;
    const now = store.generation?.();
    if (now !== generation) {
      folders.clear();
      refused.clear();
      generation = now;
    }
    const known = folders.get(name);
    if (known) return known;
    if (refused.has(name)) return Promise.resolve(null);
    const folder = look(app, version);
    folders.set(name, folder);
    const forget = () => folders.peek(name) === folder && folders.delete(name);
    // A missing or unreadable release may become readable, so neither result is stored.
    folder.then((found) => found === null && forget(), forget);
    return folder;
  }

  return {
    /** Whether there is such a release. */
    has: async (app: AppName, version: string) => (await folderOf(app, version)) !== null,
    /**
     * A file of a release; null where there is none.
     * @param accepted the caller's Accept-Encoding
     */
    async find(
      app: AppName,
      version: string,
      file: string,
      accepted: string,
    ): Promise<ServedFile | null> {
      const folder = await folderOf(app, version);
      const plain = folder?.files.get(file);
      if (!folder || plain === undefined) return null;
      const copies = ENCODINGS.filter(({ ending }) => folder.files.has(`${file}${ending}`));
      const chosen = copies.find(({ name }) => takes(accepted, name));
      const name = `${file}${chosen?.ending ?? ''}`;
      const { size, changed } = folder.files.get(name) ?? plain;
      return {
        size,
        encoding: chosen?.name ?? null,
        packed: copies.length > 0,
        async open(range) {
          const handle = await openAs(folder.path, name, { size, changed });
          if (handle) return Readable.toWeb(handle.createReadStream(range)) as ReadableStream;
          // A file that was written since is not the released one, even if it is as long. The
          // folder is looked at, and verified, once more: it may be a copy that was put back.
          folders.delete(`${app}/${version}`);
          const again = (await folderOf(app, version))?.files.get(name);
          const anew = again?.size === size && (await openAs(folder.path, name, again));
          if (!anew) throw new Error(`${app} ${version}: ${name} was changed`);
          return Readable.toWeb(anew.createReadStream(range)) as ReadableStream;
        },
      };
    },
  };
}
