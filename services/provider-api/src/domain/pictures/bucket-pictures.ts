/**
 * Pictures in a bucket, for providers on several machines: `imported/` has what imports brought,
 * `made/` the widths made from it. What was fetched or made stays on this machine in a bounded
 * cache.
 */
import type { Bucket } from 'object-store/bucket';
import type { BoundedCache } from './bounded-cache';
import { isNotedLately, PicturesUnreachable, type PictureStore } from './picture-store';

const IMPORTED = 'imported/';
const MADE = 'made/';

async function reach<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new PicturesUnreachable(error);
  }
}

/** A cached file's name; no part of a stored picture's name has this sign. */
const cachedName = (name: string) => name.replace('/', '~');

export function picturesInBucket(bucket: Bucket, cache: BoundedCache): PictureStore {
  const keyOf = (name: string) => `${IMPORTED}${name}`;
  const keptAt = (name: string) => reach(bucket.changedAt(keyOf(name)));
  return {
    async read(name) {
      const cached = await cache.read(cachedName(name));
      if (cached) return cached;
      const stored = await reach(bucket.read(keyOf(name)));
      if (!stored) return null;
      await cache.keep(cachedName(name), stored.content);
      return stored.content;
    },
    keptAt,
    async keep(name, bytes) {
      const before = await keptAt(name);
      if (before && isNotedLately(before)) return;
      // Written again it is the same picture, with a new time.
      await reach(bucket.put(keyOf(name), bytes));
    },
    async *list(source) {
      const entries = bucket.entries(source === undefined ? IMPORTED : keyOf(`${source}/`));
      for (;;) {
        const next = await reach(entries.next());
        if (next.done === true) return;
        const { key, changedAt } = next.value;
        yield { name: key.slice(IMPORTED.length), keptAt: changedAt };
      }
    },
    remove: (name) => reach(bucket.remove(keyOf(name))),
    // An object is written as a whole or not at all.
    removeUnfinished: () => Promise.resolve(),
  };
}

/** The versions of pictures that were made already, by any provider of the shop. */
export type MadeVersions = BoundedCache & {
  /** Removes those of pictures that were removed; `of` has the first digits of each one's hash. */
  sweep(of: ReadonlySet<string>, before: Date): Promise<void>;
};

/** Those of this machine alone: its cache bounds them by itself. */
export const versionsInFolder = (cache: BoundedCache): MadeVersions => ({
  ...cache,
  sweep: () => Promise.resolve(),
});

/** @param digits how many of a hash's digits a stored picture's name has */
export function versionsInBucket(
  bucket: Bucket,
  cache: BoundedCache,
  digits: number,
): MadeVersions {
  return {
    async read(name) {
      const cached = await cache.read(name);
      if (cached) return cached;
      const stored = await reach(bucket.read(`${MADE}${name}`));
      if (!stored) return null;
      await cache.keep(name, stored.content);
      return stored.content;
    },
    async keep(name, bytes) {
      await cache.keep(name, bytes);
      // A version that could not be stored for the others is made by them.
      await bucket.put(`${MADE}${name}`, bytes).catch(() => undefined);
    },
    async sweep(of, before) {
      for await (const { key, changedAt } of bucket.entries(MADE)) {
        const hash = key.slice(MADE.length, MADE.length + digits);
        if (!of.has(hash) && changedAt < before) await reach(bucket.remove(key));
      }
    },
  };
}
