/** The calls of the catalogue: lists, one product, categories, brands. */
import {
  listBrands,
  listCategories,
  listFeatured,
  listProductIds,
  listProducts,
  readBrand,
  readCategory,
  readComparedSpecs,
  readProduct,
} from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { answer, type App } from './answer';
import { brandOf, listedBrands } from '../domain/catalogue/brand';
import { categoryOf } from '../domain/catalogue/category';
import { categoryRows } from '../domain/catalogue/category-tree';
import { productDetails } from '../domain/catalogue/details';
import { featuredProducts } from '../domain/catalogue/featured';
import { productIdsAfter } from '../domain/catalogue/product-ids';
import { listPage } from '../domain/catalogue/products';
import { comparedSpecs } from '../domain/comparison/compared-specs';
import { withFitting } from '../domain/fits/fits-filter';
import { collectingAt, collectionRule } from '../domain/stock/collection';

export function catalogueCalls(app: App, deps: Deps): void {
  const { reads } = deps;
  const collecting = async () =>
    collectingAt(collectionRule(await deps.shopSettings.lately()), deps.now());
  answer(app, deps, listProducts, async ({ body }) => {
    const filter = await withFitting(reads, body.filter, deps.scheduler.yieldToOthers);
    return listPage(reads, { ...body, filter }, await collecting());
  });
  answer(app, deps, listProductIds, ({ query }) => productIdsAfter(reads, query.after));
  answer(app, deps, readProduct, async ({ id }) =>
    productDetails(reads, id, deps.now(), await collecting()),
  );
  answer(app, deps, readComparedSpecs, ({ query }) => comparedSpecs(reads, query.ids));
  answer(app, deps, listCategories, () => categoryRows(reads));
  answer(app, deps, readCategory, async ({ id }) => categoryOf(reads, id, await collecting()));
  answer(app, deps, listBrands, () => listedBrands(reads));
  answer(app, deps, readBrand, async ({ id }) => brandOf(reads, id, await collecting()));
  answer(app, deps, listFeatured, async () => featuredProducts(reads, await collecting()));
}
