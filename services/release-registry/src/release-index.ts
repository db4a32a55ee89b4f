import { constants } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
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

/** Sizes by name: the plain files of a release's folder, and nothing below it. */
type Folder = { path: string; sizes: Map<string, number> };

/** The most releases whose files are listed in memory: all that are live, and some older. */
const MOST = 200;

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
 * The files of releases, which never change: a folder is listed once, and the list stays in memory.
 * @param store where the releases are
 */
export function createReleaseIndex(store: ReleaseStore) {
  const folders = new LRUCache<string, Promise<Folder | null>>({ max: MOST });

  async function look(app: AppName, version: string): Promise<Folder | null> {
    const folder = await store.folderOf(app, version);
    if (folder === null) return null;
    // A link may lead anywhere, so a served folder has to be in the store itself.
    const inside = join(await realpath(store.root), app, version);
    if ((await realpath(folder)) !== inside) return null;
    const sizes = new Map<string, number>();
    for (const entry of await readdir(inside, { withFileTypes: true })) {
      if (entry.isFile()) sizes.set(entry.name, (await lstat(join(inside, entry.name))).size);
    }
    return { path: inside, sizes };
  }

  function folderOf(app: AppName, version: string): Promise<Folder | null> {
    const name = `${app}/${version}`;
    const known = folders.get(name);
    if (known) return known;
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
      const plain = folder?.sizes.get(file);
      if (!folder || plain === undefined) return null;
      const copies = ENCODINGS.filter(({ ending }) => folder.sizes.has(`${file}${ending}`));
      const chosen = copies.find(({ name }) => takes(accepted, name));
      const name = `${file}${chosen?.ending ?? ''}`;
      const size = folder.sizes.get(name) ?? plain;
      return {
        size,
        encoding: chosen?.name ?? null,
        packed: copies.length > 0,
        async open(range) {
          const flags = constants.O_RDONLY | constants.O_NOFOLLOW;
          const handle = await open(join(folder.path, name), flags);
          // A file of another size is not the released one.
          if ((await handle.stat()).size !== size) {
            await handle.close();
            throw new Error(`${app} ${version}: ${name} was changed`);
          }
          return Readable.toWeb(handle.createReadStream(range)) as ReadableStream;
        },
      };
    },
  };
}
