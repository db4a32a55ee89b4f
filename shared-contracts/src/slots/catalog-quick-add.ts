import { z } from '../schema';
import { callback } from './callback';

/** A dialog with a listed product's variants and the way to add one; open while it is shown. */
export const catalogQuickAdd = z.object({
  product_id: z.string(),
  product_name: z.string(),
  /** The variant that is chosen at first, such as the one that a search names. */
  variant_id: z.optional(z.string()),
  onClose: callback,
});
