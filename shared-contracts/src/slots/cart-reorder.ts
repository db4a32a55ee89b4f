import { z } from '../schema';

/**
 * Adds a past order's lines to the cart again, or lines of a saved list, and shows the result for
 * each.
 */
export const cartReorder = z.object({
  /** Of the past order; missing where the lines are of a list. */
  order_number: z.optional(z.string()),
  /** The list's name: then what has changed is shown first, and is added once that was seen. */
  title: z.optional(z.string()),
  lines: z.array(
    z.object({
      /** The line's id, unique in its order. */
      id: z.string(),
      variant_id: z.string(),
      product_name: z.string(),
      variant_name: z.string(),
      brand_name: z.string(),
      quantity: z.number(),
      /** Centavos of one unit, as it was ordered or saved; null where it had none. */
      price: z.nullable(z.number()),
      /** Whether the shop has said that fewer are left than `quantity`. */
      short: z.optional(z.boolean()),
    }),
  ),
});
