// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartOf } from '../src/cart/use-cart';
import { readDraft } from '../src/checkout/draft';
import { LOOK_UP_AFTER } from '../src/checkout/send-order';
import { changesSince, seenLines } from '../src/checkout/waiting-order';
import { CartDrawer } from '../src/drawer/cart-drawer';
import { setup } from '../src/remote';
import { openProvider, type Mishap, type Provider } from './reference-shop';
import { renderPart } from './render';
import { line, makeHost } from './shop';
import { field, fill, openPage, pass, press } from './visit-checkout';

const AWAY = { kind: 'network away' } as const;
const NOTHING_ORDERED = 'You are offline; nothing was ordered, your entries are kept';
const ALL_LOOK_UPS = LOOK_UP_AFTER.reduce<number>((sum, pause) => sum + pause, 0);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const online = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

describe('a customer’s cart while the network is down', () => {
  const open = { open: true, onClose: () => undefined };
  const reads = ({ sent }: Provider) =>
    sent.filter(({ url }) => url.endsWith('fetchItemsAdded')).length;

  it('that is known stays, with a note, and is asked for once when it is back', async () => {
    const provider = await openProvider({ drill: 1 });
    const { host } = makeHost(provider, provider.maria);
    renderPart(host, CartDrawer, open);
    await screen.findByRole('link', { name: 'Hammer drill' });
    provider.mishaps.push(AWAY);
    await act(() => cartOf(host).reload());
    screen.getByText('You are offline.');
    screen.getByRole('link', { name: 'Hammer drill' });
    expect(screen.queryByText(/not available right now/)).toBeNull();
    const before = reads(provider);
    online();
    await waitFor(() => {
      expect(screen.queryByText('You are offline.')).toBeNull();
    });
    expect(reads(provider)).toBe(before + 1);
  });

  it('that was never read says that it comes back, not that it is empty', async () => {
    const provider = await openProvider({ drill: 1 });
    provider.mishaps.push(AWAY);
    renderPart(makeHost(provider, provider.maria).host, CartDrawer, open);
    await screen.findByText('You are offline. Your cart comes back by itself.');
    expect(screen.queryByText('No products added.')).toBeNull();
    online();
    await screen.findByRole('link', { name: 'Hammer drill' });
  });

  it('changes nothing and loses nothing', async () => {
    const provider = await openProvider({ drill: 1 });
    const { host, toasts } = makeHost(provider, provider.maria);
    const { user } = renderPart(host, CartDrawer, open);
    await screen.findByRole('link', { name: 'Hammer drill' });
    provider.mishaps.push(AWAY, AWAY);
    await user.click(screen.getByRole('button', { name: /^Increase quantity/ }));
    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'danger', text: 'Failed to add product to cart.' }]);
    });
    expect(await provider.held()).toEqual({ drill: 1 });
    expect(cartOf(host).store.getState().lines).toMatchObject([{ quantity: 1 }]);
  });
});

describe('an order while the network is down', () => {
  async function readyToOrder(...mishaps: Mishap[]) {
    const page = await openPage(await openProvider({ drill: 1 }));
    fill();
    page.provider.mishaps.push(...mishaps);
    await press();
    return page;
  }

  it('is not sent; that is said once, the entries stay, and the words go with the cause', async () => {
    const page = await readyToOrder({ ...AWAY, to: 'fetchAllOrders' });
    expect(screen.getAllByText(NOTHING_ORDERED)).toHaveLength(1);
    expect(page.toasts).toEqual([]);
    expect(page.orders()).toEqual([]);
    expect(field('First name').value).toBe('Maria');
    online();
    await pass(1);
    expect(screen.queryByText(NOTHING_ORDERED)).toBeNull();
    expect(await page.provider.orders()).toEqual([]);
    await press();
    expect(await page.provider.orders()).toHaveLength(1);
  });

  it('that may have been sent is never said not to be: it is looked for when the network is back', async () => {
    const lost = { kind: 'reply lost', to: 'placeOrders' } as const;
    const reads = Array.from(LOOK_UP_AFTER, () => ({ ...AWAY, to: 'fetchAllOrders' }) as const);
    const page = await openPage(await openProvider({ drill: 1 }));
    fill();
    const { send } = page.host.http;
    page.host.http.send = (request, options) => {
      if (request.url.endsWith('placeOrders')) page.provider.mishaps.push(lost, ...reads);
      return send(request, options);
    };
    await press();
    await pass(ALL_LOOK_UPS);
    screen.getByText(/it will not be placed twice/);
    expect(screen.queryByText(/nothing was ordered/)).toBeNull();
    await pass(1);
    online();
    await pass(1);
    expect(page.toasts.at(-1)).toEqual({ tone: 'success', text: 'Order has been placed!' });
    expect(await page.provider.orders()).toHaveLength(1);
    expect(page.orders()).toHaveLength(1);
  });
});

