import { z } from '../schema';

/** Below a product's page. */
export const belowProduct = z.object({
  /** As the path says it: there may be no such product. */
  product_id: z.string(),
});
