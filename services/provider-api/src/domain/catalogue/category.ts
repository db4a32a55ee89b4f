import type { Queries } from '../../database/open';
import type { Collecting } from '../stock/collection';
import { categoryPlace } from './category-place';
import { sharePicture } from '../share-pictures/sheet';
import { firstPage } from './first-page';
import { categorySheet } from './sheets';

/**
 * A category with those above and below it, and the first page of its products.
 * @param text the id as it is in the path
 * @throws Refusal not-found
 */
export async function categoryOf(queries: Queries, text: string, collecting: Collecting) {
  const category = await categoryPlace(queries, text);
  return {
    ...category,
    ...(await firstPage(queries, { category: [text] }, collecting)),
    ...sharePicture(categorySheet(category)),
  };
}
