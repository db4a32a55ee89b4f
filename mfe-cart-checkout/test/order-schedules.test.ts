// @vitest-environment happy-dom
/**
 * Orders while network, tab, browser and storage fail by chance: none is lost, none is placed twice,
 * none is sent by itself. `pnpm --filter tooling schedules` runs a thousand schedules; a
 * failure names its seed.
 */
import { createChance, runSchedules, type Chance } from 'host-kit/test-chance';
import { maria } from 'host-kit/test-shop.tsx';
import type { HttpOptions, HttpRequest } from 'shared-contracts/call';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartOf } from '../src/cart/use-cart';
import { checkoutOf, keep } from '../src/checkout/checkout-store';
import { isBegun } from '../src/checkout/draft';
import { beginAnew, letGo } from '../src/checkout/fill-form';
import { confirmOrder, lookAgain, resumeOrder } from '../src/checkout/submit-order';
import { filled } from './filled-form';
import { createModelShop, type Fate, type ModelShop } from './model-shop';
import { makeHost } from './shop';

/** Longer than an order and all its look-ups take, in milliseconds. */
const SETTLED = 8_000;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(SETTLED);

type OnOrder = (key: string, body: unknown, byPress: boolean) => void;

/** A tab of the customer's at the checkout; what a dead one waits for never comes. */
function openTab(shop: ModelShop, fateOf: () => Fate, onOrder: OnOrder) {
  const tab = { alive: true };
  const allowed = new Set<string | undefined>();
  const { host, toasts } = makeHost(
    {
      async send(request, options = {}) {
        const { idempotencyKey: key = '' } = options;
        if (request.url.endsWith('placeOrders')) onOrder(key, request.body, allowed.delete(key));
        const never = () => new Promise<never>(() => undefined);
        if (!tab.alive) return never();
        try {
          return await shop.send(request, options, fateOf());
        } finally {
          if (!tab.alive) await never();
        }
      },
    },
    maria,
  );
  const cart = cartOf(host);
  const disconnect = cart.connect();
  const { id, email = '' } = maria.user;
  const checkout = checkoutOf(host, id, email ?? '');
  /** The host as a press of the button has it: what it sends, and nothing else, may be an order. */
  const byPress = {
    ...host,
    http: {
      ...host.http,
      send: (request: HttpRequest, options: HttpOptions = {}) => {
        allowed.add(options.idempotencyKey);
        return host.http.send(request, options);
      },
    },
  };
  const phase = () => checkout.store.getState().phase;
  keep(checkout, { values: filled, shown: 'form' });
  if (isBegun(checkout.store.getState())) void resumeOrder(checkout);
  return {
    cart,
    checkout,
    phase,
    toasts,
    press: () => confirmOrder({ ...checkout, host: byPress }),
    /** What the page does when the network may be back. */
    online() {
      const now = phase();
      const away = now.kind === 'offline' || (now.kind === 'unknown' && now.away);
      if (away) void lookAgain(checkout);
      if (cart.store.getState().load === 'failed') void cart.retry();
    },
    kill() {
      tab.alive = false;
      disconnect();
    },
  };
}

type Tab = ReturnType<typeof openTab>;

const FATES = [
  'answered',
  'lost',
  'reply lost',
  'late',
  'gateway',
  'hangs there',
  'hangs here',
] as const;

/** Presses until the order is placed, or there is nothing left to order, as a shopper does. */
async function untilOrdered(shop: ModelShop, tab: () => Tab, reopen: () => void): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    const { kind } = tab().phase();
    const { load } = tab().cart.store.getState();
    if (kind === 'placed' || (shop.units.size === 0 && kind !== 'unknown')) return;
    // A call that hangs is given up by closing the tab.
    if (kind === 'sending' || load !== 'ready') reopen();
    else void tab().press();
    await settle();
  }
}

async function runSchedule(seed: number): Promise<void> {
  const chance: Chance = createChance(seed);
  const shop = createModelShop(chance.is(0.7));
  let calm = true;
  let network = true;
  let full = false;
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      real.setItem(key, value);
    },
    removeItem: (key: string) => {
      real.removeItem(key);
    },
  });
  const fateOf = (): Fate =>
    !network ? 'lost' : calm || chance.is(0.6) ? 'answered' : chance.of(FATES);
  const faults: string[] = [];
  /** The keys of the present order, by its content. */
  const keys = new Map<string, string>();
  let forgotten = false;
  const onOrder: OnOrder = (key, body, byPress) => {
    if (!byPress) faults.push('sent by itself');
    const content = JSON.stringify(body);
    const before = keys.get(content) ?? key;
    if (before !== key && !forgotten && !shop.refused.has(before)) faults.push('another key');
    keys.set(content, key);
  };
  let tab = openTab(shop, fateOf, onOrder);
  const reopen = (keepsDraft: boolean) => {
    tab.kill();
    if (!keepsDraft) sessionStorage.clear();
    tab = openTab(shop, fateOf, onOrder);
  };

  const press = () => {
    void tab.press();
    if (chance.is(0.3)) void tab.press();
  };
  const deeds = [
    press,
    press,
    press,
    () => {
      network = !network;
      if (network) tab.online();
    },
    () => {
      tab.online();
    },
    () => {
      reopen(true);
    },
    () => {
      reopen(false);
    },
    () => {
      full = !full;
      forgotten = true;
    },
    () => {
      real.clear();
      forgotten = true;
    },
    () => {
      shop.arriveLate();
    },
    () => {
      if (tab.phase().kind === 'unknown') letGo(tab.checkout);
    },
    () => {
      shop.prices.set('A', chance.of([150_000, 165_000]));
    },
  ] as const;

  for (let round = 1; round <= 2; round += 1) {
    shop.units.set('A', 1).set('B', 2);
    keys.clear();
    forgotten = full;
    await tab.cart.reload();
    beginAnew(tab.checkout);
    keep(tab.checkout, { values: filled, shown: 'form' });
    calm = false;
    network = chance.is(0.7);
    for (let step = 0; step < 10 && tab.phase().kind !== 'placed'; step += 1) {
      chance.of(deeds)();
      if (chance.is(0.8)) await settle();
      expect(shop.orders.length).toBeLessThanOrEqual(round);
      if (tab.phase().kind === 'placed') expect(shop.orders).toHaveLength(round);
    }
    calm = true;
    network = true;
    full = false;
    tab.online();
    await settle();
    await untilOrdered(
      shop,
      () => tab,
      () => {
        reopen(false);
      },
    );
    shop.arriveLate();
    expect(faults).toEqual([]);
    expect(shop.orders).toHaveLength(round);
    expect(shop.orders[0]?.lines).toEqual([
      { id: 'A', quantity: 1 },
      { id: 'B', quantity: 2 },
    ]);
    reopen(chance.is(0.5));
    await settle();
  }
  tab.kill();
}

async function runAll(count: number): Promise<void> {
  await runSchedules(count, async (seed) => {
    localStorage.clear();
    sessionStorage.clear();
    await runSchedule(seed);
    vi.unstubAllGlobals();
  });
}

it('places each order once, in fifty random schedules of failures', () => runAll(50));

it(
  'places each order once, in a thousand random schedules of failures',
  { tags: 'long', timeout: 600_000 },
  () => runAll(1_000),
);
