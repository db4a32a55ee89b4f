import { z } from '../schema';
import { productListItem } from '../wire/product';

export const catalogFacts = {
  'catalog:products-loaded': z.object({ items: z.array(productListItem) }),
} as const;
