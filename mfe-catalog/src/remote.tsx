import type { Fragments, HostApi, PageEntry, Setup } from 'shared-contracts/door';
import { firstCallsOf } from 'shared-contracts/page-queries';
import { createCatalogue, type Catalogue } from './catalogue';
import { inFrame, pageInFrame } from './host';
import {
  collectionQueries,
  directoryPageQueries,
  productQueries,
  storeQueries,
} from './page-queries';

function pagesFor(host: HostApi, catalogue: Catalogue): Record<string, PageEntry> {
  return {
    store: {
      firstCalls: firstCallsOf(storeQueries(catalogue)),
      load: async () => {
        const { storePage } = await import(
          /* webpackChunkName: "page-store" */ './pages/store-page'
        );
        return pageInFrame(host, storePage(catalogue));
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
    category: {
      firstCalls: firstCallsOf(collectionQueries(catalogue, 'category')),
      load: async () => {
        const { categoryPage } = await import(
          /* webpackChunkName: "page-category" */ './pages/category-page'
        );
        return pageInFrame(host, categoryPage(catalogue));
      },
    },
    brand: {
      firstCalls: firstCallsOf(collectionQueries(catalogue, 'brand')),
      load: async () => {
        const { brandPage } = await import(
          /* webpackChunkName: "page-brand" */ './pages/brand-page'
        );
        return pageInFrame(host, brandPage(catalogue));
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

function fragmentsFor(host: HostApi, catalogue: Catalogue): Fragments {
  return {
    'catalog.featured': {
      load: async () => {
        const { featured } = await import(
          /* webpackChunkName: "fragment-catalog.featured" */ './featured/featured'
        );
        return inFrame(host, featured(catalogue));
      },
    },
    'catalog.brand-marquee': {
      load: async () => {
        const { brandMarquee } = await import(
          /* webpackChunkName: "fragment-catalog.brand-marquee" */ './marquee/brand-marquee'
        );
        return inFrame(host, brandMarquee());
      },
    },
    'catalog.mega-menu': {
      load: async () => {
        const { megaMenu } = await import(
          /* webpackChunkName: "fragment-catalog.mega-menu" */ './mega-menu/mega-menu'
        );
        return inFrame(host, megaMenu());
      },
    },
  };
}

/** The catalog's door: its pages and fragments, over one catalogue per host. */
export const setup: Setup = (host) => {
  const catalogue = createCatalogue();
  return { pages: pagesFor(host, catalogue), fragments: fragmentsFor(host, catalogue) };
};
