import type { HttpClient } from 'shared-contracts/call';
import type { Head } from 'shared-contracts/door';
import { pictureUrl, previewPicture } from 'shared-contracts/paths';
import type { QueryRequest } from 'shared-contracts/query';
import { sharePictureOf } from 'shared-contracts/wire/share-picture';

/** What only a document's head has; no browser makes it. JSON only. */
export type InDocument = Pick<Head, 'image' | 'imageSize' | 'jsonLd'>;

/**
 * The picture that the preview of a page's link shows.
 * @param asked what the page has asked just before: the host has its answer
 * @param stored the path of a stored picture, for a provider that draws none
 */
export async function linkPreview(
  http: HttpClient,
  { request, lasts }: QueryRequest,
  stored?: string | null,
): Promise<InDocument> {
  // A page does without a picture rather than fail for it.
  const drawn = sharePictureOf(await http.send(request, { lasts }).catch(() => null));
  const url = drawn && pictureUrl(drawn.path);
  if (drawn && url) {
    return { image: url, imageSize: { width: drawn.width, height: drawn.height } };
  }
  const image = previewPicture(stored);
  return image === null ? {} : { image };
}
