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
    // What the caller says beside the ids doesn't count: name, picture and price are the shop's.
    const change = {
      product_id: body.product_id,
      variant_id: body.variant_id,
      type: body.type,
      quantity: body.quantity,
    };
    return db.transaction(async (tx) => {
      await lockCart(tx, user.id);
      const scope = key === null ? null : { userId: user.id, call: 'cart', key, body: change };
      // A repeat gets the cart as it is now, which is newer than the answer it missed.
      const replayed = scope && ((await replayOf(tx, scope)) as { message: string } | null);
      const message = replayed?.message ?? (await changeLine(tx, user.id, change, now));
      if (scope && !replayed) await keepAnswer(tx, scope, { message }, now);
      const lines = await readCart(tx, user.id);
      return { message, idempotent: true, data: lines.map((line) => toCartItem(line, user.id)) };
    });
  });

  answerUser(app, deps, fetchCart, async (user) => {
    const lines = await readCart(db, user.id);
    return { idempotent: true, data: lines.map((line) => toCartItem(line, user.id)) };
  });
}
