import { invoke, type HttpClient } from 'shared-contracts/call';
import { fetchOrders } from 'shared-contracts/calls/order';
import type { Session } from 'shared-contracts/door';
import type { Order } from 'shared-contracts/wire/order';
import { ordersInput } from './orders-request';

/**
 * The orders of the session's user, as the provider orders them.
 * @throws ApiError
 */
export async function readOrders(
  http: HttpClient,
  session: Session,
  signal: AbortSignal,
): Promise<Order[]> {
  const { items } = await invoke(http, fetchOrders, ordersInput(session), { signal });
  return items;
}
