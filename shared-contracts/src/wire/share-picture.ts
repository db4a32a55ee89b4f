/**
 * The picture of a page's shared link, an addition of the reference provider: `share_picture` of a
 * product's details, of a category and of a brand. Only documents say it, so it stands beside the
 * schemas of these answers, which browsers carry.
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
type SharePicture = z.infer<typeof sharePicture>;

const naming = z.object({ share_picture: sharePicture });

/**
 * @param answer a product's details, a category or a brand
 * @returns null where it names none, or none that can be read
 */
export function sharePictureOf(answer: unknown): SharePicture | null {
  const read = z.safeParse(naming, answer);
  return read.success ? read.data.share_picture : null;
}
