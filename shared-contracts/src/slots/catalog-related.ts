import { z } from '../schema';
import type { ProductListItem } from '../wire/product';

/** As the page has read it. */
const listItem = z.custom<ProductListItem>((value) => typeof value === 'object');

/** What goes with a product, below it; nothing where there is nothing. */
export const catalogRelated = z.object({
  product_id: z.string(),
  /** Whose products stand there where the catalogue names none; empty where it isn't known. */
  category_id: z.string(),
  /** The one that is looked at, for what fits it. */
  variant_id: z.optional(z.string()),
  /** What the catalogue names. */
  related: z.optional(z.array(listItem)),
});
