import { fetchOrders, placeOrder as placeOrderCall } from 'shared-contracts/calls';
import type { Deps } from '../deps';
import { answerUser, type App } from '../http/answer';
import { orderHistory } from '../orders/history';
import { placeOrder } from '../orders/place';

export function orderCalls(app: App, deps: Deps): void {
  answerUser(app, deps, placeOrderCall, (user, { body, network, idempotencyKey: key }) =>
    placeOrder(deps, { user, network, key }, body),
  );
  answerUser(app, deps, fetchOrders, (user) => orderHistory(deps.db, user.id));
}
