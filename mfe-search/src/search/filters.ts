import { toPesos } from 'shared-contracts/money';
import type { ProductFilter, ProductListItem } from 'shared-contracts/wire/product';
import type { Shelves } from '../api/shelves';

/** What results are narrowed to; null and false mean that a filter isn't set. */
export type SearchFilters = {
  /** Ids. */
  category: string | null;
  brand: string | null;
  /** Centavos. */
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
};

export const noFilters: SearchFilters = {
  category: null,
  brand: null,
  priceMin: null,
  priceMax: null,
  inStock: false,
};

export function isFiltered(filters: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== null && value !== false);
}

/** The filters as the provider takes them; empty where there are none. */
export function filtersBody(filters: SearchFilters): ProductFilter {
  const { category, brand, priceMin, priceMax, inStock } = filters;
  return {
    ...(category === null ? {} : { category: [category] }),
    ...(brand === null ? {} : { brand: [brand] }),
    ...(priceMin === null ? {} : { price_min: toPesos(priceMin) }),
    ...(priceMax === null ? {} : { price_max: toPesos(priceMax) }),
    ...(inStock ? { in_stock: true } : {}),
  };
}

/**
 * The same filters for loaded products, which have names but no ids. A product without a price is
 * in no range.
 */
export function keepBy(
  { category, brand, priceMin, priceMax, inStock }: SearchFilters,
  { categories, brands }: Shelves,
): (item: ProductListItem) => boolean {
  const categoryName = categories.find(({ id }) => id === category)?.name ?? null;
  const brandName = brands.find(({ id }) => id === brand)?.name ?? null;
  return (item) =>
    (categoryName === null || item.category_name === categoryName) &&
    (brandName === null || item.brand_name === brandName) &&
    (priceMin === null || (item.price !== null && item.price >= priceMin)) &&
    (priceMax === null || (item.price !== null && item.price <= priceMax)) &&
    (!inStock || item.in_stock !== false);
}
