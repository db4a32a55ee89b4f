// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartOf } from '../src/cart/use-cart';
import { LOOK_UP_AFTER } from '../src/checkout/send-order';
import { CartDrawer } from '../src/drawer/cart-drawer';
import { openProvider, type Mishap, type Provider } from './reference-shop';
import { renderPart } from './render';
import { makeHost } from './shop';
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
