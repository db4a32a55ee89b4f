/** What the shop sells, as a price list has it. */
import { and, asc, eq, not, sql } from 'drizzle-orm';
import { modelOf } from 'shared-contracts/model-number';
import type { Centavos } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';

export type ShopRow = {
  /** The variant's id, which finds it for good. */
  id: number;
  /** '' where its specs name none. */
  model: string;
  product: string;
  variant: string;
  /** Before any sale; null is 'Price Upon Inquiry'. */
  price: Centavos | null;
  /** Null where it has no sale, now or later. */
  salePrice: Centavos | null;
  /** Null is 'in stock, not counted'. */
  stock: number | null;
};

/** The price that a list changes: the one before any sale. */
export const listPrice = sql<number | null>`coalesce(${variants.regularPrice}, ${variants.price})`;

/** All variants on sale, in the catalogue's order. */
export async function readShopRows(queries: Queries): Promise<ShopRow[]> {
  const rows = await queries
    .select({
      id: variants.id,
      specs: variants.specs,
      trade: variants.trade,
      product: products.name,
      variant: variants.name,
      price: listPrice.mapWith(Number),
      salePrice: variants.salePrice,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(not(products.retired), not(variants.retired)))
    .orderBy(asc(products.id), asc(variants.place), asc(variants.id));
  return rows.map(({ specs, trade, ...row }) => ({
    ...row,
    model: modelOf(withTradeSpecs(specs, trade ?? {})) ?? '',
  }));
}
