// @vitest-environment happy-dom
/** A purchase of eleven calls, whose network dies on the way there or back of each of them. */
import { maria } from 'host-kit/test-shop.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartOf } from '../src/cart/use-cart';
import { checkoutOf, keep } from '../src/checkout/checkout-store';
import { isBegun } from '../src/checkout/draft';
import { fillFromLastOrder } from '../src/checkout/last-order';
import { confirmOrder, lookAgain, resumeOrder } from '../src/checkout/submit-order';
import { filled } from './filled-form';
import { createModelShop, type Fate, type ModelShop } from './model-shop';
import { line, makeHost } from './shop';

const A = line('A', { product_price: 150_000 });
const B = line('B', { product_price: 99_950 });
/** Longer than a call and all look-ups take, in milliseconds. */
const SETTLED = 8_000;
/** Of each call, the way there and the way back. */
const MOMENTS = 22;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(SETTLED);

/** The network between tabs and shop: it dies at a moment, and stays dead until it is mended. */
function createNetwork(moment: number) {
  let passed = 0;
  let state: 'alive' | 'dead' | 'mended' = 'alive';
  return {
    fate(): Fate {
      if (state === 'dead') return 'lost';
      passed += 2;
      if (state === 'mended' || passed < moment) return 'answered';
      state = 'dead';
      return passed === moment ? 'reply lost' : 'lost';
    },
    mend() {
      if (state === 'dead') state = 'mended';
    },
    passed: () => passed,
    dead: () => state === 'dead',
  };
}

type Network = ReturnType<typeof createNetwork>;

function openTab(shop: ModelShop, network: Network) {
  let alive = true;
  const never = () => new Promise<never>(() => undefined);
  const { host, toasts } = makeHost(
    {
      async send(request, options = {}) {
        if (!alive) return never();
        try {
          return await shop.send(request, options, network.fate());
        } finally {
          if (!alive) await never();
        }
      },
    },
    maria,
  );
  const cart = cartOf(host);
  const disconnect = cart.connect();
  const { id, email } = maria.user;
  const checkout = checkoutOf(host, id, email ?? '');
  return {
    cart,
    checkout,
    toasts,
    kill() {
      alive = false;
      disconnect();
    },
  };
}

type Tab = ReturnType<typeof openTab>;

/** Brings a line to a quantity, as often as it takes; the network is mended in between. */
async function bringTo({ cart }: Tab, network: Network, one: typeof A, quantity: number) {
  for (let tries = 0; tries < 3; tries += 1) {
    const outcome = await cart.customer()?.bringTo(one, quantity);
    if (outcome?.kind === 'done' && !network.dead()) return;
    network.mend();
    await cart.reload();
  }
}

/** What a shopper does from the page's opening to the confirmed order. */
async function* purchase(tab: Tab, network: Network): AsyncGenerator<undefined> {
  const { cart, checkout } = tab;
  await settle();
  yield;
  if (cart.store.getState().load !== 'ready') {
    network.mend();
    await cart.reload();
  }
  for (const [one, quantity] of [
    [A, 1],
    [B, 1],
    [A, 2],
    [B, 3],
    [B, 2],
    [B, 0],
    [B, 2],
  ] as const) {
    await bringTo(tab, network, one, quantity);
    yield;
  }
  if (isBegun(checkout.store.getState())) await resumeOrder(checkout);
  else await fillFromLastOrder(checkout);
  yield;
  keep(checkout, { values: filled, shown: 'form' });
  for (let tries = 0; tries < 4; tries += 1) {
    if (checkout.store.getState().phase.kind === 'placed') return;
    void confirmOrder(checkout);
    await settle();
    yield;
    network.mend();
    // As the page does.
    const { phase } = checkout.store.getState();
    if (phase.kind === 'offline' || (phase.kind === 'unknown' && phase.away)) {
      await lookAgain(checkout);
    }
  }
}

it.each(['stays', 'is loaded again', 'is closed with its browser'] as const)(
  'orders once what was wanted, whenever the network dies, where the tab %s',
  async (fate) => {
    for (let moment = 1; moment <= MOMENTS; moment += 1) {
      localStorage.clear();
      sessionStorage.clear();
      const shop = createModelShop(true);
      const network = createNetwork(moment);
      let tab = openTab(shop, network);
      let ended = false;
      for await (const _ of purchase(tab, network)) {
        if (!network.dead() || fate === 'stays') continue;
        tab.kill();
        ended = true;
        break;
      }
      if (ended) {
        if (fate === 'is closed with its browser') sessionStorage.clear();
        network.mend();
        tab = openTab(shop, network);
        await settle();
        if (shop.orders.length > 0) await resumeOrder(tab.checkout);
        else for await (const _ of purchase(tab, network));
      }
      const ordered = shop.orders.map(({ lines }) => lines);
      const wanted = ['A', 'B'].map((id) => ({ id, quantity: 2 }));
      const told = tab.toasts.filter(({ text }) => text === 'Order has been placed!').length;
      expect({ moment, ordered, told }).toEqual({ moment, ordered: [wanted], told: 1 });
      // The network dies at each moment of the purchase, its last answer included.
      expect(network.passed()).toBeGreaterThanOrEqual(moment);
      tab.kill();
    }
  },
);
