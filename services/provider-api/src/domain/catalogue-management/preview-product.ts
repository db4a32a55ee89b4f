/** A product as the shop would show it, whether it is in the shop or not. */
import { eq } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { Queries } from '../../database/open';
import { brands, products, type variants } from '../../database/tables/catalogue';
import { pricesNow } from '../pricing/prices-now';
import { categoryPaths } from './category-paths';
import { previewOf } from './preview';
import { readVariantRows } from './product';

export type PreviewedVariant = Pick<
  typeof variants.$inferSelect,
  'id' | 'name' | 'stock' | 'images' | 'description' | 'inclusions' | 'specs'
> & {
  price: Centavos | null;
  /** Before a sale; null where there is none. */
  was: Centavos | null;
  /** HTML that may stand in a page. */
  useage: string;
};

export type PreviewedProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  description: string;
  draft: boolean;
  variants: PreviewedVariant[];
};

/** @returns null where there is none */
export async function previewProduct(
  queries: Queries,
  id: number,
  now: Date,
): Promise<PreviewedProduct | null> {
  const [found] = await queries
    .select({ product: products, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, id));
  if (!found) return null;
  const { product, brand } = found;
  const rows = await readVariantRows(queries, id);
  const shown = rows.filter(({ archived }) => archived !== 'itself');
  return {
    ...{ id, name: product.name, description: product.description, draft: product.draft, brand },
    category: (await categoryPaths(queries)).get(product.categoryId) ?? '',
    variants: await Promise.all(
      shown.map(async (row) => {
        const { price, was } = pricesNow(row, now);
        const specs = withTradeSpecs(row.specs, row.trade ?? {});
        return { ...row, price, was, specs, useage: await previewOf(row.useage) };
      }),
    ),
  };
}
