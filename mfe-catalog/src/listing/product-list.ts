import { requestOf, type HttpRequest } from 'shared-contracts/call';
import { listProducts } from 'shared-contracts/calls';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import type { ProductsBody, SortId } from 'shared-contracts/wire/product';

/** Which products: all, or those of one category or brand; and in which order. */
export type ProductList = {
  of: { type: 'all' } | { type: 'category' | 'brand'; id: string };
  sort: SortId;
};

/** Tells lists apart: two with one key are the same list. */
export function keyOf({ of, sort }: ProductList): string {
  return of.type === 'all' ? `all ${sort}` : `${of.type} ${sort} ${of.id}`;
}

/** The body of the call for one page of a list. */
export function pageBody({ of, sort }: ProductList, offset: number): ProductsBody {
  return {
    limit: PAGE_SIZE,
    offset,
    ...(of.type === 'all' ? {} : { id: of.id, type: of.type }),
    filter: { sort },
  };
}

/** The call for one page of a list, as it goes out. */
export function pageRequest(list: ProductList, offset: number): HttpRequest {
  return requestOf(listProducts, { body: pageBody(list, offset) });
}
