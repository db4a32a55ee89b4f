import { addItems } from 'shared-contracts/calls';
import type { Deps } from '../deps';
import { answerUser, type App } from '../http/answer';
import { addLines } from './add-lines';
import { keepAnswer, lockCart, replayOf } from './idempotency';
import { readCart, toCartItem } from './lines';

type Added = { variant_id: string; added: boolean; message: string };

/** Several lines at once, each added or refused by itself, in one transaction under one key. */
export function addItemsRoutes(app: App, deps: Deps): void {
  answerUser(app, deps, addItems, async (user, { body, idempotencyKey: key }) => {
    const now = deps.now();
    const items = body.items.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity,
    }));
    return deps.db.transaction(async (tx) => {
      await lockCart(tx, user.id);
      const scope = key === null ? null : { userId: user.id, call: 'cart items', key, body: items };
      const replayed = scope && ((await replayOf(tx, scope)) as { results: Added[] } | null);
      const results = replayed?.results ?? [];
      if (!replayed) {
        const refusals = await addLines(tx, user.id, items, now);
        for (const [at, { variant_id }] of items.entries()) {
          const message = refusals[at]?.message ?? '';
          results.push({ variant_id, added: message === '', message });
        }
        if (scope) await keepAnswer(tx, scope, { results }, now);
      }
      const lines = await readCart(tx, user.id, now);
      const data = lines.map((line) => toCartItem(line, user.id));
      return { results, cart: { idempotent: true, data } };
    });
  });
}
