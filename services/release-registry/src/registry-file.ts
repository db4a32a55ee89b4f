import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { registry, type Registry } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';

export const EMPTY: Registry = { revision: 0, apps: {}, history: [] };

export class RegistryConflict extends Error {
  override readonly name = 'RegistryConflict';
  constructor() {
    super('the registry was changed by someone else: try again');
  }
}

export type RegistryFile = {
  /** The registry as it is now. A file that can't be read as one is an error, never empty. */
  read(): Promise<Registry>;
  /**
   * Compare-and-set: writes `next` if the registry still has the revision that `seen` had.
   * @throws RegistryConflict where someone was faster
   */
  replace(seen: Registry, next: Omit<Registry, 'revision'>): Promise<Registry>;
};

/**
 * Reads a registry's text.
 * @param from what it is called where it can't be read as one: that is an error, never empty
 */
export function parseRegistry(text: string, from: string): Registry {
  const parsed = z.safeParse(registry, JSON.parse(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${from} is not a registry: ${issue?.path.join('.')} ${issue?.message}`);
}

/** A registry as it is written. */
export const registryText = (value: Registry) => `${JSON.stringify(value, null, 2)}\n`;

/** The registry in the store's folder: one small document, replaced whole by a rename. */
export function openRegistry(store: string): RegistryFile {
  const file = join(store, 'registry.json');
  let cached: { key: string; value: Registry } | undefined;

  async function read(): Promise<Registry> {
    const info = await stat(file).catch(() => null);
    if (!info) return EMPTY;
    // The inode changes with every rename, so that two writes in one tick are told apart too.
    const key = `${info.ino} ${info.mtimeMs} ${info.size}`;
    if (cached?.key === key) return cached.value;
    const value = parseRegistry(await readFile(file, 'utf8'), file);
    cached = { key, value };
    return value;
  }

  return {
    read,
    async replace(seen, next) {
      await mkdir(store, { recursive: true });
      const release = await lock(store, { retries: { retries: 20, minTimeout: 25 }, stale: 5000 });
      try {
        const now = await read();
        if (now.revision !== seen.revision) throw new RegistryConflict();
        const value: Registry = { ...next, revision: now.revision + 1 };
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
