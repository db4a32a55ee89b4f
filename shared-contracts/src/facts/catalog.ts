import type { ProductListItem } from '../wire/product';

export type CatalogFacts = {
  'catalog:products-loaded': { items: ProductListItem[] };
};
