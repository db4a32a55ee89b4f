// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse } from 'host-kit/test-shop.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findOrders } from '../src/orders/find-orders';
import { isOpen, progressOf } from '../src/orders/order-status';
import { orderTotals } from '../src/orders/order-totals';
import { orderHistoryPage } from '../src/pages/order-history-page';
import { orderPage } from '../src/pages/order-page';
import { setup } from '../src/remote';
import { openShop } from './shop';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ORDERS = '/api/store/order/fetchAllOrders';

const order = {
  order_number: 'ORD-7K3M-92QX',
  datePlaced: '2026-03-02T17:30:00.000Z',
  subtotal: 3250,
  vat: 390,
  total_amount: 3640,
  shipping_address: '12 Mabini Street, Quezon City',
  status: 'Confirmed',
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
const other = { ...order, order_number: 'ORD-AAAA-BBBB', products: [] };

const visit = async (answer: () => unknown, number = order.order_number, session = maria) => {
  const shop = openShop({ [ORDERS]: answer }, session);
  const page = await shop.visit(`/order-history/${number}`, orderPage, { orderNumber: number });
  return { ...shop, ...page };
};
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('one order shows how far it is, what is in it, what it cost and where to get it', async () => {
  const { data } = await visit(() => [other, order]);
  expect(orderPage.status(data)).toBe(200);
  expect(screen.getByRole('heading', { level: 1, name: 'Order ORD-7K3M-92QX' })).toBeDefined();
  const steps = within(screen.getByRole('list', { name: 'Status of this order' }));
  const [first, second] = steps.getAllByRole('listitem');
  expect(first?.textContent).toContain('Pending, done');
  expect(second?.getAttribute('aria-current')).toBe('step');
  expect(panel('Items').getByRole('link', { name: 'Angle grinder' })).toBeDefined();
  const amounts = panel('Amount');
  for (const words of ['₱3,250.00', 'VAT (12%)', '₱390.00', '₱3,640.00']) {
    expect(amounts.getByText(words)).toBeDefined();
  }
  const address = panel('Shipping and billing address');
  expect(address.getByText('12 Mabini Street, Quezon City')).toBeDefined();
  expect(panel('Pickup').getByText(/1 Main Street/)).toBeDefined();
});

test('what the shop says now of its pickup counts more than what the page knows', async () => {
  const pickup_address = 'Gate 2, 5 Pier Road, Manila';
  await visit(() => [{ ...order, pickup_address, pickup_hours: 'Monday to Friday 7:00 to 16:00' }]);
  const words = 'Come to Gate 2, 5 Pier Road, Manila. Our hours: Monday to Friday 7:00 to 16:00.';
  expect(panel('Pickup').getByText(words)).toBeDefined();
});

test('a discount that staff gave stands above the subtotal, which is without it', async () => {
  await visit(() => [{ ...order, subtotal: 3000, vat: 360, total_amount: 3360, discount: 250 }]);
  const words = panel('Amount')
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(words.slice(0, 2)).toEqual(['Discount -₱250.00', 'Subtotal ₱3,000.00']);
});

test.each([
  ['nothing where nobody paid yet', {}, []],
  [
    'a part, and the rest',
    { amount_paid: 1000, amount_withheld: 32.5, amount_due: 2607.5, refund_due: 0 },
    ['Paid ₱1,000.00', 'Tax withheld ₱32.50', 'Still to pay ₱2,607.50'],
  ],
  [
    'all of it',
    { amount_paid: 3640, amount_withheld: 0, amount_due: 0, refund_due: 0 },
    ['Paid ₱3,640.00'],
  ],
  [
    'what comes back',
    { amount_paid: 3640, amount_withheld: 0, amount_due: 0, refund_due: 640 },
    ['Paid ₱3,640.00', 'To be paid back to you ₱640.00'],
  ],
])('what was paid stands below the total: %s', async (_case, paid, expected) => {
  await visit(() => [{ ...order, ...paid }]);
  const words = panel('Amount')
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(words.slice(3)).toEqual(expected);
});

test('a line has its model number first, and its total also where it is one unit', async () => {
  const [line] = order.products;
  const numbered = { ...line, model: 'TK-100', quantity: 1 };
  await visit(() => [{ ...order, products: [numbered, { ...line, id: 2 }] }]);
  const [, first, second] = panel('Items').getAllByRole('row');
  expect(first?.textContent).toMatch(/^TK-100 Angle grinder/);
  expect(first?.textContent).toMatch(/1₱1,625\.00₱1,625\.00$/);
  expect(second?.textContent).toMatch(/^Angle grinder.*2₱1,625\.00₱3,250\.00$/);
  expect(findOrders(await read([{ ...order, products: [numbered] }]), 'tk100')).toHaveLength(1);
});

test('its title block says number, date, status and who ordered', async () => {
  const ordered_by = { first_name: 'Maria', last_name: 'Santos', company: 'Santos Builders Inc.' };
  await visit(() => [{ ...order, ordered_by }]);
  const said = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  for (const words of [
    'OrderORD-7K3M-92QX',
    'StatusConfirmed',
    'ByMaria Santos, Santos Builders Inc.',
  ]) {
    expect(said).toContain(words);
  }
  expect(screen.getByRole('time').parentElement?.textContent).toMatch(/^March 3, 2026/);
  expect(screen.getByText('Received by, name and signature')).toBeDefined();
});

test('its lines can be ordered again, printed and asked about', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { seen } = await visit(() => [order]);
  expect(document.querySelector('[data-slot="cart.reorder"]')).not.toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask about this order' }));
  expect(seen.inquiries).toEqual([{ order: 'ORD-7K3M-92QX' }]);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a completed order says nothing of pickup, a cancelled one that nothing is to be done', async () => {
  await visit(() => [{ ...order, status: 'Completed' }]);
  expect(screen.queryByRole('region', { name: 'Pickup' })).toBeNull();
  const steps = screen.getByRole('list', { name: 'Status of this order' });
  expect(steps.querySelectorAll('svg')).toHaveLength(4);
  cleanup();
  await visit(() => [{ ...order, status: 'cancelled' }]);
  expect(screen.getByText('This order was cancelled.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Pickup' })).toBeNull();
});

