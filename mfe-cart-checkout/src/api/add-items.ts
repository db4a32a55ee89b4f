import { invoke, type HttpClient } from 'shared-contracts/call';
import { addItems } from 'shared-contracts/calls/cart-items';
import type { AddedItem, AddItemsBody } from 'shared-contracts/wire/cart-items';
import type { CartItem } from 'shared-contracts/wire/cart';

/**
 * Adds lines to the customer's cart, each by itself.
 * @param idempotencyKey makes a repeat of the same lines harmless
 * @throws ApiError
 */
export async function addItemsToCart(
  http: HttpClient,
  body: AddItemsBody,
  idempotencyKey: string,
): Promise<{ results: AddedItem[]; items: CartItem[] }> {
  const { results, cart } = await invoke(http, addItems, { body }, { idempotencyKey });
  return { results, items: cart.items };
}
