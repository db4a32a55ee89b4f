import { directoryPage } from '../directory/directory-page';

/** /brands: all brands. */
export const brandsPage = directoryPage('brands');
