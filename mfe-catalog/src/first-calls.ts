import { requestOf, type HttpRequest } from 'shared-contracts/call';
import {
  listBrands,
  listCategories,
  readBrand,
  readCategory,
  readProduct,
} from 'shared-contracts/calls/catalog';
import type { Visit } from 'shared-contracts/door';
import type { Catalogue } from './catalogue';
import { listingCalls } from './listing/load-listing';

// What each page's loader will ask for first, so that it can be asked before the page's code has
// come. Nothing that is here already: an answer that nobody takes would be stale for the next.

export function storeCalls(catalogue: Catalogue, visit: Visit): HttpRequest[] {
  return listingCalls(catalogue, { type: 'all' }, visit);
}

export function productCalls({ products }: Catalogue, { params }: Visit): HttpRequest[] {
  const { productId: id = '' } = params;
  return products.read(id) ? [] : [requestOf(readProduct, { params: { id } })];
}

export function categoryCalls(catalogue: Catalogue, visit: Visit): HttpRequest[] {
  const { categoryId: id = '' } = visit.params;
  const known = catalogue.entries.read(`category:${id}`);
  return [
    ...(known ? [] : [requestOf(readCategory, { params: { id } })]),
    ...listingCalls(catalogue, { type: 'category', id }, visit),
  ];
}

export function brandCalls(catalogue: Catalogue, visit: Visit): HttpRequest[] {
  const { brandId: id = '' } = visit.params;
  const known = catalogue.entries.read(`brand:${id}`);
  return [
    ...(known ? [] : [requestOf(readBrand, { params: { id } })]),
    ...listingCalls(catalogue, { type: 'brand', id }, visit),
  ];
}

export function categoriesCalls({ directories }: Catalogue): HttpRequest[] {
  return directories.read('categories') ? [] : [requestOf(listCategories)];
}

export function brandsCalls({ directories }: Catalogue): HttpRequest[] {
  return directories.read('brands') ? [] : [requestOf(listBrands)];
}
