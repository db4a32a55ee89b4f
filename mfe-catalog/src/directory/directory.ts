import type { HttpClient } from 'shared-contracts/call';
import { listBrands, listCategories } from 'shared-contracts/calls/catalog';
import { paths } from 'shared-contracts/paths';
import { askOrLast } from '../api/ask-or-last';
import { listBrands as askBrands } from '../api/list-brands';
import { listCategories as askCategories } from '../api/list-categories';
import type { Catalogue } from '../catalogue';
import type { DirectoryEntry } from './entry';

/** What differs between the list of all categories and that of all brands. */
export const directories = {
  categories: {
    title: 'Categories',
    path: paths.categories(),
    pathOf: paths.category,
    searchLabel: 'Search categories',
    filterLabel: 'Filter categories',
    empty: 'No categories found',
    call: listCategories,
    ask: askCategories,
  },
  brands: {
    title: 'Brands',
    path: paths.brands(),
    pathOf: paths.brand,
    searchLabel: 'Search brands',
    filterLabel: 'Filter brands',
    empty: 'No brands available',
    call: listBrands,
    ask: askBrands,
  },
} as const;

export type DirectoryName = keyof typeof directories;

/** All categories or brands, asked for once in a while. @throws ApiError */
export function loadDirectory(
  catalogue: Catalogue,
  name: DirectoryName,
  http: HttpClient,
  signal: AbortSignal,
): Promise<DirectoryEntry[]> {
  return askOrLast(catalogue.directories, name, () => directories[name].ask(http, signal));
}
