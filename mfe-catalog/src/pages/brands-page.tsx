import type { Page } from 'shared-contracts/door';
import type { Catalogue } from '../catalogue';
import { directoryPage, type DirectoryData } from '../directory/directory-page';

/** /brands: all brands. */
export function brandsPage(catalogue: Catalogue): Page<DirectoryData> {
  return directoryPage(catalogue, 'brands');
}
