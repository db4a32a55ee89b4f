import { asc, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { brands } from '../../database/tables/catalogue';
import { sharePicture } from '../share-pictures/sheet';
import type { Collecting } from '../stock/collection';
import { brandColumns, brandRow } from './brand-row';
import { firstPage } from './first-page';
import { brandSheet } from './sheets';

/** All brands by their names, each with how many products it has. */
export const listedBrands = (queries: Queries) =>
  queries
    .select(brandColumns)
    .from(brands)
    .where(not(brands.retired))
    .orderBy(asc(brands.nameKey), asc(brands.id));

/**
 * A brand with the first page of its products.
 * @param text the id as it is in the path
 * @throws Refusal not-found
 */
export async function brandOf(queries: Queries, text: string, collecting: Collecting) {
  const brand = await brandRow(queries, text);
  return {
    ...brand,
    ...(await firstPage(queries, { brand: [text] }, collecting)),
    ...sharePicture(brandSheet(brand)),
  };
}
