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
});
