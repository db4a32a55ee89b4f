/** A customer changes their cart. The answer is the present cart, also to a repeat. */
import type { z } from 'shared-contracts/schema';
import type { updateCartBody } from 'shared-contracts/wire/cart';
import type { addItemsBody } from 'shared-contracts/wire/cart-items';
import type { Queries } from '../../database/open';
import type { Deps } from '../deps';
import { doneOnce } from '../done-once';
import { addLines } from './add-lines';
import { collectingAt, collectionRule } from '../stock/collection';
import { changeLine } from './change';
import { readCart, toCartItem } from './lines';
import { lockCart } from './lock-cart';

/** A year: no cart is older than that, nor from tomorrow, whatever the clock of a browser says. */
const HELD_SECONDS_MOST = 366 * 24 * 60 * 60;

type Shop = Pick<Deps, 'db' | 'now' | 'shopSettings'>;
/** Whose cart, and the key under which the change is done once; null for none. */
type Sender = { userId: number; key: string | null };

/** A cart as the calls carry it. */
export async function cartOf(
  queries: Queries,
  { shopSettings }: Pick<Deps, 'shopSettings'>,
  userId: number,
  now: Date,
) {
  const lines = await readCart(queries, userId, now);
  const collecting = collectingAt(collectionRule(await shopSettings.now(queries)), now);
  return {
    idempotent: true as const,
    data: lines.map((line) => toCartItem(line, userId, collecting)),
  };
}

/** @throws Refusal as `changeLine` does */
export async function changeCart(
  shop: Shop,
  { userId, key }: Sender,
  { product_id, variant_id, type, quantity, held_seconds }: z.output<typeof updateCartBody>,
) {
  const now = shop.now();
  // Only the ids count of the body: name, picture and price come from the shop.
  const change = { product_id, variant_id, type, quantity };
  // A guest's units are as old as they were before they came into the customer's cart.
  const held = Math.min(Math.max(held_seconds ?? 0, 0), HELD_SECONDS_MOST);
  const since = new Date(now.getTime() - held * 1000);
  return shop.db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const once = key === null ? null : { userId, scope: 'cart', key, body: change };
    const { result } = await doneOnce(tx, once, now, async () => ({
      message: await changeLine(tx, userId, change, since),
    }));
    return { message: result.message, ...(await cartOf(tx, shop, userId, now)) };
  });
}

/** Several lines at once, each added or refused by itself, in one transaction under one key. */
export async function addToCart(
  shop: Shop,
  { userId, key }: Sender,
  { items: asked }: z.output<typeof addItemsBody>,
) {
  const now = shop.now();
  const items = asked.map(({ product_id, variant_id, quantity }) => ({
    product_id,
    variant_id,
    quantity,
  }));
  return shop.db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const once = key === null ? null : { userId, scope: 'cart items', key, body: items };
    const { result } = await doneOnce(tx, once, now, async () => {
      const refusals = await addLines(tx, userId, items, now);
      const results = items.map(({ variant_id }, at) => {
        const message = refusals[at]?.message ?? '';
        return { variant_id, added: message === '', message };
      });
      return { results };
    });
    return { results: result.results, cart: await cartOf(tx, shop, userId, now) };
  });
}
