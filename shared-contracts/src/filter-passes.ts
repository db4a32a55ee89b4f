import type { ProductListItem } from './wire/product';
import type { FilterNames, ListFilter } from './list-filter';

const folded = (name: string) => name.trim().toLowerCase();

/** Whether a name is one of the chosen; yes where that can't be known. */
function isChosen(name: string, ids: string[], names: Record<string, string>): boolean {
  if (ids.length === 0 || name === '') return true;
  const chosen = ids.map((id) => names[id]);
  return chosen.includes(undefined) || chosen.some((known) => folded(known ?? '') === folded(name));
}

/**
 * Whether a product is what the filter asks for, as far as its list item says: a provider may
 * ignore the filter, and then the shop sorts out what it holds. Without a price it is in no range.
 */
export function passes(
  { brand_name, category_name, price, in_stock }: ProductListItem,
  filter: ListFilter,
  names: FilterNames,
): boolean {
  const { priceMin, priceMax } = filter;
  if (priceMin !== null && (price === null || price < priceMin)) return false;
  if (priceMax !== null && (price === null || price > priceMax)) return false;
  if (filter.inStock && in_stock === false) return false;
  return (
    isChosen(brand_name, filter.brands, names.brands) &&
    isChosen(category_name, filter.categories, names.categories)
  );
}
