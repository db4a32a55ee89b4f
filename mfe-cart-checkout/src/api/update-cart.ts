import { invoke, type HttpClient } from 'shared-contracts/call';
import { updateCart } from 'shared-contracts/calls/cart';
import type { CartItem, UpdateCartBody } from 'shared-contracts/wire/cart';

export type UpdatedCart = { message: string | undefined; idempotent: boolean; items: CartItem[] };

/**
 * Changes a line of the customer's cart.
 * @param idempotencyKey makes a repeat of the same change harmless
 * @returns the cart as it is then, and the provider's words for the shopper
 * @throws ApiError
 */
export function updateCartLine(
  http: HttpClient,
  body: UpdateCartBody,
  idempotencyKey: string,
): Promise<UpdatedCart> {
  return invoke(http, updateCart, { body }, { idempotencyKey });
}
