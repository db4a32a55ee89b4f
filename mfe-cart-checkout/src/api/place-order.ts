import { invoke, type HttpClient } from 'shared-contracts/call';
import { placeOrder } from 'shared-contracts/calls/order';
import type { PlaceOrderBody } from 'shared-contracts/wire/order';

export type PlacedOrder = { message?: string | undefined; order_number?: string | undefined };

/**
 * Orders what is in the customer's cart. A repeat under the same key is answered with the outcome
 * of the first. It is never aborted: an order given up half-way would leave its outcome unknown.
 * @throws ApiError; 409 when prices or stock have changed
 */
export function placeOrderOnce(
  http: HttpClient,
  body: PlaceOrderBody,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  return invoke(http, placeOrder, { body }, { idempotencyKey });
}
