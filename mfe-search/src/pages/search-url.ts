import { amountFromWire } from 'shared-contracts/money';
import { sortOptions } from 'shared-contracts/sort';
import type { SortId } from 'shared-contracts/wire/product';
import { QUERY_MOST } from 'shared-contracts/wire/search';
import type { SearchFilters } from '../search/filters';
import { RESULTS, type Wanted } from '../search/search-queries';

/** The most pages of results that a link can ask for. */
const PAGES_MOST = 25;

/** What the page's URL asks for. */
export type SearchUrl = {
  query: string;
  pages: number;
  sort: SortId | null;
  filters: SearchFilters;
};

/** An amount of pesos, with or without decimals, as centavos; null where it isn't one. */
function amount(text: string | null): number | null {
  return text !== null && /^\d{1,9}(?:\.\d{1,2})?$/.test(text.trim())
    ? amountFromWire(text.trim())
    : null;
}

const idOrNull = (text: string | null) => (text !== null && text.trim() !== '' ? text : null);

/** What the results are narrowed to. */
export function readFilters(params: URLSearchParams): SearchFilters {
  return {
    category: idOrNull(params.get('category')),
    brand: idOrNull(params.get('brand')),
    priceMin: amount(params.get('min')),
    priceMax: amount(params.get('max')),
    inStock: params.get('stock') === '1',
  };
}

export function readSearchUrl(url: URL): SearchUrl {
  const pages = Number(url.searchParams.get('pages') ?? 1);
  const sort = sortOptions.find(({ id }) => id === url.searchParams.get('sort'))?.id;
  return {
    query: (url.searchParams.get('q') ?? '').trim().slice(0, QUERY_MOST),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, PAGES_MOST) : 1,
    sort: sort === undefined || sort === 'default' ? null : sort,
    filters: readFilters(url.searchParams),
  };
}

export function wantedOf({ query, pages, sort, filters }: SearchUrl): Wanted {
  return { query, sort, filters, limit: pages * RESULTS };
}
