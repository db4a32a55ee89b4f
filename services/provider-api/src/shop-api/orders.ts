import {
  claimOrder as claimOrderCall,
  fetchOrders,
  placeOrder as placeOrderCall,
} from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { answerUser, type App } from './answer';
import { claimOrder } from '../domain/orders/claim';
import { orderHistory } from '../domain/orders/history';
import { placeOrder } from '../domain/orders/place';

export function orderCalls(app: App, deps: Deps): void {
  answerUser(app, deps, placeOrderCall, (user, { body, network, idempotencyKey: key }) =>
    placeOrder(deps, { user, network, key }, body),
  );
  answerUser(app, deps, fetchOrders, (user) => orderHistory(deps, user.id));
  answerUser(app, deps, claimOrderCall, (user, { body }) => claimOrder(deps, user.id, body));
}
