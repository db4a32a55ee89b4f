import type { Centavos } from './money';
import type { SortId } from './wire/product';

/** The sort options as the dropdown shows them. */
export const sortOptions: { id: SortId; label: string }[] = [
  { id: 'default', label: 'Default' },
  { id: 'az', label: 'Name: A to Z' },
  { id: 'za', label: 'Name: Z to A' },
  { id: 'priceAsc', label: 'Price: Low to High' },
  { id: 'priceDesc', label: 'Price: High to Low' },
];

export type Sortable = { id: string; product_name: string; price: Centavos | null };

/** By code point, which a database's "C" collation does too: both sides order alike. */
function byCodePoint(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let at = 0; at < left.length && at < right.length; at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Ids are numbers as text in the reference provider: shorter first is smaller first. */
function byId(a: Sortable, b: Sortable): number {
  return a.id.length - b.id.length || byCodePoint(a.id, b.id);
}

function byName(a: Sortable, b: Sortable): number {
  return byCodePoint(a.product_name.toLowerCase(), b.product_name.toLowerCase());
}

function byPrice(a: Sortable, b: Sortable, direction: 1 | -1): number {
  if (a.price === null || b.price === null) {
    return Number(a.price === null) - Number(b.price === null);
  }
  return direction * (a.price - b.price);
}

/**
 * The comparator of a sort option, the same in shop and provider, so that no product changes its
 * page: names in lower case by code point, the id breaks ties, no price last in both price sorts.
 * @returns null for 'default', which is the provider's own order
 */
export function comparatorOf(sort: SortId): ((a: Sortable, b: Sortable) => number) | null {
  switch (sort) {
    case 'default':
      return null;
    case 'az':
      return (a, b) => byName(a, b) || byId(a, b);
    case 'za':
      return (a, b) => byName(b, a) || byId(a, b);
    case 'priceAsc':
      return (a, b) => byPrice(a, b, 1) || byId(a, b);
    case 'priceDesc':
      return (a, b) => byPrice(a, b, -1) || byId(a, b);
  }
}
