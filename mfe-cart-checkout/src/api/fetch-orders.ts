import { invoke, type HttpClient } from 'shared-contracts/call';
import { fetchOrders } from 'shared-contracts/calls/order';
import type { Order } from 'shared-contracts/wire/order';

/**
 * The customer's orders.
 * @throws ApiError
 */
export async function fetchOrderList(http: HttpClient, userId: string): Promise<Order[]> {
  const { items } = await invoke(http, fetchOrders, { body: { user_id: userId } });
  return items;
}
