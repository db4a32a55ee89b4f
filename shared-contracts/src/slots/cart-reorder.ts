import { z } from '../schema';

/** Adds a past order's lines to the cart again, and shows the result for each. */
export const cartReorder = z.object({
  order_number: z.string(),
  lines: z.array(
    z.object({
      /** The line's id, unique in its order. */
      id: z.string(),
      variant_id: z.string(),
      product_name: z.string(),
      variant_name: z.string(),
      brand_name: z.string(),
      quantity: z.number(),
      /** Centavos of one unit, as it was ordered; null where it had none. */
      price: z.nullable(z.number()),
    }),
  ),
});
