import { addItems, fetchCart, updateCart } from 'shared-contracts/calls';
import { addToCart, cartOf, changeCart } from '../domain/cart/change-cart';
import type { Deps } from '../domain/deps';
import { answerUser, type App } from './answer';

export function cartCalls(app: App, deps: Deps): void {
  answerUser(app, deps, fetchCart, (user) => cartOf(deps.db, deps, user.id, deps.now()));
  answerUser(app, deps, updateCart, ({ id: userId }, { body, idempotencyKey: key }) =>
    changeCart(deps, { userId, key }, body),
  );
  answerUser(app, deps, addItems, ({ id: userId }, { body, idempotencyKey: key }) =>
    addToCart(deps, { userId, key }, body),
  );
}
