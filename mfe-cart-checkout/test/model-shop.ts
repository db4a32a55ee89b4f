/** A provider in memory, and the way to it, for tests of many schedules: one customer's cart and orders. */
import type { HttpOptions, HttpRequest } from 'shared-contracts/call';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { toPesos, totalsOf } from 'shared-contracts/money';
import { subtotalOf, type CartLine } from '../src/cart/lines';
import { line } from './shop';

/** What becomes of one call. */
export type Fate =
  | 'answered'
  /** It never comes there. */
  | 'lost'
  /** It does its work, and its answer is lost. */
  | 'reply lost'
  /** It does its work when `arriveLate` is called. */
  | 'late'
  /** It does its work, and a server before the provider answers with an error. */
  | 'gateway'
  /** It comes there or doesn't, and there is never an answer. */
  | 'hangs there'
  | 'hangs here';

type Placed = {
  number: string;
  at: string;
  total: number;
  lines: { id: string; quantity: number }[];
};

type Body = {
  variant_id: string;
  type: 'add' | 'reduce' | 'remove';
  quantity?: number;
  total_amount: number;
};

const refuse = (status: number, body: unknown = null): never => {
  throw new ApiError(refusedFault(status, body, null));
};
const endingOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const never = () => new Promise<never>(() => undefined);

/** @param takesKeys whether it does the work of one Idempotency-Key once */
export function createModelShop(takesKeys: boolean) {
  const shop = {
    prices: new Map([
      ['A', 150_000],
      ['B', 99_950],
    ]),
    units: new Map<string, number>(),
    orders: [] as Placed[],
    /** The keys whose order was refused for good. */
    refused: new Set<string>(),
    handle,
    send,
    arriveLate,
  };
  const done = new Map<string, { content: string; answer: unknown }>();
  const late: (() => void)[] = [];

  const lines = (): CartLine[] =>
    [...shop.units].map(([id, quantity]) =>
      line(id, { quantity, product_price: shop.prices.get(id) ?? null }),
    );
  const cart = () => ({
    message: 'Item has been added to cart!',
    idempotent: takesKeys,
    data: lines().map((one) => ({ ...one, product_price: toPesos(one.product_price ?? 0) })),
  });

  function change({ variant_id, type, quantity = 1 }: Body): void {
    const held = shop.units.get(variant_id) ?? 0;
    const units = type === 'remove' ? 0 : type === 'add' ? held + quantity : held - quantity;
    if (units > 0) shop.units.set(variant_id, units);
    else shop.units.delete(variant_id);
  }

  function place({ total_amount }: Body): unknown {
    if (shop.units.size === 0) refuse(422, { message: 'Your cart is empty.' });
    const total = toPesos(totalsOf(subtotalOf(lines())).total);
    if (total !== total_amount)
      refuse(409, { message: 'Prices have changed.', items: cart().data });
    const number = `ORD-${shop.orders.length + 1}`;
    const ordered = [...shop.units].map(([id, quantity]) => ({ id, quantity }));
    shop.orders.unshift({ number, at: new Date().toISOString(), total, lines: ordered });
    shop.units.clear();
    return { message: 'Order has been placed!', order_number: number };
  }

  const listed = () =>
    shop.orders.map(({ number, at, total, lines: ordered }) => ({
      order_number: number,
      datePlaced: at,
      total_amount: total,
      status: 'Pending',
      shipping_address: '',
      products: ordered.map(({ id, quantity }) => ({
        ...{ id, quantity, variant_id: id, product_name: id, price: 1 },
      })),
    }));

  function handle(request: HttpRequest, key?: string): unknown {
    try {
      return handleOnce(request, key);
    } catch (error) {
      if (key !== undefined) shop.refused.add(key);
      throw error;
    }
  }

  function handleOnce({ url, body }: HttpRequest, key?: string): unknown {
    const work = (): unknown => {
      switch (endingOf(url)) {
        case 'fetchItemsAdded':
          return cart();
        case 'fetchAllOrders':
          return listed();
        case 'updateItemsInCart':
          change(body as Body);
          return cart();
        case 'placeOrders':
          return place(body as Body);
        default:
          return refuse(404);
      }
    };
    if (!takesKeys || key === undefined) return work();
    const content = JSON.stringify([url, body]);
    const before = done.get(key);
    if (before && before.content !== content) refuse(422, { message: 'Another request.' });
    if (before) return before.answer;
    const answer = work();
    done.set(key, { content, answer });
    return answer;
  }

  async function send(request: HttpRequest, { idempotencyKey }: HttpOptions, fate: Fate) {
    const work = () => handle(request, idempotencyKey);
    /** The work alone: whether it was refused, nobody hears. */
    const unheard = () => {
      try {
        work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    };
    await Promise.resolve();
    if (fate === 'answered') return work();
    if (fate === 'late') late.push(unheard);
    else if (fate !== 'lost' && fate !== 'hangs here') unheard();
    if (fate.startsWith('hangs')) return never();
    if (fate === 'gateway') return refuse(504);
    throw new ApiError({ kind: 'offline', network: 'away' });
  }

  function arriveLate(): void {
    for (const arrive of late.splice(0)) arrive();
  }

  return shop;
}

export type ModelShop = ReturnType<typeof createModelShop>;
