/** What is stored of one product, for its details and the picture of its shared link. */
import { and, asc, eq, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { rowId } from '../../database/row-id';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import { notFound } from '../refusal';

const columns = {
  id: products.id,
  product_name: products.name,
  brand: { id: brands.id, brand_name: brands.name },
  category: {
    id: categories.id,
    category_name: categories.name,
    parent_id: categories.parentId,
  },
  description: products.description,
  links: products.links,
};

/**
 * A product and its variants on sale, in their order.
 * @param text its own id or one of its variants', as it is in the path
 * @throws Refusal not-found
 */
export async function productRows(queries: Queries, text: string) {
  const id = rowId(text);
  if (id === null) throw notFound('Product not found.');
  const ofVariant = sql`${products.id} = (select v.product_id from ${variants} v where v.id = ${id})`;
  const [product] = await queries
    .select(columns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(or(eq(products.id, id), ofVariant), not(products.retired)));
  if (!product) throw notFound('Product not found.');
  const rows = await queries
    .select()
    .from(variants)
    .where(and(eq(variants.productId, product.id), not(variants.retired)))
    .orderBy(asc(variants.place), asc(variants.id));
  return { product, rows };
}
export type ProductRows = Awaited<ReturnType<typeof productRows>>;
