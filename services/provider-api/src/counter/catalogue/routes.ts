/** The catalogue at the counter. */
import type { Deps } from '../../domain/deps';
import type { Actions } from '../actions';
import { CATALOGUE_SAID } from './answers';
import { crossReferenceRoutes } from './cross-reference-routes';
import { entryRoutes } from './entry-routes';
import { featuredRoutes } from './featured-routes';
import { createImportJobs, type ImportPlace } from './import-jobs';
import { importRoutes } from './import-routes';
import { priceListRoutes } from './price-list-routes';
import { productRoutes } from './product-routes';
import { stockRoutes } from './stock-routes';
import { variantRoutes } from './variant-routes';

export function catalogueRoutes(actions: Actions, deps: Deps, imports: ImportPlace): void {
  actions.says(CATALOGUE_SAID);
  productRoutes(actions, deps);
  featuredRoutes(actions, deps);
  stockRoutes(actions, deps, variantRoutes(actions, deps));
  priceListRoutes(actions, deps);
  crossReferenceRoutes(actions, deps);
  importRoutes(actions, deps, createImportJobs(deps, imports));
  entryRoutes(actions, deps);
}
