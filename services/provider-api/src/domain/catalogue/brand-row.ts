import { and, eq, not, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { rowId } from '../../database/row-id';
import { brands } from '../../database/tables/catalogue';
import { notFound } from '../refusal';
import { countOf } from './first-page';

export const brandColumns = {
  id: brands.id,
  brand_name: brands.name,
  file_name: brands.fileName,
  image_path: brands.imagePath,
  description: brands.description,
  products_count: countOf(sql`counted.brand_id = brands.id`),
};

/**
 * A brand with how many products it has.
 * @param text the id as it is in the path
 * @throws Refusal not-found
 */
export async function brandRow(queries: Queries, text: string) {
  const id = rowId(text);
  const [brand] =
    id === null
      ? []
      : await queries
          .select(brandColumns)
          .from(brands)
          .where(and(eq(brands.id, id), not(brands.retired)));
  if (!brand) throw notFound('Brand not found.');
  return brand;
}
export type BrandRow = Awaited<ReturnType<typeof brandRow>>;
