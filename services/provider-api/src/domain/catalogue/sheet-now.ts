import type { Queries } from '../../database/open';
import { namedSheet, type NamedSheet, type Sheet } from '../share-pictures/sheet';
import { brandRow } from './brand-row';
import { categoryPlace } from './category-place';
import { productRows } from './product-rows';
import { brandSheet, categorySheet, productSheet } from './sheets';

/** Reads each kind of page anew. */
const readSheet: Record<Sheet['of'], (queries: Queries, id: string, now: Date) => Promise<Sheet>> =
  {
    product: async (queries, id, now) => productSheet(await productRows(queries, id), now),
    category: async (queries, id) => categorySheet(await categoryPlace(queries, id)),
    brand: async (queries, id) => brandSheet(await brandRow(queries, id)),
  };

/**
 * What the picture of a page shows now.
 * @throws Refusal not-found
 */
export async function sheetNow(
  queries: Queries,
  { of, id }: Pick<Sheet, 'of' | 'id'>,
  now: Date,
): Promise<NamedSheet | null> {
  return namedSheet(await readSheet[of](queries, String(id), now));
}
