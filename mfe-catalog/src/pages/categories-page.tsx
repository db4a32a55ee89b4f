import type { Page } from 'shared-contracts/door';
import type { Catalogue } from '../catalogue';
import { directoryPage, type DirectoryData } from '../directory/directory-page';

/** /categories: all categories. */
export function categoriesPage(catalogue: Catalogue): Page<DirectoryData> {
  return directoryPage(catalogue, 'categories');
}