test("another provider's status is shown as it came", async () => {
  await visit(() => [{ ...order, status: 'On the truck' }]);
  expect(screen.getByText('Status: On the truck')).toBeDefined();
});

test("an order that is not the customer's is not found", async () => {
  const { data } = await visit(() => [other]);
  expect(orderPage.status(data)).toBe(404);
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe(
    '/order-history',
  );
});

test('an order that can’t be read says so and can be tried again', async () => {
  const { data, seen } = await visit(() => refuse(500));
  expect(orderPage.status(data)).toBe(503);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  expect(seen.toasts).toEqual([]);
});

test('the read that is started early is the very one that the page makes', async () => {
  const { host, seen } = await visit(() => [order]);
  const url = new URL('https://shop.example/order-history/ORD-7K3M-92QX');
  expect(setup(host).pages.order?.firstCalls?.({ params: {}, url })).toEqual(seen.requests);
});

const read = (wire: object[]) =>
  orderHistoryPage
    .loader({
      host: openShop({ [ORDERS]: () => wire }, maria).host,
      params: {},
      url: new URL('https://shop.example/order-history'),
      signal: new AbortController().signal,
    })
    .then(({ orders }) => (orders.kind === 'read' ? orders.value : []));

test.each([
  ['', 2],
  ['  ', 2],
  ['ORD-7K3M-92QX', 1],
  ['ord 7k3m', 1],
  ['7K3M92', 1],
  ['grinder', 1],
  ['ORD', 2],
  ['nothing of the kind', 0],
])('a look for %j finds %i of two orders', async (query, count) => {
  expect(findOrders(await read([order, other]), query)).toHaveLength(count);
});

test('the list shows what its URL looks for, and offers all again', async () => {
  const shop = openShop({ [ORDERS]: () => [order, other] }, maria);
  const { router } = await shop.visit('/order-history', orderHistoryPage);
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: 'Order number or product' });
  await user.type(field, 'bbbb');
  await user.keyboard('{Enter}');
  await screen.findByText('1 order found');
  expect(document.activeElement).toBe(field);
  expect(router.state.location.search).toBe('?q=bbbb');
  expect(screen.getAllByRole('article').map((card) => card.ariaLabel ?? card.textContent)).toEqual([
    expect.stringContaining('ORD-AAAA-BBBB'),
  ]);
  await user.click(screen.getByRole('link', { name: 'Show all orders' }));
  await waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
  expect(document.activeElement).toBe(field);
});

