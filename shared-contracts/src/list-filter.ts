import { amountFromWire, toPesos, type Centavos } from './money';
import type { ProductFilter } from './wire/product';

/** What a shopper narrows a list down to. JSON only: it is part of a page's data. */
export type ListFilter = {
  /** Ids; none means any. */
  brands: string[];
  categories: string[];
  /** The price range, both ends included; null is open. */
  priceMin: Centavos | null;
  priceMax: Centavos | null;
  inStock: boolean;
  /** 'Length: 60 mm' or 'Length: 50 mm..80 mm'; those of one label are alternatives. */
  specs: string[];
};

/** A filter that lets everything through. */
export const NO_FILTER: ListFilter = {
  brands: [],
  categories: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  specs: [],
};

/** What the chosen brands and categories are called, by id; those that are not known are missing. */
export type FilterNames = { brands: Record<string, string>; categories: Record<string, string> };

export const NO_NAMES: FilterNames = { brands: {}, categories: {} };

/** As many ids as the provider takes. */
const MOST_IDS = 50;
/** As long as ids are on the wire. */
const ID_MOST = 64;
/** As long as specs are on the wire. */
const SPEC_MOST = 160;

function idsIn(search: URLSearchParams, name: string, most = ID_MOST): string[] {
  const ids = search.getAll(name).filter((id) => id !== '' && id.length <= most);
  return [...new Set(ids)].slice(0, MOST_IDS);
}

/** An amount as a shopper writes it, such as '1,500' or '99.50'; null where it says none. */
export function priceTyped(text: string): Centavos | null {
  const bare = text.replace('₱', '').trim();
  if (!/^\d[\d,]{0,10}(\.\d{1,2})?$/.test(bare)) return null;
  // From nothing on is no limit: it would only hide what has no price.
  return amountFromWire(bare) || null;
}

/** The filter that a list's URL names; what it names wrongly is left out. */
export function filterOf(search: URLSearchParams, without?: 'brand' | 'category'): ListFilter {
  const [a, b] = [search.get('price_min'), search.get('price_max')].map((text) =>
    priceTyped(text ?? ''),
  );
  const [low = null, high = null] = [a, b];
  // Two ends in the wrong order mean the range between them.
  const turned = low !== null && high !== null && low > high;
  return {
    brands: without === 'brand' ? [] : idsIn(search, 'brand'),
    categories: without === 'category' ? [] : idsIn(search, 'category'),
    priceMin: turned ? high : low,
    priceMax: turned ? low : high,
    inStock: search.get('in_stock') === '1',
    specs: idsIn(search, 'spec', SPEC_MOST),
  };
}

/** The same page with another filter, from its first page on. */
export function withFilter(search: URLSearchParams, filter: ListFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['pages', 'brand', 'category', 'price_min', 'price_max', 'in_stock', 'spec']) {
    next.delete(name);
  }
  for (const id of filter.brands) next.append('brand', id);
  for (const id of filter.categories) next.append('category', id);
  if (filter.priceMin !== null) next.set('price_min', String(toPesos(filter.priceMin)));
  if (filter.priceMax !== null) next.set('price_max', String(toPesos(filter.priceMax)));
  if (filter.inStock) next.set('in_stock', '1');
  for (const spec of filter.specs) next.append('spec', spec);
  return next;
}

/** The filter as the call carries it: only what it narrows, prices in pesos. */
export function wireFilterOf(filter: ListFilter): ProductFilter {
  return {
    ...(filter.brands.length > 0 ? { brand: filter.brands } : {}),
    ...(filter.categories.length > 0 ? { category: filter.categories } : {}),
    ...(filter.priceMin === null ? {} : { price_min: toPesos(filter.priceMin) }),
    ...(filter.priceMax === null ? {} : { price_max: toPesos(filter.priceMax) }),
    ...(filter.inStock ? { in_stock: true } : {}),
    ...(filter.specs.length > 0 ? { spec: filter.specs } : {}),
  };
}

/** How many things a filter narrows by: the chips that it has. */
export function sizeOf(filter: ListFilter): number {
  const { brands, categories, priceMin, priceMax, inStock, specs } = filter;
  const price = priceMin !== null || priceMax !== null;
  return brands.length + categories.length + Number(price) + Number(inStock) + specs.length;
}

/** Distinguishes filters: two with one key let the same through. */
export function keyOfFilter(filter: ListFilter): string {
  return sizeOf(filter) === 0 ? '' : JSON.stringify(wireFilterOf(filter));
}
