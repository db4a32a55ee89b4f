/** The calls of the catalogue: lists, one product, categories, brands. */
import {
  listBrands,
  listCategories,
  listFeatured,
  listProductIds,
  listProducts,
  readBrand,
  readCategory,
  readProduct,
} from 'shared-contracts/calls';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { brandOf, listedBrands } from '../store/brand';
import { categoryOf } from '../store/category';
import { categoryRows } from '../store/category-tree';
import { productDetails } from '../store/details';
import { featuredProducts } from '../store/featured';
import { productIdsAfter } from '../store/product-ids';
import { listPage } from '../store/products';

export function catalogueCalls(app: App, deps: Deps): void {
  const { reads } = deps;
  answer(app, deps, listProducts, ({ body }) => listPage(reads, body));
  answer(app, deps, listProductIds, ({ query }) => productIdsAfter(reads, query.after));
  answer(app, deps, readProduct, ({ id }) => productDetails(reads, id, deps.now()));
  answer(app, deps, listCategories, () => categoryRows(reads));
  answer(app, deps, readCategory, ({ id }) => categoryOf(reads, id));
  answer(app, deps, listBrands, () => listedBrands(reads));
  answer(app, deps, readBrand, ({ id }) => brandOf(reads, id));
  answer(app, deps, listFeatured, () => featuredProducts(reads));
}
