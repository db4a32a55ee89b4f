/** The reference provider with a customer of its own, and a way to it that can go wrong. */
import { invoke, type HttpOptions, type HttpRequest } from 'shared-contracts/call';
import { fetchCart, updateCart } from 'shared-contracts/calls/cart';
import { listProducts } from 'shared-contracts/calls/catalog';
import { readProduct } from 'shared-contracts/calls/product';
import { fetchOrders, placeOrder } from 'shared-contracts/calls/order';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { totalsOf } from 'shared-contracts/money';
import { expect, vi } from 'vitest';
import type { Cart } from '../src/cart/cart';
import { subtotalOf, type CartLine } from '../src/cart/lines';
import { orderBody } from '../src/checkout/form';
import { clientOf, newCustomer } from './customer';
import { filled } from './filled-form';
import { line } from './shop';
import { underWay } from './under-way';

/** A line of what the shop sells under this name. */
export async function lineOf(product_name: string) {
  const { items: sold } = await invoke(clientOf(null), listProducts, {
    body: { limit: 100, offset: 0 },
  });
  const id = sold.find((product) => product.product_name === product_name)?.id;
  if (id === undefined) throw new Error(`the catalogue has no ${product_name}`);
  const { variants } = await invoke(clientOf(null), readProduct, { params: { id } });
  const [variant] = variants;
  if (!variant) throw new Error(`${product_name} has no variant`);
  return line(variant.id, { product_id: id, product_name, product_price: variant.price });
}

export const drill = await lineOf('Hammer drill');
export const grinder = await lineOf('Angle grinder');
export const welder = await lineOf('Welder');
/** Five are in stock. */
export const cutter = await lineOf('Pipe cutter');
/** None is in stock. */
export const wrench = await lineOf('Torque wrench');
/** Its price is upon inquiry. */
export const compressor = await lineOf('Air compressor');

const shelf = { drill, grinder, welder, cutter, wrench, compressor };
type Name = keyof typeof shelf;
const names = Object.keys(shelf) as Name[];

export type Quantities = Partial<Record<Name, number>>;

/** How much of what, by the names above. */
export function quantities(lines: readonly { variant_id: string; quantity: number }[]): Quantities {
  return Object.fromEntries(
    lines.map(({ variant_id, quantity }) => [
      names.find((name) => shelf[name].variant_id === variant_id) ?? variant_id,
      quantity,
    ]),
  );
}

/** Longer than any call takes on a busy machine, in milliseconds. */
const PATIENCE = { timeout: 20_000, interval: 5 };

/** Waits for what is expected to hold. */
export const until = <Value>(holds: () => Value) => vi.waitFor(holds, PATIENCE);

/** Waits until the cart has been read, and nothing is on its way to it. */
export const settled = ({ store }: Cart) =>
  until(() => {
    expect(store.getState()).toMatchObject({ busy: false });
    expect(store.getState().load).not.toBe('loading');
  });

type Body = Record<string, unknown> & {
  variant_id: string;
  type: string;
  quantity?: number;
};
type Sent = { url: string; body: Body; key: string | undefined };

/** What happens to the next call: refused before the work, or its answer lost after it. */
export type Mishap =
  | { kind: 'refused'; status: number; message?: string; to?: string }
  | { kind: 'offline'; to?: string }
  /** The shopper's own network is down, as the host says. */
  | { kind: 'network away'; to?: string }
  | { kind: 'reply lost'; to?: string };

/** A customer with so much in the cart, and the way from a tab to the provider. */
export async function openProvider(held: Quantities = {}) {
  const maria = await newCustomer();
  const direct = clientOf(maria.token);
  const mishaps: Mishap[] = [];
  const sent: Sent[] = [];
  let onTheWay = 0;

  const provider = {
    maria,
    mishaps,
    sent,
    /** As a provider that keeps to the specification alone: it knows nothing of these two. */
    takesQuantity: true,
    takesKeys: true,
    /** Every call waits for it. */
    gate: Promise.resolve() as Promise<unknown>,
    /** The most calls that were on their way at the same time. */
    atOnce: 0,
    updates: () => sent.filter(({ url }) => url.endsWith('updateItemsInCart')),
    /** The customer's orders, newest first, as the provider has them. */
    orders: async () => (await invoke(direct, fetchOrders, { body: {} })).items,
    held: async () => quantities((await invoke(direct, fetchCart, { body: {} })).items),
    /** Another device brings a line to a quantity. */
    async put(name: Name | CartLine, quantity: number) {
      const { product_id, variant_id } = typeof name === 'string' ? shelf[name] : name;
      const change = { product_id, variant_id, user_id: maria.user.id };
      await invoke(direct, updateCart, { body: { ...change, type: 'remove' } });
      await invoke(direct, updateCart, { body: { ...change, type: 'add', quantity } });
    },
    /** Another device orders what is in the cart. */
    async order() {
      const { items } = await invoke(direct, fetchCart, { body: {} });
      const totals = totalsOf(subtotalOf(items));
      await invoke(direct, placeOrder, { body: orderBody(filled, totals, maria.user.id) });
    },
    send,
  };

  async function arrive(request: HttpRequest, options: HttpOptions): Promise<unknown> {
    const { quantity, ...units } = (request.body ?? {}) as Body;
    const body = provider.takesQuantity && quantity !== undefined ? { ...units, quantity } : units;
    const { idempotencyKey, ...rest } = options;
    const answer = await direct.send(
      request.method === 'POST' ? { ...request, body } : request,
      provider.takesKeys && idempotencyKey !== undefined ? options : rest,
    );
    if (provider.takesKeys && provider.takesQuantity) return answer;
    // Only the cart's answers say what the provider takes; the orders are a list.
    if (Array.isArray(answer)) return answer;
    const { idempotent: _, ...lesser } = answer as Record<string, unknown>;
    return lesser;
  }

  async function send(request: HttpRequest, options: HttpOptions = {}): Promise<unknown> {
    const body = (request.body ?? {}) as Body;
    sent.push({ url: request.url, body, key: options.idempotencyKey });
    onTheWay += 1;
    provider.atOnce = Math.max(provider.atOnce, onTheWay);
    try {
      await provider.gate;
      return await underWay(travel(request, options));
    } finally {
      onTheWay -= 1;
    }
  }

  async function travel(request: HttpRequest, options: HttpOptions): Promise<unknown> {
    const at = mishaps.findIndex(({ to }) => to === undefined || request.url.endsWith(to));
    const mishap = at < 0 ? undefined : mishaps.splice(at, 1)[0];
    if (mishap?.kind === 'offline') throw new ApiError({ kind: 'offline' });
    if (mishap?.kind === 'network away') {
      throw new ApiError({ kind: 'offline', network: 'away' });
    }
    if (mishap?.kind === 'refused') {
      throw new ApiError(refusedFault(mishap.status, { message: mishap.message }, null));
    }
    const answer = await arrive(request, options);
    if (mishap?.kind === 'reply lost') throw new ApiError({ kind: 'offline' });
    return answer;
  }

  for (const name of names) {
    const quantity = held[name];
    if (quantity !== undefined) await provider.put(name, quantity);
  }
  return provider;
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;
