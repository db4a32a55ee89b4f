// @vitest-environment happy-dom
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { safeStorage } from 'shared-contracts/storage';
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
import { createGuestCart, formatGuestCart, parseGuestCart } from '../src/cart/guest-cart';
import { checkLines } from '../src/cart/check-lines';
import { CHANGED_ELSEWHERE } from '../src/cart/merge';
import type { CartLine } from '../src/cart/lines';
import { drill, grinder, makeHost, makeProvider, maria, product, settle, welder } from './shop';

const quantities = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map((line) => [line.variant_id, line.quantity]));
const stored = () => parseGuestCart(localStorage.getItem('cart'));
const storedQuantities = () => quantities(stored());

function guestHas(...lines: CartLine[]) {
  createGuestCart(safeStorage(() => localStorage)).write(lines);
}

const opened: (() => void)[] = [];

/** A tab that is closed after the test, so that it doesn't hear the next one's storage. */
function tab(cart: Cart): Cart {
  const connect = () => {
    const leave = cart.connect();
    opened.push(leave);
    return leave;
  };
  return { ...cart, connect };
}

function open(held: Record<string, number> = {}, session: typeof maria | null = null) {
  const provider = makeProvider(held);
  const shop = makeHost(provider, session);
  const cart = tab(createCart(shop.host));
  return { ...shop, provider, cart, shown: () => quantities(cart.store.getState().lines) };
}

beforeEach(() => {
  for (const leave of opened.splice(0)) leave();
  localStorage.clear();
  sessionStorage.clear();
});

describe("a guest's cart", () => {
  it('adds, raises, reduces, removes at one, and removes', async () => {
    const { cart, shown, factsOf } = open();
    cart.connect();
    await addLine(cart, drill, 1);
    await addLine(cart, drill, 2);
    await addLine(cart, grinder, 1);
    expect(shown()).toEqual({ A: 3, B: 1 });
    await setQuantity(cart, drill, 2);
    await setQuantity(cart, grinder, 0);
    expect(storedQuantities()).toEqual({ A: 2 });
    await removeLine(cart, drill);
    expect(shown()).toEqual({});
    expect(factsOf('cart:changed').map(({ units }) => units)).toEqual([1, 3, 4, 3, 2, 0]);
  });

  it('compares a guest’s line with what this tab has just read of its product', async () => {
    guestHas(drill);
    const { cart, host, provider } = open();
    provider.products.set('pA', product('A', { price: 1600 }));
    const productPage = { method: 'GET', url: '/api/store/products/details/pA' } as const;
    await host.http.send(productPage, { lasts: 300_000 });
    await checkLines(host.http, cart.guest);
    await checkLines(host.http, cart.guest);
    expect(cart.store.getState().lines).toMatchObject([{ product_price: 160_000 }]);
    expect(provider.sent.map(({ url }) => url)).toEqual([productPage.url]);
  });

  it('shows what lies in the browser as soon as it was written', () => {
    const { cart, shown } = open();
    cart.connect();
    cart.guest.write([{ ...drill, quantity: 2 }]);
    expect(shown()).toEqual({ A: 2 });
  });

  it('refuses more of an item than a line holds', async () => {
    const { cart, shown } = open();
    cart.connect();
    await addLine(cart, drill, 9999);
    expect(await addLine(cart, drill, 1)).toMatchObject({ kind: 'failed' });
    expect(shown()).toEqual({ A: 9999 });
  });

  it('is empty until it is connected, then what the browser kept', () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart } = open();
    expect(unitsIn(cart.store.getState())).toBe(0);
    cart.connect();
    expect(unitsIn(cart.store.getState())).toBe(2);
  });

  it('is empty and works where storage holds rubbish', async () => {
    localStorage.setItem('cart', '{{{');
    const { cart, shown } = open();
    cart.connect();
    expect(shown()).toEqual({});
    await addLine(cart, drill, 1);
    expect(storedQuantities()).toEqual({ A: 1 });
  });

  it('follows another tab', () => {
    const { cart, shown, factsOf } = open();
    const disconnect = cart.connect();
    guestHas({ ...grinder, quantity: 4 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(shown()).toEqual({ B: 4 });
    expect(factsOf('cart:changed')).toEqual([{ units: 4 }]);
    disconnect();
    guestHas(drill);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(shown()).toEqual({ B: 4 });
  });
});

