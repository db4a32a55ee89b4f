import { addItems } from 'shared-contracts/calls';
import type { Transaction } from '../database/open';
import type { Deps } from '../deps';
import { answerUser, type App } from '../http/answer';
import { Refusal } from '../http/refusal';
import { changeLine } from './change';
import { keepAnswer, lockCart, replayOf } from './idempotency';
import { readCart, toCartItem } from './lines';

type Item = { product_id: string; variant_id: string; quantity: number };
type Added = { variant_id: string; added: boolean; message: string };

/** Adds one item; a refusal comes before anything is written, so that the others still count. */
async function addItem(tx: Transaction, userId: number, item: Item, now: Date): Promise<Added> {
  const { variant_id } = item;
  try {
    await changeLine(tx, userId, { ...item, type: 'add' }, now);
    return { variant_id, added: true, message: '' };
  } catch (error) {
    if (error instanceof Refusal) return { variant_id, added: false, message: error.message };
    throw error;
  }
}

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
        for (const item of items) results.push(await addItem(tx, user.id, item, now));
        if (scope) await keepAnswer(tx, scope, { results }, now);
      }
      const lines = await readCart(tx, user.id, now);
      const data = lines.map((line) => toCartItem(line, user.id));
      return { results, cart: { idempotent: true, data } };
    });
  });
}
