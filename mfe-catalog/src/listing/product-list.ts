import { listProducts } from 'shared-contracts/calls/catalog';
import { queryOf, type Query } from 'shared-contracts/query';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import type { ProductListItem, ProductsBody, SortId } from 'shared-contracts/wire/product';
import type { Rows } from 'shared-contracts/wire/values';
import { filterOf, keyOfFilter, wireFilterOf, type ListFilter } from 'shared-contracts/list-filter';
import { sortOf } from './list-url';

/** Which products: all, or those of one category or brand; narrowed down, and in which order. */
export type ProductList = {
  of: { type: 'all' } | { type: 'category' | 'brand'; id: string };
  sort: SortId;
  filter: ListFilter;
};

/**
 * The list that a page's URL names.
 * @param chosen the order that it has where the URL names none
 */
export function listAt(
  of: ProductList['of'],
  search: URLSearchParams,
  chosen: SortId,
): ProductList {
  const fixed = of.type === 'all' ? undefined : of.type;
  return { of, sort: sortOf(search, chosen), filter: filterOf(search, fixed) };
}

/** Says what lists are of: all products, a category's or a brand's, in whichever order. */
export function placeOf({ of }: Pick<ProductList, 'of'>): string {
  return of.type === 'all' ? 'all' : `${of.type} ${of.id}`;
}

/** Distinguishes lists: two with one key are the same list. */
export function keyOf({ of, sort, filter }: ProductList): string {
  const which = of.type === 'all' ? `all ${sort}` : `${of.type} ${sort} ${of.id}`;
  return `${which} ${keyOfFilter(filter)}`;
}

/** The body of the call for one page of a list. */
export function pageBody({ of, sort, filter }: ProductList, offset: number): ProductsBody {
  return {
    limit: PAGE_SIZE,
    offset,
    ...(of.type === 'all' ? {} : { id: of.id, type: of.type }),
    filter: { sort, ...wireFilterOf(filter) },
    // The first page says it for the others.
    ...(offset === 0 ? { with_total: true } : {}),
  };
}

/** Where all lists' pages come from. */
export const PAGES_URL = listProducts.path;

/** One page of a list; it lasts until the lists are cleared (specification, section 4). */
export function pageQuery(list: ProductList, offset: number): Query<Rows<ProductListItem>> {
  return queryOf(listProducts, { body: pageBody(list, offset) }, Infinity);
}
