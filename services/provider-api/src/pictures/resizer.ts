/**
 * Smaller versions of pictures, made on first request and cached. They are WebP only: every browser
 * in use reads it, and encoding AVIF costs about ten times as much for a few percent fewer bytes,
 * on the machine that also answers the shop. A version for a client that refuses WebP stays in the
 * source's format.
 */
import { createHash } from 'node:crypto';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import sharp from 'sharp';
import { Refusal } from '../http/refusal';
import { createBoundedCache, type CacheBounds } from './bounded-cache';
import type { PictureKind } from './kinds';

const PIXELS_MOST = 50_000_000;
/**
 * How many pictures are resized at once, so that a page of new pictures doesn't delay other calls.
 */
const AT_ONCE = 2;
/**
 * The most waiting pictures; beyond it a new one is refused for now, and a browser shows the
 * placeholder drawing.
 */
const WAITING_MOST = 200;
/** About as much as every picture of the shop's own catalogue in every width. */
const CACHE_BOUNDS: CacheBounds = { files: 50_000, bytes: 1024 ** 3 };

type RasterKind = Exclude<PictureKind, 'svg'>;

export type Resizer = {
  /**
   * @param identity names the source's content: equal identities share a cached version
   * @throws when the source can't be read as a picture
   * @throws Refusal 503 with Retry-After when too many are being made
   */
  resize(
    source: { identity: string; bytes: Buffer },
    width: number,
    kind: RasterKind,
  ): Promise<Buffer>;
};

/** @param cacheDirectory a folder for nothing else */
export function createResizer(cacheDirectory: string, bounds: CacheBounds = CACHE_BOUNDS): Resizer {
  const cache = createBoundedCache(cacheDirectory, bounds);
  const running = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (waiting.length >= WAITING_MOST) {
      throw new Refusal(503, SOMETHING_WENT_WRONG, { retryAfterSeconds: 1 });
    }
    if (busy >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The free place goes directly to the next waiting picture.
      if (next) next();
      else busy -= 1;
    }
  }

  async function make(bytes: Buffer, width: number, kind: RasterKind): Promise<Buffer> {
    const options = { limitInputPixels: PIXELS_MOST, animated: kind === 'webp' || kind === 'gif' };
    const source = sharp(bytes, options);
    // A drawing has no size of its own; a photograph is never enlarged.
    const drawn = (await source.metadata()).format === 'svg';
    const image = source.rotate().resize({ width, withoutEnlargement: !drawn });
    return kind === 'webp'
      ? image.webp({ quality: 80 }).toBuffer()
      : image.toFormat(kind).toBuffer();
  }

  async function cached(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
    // Where its folder can't be read or written, as on a full disk, a picture is made each time.
    const kept = await cache.read(name).catch(() => null);
    if (kept) return kept;
    const made = await inTurn(work);
    await cache.keep(name, made).catch(() => undefined);
    return made;
  }

  return {
    resize({ identity, bytes }, width, kind) {
      const name = createHash('sha256').update(identity).digest('hex').slice(0, 32);
      const version = `${name}-${width}.${kind}`;
      const known = running.get(version);
      if (known) return known;
      const work = cached(version, () => make(bytes, width, kind)).finally(() =>
        running.delete(version),
      );
      running.set(version, work);
      return work;
    },
  };
}
