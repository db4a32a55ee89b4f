import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { brands } from '../../database/tables/catalogue';
import { rowId } from '../../database/row-id';
import { notFound } from '../refusal';
import type { Collecting } from '../stock/collection';
import { countOf, firstPage } from './first-page';

const columns = {
  id: brands.id,
  brand_name: brands.name,
  file_name: brands.fileName,
  image_path: brands.imagePath,
  description: brands.description,
  products_count: countOf(sql`counted.brand_id = brands.id`),
};

/** All brands by their names, each with how many products it has. */
export const listedBrands = (queries: Queries) =>
  queries
    .select(columns)
    .from(brands)
    .where(not(brands.retired))
    .orderBy(asc(brands.nameKey), asc(brands.id));

/**
 * A brand with the first page of its products.
 * @param text the id as it is in the path
 * @throws Refusal not-found
 */
export async function brandOf(queries: Queries, text: string, collecting: Collecting) {
  const id = rowId(text);
  const [brand] =
    id === null
      ? []
      : await queries
          .select(columns)
          .from(brands)
          .where(and(eq(brands.id, id), not(brands.retired)));
  if (!brand) throw notFound('Brand not found.');
  return { ...brand, ...(await firstPage(queries, { brand: [text] }, collecting)) };
}
