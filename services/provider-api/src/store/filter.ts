import { and, eq, gte, inArray, lte, not, sql, type SQL } from 'drizzle-orm';
import { amountFromWire } from 'shared-contracts/money';
import type { Queries } from '../database/open';
import { productCounts, products } from '../database/tables/catalogue';
import { whereSpecs } from '../facets/spec-filter';
import { rowIds } from '../http/ids';
import { isBelow } from './category-tree';
import { inStock, listVariant } from './list-item';

/** The contract's `filter`, read: ids as texts, prices in pesos. */
export type Filter = {
  brand?: string[] | undefined;
  category?: string[] | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  in_stock?: boolean | undefined;
  /** 'Length: 60 mm'; those of one label are alternatives. */
  spec?: string[] | undefined;
};

type Linked =
  | Pick<typeof products, 'brandId' | 'categoryId'>
  | Pick<typeof productCounts, 'brandId' | 'categoryId'>;

/** An id list that no row can match matches nothing, rather than everything. */
function oneOf(texts: string[], condition: (ids: number[]) => SQL): SQL {
  const ids = rowIds(texts);
  return ids.length > 0 ? condition(ids) : sql`false`;
}

/**
 * The conditions about brands and categories, for a table that links to them. A category has the
 * products of those below it.
 */
function whereLinked(
  { brandId, categoryId }: Linked,
  { brand = [], category = [] }: Filter,
): SQL[] {
  return [
    ...(brand.length > 0 ? [oneOf(brand, (ids) => inArray(brandId, ids))] : []),
    ...(category.length > 0 ? [oneOf(category, (ids) => isBelow(categoryId, ids))] : []),
  ];
}

/** The conditions for a listed product. A product without a price is in no price range. */
export function whereListed(filter: Filter | null | undefined): SQL | undefined {
  const conditions: (SQL | undefined)[] = [
    not(products.retired),
    ...whereLinked(products, filter ?? {}),
  ];
  const least = filter?.price_min === undefined ? null : amountFromWire(filter.price_min);
  const most = filter?.price_max === undefined ? null : amountFromWire(filter.price_max);
  // A minimum of 0 is ignored, because it would hide products without a price.
  if (least !== null && least > 0) conditions.push(gte(listVariant.price, least));
  if (most !== null) conditions.push(lte(listVariant.price, most));
  if (filter?.in_stock !== undefined) conditions.push(eq(inStock, filter.in_stock));
  conditions.push(whereSpecs(filter ?? {}));
  return and(...conditions);
}

/**
 * How many products a filter leaves, where it is about brands and categories alone.
 * @returns null for another filter, whose products must be counted
 */
export async function keptCount(queries: Queries, filter: Filter): Promise<number | null> {
  const { brand: _, category: __, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  const [row] = await queries
    .select({ count: sql`coalesce(sum(${productCounts.products}), 0)`.mapWith(Number) })
    .from(productCounts)
    .where(and(...whereLinked(productCounts, filter)));
  return row?.count ?? 0;
}
