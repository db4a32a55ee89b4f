// @vitest-environment happy-dom
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { safeStorage } from 'shared-contracts/storage';
import { readCartUnits } from 'shared-contracts/storage-keys/cart-units';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCart, type Cart } from '../src/cart/cart';
import { unitsIn } from '../src/cart/cart-state';
import {
  addLine,
  removeGuestLine,
  removeLine,
  setGuestQuantity,
  setQuantity,
} from '../src/cart/change-cart';
import { createGuestCart, parseGuestCart } from '../src/cart/guest-cart';
import { checkLines } from '../src/cart/check-lines';
import { CHANGED_ELSEWHERE } from '../src/cart/merge';
import type { CartLine } from '../src/cart/lines';
import {
  cutter,
  drill,
  grinder,
  openProvider,
  quantities,
  settled,
  welder,
  wrench,
  type Quantities,
} from './reference-shop';
import { makeHost } from './shop';
import { storedCart } from './stored-cart';

const stored = () => parseGuestCart(localStorage.getItem('cart'));
const storedQuantities = () => quantities(stored());

function guestHas(...lines: CartLine[]) {
  createGuestCart(safeStorage(() => localStorage)).write(lines);
}

const opened: (() => void)[] = [];

/** A tab that is closed after the test, so that it doesn't react to the next test's storage. */
function tab(cart: Cart): Cart {
  const connect = () => {
    const leave = cart.connect();
    opened.push(leave);
    return leave;
  };
  return { ...cart, connect };
}

type Who = 'guest' | 'customer';

async function open(held: Quantities = {}, who: Who = 'guest') {
  const provider = await openProvider(held);
  const { maria } = provider;
  const shop = makeHost(provider, who === 'customer' ? maria : null);
  const cart = tab(createCart(shop.host));
  return { ...shop, provider, maria, cart, shown: () => quantities(cart.store.getState().lines) };
}

beforeEach(() => {
  for (const leave of opened.splice(0)) leave();
  localStorage.clear();
  sessionStorage.clear();
});

describe("a guest's cart", () => {
  it('adds, raises, reduces, removes at one, and removes', async () => {
    const { cart, shown, factsOf } = await open();
    cart.connect();
    await addLine(cart, drill, 1);
    await addLine(cart, drill, 2);
    await addLine(cart, grinder, 1);
    expect(shown()).toEqual({ drill: 3, grinder: 1 });
    await setQuantity(cart, drill, 2);
    await setQuantity(cart, grinder, 0);
    expect(storedQuantities()).toEqual({ drill: 2 });
    await removeLine(cart, drill);
    expect(shown()).toEqual({});
    expect(factsOf('cart:changed').map(({ units }) => units)).toEqual([1, 3, 4, 3, 2, 0]);
  });

  it('compares a guest’s line with what this tab has just read of its product, and learns its model number', async () => {
    const price = drill.product_price ?? 0;
    guestHas({ ...drill, product_price: price - 100 });
    const { cart, host, provider } = await open();
    const url = `/api/store/products/details/${drill.product_id}`;
    await host.http.send({ method: 'GET', url }, { lasts: 300_000 });
    await checkLines(host.http, cart.guest);
    await checkLines(host.http, cart.guest);
    expect(cart.store.getState().lines).toMatchObject([{ product_price: price, model: 'KR-26' }]);
    expect(provider.sent.map((call) => call.url)).toEqual([url]);
  });

  it('shows what lies in the browser as soon as it was written', async () => {
    const { cart, shown } = await open();
    cart.connect();
    cart.guest.write([{ ...drill, quantity: 2 }]);
    expect(shown()).toEqual({ drill: 2 });
  });

  it('refuses more of an item than a line holds', async () => {
    const { cart, shown } = await open();
    cart.connect();
    await addLine(cart, drill, 9999);
    expect(await addLine(cart, drill, 1)).toMatchObject({ kind: 'failed' });
    expect(shown()).toEqual({ drill: 9999 });
  });

  it('is empty until it is connected, then what the browser kept', async () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart } = await open();
    expect(unitsIn(cart.store.getState())).toBe(0);
    cart.connect();
    expect(unitsIn(cart.store.getState())).toBe(2);
  });

  it('is empty and works where storage holds rubbish', async () => {
    localStorage.setItem('cart', '{{{');
    const { cart, shown } = await open();
    cart.connect();
    expect(shown()).toEqual({});
    await addLine(cart, drill, 1);
    expect(storedQuantities()).toEqual({ drill: 1 });
  });

  it('follows another tab', async () => {
    const { cart, shown, factsOf } = await open();
    const disconnect = cart.connect();
    guestHas({ ...grinder, quantity: 4 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(shown()).toEqual({ grinder: 4 });
    expect(factsOf('cart:changed')).toEqual([{ units: 4 }]);
    disconnect();
    guestHas(drill);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(shown()).toEqual({ grinder: 4 });
  });
});

