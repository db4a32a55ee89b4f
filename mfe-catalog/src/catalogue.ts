import type { HostApi } from 'shared-contracts/door';
import { createCarouselMemory, type CarouselMemory } from './featured/carousel-memory';
import { createProductLists, type ProductLists } from './listing/product-lists';
import { createSortChoice, type SortChoice } from './listing/sort-choice';
import { useHost } from './host';

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

const catalogues = new WeakMap<HostApi, Catalogue>();

/** The host's catalogue, empty at first. */
export function catalogueOf(host: HostApi): Catalogue {
  const known = catalogues.get(host);
  if (known) return known;
  const catalogue = {
    lists: createProductLists(),
    sort: createSortChoice(),
    carousel: createCarouselMemory(),
  };
  catalogues.set(host, catalogue);
  return catalogue;
}

export const useCatalogue = (): Catalogue => catalogueOf(useHost());
