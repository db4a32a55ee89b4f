/**
 * Smaller versions of pictures, made on first request and kept. WebP only: every browser in use
 * takes it, and encoding AVIF costs some ten times as much for a few percent fewer bytes, on the
 * machine that also answers the shop. A version for the few that refuse WebP keeps the source's
 * format.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureKind } from './kinds';

const PIXELS_MOST = 50_000_000;
/** So that a page full of new pictures leaves the other calls their turn. */
const AT_ONCE = 2;

type RasterKind = Exclude<PictureKind, 'svg'>;

export type Resizer = {
  /**
   * @param identity names the source's content: equal identities share a cached version
   * @throws when the source can't be read as a picture
   */
  resize(
    source: { identity: string; bytes: Buffer },
    width: number,
    kind: RasterKind,
  ): Promise<Buffer>;
};

export function createResizer(cacheDirectory: string): Resizer {
  const running = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (busy >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes straight to the next in line.
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

  async function cached(file: string, work: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await readFile(file);
    } catch {
      // Not there yet.
    }
    const made = await inTurn(work);
    await mkdir(cacheDirectory, { recursive: true });
    // Renamed into place, so that nobody ever reads half a file.
    const half = `${file}.${randomUUID()}.half`;
    await writeFile(half, made);
    await rename(half, file);
    return made;
  }

  return {
    resize({ identity, bytes }, width, kind) {
      const name = createHash('sha256').update(identity).digest('hex').slice(0, 32);
      const file = join(cacheDirectory, `${name}-${width}.${kind}`);
      const known = running.get(file);
      if (known) return known;
      const work = cached(file, () => make(bytes, width, kind)).finally(() => running.delete(file));
      running.set(file, work);
      return work;
    },
  };
}