describe("a customer's cart", () => {
  it('is read from the server on opening', async () => {
    const { cart, shown } = open({ A: 2 }, maria);
    cart.connect();
    expect(cart.store.getState().load).toBe('loading');
    await settle();
    expect(shown()).toEqual({ A: 2 });
    expect(cart.store.getState()).toMatchObject({ load: 'ready', busy: false, owner: 'customer' });
  });

  it('says when it could not be read, and can be read again', async () => {
    const { cart, shown, provider, toasts } = open({ A: 2 }, maria);
    provider.mishaps.push({ kind: 'offline' });
    cart.connect();
    await settle();
    expect(cart.store.getState().load).toBe('failed');
    expect(toasts).toEqual([]);
    await cart.retry();
    expect(shown()).toEqual({ A: 2 });
  });

  it('is read once for each sign-in', async () => {
    const { cart, host, provider } = open({ A: 2 });
    cart.connect();
    host.session.start(maria);
    await settle();
    host.session.end('logout');
    host.session.start(maria);
    await settle();
    expect(provider.sent.map(({ url }) => url)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/fetchItemsAdded$/) as string),
    );
  });

  it('gives way to the guest cart when the session ends', async () => {
    const { cart, host } = open({ A: 2 }, maria);
    cart.connect();
    await settle();
    host.session.end('expired');
    expect(cart.store.getState()).toMatchObject({ owner: 'guest', lines: [], load: 'ready' });
  });
});

