import { paths } from 'shared-contracts/paths';
import { directoryQueries } from '../api/queries';

/** What differs between the list of all categories and that of all brands. */
export const directories = {
  categories: {
    title: 'Categories',
    path: paths.categories(),
    pathOf: paths.category,
    searchLabel: 'Search categories',
    filterLabel: 'Filter categories',
    empty: 'No categories found',
    query: directoryQueries.categories,
  },
  brands: {
    title: 'Brands',
    path: paths.brands(),
    pathOf: paths.brand,
    searchLabel: 'Search brands',
    filterLabel: 'Filter brands',
    empty: 'No brands available',
    query: directoryQueries.brands,
  },
} as const;

export type DirectoryName = keyof typeof directories;