describe('an order that waits for the network', () => {
  const BEGUN = 'begun-order';
  const begun = () => localStorage.getItem(BEGUN);

  /** Confirms an order without a network. */
  async function waiting(provider: Provider) {
    const page = await openPage(provider);
    fill();
    provider.mishaps.push({ ...AWAY, to: 'fetchAllOrders' });
    await press();
    screen.getByText('Not sent yet');
    return page;
  }

  /** The same customer later, in another tab of this browser, or after it was closed. */
  async function laterTab(page: Awaited<ReturnType<typeof openPage>>) {
    page.unmount();
    sessionStorage.clear();
    return openPage(page.provider);
  }

  it('outlives the browser, and is sent once it is confirmed again, under the key that it had', async () => {
    const first = await waiting(await openProvider({ drill: 1 }));
    const { waiting: kept } = JSON.parse(begun() ?? '') as { waiting: { key: string } };
    const page = await laterTab(first);
    screen.getByText(/Prices and stock are as you saw them/);
    expect(field('Postal code').value).toBe('1100');
    expect(page.orders()).toEqual([]);
    await press();
    expect(await page.provider.orders()).toHaveLength(1);
    expect(page.orders().map(({ key }) => key)).toEqual([kept.key]);
    expect(begun()).toBeNull();
  });

  it('names what has changed meanwhile, before anything is sent', async () => {
    const page = await waiting(await openProvider({ drill: 1 }));
    await page.provider.put('drill', 2);
    await page.provider.put('grinder', 1);
    online();
    await pass(1);
    screen.getByText('Hammer drill: 1 became 2.');
    screen.getByText('Angle grinder was added to your cart.');
    expect(page.orders()).toEqual([]);
    await press();
    expect(await page.provider.orders()).toMatchObject([
      { products: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
  });

  it('is not sent with what has changed unseen, where the browser never says that the network is back', async () => {
    const page = await waiting(await openProvider({ drill: 1 }));
    await page.provider.put('drill', 2);
    await press();
    screen.getByText('Hammer drill: 1 became 2.');
    expect(page.orders()).toEqual([]);
  });

  it('waits on where the network is still down in the next tab', async () => {
    const first = await waiting(await openProvider({ drill: 1 }));
    first.provider.mishaps.push({ ...AWAY, to: 'fetchAllOrders' });
    first.provider.mishaps.push({ ...AWAY, to: 'fetchAllOrders' });
    const page = await laterTab(first);
    screen.getByText(NOTHING_ORDERED);
    expect(page.orders()).toEqual([]);
  });

  it('is not sent by whoever doesn’t want it any more', async () => {
    const page = await waiting(await openProvider({ drill: 1 }));
    online();
    await pass(1);
    act(() => {
      screen.getByRole('button', { name: 'Don’t send it' }).click();
    });
    expect(screen.queryByText('Not sent yet')).toBeNull();
    expect(begun()).toBeNull();
    await laterTab(page);
    expect(screen.queryByText('Not sent yet')).toBeNull();
  });

  it('goes with the sign-out, and is nobody else’s', async () => {
    const page = await waiting(await openProvider({ drill: 1 }));
    page.unmount();
    const { email } = page.provider.maria.user;
    expect(readDraft(page.host, 'somebody-else', email ?? '').waiting).toBeNull();
    setup(page.host);
    page.host.session.end('logout');
    expect(begun()).toBeNull();
  });

  it('says where the browser can’t keep it', async () => {
    const provider = await openProvider({ drill: 1 });
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    try {
      await waiting(provider);
      screen.getByText(/^This browser can’t keep it/);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('is compared line by line: prices, stock, and what is gone', () => {
    const lineOf = (id: string, more = {}) =>
      line(id, { product_name: id, product_price: 150_000, ...more });
    const before = seenLines(['Drill', 'Saw', 'Axe', 'Pump'].map((id) => lineOf(id)));
    const now = [
      lineOf('Drill', { product_price: 165_000 }),
      lineOf('Saw', { quantity: 1, status: 'out_of_stock' }),
      lineOf('Pump'),
    ];
    expect(changesSince(before, now)).toEqual([
      'Drill: ₱1,500.00 became ₱1,650.00 each.',
      'Saw is out of stock.',
      'Axe is not in your cart any more.',
    ]);
    expect(changesSince(before.slice(3), [lineOf('Pump')])).toEqual([]);
  });
});
