/**
 * A cache of files that can be made again, in a folder of its own, with a limit on their number and
 * total size. The least recently used files are removed first. Several processes may share the
 * folder: each bounds what it has seen of it, so that together they may hold as many times as much.
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
/** Nobody writes one file for so long, in milliseconds. */
const HALF_FOR_MOST = 60 * 60_000;

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
      // Another process may remove it meanwhile.
      const there = await stat(file).catch(() => null);
      if (!there) continue;
      const { size, mtimeMs } = there;
      if (!name.endsWith(HALF)) found.push({ name, size, mtimeMs });
      // Left by a process that ended while it wrote, unless another one is writing it now.
      else if (Date.now() - mtimeMs > HALF_FOR_MOST) await rm(file, { force: true });
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
      const kept = await sizes();
      // It may have been removed meanwhile, and is then made again; or made by another process.
      const bytes = await readFile(join(directory, name)).catch(() => null);
      if (bytes === null) kept.delete(name);
      else if (kept.get(name) === undefined) kept.set(name, bytes.length);
      return bytes;
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
