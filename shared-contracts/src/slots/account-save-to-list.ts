import { z } from '../schema';

/** Puts lines on one of the shopper's saved lists. */
export const accountSaveToList = z.object({
  lines: z.array(
    z.object({
      product_id: z.string(),
      variant_id: z.string(),
      product_name: z.string(),
      variant_name: z.string(),
      brand_name: z.string(),
      /** Path of the stored picture. */
      product_image: z.nullable(z.string()),
      quantity: z.number(),
      /** Centavos of one unit now; null is 'Price Upon Inquiry'. */
      price: z.nullable(z.number()),
    }),
  ),
  /** What the button says: 'Save to list' where it is missing. */
  label: z.optional(z.string()),
});
