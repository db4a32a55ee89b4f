import { and, eq, gte, inArray, lte, not, sql, type SQL } from 'drizzle-orm';
import { amountFromWire } from 'shared-contracts/money';
import { products } from '../database/tables/catalogue';
import { rowIds } from '../http/ids';
import { inStock, listVariant } from './list-item';

/** The contract's `filter`, read: ids as texts, prices in pesos. */
export type Filter = {
  brand?: string[] | undefined;
  category?: string[] | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  in_stock?: boolean | undefined;
};

/** An id list that no row can match matches nothing, rather than everything. */
function oneOf(column: typeof products.brandId | typeof products.categoryId, texts: string[]): SQL {
  const ids = rowIds(texts);
  return ids.length > 0 ? inArray(column, ids) : sql`false`;
}

/** The conditions for a listed product. A product without a price is in no price range. */
export function whereListed(filter: Filter | null | undefined): SQL | undefined {
  const conditions: (SQL | undefined)[] = [not(products.retired)];
  if (filter?.brand && filter.brand.length > 0) {
    conditions.push(oneOf(products.brandId, filter.brand));
  }
  if (filter?.category && filter.category.length > 0) {
    conditions.push(oneOf(products.categoryId, filter.category));
  }
  const least = filter?.price_min === undefined ? null : amountFromWire(filter.price_min);
  const most = filter?.price_max === undefined ? null : amountFromWire(filter.price_max);
  // A minimum of 0 is ignored, because it would hide products without a price.
  if (least !== null && least > 0) conditions.push(gte(listVariant.price, least));
  if (most !== null) conditions.push(lte(listVariant.price, most));
  if (filter?.in_stock !== undefined) conditions.push(eq(inStock, filter.in_stock));
  return and(...conditions);
}
