/**
 * Where pictures are stored: a folder, or a bucket (bucket-pictures.ts). Several providers may share
 * it, because a name has its content's hash: what is under it never changes.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from 'server-kit/day';

/** A stored picture: `<source>/<file>`, and when it was stored or an import last brought it. */
type StoredPicture = { name: string; keptAt: Date };

export type PictureStore = {
  /** @returns null where there is no such picture */
  read(name: string): Promise<Buffer | null>;
  /** Stores a picture that is missing; of one that is there, notes that it is in use. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** @param source only the pictures of this one */
  list(source?: string): AsyncGenerator<StoredPicture>;
  /** @returns null where there is no such picture */
  keptAt(name: string): Promise<Date | null>;
  remove(name: string): Promise<void>;
  /** Removes what a process that ended while it wrote has left, from before a moment. */
  removeUnfinished(before: Date): Promise<void>;
};

/** The store can't be read or written now: a full disk, a storage that is unreachable. */
export class PicturesUnreachable extends Error {
  override readonly name = 'PicturesUnreachable';
  constructor(cause: unknown) {
    super('the store of the pictures can not be used', { cause });
  }
}

/** A picture that is there is noted as in use again after this time, in milliseconds. */
const NOTED_EVERY = DAY_MS;
export const isNotedLately = (keptAt: Date): boolean => Date.now() - keptAt.getTime() < NOTED_EVERY;

const HALF = '.half';
const NOT_THERE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw new PicturesUnreachable(error);
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await unlessMissing(readdir(folder))) ?? [];

/** @param directory may be shared by the providers of several machines */
export function picturesInFolder(directory: string): PictureStore {
  const fileOf = (name: string) => join(directory, name);
  const keptAt = async (name: string) => {
    const found = await unlessMissing(stat(fileOf(name)));
    return found && found.mtime;
  };

  async function write(name: string, bytes: Buffer): Promise<void> {
    const file = fileOf(name);
    await mkdir(dirname(file), { recursive: true });
    // The complete file is renamed into place, so that nobody reads an incomplete one.
    const half = `${file}.${randomUUID()}${HALF}`;
    await writeFile(half, bytes);
    await rename(half, file);
  }

  async function* files(source?: string): AsyncGenerator<StoredPicture> {
    for (const each of source === undefined ? await namesIn(directory) : [source]) {
      for (const file of await namesIn(fileOf(each))) {
        const name = `${each}/${file}`;
        const at = await keptAt(name);
        if (at) yield { name, keptAt: at };
      }
    }
  }

  return {
    read: (name) => unlessMissing(readFile(fileOf(name))),
    keptAt,
    async keep(name, bytes) {
      const before = await keptAt(name);
      if (before && isNotedLately(before)) return;
      try {
        if (before) await utimes(fileOf(name), new Date(), new Date());
        else await write(name, bytes);
      } catch (error) {
        throw new PicturesUnreachable(error);
      }
    },
    async *list(source) {
      for await (const file of files(source)) if (!file.name.endsWith(HALF)) yield file;
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    async removeUnfinished(before) {
      for await (const { name, keptAt: at } of files()) {
        if (name.endsWith(HALF) && at < before) await rm(fileOf(name), { force: true });
      }
    },
  };
}
