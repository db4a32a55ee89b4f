import { fetchCart, updateCart } from 'shared-contracts/calls';
import type { Deps } from '../deps';
import { answerUser, type App } from '../http/answer';
import { changeLine } from './change';
import { keepAnswer, lockCart, replayOf } from './idempotency';
import { readCart, toCartItem } from './lines';

export function cartRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  answerUser(app, deps, updateCart, async (user, { body, idempotencyKey: key }) => {
    const now = deps.now();
    // Only the ids count of the body: name, picture and price come from the shop.
    const change = {
      product_id: body.product_id,
      variant_id: body.variant_id,
      type: body.type,
      quantity: body.quantity,
    };
    return db.transaction(async (tx) => {
      await lockCart(tx, user.id);
      const scope = key === null ? null : { userId: user.id, call: 'cart', key, body: change };
      // A repeat gets the present cart, which is newer than the lost answer.
      const replayed = scope && ((await replayOf(tx, scope)) as { message: string } | null);
      const message = replayed?.message ?? (await changeLine(tx, user.id, change, now));
      if (scope && !replayed) await keepAnswer(tx, scope, { message }, now);
      const lines = await readCart(tx, user.id, now);
      return { message, idempotent: true, data: lines.map((line) => toCartItem(line, user.id)) };
    });
  });

  answerUser(app, deps, fetchCart, async (user) => {
    const lines = await readCart(db, user.id, deps.now());
    return { idempotent: true, data: lines.map((line) => toCartItem(line, user.id)) };
  });
}
