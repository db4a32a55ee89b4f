/** A small shop for tests: a host without a shell, and a provider that holds a cart in memory. */
import { safeStorage } from 'shared-contracts/storage';
import { createTestHost } from 'host-kit/test-host';
import type { HttpOptions, HttpRequest } from 'shared-contracts/call';
import type { Session } from 'shared-contracts/door';
import { ApiError, refusedFault, type ApiFault } from 'shared-contracts/errors';
import type { Fact, FactName } from 'shared-contracts/facts';
import type { CartItem } from 'shared-contracts/wire/cart';

const CART_EMPTY = 'Your cart is empty.';
export const ADDED = 'Item has been added to cart!';
export const drill = line('A', { product_name: 'Hammer drill', product_price: 150_000 });
export const grinder = line('B', { product_name: 'Angle grinder', product_price: 99_950 });
export const welder = line('C', { product_name: 'Welder', product_price: 1_200_000 });

export function line(variant: string, given: Partial<CartItem> = {}): CartItem {
  return {
    product_id: `p${variant}`,
    variant_id: variant,
    quantity: 1,
    product_name: `Product ${variant}`,
    variant_name: 'Standard',
    brand_name: 'Kraftig',
    product_price: 10_000,
    product_image: null,
    status: '',
    default: true,
    ...given,
  };
}

export type Body = Record<string, unknown> & {
  variant_id: string;
  type: string;
  quantity?: number;
};
type Sent = { url: string; body: Body; key: string | undefined };

/** What happens to the next call: refused before the work, or its answer lost after it. */
export type Mishap =
  | { kind: 'refused'; status: number; message?: string; body?: object; to?: string }
  | { kind: 'offline'; to?: string }
  /** The shopper's own network is away, as the host says. */
  | { kind: 'network away'; to?: string }
  | { kind: 'reply lost'; to?: string };

const catalogue = [drill, grinder, welder];

/** A product as the details call answers it, with one variant. */
export function product(variant: string, given: { price: number; in_stock?: boolean }) {
  return { id: `p${variant}`, product_name: variant, variants: [{ id: variant, ...given }] };
}

function wireLine(variant: string, quantity: number, price: number | undefined) {
  const known = catalogue.find((item) => item.variant_id === variant) ?? line(variant);
  return {
    ...known,
    quantity,
    product_price: (price ?? known.product_price ?? 0) / 100,
    status: 'available',
  };
}

/** A provider with one customer's cart. */
export function makeProvider(held: Record<string, number> = {}) {
  const cart = new Map(Object.entries(held));
  const keys = new Map<string, unknown>();
  const sent: Sent[] = [];
  const mishaps: Mishap[] = [];
  const provider = {
    cart,
    sent,
    mishaps,
    takesQuantity: true,
    takesKeys: true,
    /** Prices other than the catalogue's, in centavos. */
    prices: new Map<string, number>(),
    /**
     * What the details call answers, where the provider has that call; any other product is not
     * found.
     */
    products: new Map<string, object>(),
    /** Every call waits for it. */
    gate: Promise.resolve() as Promise<unknown>,
    orders: [] as Body[],
    /** The same orders as the history answers them. */
    history: [] as object[],
    held: () => Object.fromEntries(cart),
    updates: () => sent.filter(({ url }) => url.endsWith('updateItemsInCart')),
    send,
  };

  function work(url: string, body: Body): unknown {
    if (url.endsWith('fetchItemsAdded')) return undefined;
    if (url.includes('/details/')) {
      const found = provider.products.get(url.split('/').at(-1) ?? '');
      if (provider.products.size === 0) throw new ApiError({ kind: 'offline' });
      if (!found) throw new ApiError(refusedFault(404, {}, null));
      return found;
    }
    if (url.endsWith('fetchAllOrders')) return [...provider.history];
    if (url.endsWith('placeOrders')) {
      if (cart.size === 0) throw new ApiError(refusedFault(422, { message: CART_EMPTY }, null));
      provider.orders.push(body);
      provider.history.unshift({
        order_number: `ORD-${provider.orders.length}`,
        datePlaced: new Date().toISOString(),
        total_amount: body.total_amount,
        status: 'Pending',
        products: [...cart].map(([variant, quantity]) => ({
          ...wireLine(variant, quantity, provider.prices.get(variant)),
          id: 1,
        })),
      });
      cart.clear();
      return { message: 'Order has been placed!', order_number: `ORD-${provider.orders.length}` };
    }
    const units = provider.takesQuantity ? (body.quantity ?? 1) : 1;
    const before = cart.get(body.variant_id) ?? 0;
    const after =
      body.type === 'add' ? before + units : body.type === 'reduce' ? before - units : 0;
    if (after > 0) cart.set(body.variant_id, after);
    else cart.delete(body.variant_id);
    return { message: body.type === 'add' ? ADDED : 'Cart has been updated.' };
  }

  async function send(request: HttpRequest, options: HttpOptions = {}): Promise<unknown> {
    const body = (request.body ?? {}) as Body;
    const key = options.idempotencyKey;
    sent.push({ url: request.url, body, key });
    await provider.gate;
    const at = mishaps.findIndex(({ to }) => to === undefined || request.url.endsWith(to));
    const mishap = at < 0 ? undefined : mishaps.splice(at, 1)[0];
    if (mishap?.kind === 'offline') throw new ApiError({ kind: 'offline' });
    if (mishap?.kind === 'network away') {
      throw new ApiError({ kind: 'offline', network: 'away' });
    }
    if (mishap?.kind === 'refused') {
      throw new ApiError(
        refusedFault(mishap.status, { message: mishap.message, ...mishap.body }, null),
      );
    }
    const known = key === undefined || !provider.takesKeys ? undefined : keys.get(key);
    const answer = known ?? work(request.url, body);
    if (key !== undefined) keys.set(key, answer);
    if (mishap?.kind === 'reply lost') throw new ApiError({ kind: 'offline' } satisfies ApiFault);
    if (/placeOrders$|fetchAllOrders$|details/.test(request.url)) return answer;
    const data = [...cart].map(([variant, quantity]) =>
      wireLine(variant, quantity, provider.prices.get(variant)),
    );
    // The answer says so where the provider takes the additions to the specification.
    const idempotent = provider.takesKeys && provider.takesQuantity;
    return { ...(answer as object | undefined), idempotent, data };
  }

  return provider;
}
export type Provider = ReturnType<typeof makeProvider>;

export const maria: Session = {
  token: 'token-maria',
  user: { id: '7', name: 'Maria Santos', email: 'maria@example.ph' },
};

/** A host around a provider: its facts and toasts are collected in lists. */
export function makeHost(provider: Pick<Provider, 'send'>, session: Session | null = null) {
  const { host, seen } = createTestHost({
    send: (request, options) => provider.send(request, options),
    session,
    drafts: safeStorage(() => sessionStorage),
  });
  return {
    host,
    toasts: seen.toasts,
    opened: () => seen.cartsOpened,
    factsOf: <Name extends FactName>(name: Name) =>
      seen.facts.flatMap((entry) => (entry.name === name ? [entry.fact as Fact<Name>] : [])),
  };
}
