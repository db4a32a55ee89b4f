/** The row of every product list: one shape and one set of joins for store, search and featured. */
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toPesos, type Centavos } from 'shared-contracts/money';
import { brands, categories, products, variants } from '../database/tables/catalogue';
import type { Queries } from '../database/open';

/** The variant whose price the list shows: the default one. */
export const listVariant = alias(variants, 'list_variant');

/** Joins a product with the variant whose price it shows. */
export const isListed = and(eq(listVariant.productId, products.id), listVariant.isDefault);

/** Whether at least one variant is not counted or not sold out. */
export const inStock = sql<boolean>`exists (
  select 1 from ${variants} stocked
  where stocked.product_id = ${products.id} and not stocked.retired
    and (stocked.stock is null or stocked.stock > 0)
)`;

const columns = {
  id: products.id,
  product_name: products.name,
  brand_name: brands.name,
  category_name: categories.name,
  description: products.description,
  price: listVariant.price,
  in_stock: inStock,
  first_image: products.firstImage,
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
};

/** A stored picture's wire shape: `default: 0` says that there is one (specification, 3). */
function firstImage(path: string | null) {
  return path === null ? { default: 1, path: '0' } : { default: 0, path };
}

export function toListItem(row: ListRow) {
  return {
    ...row,
    price: row.price === null ? null : toPesos(row.price),
    first_image: firstImage(row.first_image),
  };
}
