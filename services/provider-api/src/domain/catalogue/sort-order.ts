import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { SortId } from 'shared-contracts/wire/product';
import { listedProducts, products } from '../../database/tables/catalogue';
import { listVariant } from './list-item';

const byName: SQL = sql`${products.sortName} collate "C"`;

/**
 * The order of a list, the same as the comparator in shared-contracts/sort: lower-cased names by
 * code point, no price last, the id breaks ties. 'default' is the catalogue's own order, the id.
 */
export function sortOrder(sort: SortId): SQL[] {
  const id = asc(products.id);
  switch (sort) {
    case 'default':
      return [id];
    case 'az':
      return [sql`${byName} asc`, id];
    case 'za':
      return [sql`${byName} desc`, id];
    case 'priceAsc':
      return [sql`${listVariant.price} asc nulls last`, id];
    case 'priceDesc':
      return [sql`${listVariant.price} desc nulls last`, id];
  }
}

/** The orders by name from their end. */
export const reversedNames = (sort: SortId): SQL[] => [
  sort === 'az' ? sql`${byName} desc` : sql`${byName} asc`,
  desc(products.id),
];

/** The same orders for products with a price, as the index of list prices has them. */
export function pricedOrder(sort: SortId): SQL[] {
  const price = sort === 'priceDesc' ? desc(listVariant.price) : asc(listVariant.price);
  return [price, asc(listVariant.productId)];
}

/** The same orders but those by name, in the products' narrow rows. */
export function narrowOrder(sort: SortId): SQL[] {
  const id = asc(listedProducts.productId);
  if (sort === 'priceAsc') return [sql`${listedProducts.price} asc nulls last`, id];
  if (sort === 'priceDesc') return [sql`${listedProducts.price} desc nulls last`, id];
  return [id];
}
