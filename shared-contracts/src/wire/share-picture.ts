/**
 * The picture of a page's shared link, an addition of the reference provider. Answers name it, and
 * the one place that reads it makes documents, so no browser carries this schema.
 */
import { z } from '../schema';

/** What previews of links show whole, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

const side = z.number().check(z.minimum(1), z.maximum(10_000));

const sharePicture = z.object({
  /** Where the provider stores it. */
  path: z.string().check(z.minLength(1)),
  /** In pixels. */
  width: side,
  height: side,
});
export type SharePicture = z.infer<typeof sharePicture>;

/** @returns null where an answer names none, or none that can be read */
export function sharePictureFromWire(value: unknown): SharePicture | null {
  const read = z.safeParse(sharePicture, value);
  return read.success ? read.data : null;
}
