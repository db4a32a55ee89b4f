/** Takes the pictures that a catalogue names, each once, and tells which are missing. */
import { LRUCache } from 'lru-cache';
import type { PictureSource } from './picture-source';

/** Products of one series share pictures, and stand together. */
const REMEMBERED = 20_000;
/** How many missing pictures of one reason are named. */
const NAMED_MOST = 5;

export type PictureTaker = {
  /** @returns the picture's path on the wire, or null where there is none */
  take(name: string | null | undefined): Promise<string | null>;
  /** What is missing, grouped by its reason. */
  warnings(): string[];
};

export function pictureTaker(source: PictureSource): PictureTaker {
  const taken = new LRUCache<string, Promise<string | null>>({ max: REMEMBERED });
  const missing = new Map<string, { names: string[]; count: number }>();
  async function takeNew(name: string): Promise<string | null> {
    const found = await source.take(name);
    if ('path' in found) return found.path;
    const group = missing.get(found.missing) ?? { names: [], count: 0 };
    missing.set(found.missing, group);
    group.count += 1;
    if (group.names.length < NAMED_MOST) group.names.push(name);
    return null;
  }

  return {
    async take(name) {
      // In the specification '0' means that there is no picture.
      if (!name || name === '0') return null;
      const taking = taken.get(name) ?? takeNew(name);
      taken.set(name, taking);
      return taking;
    },
    warnings: () =>
      [...missing].flatMap(([reason, { names, count }]) => [
        ...names.map((name) => `picture ${name} ${reason}`),
        ...(count > names.length ? [`${count - names.length} more: picture ${reason}`] : []),
      ]),
  };
}
