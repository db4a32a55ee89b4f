import { invoke, requestOf, type HttpClient, type HttpRequest } from 'shared-contracts/call';
import { fetchOrders } from 'shared-contracts/calls';
import type { Session } from 'shared-contracts/door';
import type { Order } from 'shared-contracts/wire/order';

const inputOf = ({ user }: Session) => ({ body: { user_id: user.id } });

/** The request that `readOrders` sends, for an early start. */
export function ordersRequest(session: Session): HttpRequest {
  return requestOf(fetchOrders, inputOf(session));
}

/**
 * The orders of the session's user, as the provider orders them.
 * @throws ApiError
 */
export async function readOrders(
  http: HttpClient,
  session: Session,
  signal: AbortSignal,
): Promise<Order[]> {
  const { items } = await invoke(http, fetchOrders, inputOf(session), { signal });
  return items;
}
