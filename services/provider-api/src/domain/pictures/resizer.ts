/**
 * Smaller versions of pictures, made on first request and cached. They are WebP only: every browser
 * in use reads it, and encoding AVIF costs about ten times as much for a few percent fewer bytes,
 * on the machine that also answers the shop. A version for a client that refuses WebP stays in the
 * source's format.
 */
import sharp from 'sharp';
import type { BoundedCache } from './bounded-cache';
import type { PictureKind } from './kinds';
import { createLimiter } from './limiter';

/** Of a picture that is read: more would take the memory of other calls. */
export const PIXELS_MOST = 50_000_000;
/**
 * How many pictures are resized at once, so that a page of new pictures doesn't delay other calls.
 */
const AT_ONCE = 2;
/**
 * The most waiting pictures; beyond it a new one is refused for now, and a browser shows the
 * placeholder drawing.
 */
const WAITING_MOST = 200;
/** How many digits of a picture's hash name its versions. */
const IDENTITY_DIGITS = 32;

type RasterKind = Exclude<PictureKind, 'svg'>;

export type Resizer = {
  /**
   * @param source its identity is the hash of its content: equal ones share a version
   * @throws when the source can't be read as a picture
   * @throws Refusal unavailable with Retry-After when too many are being made
   */
  resize(
    source: { identity: string; bytes: Buffer },
    width: number,
    kind: RasterKind,
  ): Promise<Buffer>;
};

/** @param versions where they are kept, of this machine or of all */
export function createResizer(versions: BoundedCache): Resizer {
  const running = new Map<string, Promise<Buffer>>();
  const inTurn = createLimiter({ atOnce: AT_ONCE, waiting: WAITING_MOST });

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
    const kept = await versions.read(name).catch(() => null);
    if (kept) return kept;
    const made = await inTurn(work);
    await versions.keep(name, made).catch(() => undefined);
    return made;
  }

  return {
    resize({ identity, bytes }, width, kind) {
      const version = `${identity.slice(0, IDENTITY_DIGITS)}-${width}.${kind}`;
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
