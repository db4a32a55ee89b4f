/** The calls of the catalogue. */
import { brand, brandPage, category, categoryPage } from '../wire/category';
import { featuredProduct, productRows, productsBody } from '../wire/product';
import { rows } from '../wire/values';
import { get, post } from './define';

export const listBrands = get('/api/brands', rows(brand));

export const listCategories = get('/api/category', rows(category));

export const listFeatured = get('/api/product/featured-products', rows(featuredProduct));

export const listProducts = post('/api/store/products', productsBody, productRows, {
  work: 'read',
});

export const readCategory = get('/api/store/products/category/{id}', categoryPage);

export const readBrand = get('/api/store/products/brand/{id}', brandPage);