test.each([
  ['as the provider says them', {}, { subtotal: 325_000, vat: 39_000, total: 364_000 }],
  ['from the lines', { subtotal: null, vat: undefined }, { subtotal: 325_000, vat: 39_000 }],
  ['not at all where the lines come to another total', { vat: null, total_amount: 3700 }, null],
  [
    'not at all where a line has no price',
    { vat: null, products: [{ ...order.products[0], price: 0 }] },
    null,
  ],
])('subtotal and VAT are shown %s', async (_case, change, expected) => {
  const [shown] = await read([{ ...order, ...change }]);
  const totals = shown ? orderTotals(shown) : undefined;
  if (expected === null) expect(totals).toBeNull();
  else expect(totals).toMatchObject(expected);
});

test.each([
  ['Pending', { kind: 'step', at: 0 }, true],
  ['ready_for_pickup', { kind: 'step', at: 2 }, true],
  ['COMPLETED', { kind: 'step', at: 3 }, false],
  ['Canceled', { kind: 'cancelled' }, false],
  ['Shipped', { kind: 'unknown' }, true],
])('the status %j is read as %j', (status, progress, open) => {
  expect(progressOf(status)).toEqual(progress);
  expect(isOpen(status)).toBe(open);
});

describe('bringing something back', () => {
  const [line] = order.products;
  const handedOut = {
    ...order,
    status: 'Completed',
    returnable_until: '2026-12-03',
    products: [
      { ...line, returnable: 2 },
      { ...line, id: 2, product_name: 'Goggles', variant_name: '' },
    ],
  };
  const TITLE = 'Bring something back';

  test('a customer says how many of what, and the inquiry asks what is wrong', async () => {
    const { seen } = await visit(() => [handedOut]);
    const back = panel(TITLE);
    expect(back.getByText(/can come back until December 3, 2026\.$/)).toBeDefined();
    expect(back.queryByText(/Goggles/)).toBeNull();
    const user = userEvent.setup();
    await user.click(back.getByRole('button', { name: 'Ask to bring it back' }));
    expect(back.getByRole('alert').textContent).toBe('Please say how many come back.');
    const plus = back.getByRole('button', { name: 'Increase quantity' });
    await user.tripleClick(plus);
    expect(back.queryByRole('alert')).toBeNull();
    await user.click(back.getByRole('button', { name: 'Ask to bring it back' }));
    expect(seen.inquiries).toEqual([
      { order: 'ORD-7K3M-92QX', returning: ['2 x Angle grinder, 100 mm'] },
    ]);
  });

  test.each([
    ['the provider says nothing of it', order],
    ['all of it came back', { ...handedOut, products: order.products }],
    ['the days are over', { ...handedOut, returnable_until: '' }],
  ])('is not offered where %s', async (_case, shown) => {
    await visit(() => [shown]);
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});

describe('the link of a slip', () => {
  const CLAIM_CALL = '/api/store/order/claim';
  const LINK = `/order-history/${order.order_number}?claim=7K3M92QX4TBC`;

  const open = async (answer: () => unknown, read: () => unknown = () => []) => {
    const shop = openShop({ [ORDERS]: read, [CLAIM_CALL]: answer }, maria);
    await shop.visit(LINK, orderPage, { orderNumber: order.order_number });
    await userEvent.click(screen.getByRole('button', { name: 'Add it to my account' }));
    return shop;
  };

  test('adds the order to the account by its code', async () => {
    const body = { order_number: order.order_number, code: '7K3M92QX4TBC' };
    const { seen } = await open(() => ({ message: 'It is in your account now.' }));
    await vi.waitFor(() => {
      expect(seen.toasts.map(({ text }) => text)).toEqual(['It is in your account now.']);
    });
    expect(seen.requests.find(({ url }) => url === CLAIM_CALL)?.body).toEqual(body);
  });

  test('that is over says so, and can be tried again', async () => {
    await open(() =>
      refuse(404, { message: 'This link is not valid any more. Ask at the counter.' }),
    );
    const words = (await screen.findByRole('alert')).textContent;
    expect(words).toBe('This link is not valid any more. Ask at the counter.');
    expect(screen.getByRole('button', { name: 'Add it to my account' })).toBeDefined();
  });

  test('shows the order to who has it already', async () => {
    const shop = openShop({ [ORDERS]: () => [order] }, maria);
    await shop.visit(LINK, orderPage, { orderNumber: order.order_number });
    expect(screen.getByRole('heading', { level: 1, name: 'Order ORD-7K3M-92QX' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add it to my account' })).toBeNull();
  });
});
