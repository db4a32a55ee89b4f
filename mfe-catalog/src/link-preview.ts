import type { Head } from 'shared-contracts/door';
import { pictureUrl, previewPicture } from 'shared-contracts/paths';
import { sharePictureFromWire } from 'shared-contracts/wire/share-picture';

/** The picture that the preview of a link shows. JSON only. */
export type LinkPreview = Pick<Head, 'image' | 'imageSize'>;

/**
 * Only documents say it, so no browser loads this.
 * @param drawn what the provider says of a picture drawn for the page
 * @param stored the path of a stored picture, for a provider that draws none
 */
export function linkPreview(drawn: unknown, stored?: string | null): LinkPreview {
  const picture = sharePictureFromWire(drawn);
  const url = picture && pictureUrl(picture.path);
  if (picture && url) {
    return { image: url, imageSize: { width: picture.width, height: picture.height } };
  }
  const image = previewPicture(stored);
  return image === null ? {} : { image };
}
