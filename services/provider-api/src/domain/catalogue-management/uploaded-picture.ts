/** Takes pictures that staff send: known by their content, made upright, smaller, and WebP. */
import sharp from 'sharp';
import { invalid } from '../refusal';
import { kindOf } from '../pictures/kinds';
import type { PictureLibrary } from '../pictures/library';
import { COUNTER } from './added-at-counter';

/** A file that somebody sends, by the name that it has there. */
export type SentFile = { name: string; bytes: Buffer };

const BYTES_MOST = 15 * 1024 * 1024;
const PIXELS_MOST = 50_000_000;
/** As wide or high as a stored picture gets, which is more than any page shows. */
const SIDE_MOST = 2400;
const QUALITY = 85;

/** A photograph's own data, as where it was taken, goes with the making anew. */
async function webpOf({ name, bytes }: SentFile): Promise<Buffer> {
  if (bytes.length > BYTES_MOST) throw invalid({ file: `${name} is larger than 15 MB.` });
  const kind = kindOf(bytes);
  // A drawing is a document that may hold anything; suppliers' drawings come with an import.
  if (kind === null || kind === 'svg') {
    throw invalid({ file: `${name} is no picture: please send JPEG, PNG, WebP, GIF or AVIF.` });
  }
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MOST, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE_MOST, height: SIDE_MOST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw invalid({ file: `${name} can not be read as a picture.` });
  }
}

/**
 * @returns the paths on the wire, in the files' order
 * @throws Refusal invalid that names the first file that can't be taken; then none is kept
 */
export async function keepPictures(
  library: PictureLibrary,
  files: readonly SentFile[],
): Promise<string[]> {
  const made: Buffer[] = [];
  for (const file of files) made.push(await webpOf(file));
  const paths: string[] = [];
  for (const [at, bytes] of made.entries()) {
    paths.push(await library.keep(COUNTER, files[at]?.name ?? 'picture', bytes, 'webp'));
  }
  return paths;
}
