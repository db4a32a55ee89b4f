/**
 * A cache of files that can be made again, in a folder of its own, with a limit on their number and
 * total size. The least recently used files are removed first.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type CacheBounds = { files: number; bytes: number };

export type BoundedCache = {
  /** @returns null where there is no such file */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, bytes: Buffer): Promise<void>;
};

const HALF = '.half';

/** @param directory holds nothing else; made when it is first needed */
export function createBoundedCache(directory: string, bounds: CacheBounds): BoundedCache {
  let known: Promise<LRUCache<string, number>> | null = null;
  const removing = new Set<Promise<void>>();

  function remove(name: string): void {
    const removed = rm(join(directory, name), { force: true }).finally(() => {
      removing.delete(removed);
    });
    removing.add(removed);
  }

  /** Reads the sizes of the files of an earlier process. */
  async function look(): Promise<LRUCache<string, number>> {
    await mkdir(directory, { recursive: true });
    const found = [];
    for (const name of await readdir(directory)) {
      const file = join(directory, name);
      // An incomplete file was left by a process that ended while it wrote.
      if (name.endsWith(HALF)) await rm(file, { force: true });
      else {
        const { size, mtimeMs } = await stat(file);
        found.push({ name, size, mtimeMs });
      }
    }
    found.sort((a, b) => a.mtimeMs - b.mtimeMs);
    const sizes = new LRUCache<string, number>({
      max: bounds.files,
      maxSize: bounds.bytes,
      sizeCalculation: (size) => size || 1,
      dispose: (_, name, reason) => {
        if (reason === 'evict') remove(name);
      },
    });
    for (const { name, size } of found) {
      sizes.set(name, size);
      // A file that is too large by itself is not stored, and removes no other.
      if (!sizes.has(name)) remove(name);
    }
    return sizes;
  }
  const sizes = () =>
    (known ??= look().catch((error: unknown) => {
      // The next one looks again: the disk may have been full.
      known = null;
      throw error;
    }));

  return {
    async read(name) {
      if ((await sizes()).get(name) === undefined) return null;
      // It may have been removed meanwhile, and is then made again.
      return readFile(join(directory, name)).catch(() => null);
    },
    async keep(name, bytes) {
      if (bytes.length > bounds.bytes) return;
      const kept = await sizes();
      if (bytes.length > bounds.bytes) return;
      const file = join(directory, name);
      // The complete file is renamed into place, so that nobody reads an incomplete one.
      const half = `${file}.${randomUUID()}${HALF}`;
      try {
        await writeFile(half, bytes);
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      kept.set(name, bytes.length);
      await Promise.all(removing);
    },
  };
}
