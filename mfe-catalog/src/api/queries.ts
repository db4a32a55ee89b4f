import {
  listBrands,
  listCategories,
  listFeatured,
  readBrand,
  readCategory,
} from 'shared-contracts/calls/catalog';
import { readProduct } from 'shared-contracts/calls/product';
import { mapped, queryOf } from 'shared-contracts/query';
import { collectionOfBrand, collectionOfCategory } from '../collection/collection-entry';
import { entryOfBrand, entryOfCategory } from '../directory/entry';

// What the catalogue asks of the provider; a list's pages are in `listing/product-list.ts`.

/**
 * How long an answer is kept, in milliseconds: long enough for a visit back and forth, short enough
 * for a price that changed.
 */
export const LASTS = 5 * 60_000;

/** One product, by its own or one of its variants' id. */
export const productQuery = (id: string) => queryOf(readProduct, { params: { id } }, LASTS);

/** A category's or brand's name, description, picture and count, and its place in the tree. */
export const entryQueries = {
  category: (id: string) =>
    mapped(queryOf(readCategory, { params: { id } }, LASTS), collectionOfCategory),
  brand: (id: string) => mapped(queryOf(readBrand, { params: { id } }, LASTS), collectionOfBrand),
};

/** All categories, and all brands. */
export const directoryQueries = {
  categories: () =>
    mapped(queryOf(listCategories, {}, LASTS), ({ items }) => items.map(entryOfCategory)),
  brands: () => mapped(queryOf(listBrands, {}, LASTS), ({ items }) => items.map(entryOfBrand)),
};

/** The featured products. */
export const featuredQuery = () => mapped(queryOf(listFeatured, {}, LASTS), ({ items }) => items);
