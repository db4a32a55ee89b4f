import type { Fragments, HostApi, PageEntry, Setup } from 'shared-contracts/door';
import { firstCallsOf } from 'shared-contracts/page-queries';
import { inFrame, pageInFrame } from './host';
import {
  collectionQueries,
  directoryPageQueries,
  productQueries,
  storeQueries,
} from './page-queries';

function pagesFor(host: HostApi): Record<string, PageEntry> {
  return {
    store: {
      firstCalls: firstCallsOf(storeQueries(host)),
      load: async () => {
        const { storePage } = await import(
          /* webpackChunkName: "page-store" */ './pages/store-page'
        );
        return pageInFrame(host, storePage);
      },
    },
    product: {
      firstCalls: firstCallsOf(productQueries),
      load: async () => {
        const { productPage } = await import(
          /* webpackChunkName: "page-product" */ './pages/product-page'
        );
        return pageInFrame(host, productPage);
      },
    },
    compare: {
      load: async () => {
        const { comparePage } = await import(
          /* webpackChunkName: "page-compare" */ './pages/compare-page'
        );
        return pageInFrame(host, comparePage);
      },
    },
    category: {
      firstCalls: firstCallsOf(collectionQueries(host, 'category')),
      load: async () => {
        const { categoryPage } = await import(
          /* webpackChunkName: "page-category" */ './pages/category-page'
        );
        return pageInFrame(host, categoryPage);
      },
    },
    brand: {
      firstCalls: firstCallsOf(collectionQueries(host, 'brand')),
      load: async () => {
        const { brandPage } = await import(
          /* webpackChunkName: "page-brand" */ './pages/brand-page'
        );
        return pageInFrame(host, brandPage);
      },
    },
    categories: {
      firstCalls: firstCallsOf(directoryPageQueries('categories')),
      load: async () => {
        const { categoriesPage } = await import(
          /* webpackChunkName: "page-categories" */ './pages/categories-page'
        );
        return pageInFrame(host, categoriesPage);
      },
    },
    brands: {
      firstCalls: firstCallsOf(directoryPageQueries('brands')),
      load: async () => {
        const { brandsPage } = await import(
          /* webpackChunkName: "page-brands" */ './pages/brands-page'
        );
        return pageInFrame(host, brandsPage);
      },
    },
  };
}

function fragmentsFor(host: HostApi): Fragments {
  return {
    'catalog.featured': {
      load: async () => {
        const { Featured } = await import(
          /* webpackChunkName: "fragment-catalog.featured" */ './featured/featured'
        );
        return inFrame(host, Featured);
      },
    },
    'catalog.brand-marquee': {
      load: async () => {
        const { BrandMarquee } = await import(
          /* webpackChunkName: "fragment-catalog.brand-marquee" */ './marquee/brand-marquee'
        );
        return inFrame(host, BrandMarquee);
      },
    },
    'catalog.list-filter': {
      load: async () => {
        const { ResultsFilter } = await import(
          /* webpackChunkName: "fragment-catalog.list-filter" */ './filter/results-filter'
        );
        return inFrame(host, ResultsFilter);
      },
    },
    'catalog.mega-menu': {
      load: async () => {
        const { MegaMenu } = await import(
          /* webpackChunkName: "fragment-catalog.mega-menu" */ './mega-menu/mega-menu'
        );
        return inFrame(host, MegaMenu);
      },
    },
    'catalog.related': {
      load: async () => {
        const { RelatedProducts } = await import(
          /* webpackChunkName: "fragment-catalog.related" */ './product/related-products'
        );
        return inFrame(host, RelatedProducts);
      },
    },
    'catalog.quick-add': {
      load: async () => {
        const { QuickAddDialog } = await import(
          /* webpackChunkName: "fragment-catalog.quick-add" */ './quick-add/quick-add-dialog'
        );
        return inFrame(host, QuickAddDialog);
      },
    },
  };
}

/** The catalog's door: its pages and fragments. */
export const setup: Setup = (host) => ({ pages: pagesFor(host), fragments: fragmentsFor(host) });
