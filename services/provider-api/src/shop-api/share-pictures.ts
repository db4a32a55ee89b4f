/**
 * GET /storage/share/{page}.{hash}.jpeg: the picture of a page's shared link. Answers of products,
 * categories and brands name its path; nothing else is drawn.
 */
import { STORAGE_PATH } from 'shared-contracts/paths';
import { sheetNow } from '../domain/catalogue/sheet-now';
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { readPath } from '../domain/share-pictures/sheet';
import type { App } from './answer';

export function sharePictureRoutes(app: App, deps: Deps): void {
  const { limits, networkOf, reads, scheduler, sharePictures } = deps;
  app.get(`${STORAGE_PATH}/share/*`, async (c) => {
    const path = new URL(c.req.url).pathname.slice(STORAGE_PATH.length + 1);
    const page = readPath(path);
    if (!page) throw notFound('Picture not found.');
    const network = networkOf(c);
    const bytes = await sharePictures.find({
      path,
      allow: () => limits.take('drawingByNetwork', network),
      // Others may wait for the same picture, so it goes on when this caller is disconnected.
      read: () => scheduler.list({ network }, () => sheetNow(reads, page, deps.now())),
    });
    if (!bytes) throw notFound('Picture not found.');
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', 'image/jpeg');
    return c.body(new Uint8Array(bytes));
  });
}
