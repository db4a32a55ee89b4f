/**
 * Files that can be made again, in a folder of their own: so many and so large in all, the oldest
 * out. What is asked for again is as young as new.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type CacheBounds = { files: number; bytes: number };

export type BoundedCache = {
  /** @returns null for what is not there */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, bytes: Buffer): Promise<void>;
};

const HALF = '.half';

/** @param directory holds nothing else; made when it is first needed */
export function createBoundedCache(directory: string, bounds: CacheBounds): BoundedCache {
  let known: Promise<Map<string, number>> | null = null;
  let total = 0;

  /** The sizes of what an earlier process left, the oldest first. */
  async function look(): Promise<Map<string, number>> {
    await mkdir(directory, { recursive: true });
    const found = [];
    for (const name of await readdir(directory)) {
      const file = join(directory, name);
      // Half a file is what a process left that ended while it wrote.
      if (name.endsWith(HALF)) await rm(file, { force: true });
      else {
        const { size, mtimeMs } = await stat(file);
        found.push({ name, size, mtimeMs });
      }
    }
    found.sort((a, b) => a.mtimeMs - b.mtimeMs);
    total = found.reduce((sum, { size }) => sum + size, 0);
    return new Map(found.map(({ name, size }) => [name, size]));
  }
  const sizes = () => (known ??= look());

  async function makeRoom(kept: Map<string, number>): Promise<void> {
    for (const [name, size] of kept) {
      if (kept.size <= bounds.files && total <= bounds.bytes) return;
      kept.delete(name);
      total -= size;
      await rm(join(directory, name), { force: true });
    }
  }

  return {
    async read(name) {
      const kept = await sizes();
      const size = kept.get(name);
      if (size === undefined) return null;
      kept.delete(name);
      kept.set(name, size);
      // It may have been put out meanwhile: then it is made again.
      return readFile(join(directory, name)).catch(() => null);
    },
    async keep(name, bytes) {
      const kept = await sizes();
      const file = join(directory, name);
      // Renamed into place, so that nobody ever reads half a file.
      const half = `${file}.${randomUUID()}${HALF}`;
      await writeFile(half, bytes);
      await rename(half, file);
      total += bytes.length - (kept.get(name) ?? 0);
      kept.delete(name);
      kept.set(name, bytes.length);
      await makeRoom(kept);
    },
  };
}
