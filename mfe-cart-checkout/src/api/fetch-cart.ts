import { invoke, type HttpClient } from 'shared-contracts/call';
import { fetchCart } from 'shared-contracts/calls';
import type { CartItem } from 'shared-contracts/wire/cart';

/**
 * The customer's cart as the provider has it.
 * @throws ApiError
 */
export async function fetchCartLines(http: HttpClient, userId: string): Promise<CartItem[]> {
  const answer = await invoke(http, fetchCart, { body: { user_id: userId } });
  return answer.items;
}
