// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProvider } from './reference-shop';
import { sellAt } from './priced-product';
import { confirm, field, fill, openPage, pass, press } from './visit-checkout';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('an order', () => {
  it('places the order, says so, empties cart and form, and leads to the orders after 3 seconds', async () => {
    const { provider, toasts, router, factsOf, orders } = await openPage(
      await openProvider({ drill: 2 }),
    );
    fill();
    await press();
    const placed = await provider.orders();
    expect(placed).toHaveLength(1);
    expect(orders()[0]?.body).toMatchObject({ subtotal: 3000, vat: 360, total_amount: 3360 });
    expect(toasts).toEqual([{ tone: 'success', text: 'Order has been placed!' }]);
    expect(screen.getByText(/Cash on Delivery \(in cash, at pickup\)/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Order has been placed!' })).toBe(
      document.activeElement,
    );
    expect(screen.getByRole('link', { name: 'Go to your orders' }).getAttribute('href')).toBe(
      '/order-history',
    );
    expect(screen.getByRole('link', { name: 'See this order' }).getAttribute('href')).toBe(
      `/order-history/${placed[0]?.order_number}`,
    );
    const items = within(screen.getByRole('table', { name: 'Items in your order' }));
    expect(items.getByRole('rowheader').textContent).toMatch(/^Hammer drill/);
    expect(items.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '2',
      '₱1,500.00',
      '₱3,000.00',
    ]);
    expect(factsOf('order:placed')).toEqual([{ order_number: placed[0]?.order_number }]);
    expect(factsOf('cart:changed').at(-1)).toEqual({ units: 0 });
    expect(sessionStorage.getItem('draft:checkout')).toBeNull();
    await pass(2900);
    expect(router.state.location.pathname).toBe('/here');
    await pass(200);
    expect(router.state.location.pathname).toBe('/order-history');
  });

  it('gives the number of a placed order to the clipboard, or else in words', async () => {
    const { provider, toasts } = await openPage(await openProvider({ drill: 1 }));
    fill();
    await press();
    const number = (await provider.orders())[0]?.order_number;
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: copied } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy number' }));
      await Promise.resolve();
    });
    expect(copied).toHaveBeenCalledWith(number);
    copied.mockRejectedValue(new Error('forbidden'));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Number copied' }));
      await Promise.resolve();
    });
    expect(toasts.at(-1)).toEqual({ tone: 'info', text: `Copy this number: ${number}` });
    vi.unstubAllGlobals();
  });

  it("keeps form, cart and key after the provider's failure", async () => {
    const { provider, toasts, orders } = await openPage(await openProvider({ drill: 1 }));
    fill();
    provider.mishaps.push({ kind: 'refused', status: 500, to: 'placeOrders' });
    await press();
    expect(toasts).toEqual([{ tone: 'danger', text: 'Something went wrong!' }]);
    expect(screen.getByText('Something went wrong!')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^This order was not placed/);
    expect(field('City or municipality')).toHaveProperty('value', 'Quezon City');
    expect(screen.getByRole('link', { name: 'Hammer drill' })).toBeTruthy();
    await press();
    const [one, two] = orders();
    expect(two).toEqual(one);
    expect(await provider.orders()).toHaveLength(1);
  });

  it('sends another order under another key after a failure', async () => {
    const { provider, orders } = await openPage(await openProvider({ drill: 1 }));
    fill();
    provider.mishaps.push({ kind: 'refused', status: 500, to: 'placeOrders' });
    await press();
    fireEvent.change(field('City or municipality'), { target: { value: 'Makati City' } });
    await press();
    const [one, two] = orders();
    expect(two?.key).not.toBe(one?.key);
    expect(await provider.orders()).toHaveLength(1);
  });

  it('shows the new prices of a 409 and asks again', async () => {
    const hammer = await sellAt(1500);
    const provider = await openProvider();
    await provider.put(hammer.line, 1);
    const { orders, toasts } = await openPage(provider);
    fill();
    await hammer.sellAt(1600);
    await press();
    const message = 'Prices have changed. Please review your order and confirm again.';
    expect(toasts).toEqual([{ tone: 'danger', text: message }]);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByText(/^Please check the items and the total/)).toBeTruthy();
    expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('₱1,792.00');
    expect(await provider.orders()).toEqual([]);
    await press();
    expect(orders()[1]?.body).toMatchObject({ subtotal: 1600, total_amount: 1792 });
    expect(orders()[1]?.key).not.toBe(orders()[0]?.key);
    expect(await provider.orders()).toMatchObject([{ total_amount: 179_200 }]);
  });

  it('lets a shopper remove what is sold out and lower what is short, and confirm then', async () => {
    const [gone, short] = [await sellAt(1000), await sellAt(100)];
    const provider = await openProvider();
    await provider.put(gone.line, 1);
    await provider.put(short.line, 5);
    const { orders } = await openPage(provider);
    fill();
    const total = () => screen.getAllByRole('definition').at(-1)?.textContent;
    expect(total()).toBe('₱1,680.00');
    // Others have bought meanwhile.
    await gone.sellAt(1000, 0);
    await short.sellAt(100, 2);
    await press();
    expect(total()).toBe('₱0.00');
    fireEvent.click(screen.getByRole('button', { name: `Remove ${gone.line.product_name}` }));
    await pass(1);
    expect(document.activeElement?.textContent).toBe('Your order');
    fireEvent.click(screen.getByRole('button', { name: `Order 2 of ${short.line.product_name}` }));
    await pass(1);
    expect(total()).toBe('₱224.00');
    await press();
    expect(orders().at(-1)?.body).toMatchObject({ subtotal: 200, total_amount: 224 });
    expect(await provider.orders()).toMatchObject([{ total_amount: 22_400 }]);
  });

  it('keeps the form for the next sign-in where the session has ended', async () => {
    const { host, provider, toasts, unmount } = await openPage(await openProvider({ drill: 1 }));
    fill();
    provider.mishaps.push({ kind: 'refused', status: 401, to: 'placeOrders' });
    const { send } = host.http;
    host.http.send = async (...call) => {
      try {
        return await send(...call);
      } catch (error) {
        host.session.end('expired');
        throw error;
      }
    };
    await press();
    expect(screen.getByText(/^Your session has ended\./)).toBeTruthy();
    expect(screen.getByText('Please log in to proceed to checkout.')).toBeTruthy();
    expect(toasts).toEqual([]);
    unmount();
    await openPage(provider);
    expect(field('City or municipality')).toHaveProperty('value', 'Quezon City');
    expect(screen.queryByText(/will not be placed twice/)).toBeNull();
  });

  it('locks the button while it sends, and after 8 seconds says that it still works', async () => {
    const { provider, orders } = await openPage(await openProvider({ drill: 1 }));
    fill();
    let open: (value?: unknown) => void = () => undefined;
    provider.gate = new Promise((resolve) => (open = resolve));
    await press();
    await press();
    expect(confirm().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Placing your order…')).toBeTruthy();
    await pass(8000);
    expect(screen.getByText('Still working…')).toBeTruthy();
    open();
    await pass(1);
    expect(orders()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Order has been placed!' })).toBeTruthy();
  });
});
