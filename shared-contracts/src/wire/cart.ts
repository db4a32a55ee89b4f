import { wirePrice } from '../money';
import { z } from '../schema';
import { sellingTerms } from './selling-terms';
import { flag, id, picturePath, rows, text, wholeNumber } from './values';

/** The most units one cart line can hold. */
export const QUANTITY_MOST = 9999;

export const cartItem = z.object({
  product_id: id,
  variant_id: id,
  quantity: wholeNumber(1),
  product_name: text,
  variant_name: text,
  /** The maker's number of the variant; an addition of the reference provider. */
  model: z.optional(text),
  brand_name: text,
  /** Of one unit, where so many are bought. */
  product_price: wirePrice,
  ...sellingTerms,
  product_image: picturePath,
  user_id: z.optional(z.nullable(id)),
  /** `available`, `out_of_stock` or `unavailable` in the reference provider. */
  status: text,
  default: flag,
});
export type CartItem = z.infer<typeof cartItem>;

const cartRows = rows(cartItem);

export const fetchCartBody = z.object({ user_id: z.optional(z.nullable(id)) });

export const updateCartBody = z.object({
  product_id: id,
  variant_id: id,
  type: z.enum(['add', 'reduce', 'remove']),
  user_id: z.optional(z.nullable(id)),
  default: z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
  product_image: z.optional(z.nullable(z.string())),
  /** An addition of the reference provider, with `add` and `reduce`: how many, 1 when missing. */
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST))),
  /** And with `add`: for how long a guest's cart has held them, in seconds; 0 when missing. */
  held_seconds: z.optional(z.int()),
});
export type UpdateCartBody = z.input<typeof updateCartBody>;

/**
 * The cart as it is now: bare, or under `data` beside a message. `idempotent` is an addition of the
 * reference provider: it takes `quantity`, and does the work of one Idempotency-Key once.
 */
export const cartAnswer = z.pipe(
  z.union([
    z.pipe(
      z.object({
        message: z.optional(z.string()),
        idempotent: z.optional(z.boolean()),
        data: cartRows,
      }),
      z.transform(({ message, idempotent, data }) => ({
        message,
        idempotent: idempotent === true,
        items: data.items,
      })),
    ),
    z.pipe(
      cartRows,
      z.transform((value) => ({ message: undefined, idempotent: false, items: value.items })),
    ),
  ]),
  z.transform(
    (value): { message: string | undefined; idempotent: boolean; items: CartItem[] } => value,
  ),
);
