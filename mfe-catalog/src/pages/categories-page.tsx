import { directoryPage } from '../directory/directory-page';

/** /categories: all categories. */
export const categoriesPage = directoryPage('categories');
