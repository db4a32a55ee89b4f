import type {
  FeaturedProduct,
  ProductDetails,
  ProductListItem,
} from 'shared-contracts/wire/product';
import { createKeptAnswers, type KeptAnswers } from './api/kept-answers';
import type { DirectoryEntry } from './directory/entry';
import { createCarouselMemory, type CarouselMemory } from './featured/carousel-memory';
import { createProductLists, type ProductLists } from './listing/product-lists';
import { createSortChoice, type SortChoice } from './listing/sort-choice';
import { createMemory, type Memory } from './memory';

/** Long enough for a visit back and forth, short enough for a price that changed. */
const LASTS = 5 * 60_000;

/**
 * What one host has loaded of the catalogue so far. In a browser that is the tab's; on a server
 * each request has its own.
 */
export type Catalogue = {
  lists: ProductLists;
  sort: SortChoice;
  /** Categories and brands, by `category:<id>` and `brand:<id>`. */
  entries: Memory<DirectoryEntry>;
  /** All categories and all brands, by `categories` and `brands`. */
  directories: Memory<DirectoryEntry[]>;
  /** Products by the id in their page's path: choosing a variant asks nothing. */
  products: Memory<ProductDetails>;
  /** What parts show beside what their page was loaded with. */
  parts: {
    featured: KeptAnswers<FeaturedProduct[]>;
    brands: KeptAnswers<DirectoryEntry[]>;
    /** By the category's id and the product's. */
    related: KeptAnswers<ProductListItem[]>;
  };
  /** Once clicked, the featured carousel stays where it is (specification, section 4). */
  carousel: CarouselMemory;
};

/** An empty catalogue, made once per host. */
export function createCatalogue(): Catalogue {
  return {
    lists: createProductLists(),
    sort: createSortChoice(),
    entries: createMemory(50, LASTS),
    directories: createMemory(2, LASTS),
    products: createMemory(10, LASTS),
    parts: {
      featured: createKeptAnswers('Featured products', 1, LASTS),
      brands: createKeptAnswers('Brands', 1, LASTS),
      related: createKeptAnswers('Related products', 10, LASTS),
    },
    carousel: createCarouselMemory(),
  };
}
