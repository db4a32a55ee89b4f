import {
  claimOrder as claimOrderCall,
  fetchOrders,
  placeOrder as placeOrderCall,
} from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { answerUser, type App } from './answer';
import { claimOrder } from '../domain/orders/claim';
import { orderHistory } from '../domain/orders/history';
import { countOrdered } from '../domain/search/choices';
import { placeOrder } from '../domain/orders/place';

export function orderCalls(app: App, deps: Deps): void {
  answerUser(app, deps, placeOrderCall, async (user, { body, network, idempotencyKey: key }) => {
    const placed = await placeOrder(deps, { user, network, key }, body);
    await countOrdered(deps, placed.order_number, network);
    return placed;
  });
  answerUser(app, deps, fetchOrders, (user) => orderHistory(deps, user.id));
  answerUser(app, deps, claimOrderCall, (user, { body }) => claimOrder(deps, user.id, body));
}
