import { invoke, requestOf, type HttpClient } from 'shared-contracts/call';
import { listBrands, listCategories } from 'shared-contracts/calls/catalog';
import { faultOf } from 'shared-contracts/errors';

type Shelf = { id: string; name: string };
/** The brands and categories that results can be narrowed to. */
export type Shelves = { categories: Shelf[]; brands: Shelf[] };

export const NO_SHELVES: Shelves = { categories: [], brands: [] };

export const shelvesRequests = () => [requestOf(listCategories), requestOf(listBrands)];

const byName = (a: Shelf, b: Shelf) => a.name.localeCompare(b.name, 'en');

/** Brands and categories by name; none of a kind where that call fails. Never fails. */
export async function readShelves(http: HttpClient, signal?: AbortSignal): Promise<Shelves> {
  const [categories, brands] = await Promise.allSettled([
    invoke(http, listCategories, {}, { signal }),
    invoke(http, listBrands, {}, { signal }),
  ]);
  for (const list of [categories, brands]) if (list.status === 'rejected') faultOf(list.reason);
  return {
    categories:
      categories.status === 'fulfilled'
        ? categories.value.items.map(({ id, category_name: name }) => ({ id, name })).sort(byName)
        : [],
    brands:
      brands.status === 'fulfilled'
        ? brands.value.items.map(({ id, brand_name: name }) => ({ id, name })).sort(byName)
        : [],
  };
}