describe("a customer's cart", () => {
  it('is read from the server on opening', async () => {
    const { cart, shown } = await open({ drill: 2 }, 'customer');
    cart.connect();
    expect(cart.store.getState().load).toBe('loading');
    await settled(cart);
    expect(shown()).toEqual({ drill: 2 });
    expect(cart.store.getState()).toMatchObject({ load: 'ready', busy: false, owner: 'customer' });
  });

  it('says when it could not be read, and can be read again', async () => {
    const { cart, shown, provider, toasts } = await open({ drill: 2 }, 'customer');
    provider.mishaps.push({ kind: 'offline' });
    cart.connect();
    await settled(cart);
    expect(cart.store.getState().load).toBe('failed');
    expect(toasts).toEqual([]);
    await cart.retry();
    expect(shown()).toEqual({ drill: 2 });
  });

  it('is read once for each sign-in', async () => {
    const { cart, host, provider, maria } = await open({ drill: 2 });
    cart.connect();
    host.session.start(maria);
    await settled(cart);
    host.session.end('logout');
    host.session.start(maria);
    await settled(cart);
    expect(provider.sent.map(({ url }) => url)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/fetchItemsAdded$/) as string),
    );
  });

  it('stores how many units it holds for the shell, once it is read', async () => {
    const stored = () => readCartUnits(safeStorage(() => localStorage));
    const { cart, host } = await open({ drill: 5 }, 'customer');
    localStorage.setItem('cart-units', 'none');
    expect(stored()).toBe('');
    localStorage.setItem('cart-units', '7');
    cart.connect();
    expect(stored()).toBe(7);
    await settled(cart);
    expect(stored()).toBe(5);
    host.session.end('logout');
    expect(localStorage.getItem('cart-units')).toBeNull();
    await addLine(cart, grinder, 2);
    expect(stored()).toBe(2);
  });

  it('gives way to the guest cart when the session ends', async () => {
    const { cart, host } = await open({ drill: 2 }, 'customer');
    cart.connect();
    await settled(cart);
    host.session.end('expired');
    expect(cart.store.getState()).toMatchObject({ owner: 'guest', lines: [], load: 'ready' });
  });
});

