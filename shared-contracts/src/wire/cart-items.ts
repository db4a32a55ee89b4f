/** Several lines for a customer's cart in one call. */
import { z } from '../schema';
import { cartAnswer, QUANTITY_MOST } from './cart';
import { id, lenient, text } from './values';

/** The most lines of one call, as many as a cart holds. */
const ITEMS_MOST = 200;

export const addItemsBody = z.object({
  items: z
    .array(
      z.object({
        product_id: id,
        variant_id: id,
        quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
      }),
    )
    .check(z.minLength(1), z.maxLength(ITEMS_MOST)),
  user_id: z.optional(z.nullable(id)),
});
export type AddItemsBody = z.input<typeof addItemsBody>;

const addedItem = z.object({
  variant_id: id,
  added: z.boolean(),
  /** Why it wasn't added, for the shopper; empty where it was. */
  message: text,
});

/** What came of each item, in the order in which they were sent, and the cart as it is then. */
export const addItemsAnswer = z.object({ results: lenient(addedItem), cart: cartAnswer });
export type AddedItem = z.infer<typeof addedItem>;
