/**
 * Every call of the specification's section 7, and the provider's documented additions. The
 * reference provider checks its input by these schemas, documents itself from them, and every
 * remote reads answers by them. A module for each part of the shop, so that a remote carries the
 * schemas of its own calls only.
 */
import type { AnyCall } from './call';
import * as account from './calls/account';
import * as cart from './calls/cart';
import * as cartItems from './calls/cart-items';
import * as catalog from './calls/catalog';
import * as chosenResult from './calls/chosen-result';
import * as company from './calls/company';
import * as comparedSpecs from './calls/compared-specs';
import * as content from './calls/content';
import * as facetEntries from './calls/facet-entries';
import * as facets from './calls/facets';
import * as fits from './calls/fits';
import * as inquiry from './calls/inquiry';
import * as ownedFits from './calls/owned-fits';
import * as persistentSignIn from './calls/persistent-sign-in';
import * as offlineCatalogue from './calls/offline-catalogue';
import * as order from './calls/order';
import * as product from './calls/product';
import * as productIds from './calls/product-ids';
import * as quotation from './calls/quotation';
import * as savedLists from './calls/saved-lists';
import * as quickOrder from './calls/quick-order';
import * as search from './calls/search';
import * as shop from './calls/shop';
import * as standIns from './calls/stand-ins';

export * from './calls/account';
export * from './calls/cart';
export * from './calls/cart-items';
export * from './calls/catalog';
export * from './calls/chosen-result';
export * from './calls/company';
export * from './calls/compared-specs';
export * from './calls/content';
export * from './calls/facet-entries';
export * from './calls/facets';
export * from './calls/fits';
export * from './calls/inquiry';
export * from './calls/owned-fits';
export * from './calls/persistent-sign-in';
export * from './calls/offline-catalogue';
export * from './calls/order';
export * from './calls/product';
export * from './calls/product-ids';
export * from './calls/quotation';
export * from './calls/saved-lists';
export * from './calls/quick-order';
export * from './calls/search';
export * from './calls/shop';
export * from './calls/stand-ins';

/** All calls by name, for the provider's documentation and the conformance test. */
export const calls = {
  ...inquiry,
  ...content,
  ...catalog,
  ...product,
  ...comparedSpecs,
  ...productIds,
  ...account,
  ...company,
  ...persistentSignIn,
  ...search,
  ...chosenResult,
  ...shop,
  ...facets,
  ...facetEntries,
  ...fits,
  ...ownedFits,
  ...quickOrder,
  ...standIns,
  ...offlineCatalogue,
  ...cart,
  ...cartItems,
  ...order,
  ...quotation,
  ...savedLists,
} satisfies Record<string, AnyCall>;
