import { addresses } from 'shared-contracts/addresses';
import type { Session } from 'shared-contracts/door';
import { requestTo, type HttpRequest } from 'shared-contracts/request';

export const ordersInput = ({ user }: Session) => ({ body: { user_id: user.id } });

/** The request that `readOrders` sends, for an early start. */
export function ordersRequest(session: Session): HttpRequest {
  return requestTo(addresses.fetchOrders, ordersInput(session));
}
