/** What a product keeps of its variants, for the lists: which one they show, and its picture. */
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';

/**
 * Makes exactly one variant of each product the default: lists join products by it. One off sale is
 * it only where all are.
 */
export async function keepOneDefault(queries: Queries, productIds: readonly number[]) {
  if (productIds.length === 0) return;
  const chosen = sql`(select distinct on (v.product_id) v.id, v.product_id from ${variants} v
    where ${inArray(sql`v.product_id`, [...productIds])}
    order by v.product_id, v.retired, v.is_default desc, v.place, v.id) chosen`;
  await queries.execute(sql`update ${variants} set is_default = (${variants.id} = chosen.id)
    from ${chosen} where chosen.product_id = ${variants.productId}
      and ${variants.isDefault} <> (${variants.id} = chosen.id)`);
}

/** The first picture of the default variant, else of the others. */
export async function keepFirstImage(queries: Queries, productIds: readonly number[]) {
  if (productIds.length === 0) return;
  await queries
    .update(products)
    .set({
      firstImage: sql`(select picture.path from ${variants} v,
        jsonb_array_elements_text(v.images) with ordinality as picture(path, at)
        where v.product_id = ${products.id} and not v.retired
        order by v.is_default desc, v.place, v.id, picture.at limit 1)`,
    })
    .where(inArray(products.id, [...productIds]));
}