describe('signing in with a guest cart', () => {
  it('adds the guest lines to the customer cart and empties the local one', async () => {
    guestHas({ ...drill, quantity: 2 }, grinder);
    const { cart, host, provider, maria, shown } = await open({ drill: 1, welder: 4 });
    cart.connect();
    host.session.start(maria);
    await settled(cart);
    expect(shown()).toEqual({ drill: 3, grinder: 1, welder: 4 });
    expect(await provider.held()).toEqual({ drill: 3, grinder: 1, welder: 4 });
    expect(localStorage.getItem('cart')).toBeNull();
    expect(cart.store.getState()).toMatchObject({ waiting: [], busy: false });
    expect(provider.sent.at(-1)?.url).toMatch(/fetchItemsAdded$/);
  });

  it('says for how long the guest has had them, also after one was taken out and brought back', async () => {
    const { cart, host, provider, maria } = await open();
    cart.connect();
    vi.setSystemTime(Date.now() - 90_000);
    await addLine(cart, drill, 1);
    const [held] = cart.store.getState().lines;
    vi.useRealTimers();
    if (!held) throw new Error('the cart is empty');
    await removeLine(cart, held);
    await addLine(cart, held, 1);
    await addLine(cart, drill, 1);
    await addLine(cart, grinder, 1);
    host.session.start(maria);
    await settled(cart);
    const seconds = provider.sent
      .map(({ body }) => (body as { held_seconds?: number }).held_seconds)
      .filter((each) => each !== undefined);
    expect(seconds).toHaveLength(2);
    expect(seconds[0]).toBeGreaterThanOrEqual(90);
    expect(seconds[1]).toBeLessThan(90);
  });

  it('does so at the start of a tab that is signed in already', async () => {
    guestHas(drill);
    const { cart, shown } = await open({ welder: 1 }, 'customer');
    cart.connect();
    await settled(cart);
    expect(shown()).toEqual({ drill: 1, welder: 1 });
  });

  it('takes over a line that another tab adds as a guest', async () => {
    const { cart, shown } = await open({ welder: 1 }, 'customer');
    cart.connect();
    await settled(cart);
    guestHas(grinder);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settled(cart);
    expect(shown()).toEqual({ grinder: 1, welder: 1 });
    expect(stored()).toEqual([]);
  });

  it('keeps a line that is out of stock, and moves what is in stock', async () => {
    guestHas(wrench, grinder, { ...cutter, quantity: 4 });
    const { cart, shown, provider } = await open({ cutter: 2 }, 'customer');
    cart.connect();
    await settled(cart);
    expect(shown()).toEqual({ cutter: 2, grinder: 1 });
    expect(storedQuantities()).toEqual({ wrench: 1, cutter: 4 });
    const problems = cart.store.getState().waiting.map(({ problem }) => problem);
    expect(problems).toEqual(['This item is out of stock.', 'Only 5 left in stock.']);
    // Fewer fit.
    setGuestQuantity(cart, cutter, 3);
    await cart.retry();
    expect(await provider.held()).toEqual({ cutter: 5, grinder: 1 });
    expect(storedQuantities()).toEqual({ wrench: 1 });
  });

  it('keeps a refused line with its reason, and moves it on Retry', async () => {
    guestHas(drill, grinder);
    const { cart, shown, provider } = await open({}, 'customer');
    const refusal = { kind: 'refused', status: 409, message: 'Not just now.' } as const;
    provider.mishaps.push({ ...refusal, to: 'updateItemsInCart' });
    cart.connect();
    await settled(cart);
    expect(shown()).toEqual({ grinder: 1 });
    expect(storedQuantities()).toEqual({ drill: 1 });
    expect(stored()[0]?.sending).toBeUndefined();
    expect(cart.store.getState().waiting).toMatchObject([
      { line: { variant_id: drill.variant_id }, problem: 'Not just now.' },
    ]);
    // Another tab's change is no reason to send it again.
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settled(cart);
    expect(provider.updates()).toHaveLength(2);
    await cart.retry();
    await settled(cart);
    expect(await provider.held()).toEqual({ drill: 1, grinder: 1 });
    expect(stored()).toEqual([]);
  });

  it('lets the shopper drop a line that could not be moved', async () => {
    guestHas(drill);
    const { cart, provider } = await open({}, 'customer');
    provider.mishaps.push({ kind: 'refused', status: 404, to: 'updateItemsInCart' });
    cart.connect();
    await settled(cart);
    removeGuestLine(cart, drill);
    expect(cart.store.getState().waiting).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('neither loses nor doubles a line whose answer was lost, over a reload', async () => {
    guestHas({ ...drill, quantity: 2 }, grinder);
    const { cart, provider } = await open({ drill: 1 }, 'customer');
    provider.mishaps.push({ kind: 'reply lost', to: 'updateItemsInCart' });
    const leave = cart.connect();
    await settled(cart);
    expect(stored()).toMatchObject([
      {
        variant_id: drill.variant_id,
        sending: { quantity: 2, user_id: provider.maria.user.id, before: 1 },
      },
    ]);
    leave();

    const again = tab(createCart(makeHost(provider, provider.maria).host));
    again.connect();
    await settled(again);
    expect(await provider.held()).toEqual({ drill: 3, grinder: 1 });
    expect(stored()).toEqual([]);
  });

  it('sends a line that never arrived again under the same key, over a reload', async () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart, provider } = await open({ drill: 1 }, 'customer');
    provider.mishaps.push({ kind: 'offline', to: 'updateItemsInCart' });
    const leave = cart.connect();
    await settled(cart);
    leave();
    const again = tab(createCart(makeHost(provider, provider.maria).host));
    again.connect();
    await settled(again);
    expect(await provider.held()).toEqual({ drill: 3 });
    expect(provider.updates()).toHaveLength(2);
    expect(new Set(provider.updates().map(({ key }) => key)).size).toBe(1);
  });

  it.each([500, 404, 429])(
    'does not double a lost answer whose repeat gets a %i',
    async (status) => {
      guestHas({ ...drill, quantity: 2 });
      const { cart, provider } = await open({ drill: 1 }, 'customer');
      const to = 'updateItemsInCart';
      provider.mishaps.push({ kind: 'reply lost', to });
      cart.connect();
      await settled(cart);
      // Another device changes the line, so the cart alone can't show which units arrived.
      await provider.put('drill', 4);
      provider.mishaps.push({ kind: 'refused', status, to });
      await cart.retry();
      await cart.retry();
      expect(await provider.held()).toEqual({ drill: 4 });
      expect(stored()).toEqual([]);
    },
  );

  it('does not double a line whose work was done before a 500', async () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart, host, provider } = await open({ drill: 1 }, 'customer');
    const { send } = host.http;
    let committed = false;
    host.http.send = async (...call) => {
      const answer = await send(...call);
      if (committed || !call[0].url.endsWith('updateItemsInCart')) return answer;
      committed = true;
      throw new ApiError(refusedFault(500, {}, null));
    };
    cart.connect();
    await settled(cart);
    expect(cart.store.getState().waiting).toHaveLength(1);
    await cart.retry();
    expect(await provider.held()).toEqual({ drill: 3 });
    expect(stored()).toEqual([]);
  });

  it('does not take what another device did for an answer', async () => {
    const { cart, provider } = await open({ drill: 5 }, 'customer');
    cart.connect();
    await settled(cart);
    await provider.put('drill', 3);
    guestHas({ ...drill, quantity: 3 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settled(cart);
    expect(await provider.held()).toEqual({ drill: 6 });
    expect(stored()).toEqual([]);
  });

  it.each([
    ['takes quantities but no keys', true, false],
    ['takes keys but no quantities', false, true],
    ['takes neither', false, false],
  ])('neither loses nor doubles a lost answer where the provider %s', async (_, quantity, keys) => {
    guestHas({ ...drill, quantity: 3 });
    const { cart, provider } = await open({ drill: 5 }, 'customer');
    Object.assign(provider, { takesQuantity: quantity, takesKeys: keys });
    provider.mishaps.push({ kind: 'reply lost', to: 'updateItemsInCart' });
    cart.connect();
    await settled(cart);
    await cart.retry();
    await settled(cart);
    expect(await provider.held()).toEqual({ drill: 8 });
    expect(stored()).toEqual([]);
  });

  it.each([
    ['arrived', 'reply lost'],
    ['did not arrive', 'offline'],
  ] as const)(
    'asks the shopper where another device moved the line of a lost answer that %s, and keys are ignored',
    async (_, kind) => {
      guestHas({ ...drill, quantity: 2 });
      const { cart, provider } = await open({ drill: 1 }, 'customer');
      provider.takesKeys = false;
      provider.mishaps.push({ kind, to: 'updateItemsInCart' });
      cart.connect();
      await settled(cart);
      await provider.put('drill', ((await provider.held()).drill ?? 0) + 4);
      const before = await provider.held();
      await cart.retry();
      await settled(cart);
      expect(await provider.held()).toEqual(before);
      expect(cart.store.getState().waiting).toMatchObject([
        { line: { variant_id: drill.variant_id, quantity: 2 }, problem: CHANGED_ELSEWHERE },
      ]);
      // A Retry after that is the shopper's own decision.
      await cart.retry();
      await settled(cart);
      expect(await provider.held()).toEqual({ drill: (before.drill ?? 0) + 2 });
      expect(stored()).toEqual([]);
    },
  );

  it('is not misled by another device where keys hold', async () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart, provider } = await open({ drill: 1 }, 'customer');
    provider.mishaps.push({ kind: 'offline', to: 'updateItemsInCart' });
    cart.connect();
    await settled(cart);
    // As many units as were to arrive, but none of them from this tab.
    await provider.put('drill', 3);
    await cart.retry();
    await settled(cart);
    expect(await provider.held()).toEqual({ drill: 5 });
    expect(stored()).toEqual([]);
  });

  it.each(['reply lost', 'offline'] as const)(
    'brings a line to what the shopper lowered it to while its answer was out (%s)',
    async (kind) => {
      guestHas({ ...drill, quantity: 3 });
      const { cart, provider, shown } = await open({ drill: 2 }, 'customer');
      provider.mishaps.push({ kind, to: 'updateItemsInCart' });
      cart.connect();
      await settled(cart);
      setGuestQuantity(cart, drill, 1);
      await cart.retry();
      await settled(cart);
      expect(await provider.held()).toEqual({ drill: 3 });
      expect(shown()).toEqual({ drill: 3 });
      expect(stored()).toEqual([]);
    },
  );

  it('keeps what was added while the line was on its way', async () => {
    const { cart, provider, maria } = await open({}, 'customer');
    const sending = { key: 'begun', user_id: maria.user.id, quantity: 2, before: 0 };
    localStorage.setItem('cart', storedCart([{ ...drill, quantity: 5, sending }]));
    cart.connect();
    await settled(cart);
    expect(provider.updates().map(({ body, key }) => [body.quantity, key === 'begun'])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(await provider.held()).toEqual({ drill: 5 });
  });

  it("never uses one customer's key for another", async () => {
    const sending = { key: 'begun', user_id: '99', quantity: 1, before: 0 };
    localStorage.setItem('cart', storedCart([{ ...drill, sending }]));
    const { cart, provider } = await open({}, 'customer');
    cart.connect();
    await settled(cart);
    expect(provider.updates()[0]?.key).not.toBe('begun');
    expect(await provider.held()).toEqual({ drill: 1 });
  });

  it('sends unit after unit where the provider takes no quantity', async () => {
    guestHas({ ...welder, quantity: 3 });
    const { cart, provider } = await open({ welder: 1 }, 'customer');
    provider.takesQuantity = false;
    cart.connect();
    await settled(cart);
    expect(await provider.held()).toEqual({ welder: 4 });
    expect(stored()).toEqual([]);
  });

  it('runs in one tab at a time where the browser has locks', async () => {
    const held: string[] = [];
    let last: Promise<unknown> = Promise.resolve();
    vi.stubGlobal('navigator', {
      locks: {
        request(name: string, task: () => Promise<unknown>) {
          held.push(name);
          const run = last.then(task);
          last = run;
          return run;
        },
      },
    });
    guestHas({ ...drill, quantity: 2 }, grinder);
    const { cart, provider } = await open({}, 'customer');
    const other = tab(createCart(makeHost(provider, provider.maria).host));
    cart.connect();
    other.connect();
    await Promise.all([settled(cart), settled(other)]);
    expect(await provider.held()).toEqual({ drill: 2, grinder: 1 });
    expect(provider.updates()).toHaveLength(2);
    expect(new Set(held)).toEqual(new Set(['cart-merge']));
    vi.unstubAllGlobals();
  });

  it('leaves every line where it is when the server cannot be reached', async () => {
    guestHas(drill, grinder);
    const { cart, provider } = await open({}, 'customer');
    provider.mishaps.push({ kind: 'offline' });
    cart.connect();
    await settled(cart);
    expect(cart.store.getState()).toMatchObject({ load: 'failed' });
    expect(cart.store.getState().waiting).toHaveLength(2);
    expect(provider.updates()).toEqual([]);
  });
});
