import { and, eq, gte, inArray, lte, not, sql, type SQL } from 'drizzle-orm';
import { amountFromWire } from 'shared-contracts/money';
import { listedProducts, products, type productCounts } from '../../database/tables/catalogue';
import type { valueCounts } from '../../database/tables/specs';
import { whereSpecs } from '../specs/spec-filter';
import { rowIds } from '../../database/row-id';
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
  /** Products by their ids, of which no call asks: what fits a tool (`fits/fits-filter.ts`). */
  only?: number[] | undefined;
};

type Linked = Pick<
  typeof products | typeof productCounts | typeof listedProducts | typeof valueCounts,
  'brandId' | 'categoryId'
>;

/** Where the fields that a filter asks about are read. */
type Source = Linked & {
  id: typeof products.id | typeof listedProducts.productId;
  retired: typeof products.retired | typeof listedProducts.retired;
  price: typeof listVariant.price | typeof listedProducts.price;
  inStock: SQL<boolean>;
};

/** In the products' own rows, joined with `listVariant` where a filter is about prices. */
const ownRows: Source = {
  id: products.id,
  brandId: products.brandId,
  categoryId: products.categoryId,
  retired: products.retired,
  price: listVariant.price,
  inStock,
};

/** In their narrow rows: for what reads many products and no texts. */
export const narrowRows: Source = {
  id: listedProducts.productId,
  brandId: listedProducts.brandId,
  categoryId: listedProducts.categoryId,
  retired: listedProducts.retired,
  price: listedProducts.price,
  inStock: sql<boolean>`(${listedProducts.stocked} > 0)`,
};

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
export function whereListed(
  filter: Filter | null | undefined,
  source: Source = ownRows,
): SQL | undefined {
  const conditions: (SQL | undefined)[] = [
    not(source.retired),
    ...whereLinked(source, filter ?? {}),
  ];
  const least = filter?.price_min === undefined ? null : amountFromWire(filter.price_min);
  const most = filter?.price_max === undefined ? null : amountFromWire(filter.price_max);
  // A minimum of 0 is ignored, because it would hide products without a price.
  if (least !== null && least > 0) conditions.push(gte(source.price, least));
  if (most !== null) conditions.push(lte(source.price, most));
  if (filter?.in_stock !== undefined) conditions.push(eq(source.inStock, filter.in_stock));
  if (filter?.only !== undefined) {
    // One parameter: a statement takes 65,535 of them, and may have this condition several times.
    conditions.push(sql`${source.id} = any(${`{${filter.only.join(',')}}`}::int[])`);
  }
  conditions.push(whereSpecs(filter ?? {}, source.id));
  return and(...conditions);
}

/**
 * The condition of filters about brands and categories alone, for a table of counts by these.
 * @returns null for others, whose products must be read
 */
export function whereCounted(filters: readonly Filter[], table: Linked): SQL | null {
  const others = filters.flatMap(({ brand: _, category: __, ...rest }) => Object.values(rest));
  if (others.some((value) => value !== undefined)) return null;
  return and(...filters.flatMap((filter) => whereLinked(table, filter))) ?? sql`true`;
}
