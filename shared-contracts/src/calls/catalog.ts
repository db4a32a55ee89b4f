/** The calls of the catalogue. */
import { brand, brandPage, category, categoryPage } from '../wire/category';
import { featuredProduct, productRows, productsBody } from '../wire/product';
import { rows } from '../wire/values';
import { get, post } from './define';

export const listBrands = get('/api/brands', rows(brand), 'All brands, with product counts.');

export const listCategories = get('/api/category', rows(category), 'All categories, with counts.');

export const listFeatured = get(
  '/api/product/featured-products',
  rows(featuredProduct),
  'The featured products.',
);

export const listProducts = post(
  '/api/store/products',
  productsBody,
  productRows,
  'A page of products: of all, or of one category or brand (`id` with `type`).',
  { work: 'read' },
);

export const readCategory = get(
  '/api/store/products/category/{id}',
  categoryPage,
  'One category with its first products.',
);

export const readBrand = get(
  '/api/store/products/brand/{id}',
  brandPage,
  'One brand with its first products.',
);
