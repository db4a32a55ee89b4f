/**
 * The pictures of shared links: drawn on their first request, once, and kept in a bounded cache of
 * this machine. What was kept answers without the database, as long as it is there: a path's
 * content never changes.
 */
import { join } from 'node:path';
import { createBoundedCache, type CacheBounds } from '../pictures/bounded-cache';
import type { PictureLibrary } from '../pictures/library';
import { createLimiter } from '../pictures/limiter';
import { drawSheet } from './draw-sheet';
import type { NamedSheet } from './sheet';

/** A few thousand links that people share, at some 50 KB each. */
const BOUNDS: CacheBounds = { files: 4000, bytes: 200 * 1024 ** 2 };
/** One at a time, so that the shop's calls have the other processors. */
const MOST = { atOnce: 1, waiting: 30 };

type Asked = {
  /** The path on the wire, in the form of one (sheet.ts). */
  path: string;
  /** Asked before anything is read or drawn. @throws Refusal too-many */
  allow: () => Promise<void>;
  /** What its subject shows now. @throws Refusal not-found */
  read: () => Promise<NamedSheet | null>;
};

export type SharePictures = {
  /**
   * @returns null where its subject shows something else now, and no picture of before is kept
   * @throws Refusal unavailable with Retry-After when too many wait
   */
  find(asked: Asked): Promise<Buffer | null>;
};

/** @param dataDirectory the cache is a folder in it */
export function createSharePictures(
  dataDirectory: string,
  pictures: Pick<PictureLibrary, 'find'>,
  bounds = BOUNDS,
): SharePictures {
  const cache = createBoundedCache(join(dataDirectory, 'share-pictures'), bounds);
  const running = new Map<string, Promise<Buffer | null>>();
  const inTurn = createLimiter(MOST);

  async function draw({ path, read }: Asked): Promise<Buffer | null> {
    const named = await read();
    if (named?.path !== path) return null;
    const { picture } = named.sheet;
    const bytes = await inTurn(async () => {
      const found = picture === null ? null : await pictures.find(picture);
      return drawSheet(named.sheet, found && found.bytes);
    });
    // Where its folder can't be written, as on a full disk, it is drawn each time.
    await cache.keep(nameOf(path), bytes).catch(() => undefined);
    return bytes;
  }

  return {
    async find(asked) {
      const { path } = asked;
      const kept = await cache.read(nameOf(path)).catch(() => null);
      if (kept) return kept;
      if (!running.has(path)) await asked.allow();
      const known = running.get(path);
      if (known) return known;
      const drawing = draw(asked).finally(() => running.delete(path));
      running.set(path, drawing);
      return drawing;
    },
  };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
