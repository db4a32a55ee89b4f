import { invoke, type HttpClient } from 'shared-contracts/call';
import { fetchCart } from 'shared-contracts/calls/cart';
import type { CartItem } from 'shared-contracts/wire/cart';

export type FetchedCart = { idempotent: boolean; items: CartItem[] };

/**
 * The customer's cart as the provider has it.
 * @throws ApiError
 */
export function fetchCartLines(http: HttpClient, userId: string): Promise<FetchedCart> {
  return invoke(http, fetchCart, { body: { user_id: userId } });
}