describe('signing in with a guest cart', () => {
  it('adds the guest lines to the customer cart and empties the local one', async () => {
    guestHas({ ...drill, quantity: 2 }, grinder);
    const { cart, host, provider, shown } = open({ A: 1, C: 4 });
    cart.connect();
    host.session.start(maria);
    await settle();
    expect(shown()).toEqual({ A: 3, B: 1, C: 4 });
    expect(provider.held()).toEqual({ A: 3, B: 1, C: 4 });
    expect(localStorage.getItem('cart')).toBeNull();
    expect(cart.store.getState()).toMatchObject({ waiting: [], busy: false });
    expect(provider.sent.at(-1)?.url).toMatch(/fetchItemsAdded$/);
  });

  it('does so at the start of a tab that is signed in already', async () => {
    guestHas(drill);
    const { cart, shown } = open({ C: 1 }, maria);
    cart.connect();
    await settle();
    expect(shown()).toEqual({ A: 1, C: 1 });
  });

  it('takes over a line that another tab adds as a guest', async () => {
    const { cart, shown } = open({ C: 1 }, maria);
    cart.connect();
    await settle();
    guestHas(grinder);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settle();
    expect(shown()).toEqual({ B: 1, C: 1 });
    expect(stored()).toEqual([]);
  });

  it('keeps a refused line with its reason, and moves it on Retry', async () => {
    guestHas(drill, grinder);
    const { cart, shown, provider } = open({}, maria);
    const refusal = {
      kind: 'refused',
      status: 409,
      message: 'This item is out of stock.',
    } as const;
    provider.mishaps.push({ ...refusal, to: 'updateItemsInCart' });
    cart.connect();
    await settle();
    expect(shown()).toEqual({ B: 1 });
    expect(storedQuantities()).toEqual({ A: 1 });
    expect(stored()[0]?.sending).toBeUndefined();
    expect(cart.store.getState().waiting).toMatchObject([
      { line: { variant_id: 'A' }, problem: 'This item is out of stock.' },
    ]);
    // Another tab's change is no reason to send it again.
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settle();
    expect(provider.updates()).toHaveLength(2);
    await cart.retry();
    await settle();
    expect(provider.held()).toEqual({ A: 1, B: 1 });
    expect(stored()).toEqual([]);
  });

  it('lets the shopper drop a line that could not be moved', async () => {
    guestHas(drill);
    const { cart, provider } = open({}, maria);
    provider.mishaps.push({ kind: 'refused', status: 404, to: 'updateItemsInCart' });
    cart.connect();
    await settle();
    removeGuestLine(cart, drill);
    expect(cart.store.getState().waiting).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('neither loses nor doubles a line whose answer was lost, over a reload', async () => {
    guestHas({ ...drill, quantity: 2 }, grinder);
    const { cart, provider } = open({ A: 1 }, maria);
    provider.mishaps.push({ kind: 'reply lost', to: 'updateItemsInCart' });
    const leave = cart.connect();
    await settle();
    expect(stored()).toMatchObject([
      { variant_id: 'A', sending: { quantity: 2, user_id: '7', before: 1 } },
    ]);
    leave();

    const again = tab(createCart(makeHost(provider, maria).host));
    again.connect();
    await settle();
    expect(provider.held()).toEqual({ A: 3, B: 1 });
    expect(stored()).toEqual([]);
  });

  it('sends a line that never arrived again under the same key, over a reload', async () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart, provider } = open({ A: 1 }, maria);
    provider.mishaps.push({ kind: 'offline', to: 'updateItemsInCart' });
    const leave = cart.connect();
    await settle();
    leave();
    tab(createCart(makeHost(provider, maria).host)).connect();
    await settle();
    expect(provider.held()).toEqual({ A: 3 });
    expect(provider.updates()).toHaveLength(2);
    expect(new Set(provider.updates().map(({ key }) => key)).size).toBe(1);
  });

  it.each([500, 404, 429])(
    'does not double a lost answer whose repeat gets a %i',
    async (status) => {
      guestHas({ ...drill, quantity: 2 });
      const { cart, provider } = open({ A: 1 }, maria);
      const to = 'updateItemsInCart';
      provider.mishaps.push({ kind: 'reply lost', to });
      cart.connect();
      await settle();
      // Another device's: the cart alone can't tell what arrived.
      provider.cart.set('A', 4);
      provider.mishaps.push({ kind: 'refused', status, to });
      await cart.retry();
      await cart.retry();
      expect(provider.held()).toEqual({ A: 4 });
      expect(stored()).toEqual([]);
    },
  );

  it('does not double a line whose work was done before a 500', async () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart, host, provider } = open({ A: 1 }, maria);
    const { send } = host.http;
    let committed = false;
    host.http.send = async (...call) => {
      const answer = await send(...call);
      if (committed || !call[0].url.endsWith('updateItemsInCart')) return answer;
      committed = true;
      throw new ApiError(refusedFault(500, {}, null));
    };
    cart.connect();
    await settle();
    expect(cart.store.getState().waiting).toHaveLength(1);
    await cart.retry();
    expect(provider.held()).toEqual({ A: 3 });
    expect(stored()).toEqual([]);
  });

  it('does not take what another device did for an answer', async () => {
    const { cart, provider } = open({ A: 5 }, maria);
    cart.connect();
    await settle();
    provider.cart.set('A', 3);
    guestHas({ ...drill, quantity: 3 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settle();
    expect(provider.held()).toEqual({ A: 6 });
    expect(stored()).toEqual([]);
  });

  it.each([
    ['takes quantities but no keys', true, false],
    ['takes keys but no quantities', false, true],
    ['takes neither', false, false],
  ])('neither loses nor doubles a lost answer where the provider %s', async (_, quantity, keys) => {
    guestHas({ ...drill, quantity: 3 });
    const { cart, provider } = open({ A: 5 }, maria);
    Object.assign(provider, { takesQuantity: quantity, takesKeys: keys });
    provider.mishaps.push({ kind: 'reply lost', to: 'updateItemsInCart' });
    cart.connect();
    await settle();
    await cart.retry();
    await settle();
    expect(provider.held()).toEqual({ A: 8 });
    expect(stored()).toEqual([]);
  });

  it.each([
    ['arrived', 'reply lost'],
    ['did not arrive', 'offline'],
  ] as const)(
    'asks the shopper where another device moved the line of a lost answer that %s, and keys are ignored',
    async (_, kind) => {
      guestHas({ ...drill, quantity: 2 });
      const { cart, provider } = open({ A: 1 }, maria);
      provider.takesKeys = false;
      provider.mishaps.push({ kind, to: 'updateItemsInCart' });
      cart.connect();
      await settle();
      provider.cart.set('A', (provider.cart.get('A') ?? 0) + 4);
      const before = provider.held();
      await cart.retry();
      await settle();
      expect(provider.held()).toEqual(before);
      expect(cart.store.getState().waiting).toMatchObject([
        { line: { variant_id: 'A', quantity: 2 }, problem: CHANGED_ELSEWHERE },
      ]);
      // Retry after that is the shopper's own word.
      await cart.retry();
      await settle();
      expect(provider.held()).toEqual({ A: (before.A ?? 0) + 2 });
      expect(stored()).toEqual([]);
    },
  );

  it('is not misled by another device where keys hold', async () => {
    guestHas({ ...drill, quantity: 2 });
    const { cart, provider } = open({ A: 1 }, maria);
    provider.mishaps.push({ kind: 'offline', to: 'updateItemsInCart' });
    cart.connect();
    await settle();
    // As many as were to come, and none of ours.
    provider.cart.set('A', 3);
    await cart.retry();
    await settle();
    expect(provider.held()).toEqual({ A: 5 });
    expect(stored()).toEqual([]);
  });

  it.each(['reply lost', 'offline'] as const)(
    'brings a line to what the shopper lowered it to while its answer was out (%s)',
    async (kind) => {
      guestHas({ ...drill, quantity: 3 });
      const { cart, provider, shown } = open({ A: 2 }, maria);
      provider.mishaps.push({ kind, to: 'updateItemsInCart' });
      cart.connect();
      await settle();
      setGuestQuantity(cart, drill, 1);
      await cart.retry();
      await settle();
      expect(provider.held()).toEqual({ A: 3 });
      expect(shown()).toEqual({ A: 3 });
      expect(stored()).toEqual([]);
    },
  );

  it('keeps what was added while the line was on its way', async () => {
    const sending = { key: 'begun', user_id: '7', quantity: 2, before: 0 };
    localStorage.setItem('cart', formatGuestCart([{ ...drill, quantity: 5, sending }]));
    const { cart, provider } = open({}, maria);
    cart.connect();
    await settle();
    expect(provider.updates().map(({ body, key }) => [body.quantity, key === 'begun'])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(provider.held()).toEqual({ A: 5 });
  });

  it("never uses one customer's key for another", async () => {
    const sending = { key: 'begun', user_id: '99', quantity: 1, before: 0 };
    localStorage.setItem('cart', formatGuestCart([{ ...drill, sending }]));
    const { cart, provider } = open({}, maria);
    cart.connect();
    await settle();
    expect(provider.updates()[0]?.key).not.toBe('begun');
    expect(provider.held()).toEqual({ A: 1 });
  });

  it('sends unit after unit where the provider takes no quantity', async () => {
    guestHas({ ...welder, quantity: 3 });
    const { cart, provider } = open({ C: 1 }, maria);
    provider.takesQuantity = false;
    cart.connect();
    await settle();
    expect(provider.held()).toEqual({ C: 4 });
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
    const { cart, provider } = open({}, maria);
    const other = tab(createCart(makeHost(provider, maria).host));
    cart.connect();
    other.connect();
    await settle();
    expect(provider.held()).toEqual({ A: 2, B: 1 });
    expect(provider.updates()).toHaveLength(2);
    expect(new Set(held)).toEqual(new Set(['cart-merge']));
    vi.unstubAllGlobals();
  });

  it('leaves every line where it is when the server cannot be reached', async () => {
    guestHas(drill, grinder);
    const { cart, provider } = open({}, maria);
    provider.mishaps.push({ kind: 'offline' });
    cart.connect();
    await settle();
    expect(cart.store.getState()).toMatchObject({ load: 'failed' });
    expect(cart.store.getState().waiting).toHaveLength(2);
    expect(provider.updates()).toEqual([]);
  });
});
