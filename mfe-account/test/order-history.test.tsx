// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from 'shared-contracts/errors';
import { orderHistoryPage } from '../src/pages/order-history-page';
import { setup } from '../src/remote';
import { openShop } from './shop';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ORDERS = '/api/store/order/fetchAllOrders';

const order = {
  order_number: 'ORD-1042',
  datePlaced: '2026-03-02T17:30:00.000Z',
  total_amount: 3640,
  status: 'ready_for_pickup',
  products: [
    {
      id: 1,
      product_name: 'Angle grinder',
      variant_name: '100 mm',
      brand_name: 'Tekuma',
      quantity: 2,
      price: 1625,
      variant_id: 55,
      product_image: 'products/grinder.svg',
    },
  ],
};

test('an order is shown as it was placed, in the time of the Philippines', async () => {
  const { seen, ...shop } = openShop({ [ORDERS]: () => [order] }, maria);
  const { data } = await shop.visit('/order-history', orderHistoryPage);
  expect(seen.requests).toEqual([{ method: 'POST', url: ORDERS, body: { user_id: '7' } }]);
  expect(orderHistoryPage.status(data)).toBe(200);
  const card = within(screen.getByRole('article', { name: 'Order ORD-1042' }));
  expect(card.getByText(/March 3, 2026/).getAttribute('datetime')).toBe('2026-03-02T17:30:00.000Z');
  expect(card.getByText('ready_for_pickup')).toBeDefined();
  expect(screen.getByText(/Cash on Delivery \(in cash, at pickup\)/)).toBeDefined();
  expect(card.getByText('₱3,640.00')).toBeDefined();
  expect(card.getByRole('link', { name: 'Angle grinder' }).getAttribute('href')).toBe(
    '/products/55',
  );
  for (const words of ['100 mm', 'Tekuma', 'Quantity: 2', '₱1,625.00', '₱3,250.00']) {
    expect(card.getByText(words)).toBeDefined();
  }
});

test('a customer can ask about an order', async () => {
  const { seen, ...shop } = openShop({ [ORDERS]: () => [order] }, maria);
  await shop.visit('/order-history', orderHistoryPage);
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: /^Ask about this order\s+ORD-1042$/ }));
  expect(seen.inquiries).toEqual([{ order: 'ORD-1042' }]);
});

test('without orders the way to the shop is shown', async () => {
  await openShop({ [ORDERS]: () => ({ data: [] }) }, maria).visit(
    '/order-history',
    orderHistoryPage,
  );
  expect(screen.getByText('No orders placed yet.')).toBeDefined();
  expect(screen.getByText("You haven't placed any orders yet.")).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop');
});

test('a failed read is only logged, and can be tried again', async () => {
  let down = true;
  const { seen, ...shop } = openShop(
    { [ORDERS]: () => (down ? refuse(500, null) : [order]) },
    maria,
  );
  const { data } = await shop.visit('/order-history', orderHistoryPage);
  expect(orderHistoryPage.status(data)).toBe(503);
  expect(screen.getByText('No orders placed yet.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  expect(seen.toasts).toEqual([]);
  expect(seen.reports).toHaveLength(1);
  cleanup();
  down = false;
  await shop.visit('/order-history', orderHistoryPage);
  expect(screen.getByText('Order ORD-1042')).toBeDefined();
});

test('a page that was left asks for nothing more', async () => {
  const shop = openShop(
    {
      [ORDERS]: () => {
        throw new ApiError({ kind: 'aborted' });
      },
    },
    maria,
  );
  await expect(shop.visit('/order-history', orderHistoryPage)).rejects.toThrow('aborted');
});

test('a guest is asked to sign in, and no order is read', async () => {
  const { host, seen, ...shop } = openShop({});
  await shop.visit('/order-history', orderHistoryPage);
  expect(screen.getByText('Please sign in to see your orders.')).toBeDefined();
  expect(seen.requests).toEqual([]);
  const url = new URL('https://shop.example/order-history');
  expect(setup(host).pages['order-history']?.firstCalls?.({ params: {}, url })).toEqual([]);
});

test('the read that is started early is the very one that the page makes', async () => {
  const { host, seen, ...shop } = openShop({ [ORDERS]: () => [] }, maria);
  await shop.visit('/order-history', orderHistoryPage);
  const url = new URL('https://shop.example/order-history');
  expect(setup(host).pages['order-history']?.firstCalls?.({ params: {}, url })).toEqual(
    seen.requests,
  );
});

test('an order that was confirmed without a network and is not sent yet stands above the others', async () => {
  const line = { quantity: 2, price: 162500 };
  const order = {
    user_id: '7',
    values: {},
    open: null,
    failed: null,
    waiting: {
      key: 'k1',
      at: Date.parse('2026-03-02T17:30:00.000Z'),
      lines: ['Angle grinder', 'Hammer drill', 'Hacksaw', 'Level', 'Trowel'].map((name, at) => ({
        ...{ ...line, variant_id: String(at), product_name: name },
      })),
    },
  };
  const open = async (begun: object) => {
    cleanup();
    localStorage.setItem('begun-order', JSON.stringify(begun));
    const away = () => {
      throw new ApiError({ kind: 'offline', network: 'away' });
    };
    await openShop({ [ORDERS]: away }, maria).visit('/order-history', orderHistoryPage);
    return screen.queryByText('Not sent yet');
  };
  expect(await open(order)).not.toBeNull();
  expect(screen.getByText('March 3, 2026 at 1:30 AM')).toBeDefined();
  expect(
    within(screen.getByRole('list', { name: 'Items of the order that is not sent yet' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 × Angle grinder', '2 × Hammer drill', '2 × Hacksaw', 'And 2 more']);
  expect(screen.getByRole('link', { name: 'Go to the checkout' }).getAttribute('href')).toBe(
    '/checkout',
  );
  const { at: _at, ...waiting } = order.waiting;
  expect(await open({ ...order, waiting })).not.toBeNull();
  expect(await open({ ...order, user_id: '8' })).toBeNull();
  expect(await open({ ...order, waiting: null })).toBeNull();
  expect(await open({ ...order, waiting: { key: 'k1' } })).toBeNull();
});
