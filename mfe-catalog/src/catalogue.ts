import { createCarouselMemory, type CarouselMemory } from './featured/carousel-memory';
import { createProductLists, type ProductLists } from './listing/product-lists';
import { createSortChoice, type SortChoice } from './listing/sort-choice';

/**
 * What one host remembers of the catalogue beside the provider's answers. In a browser that is the
 * tab's; on a server each request has its own.
 */
export type Catalogue = {
  lists: ProductLists;
  sort: SortChoice;
  /** Once clicked, the featured carousel stays where it is (specification, section 4). */
  carousel: CarouselMemory;
};

/** An empty catalogue, made once per host. */
export function createCatalogue(): Catalogue {
  return {
    lists: createProductLists(),
    sort: createSortChoice(),
    carousel: createCarouselMemory(),
  };
}
