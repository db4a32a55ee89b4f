import { z } from '../schema';

export const cartAddToCart = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  product_name: z.string(),
  variant_name: z.string(),
  brand_name: z.string(),
  /** Centavos; null is 'Price Upon Inquiry', which can't be added. */
  price: z.nullable(z.number()),
  /** Path of the stored picture. */
  product_image: z.nullable(z.string()),
  /** false only where the provider says so. */
  in_stock: z.nullable(z.boolean()),
  default: z.boolean(),
  /** `compact` is a button alone, for a card; `full` has the quantity beside it. */
  layout: z.optional(z.enum(['compact', 'full'])),
  /** The price before a sale, in centavos. */
  was_price: z.optional(z.nullable(z.number())),
  /** When that sale ends, ISO 8601. */
  sale_ends: z.optional(z.string()),
  /** Prices of one unit in centavos by quantity, ascending. */
  price_steps: z.optional(z.array(z.object({ quantity: z.number(), price: z.number() }))),
  /** In units; missing or 0 where any quantity is sold. */
  minimum_order: z.optional(z.number()),
  order_step: z.optional(z.number()),
  unit: z.optional(z.string()),
});
