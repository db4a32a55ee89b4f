/** The row of every product list: one shape and one set of joins for store, search and featured. */
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toPesos, type Centavos } from 'shared-contracts/money';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import { soldQuantities } from '../pricing/prices-now';
import { leastOf, type Collecting } from '../stock/collection';

/** The variant whose price the list shows: the default one. */
export const listVariant = alias(variants, 'list_variant');

/** Joins a product with the variant whose price it shows. */
export const isListed = and(eq(listVariant.productId, products.id), listVariant.isDefault);

const stocked = sql`from ${variants} stocked
  where stocked.product_id = ${products.id} and not stocked.retired
    and (stocked.stock is null or stocked.stock > 0)`;

/** Whether at least one variant is not counted or not sold out, as a condition of a list. */
export const inStock = sql<boolean>`exists (select 1 ${stocked})`;

/**
 * The same as a column of a page's dozen rows: by `exists` the database reads all variants of the
 * shop for it, when it expects that the list is long.
 */
const inStockColumn = sql<boolean>`coalesce((select true ${stocked} limit 1), false)`;

const onSale = sql`from ${variants} sold where sold.product_id = ${products.id} and not sold.retired`;
const variantCount = sql<number>`(select count(*)::int ${onSale})`;
/** The lowest price of a product whose variants differ in price; null where they don't. */
const priceFrom = sql<Centavos | null>`(
  select case when count(distinct sold.price) > 1 or count(sold.price) < count(*)
    then min(sold.price)::float8 end ${onSale}
)`;

const columns = {
  id: products.id,
  product_name: products.name,
  brand_name: brands.name,
  category_name: categories.name,
  description: products.description,
  price: listVariant.price,
  in_stock: inStockColumn,
  first_image: products.firstImage,
  variant_count: variantCount,
  price_from: priceFrom,
  /** The price is the sale's while it is lower. */
  was_price: sql<Centavos | null>`case when ${listVariant.price} < ${listVariant.regularPrice}
    then ${listVariant.regularPrice}::float8 end`,
  sale_ends: listVariant.saleEnds,
  minimumOrder: listVariant.minimumOrder,
  orderStep: listVariant.orderStep,
  unit: sql<string | null>`${listVariant.trade} ->> 'unit'`,
  stock: listVariant.stock,
  leadTime: sql<string | null>`${listVariant.trade} ->> 'lead_time'`,
};

/** Products with what a list row needs; the caller adds its where, order and page. */
export function selectListRows(queries: Queries) {
  return queries
    .select(columns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(listVariant, isListed);
}

export type ListRow = {
  id: number;
  product_name: string;
  brand_name: string;
  category_name: string;
  description: string;
  price: Centavos | null;
  in_stock: boolean;
  first_image: string | null;
  variant_count: number;
  price_from: Centavos | null;
  was_price: Centavos | null;
  sale_ends: Date | null;
  minimumOrder: number | null;
  orderStep: number | null;
  unit: string | null;
  stock: number | null;
  leadTime: string | null;
};

/** A stored picture's wire shape: `default: 0` says that there is one (specification, 3). */
function firstImage(path: string | null) {
  return path === null ? { default: 1, path: '0' } : { default: 0, path };
}

/** @param collecting from when the variant whose price is listed can be collected */
export function toListItem(listed: ListRow, collecting: Collecting) {
  const { was_price: was, sale_ends: ends, stock, leadTime, unit, ...others } = listed;
  const { minimumOrder, orderStep, ...row } = others;
  const sold = leastOf({ stock, minimumOrder, orderStep }, leadTime ?? undefined);
  return {
    ...row,
    ...(was === null ? {} : { was_price: toPesos(was) }),
    ...(was === null || ends === null ? {} : { sale_ends: ends.toISOString() }),
    ...soldQuantities({ minimumOrder, orderStep }),
    ...(unit === null || row.price === null ? {} : { unit }),
    ...(row.price === null ? {} : collecting(sold)),
    price: row.price === null ? null : toPesos(row.price),
    price_from: row.price_from === null ? null : toPesos(row.price_from),
    first_image: firstImage(row.first_image),
  };
}
