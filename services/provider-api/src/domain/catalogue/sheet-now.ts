import type { Queries } from '../../database/open';
import { namedSheet, type NamedSheet, type Sheet } from '../share-pictures/sheet';
import { categoryPlace } from './category-place';
import { productRows } from './product-rows';
import { categorySheet, productSheet } from './sheets';

/**
 * What the picture of a page shows now.
 * @throws Refusal not-found
 */
export async function sheetNow(
  queries: Queries,
  { of, id }: Pick<Sheet, 'of' | 'id'>,
  now: Date,
): Promise<NamedSheet | null> {
  const sheet =
    of === 'product'
      ? productSheet(await productRows(queries, String(id)), now)
      : categorySheet(await categoryPlace(queries, String(id)));
  return namedSheet(sheet);
}
