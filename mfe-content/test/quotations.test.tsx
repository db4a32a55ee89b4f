// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from 'shared-contracts/errors';
import { readAskedLines, writeAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import { quotationPage } from '../src/pages/quotation-page';
import { quotationRequestPage } from '../src/pages/quotation-request-page';
import { quotationsPage } from '../src/pages/quotations-page';
import { sharedQuotationPage } from '../src/pages/shared-quotation-page';
import {
  forgetRequest,
  keepRequest,
  keyOfRequest,
  startingRequest,
} from '../src/quotations/request-draft';
import { openShop } from './shop';

const REQUEST = '/api/store/quotations/request';
const LIST = '/api/store/quotations/list';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('[B17] a customer’s quotations are listed with their status, total and last day', async () => {
  const listed = {
    number: 'QUO-1',
    status: 'Sent',
    requested_at: '2026-03-02T17:30:00.000Z',
    sent_at: '2026-03-03T01:00:00.000Z',
    valid_until: '2026-03-17',
    total_amount: 3360.03,
  };
  const shop = openShop({ [LIST]: () => [listed] }, maria);
  const { data } = await shop.visit('/quotations', quotationsPage);
  expect(quotationsPage.status(data)).toBe(200);
  const row = within(screen.getByRole('listitem'));
  for (const words of ['QUO-1', 'To accept', '₱3,360.03'])
    expect(row.getByText(words)).toBeDefined();
  expect(row.getByText(/valid until March 17, 2026/)).toBeDefined();
});

test('without a network quotations say so, lead on, and come by themselves', async () => {
  let away = true;
  const behind = (answer: unknown) => () => {
    if (away) throw new ApiError({ kind: 'offline', network: 'away' });
    return answer;
  };
  const answers = {
    [LIST]: behind([]),
    '/api/store/quotations/details': behind(sentOffer),
    '/api/store/quotations/shared': behind(sentOffer),
  };
  const expectNeedsNetwork = async (sentence: string) => {
    await screen.findByText(sentence);
    expect(screen.getByRole('heading', { name: 'You are offline.' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Quick order' })).toBeDefined();
  };
  await openShop(answers, maria).visit('/quotations/QUO-1', quotationPage);
  await expectNeedsNetwork('This quotation comes back by itself.');
  cleanup();
  await openShop(answers).visit('/quotations/shared/abc', sharedQuotationPage, { link: 'abc' });
  await expectNeedsNetwork('This quotation comes back by itself.');
  cleanup();
  await openShop(answers, maria).visit('/quotations', quotationsPage);
  await expectNeedsNetwork('The list of your quotations comes back by itself.');
  away = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('No quotations yet.');
  expect(screen.queryByText('You are offline.')).toBeNull();
});

test('[B18] a provider without quotations is said to answer by inquiry', async () => {
  const shop = openShop({ [LIST]: () => refuse(404, null) }, maria);
  await shop.visit('/quotations', quotationsPage);
  expect(screen.getByText('This shop answers by inquiry.')).toBeDefined();
});

test('[B18] a request that the provider does not know is kept, and the way to inquire is shown', async () => {
  const { seen, ...shop } = openShop({ [REQUEST]: () => refuse(404, null) });
  writeAskedLines([
    { product_id: '1', variant_id: '2', text: 'Drill (Kit)', quantity: 3, cart_units: 2 },
  ]);
  await shop.visit('/quotation-request', quotationRequestPage);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add an item' }));
  await user.click(screen.getByRole('button', { name: 'Remove item 2' }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'What you ask for' }));
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Mobile number'), '0917');
  await user.type(screen.getByLabelText('Email'), 'ana@example.ph');
  await user.click(screen.getByRole('button', { name: 'Ask for a quotation' }));
  await user.click(await screen.findByRole('button', { name: 'Inquire' }));
  expect(seen.inquiries).toEqual([{}]);
  expect(seen.requests.at(-1)?.body).toMatchObject({
    lines: [{ product_id: '1', variant_id: '2', text: 'Drill (Kit)', quantity: 3, cart_units: 2 }],
  });
});

test('goods that are asked for again with another quantity are a question, which holds the request', async () => {
  const { seen, ...shop } = openShop({ [REQUEST]: () => ({ number: 'QUO-9' }) });
  const drill = { product_id: '1', variant_id: '2', quantity: 3 };
  const bit = { product_id: '1', variant_id: '3', text: 'Bit', quantity: 1 };
  const host = shop.host;
  writeAskedLines([{ ...drill, text: 'Drill (Kit)', cart_units: 3 }, bit]);
  startingRequest(host, null);
  // The same goods under another page's name; the cart holds more of them now.
  writeAskedLines([{ ...drill, text: 'RX Drill Kit', quantity: 10, cart_units: 10 }, bit]);
  await shop.visit('/quotation-request', quotationRequestPage);
  const user = userEvent.setup();
  const items = within(await screen.findByRole('list', { name: 'What you ask for' }));
  expect(items.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/You asked for 3 before, and for 10 now/)).toBeDefined();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Mobile number'), '0917');
  await user.type(screen.getByLabelText('Email'), 'ana@example.ph');
  const send = screen.getByRole('button', { name: 'Ask for a quotation' });
  await user.click(send);
  expect(screen.getByRole('alert').textContent).toContain('how many you need of Drill (Kit)');
  expect(seen.requests).toHaveLength(0);
  // The question is still there after a reload.
  expect(startingRequest(host, null).lines[0]).toMatchObject({ quantity: 3, other_quantity: 10 });
  await user.click(screen.getByRole('button', { name: '13 in all of Drill (Kit)' }));
  expect(screen.queryByText(/You asked for 3 before/)).toBeNull();
  await user.click(send);
  await screen.findByText('Your request QUO-9 was sent.');
  const { lines } = seen.requests.at(-1)?.body as { lines: unknown[] };
  expect(lines).toEqual([{ ...drill, text: 'Drill (Kit)', quantity: 13, cart_units: 10 }, bit]);
});

// Two hundred lines are drawn.
const DRAWS_MANY = 30_000;

test(
  'what a request has no room for is named, and begins the next one',
  async () => {
    const shop = openShop({ [REQUEST]: () => ({ number: 'QUO-9' }) });
    const line = (id: number) => ({
      product_id: '1',
      variant_id: `${id}`,
      text: `N${id}`,
      quantity: 2,
    });
    writeAskedLines(Array.from({ length: 199 }, (_, at) => line(at)));
    startingRequest(shop.host, null);
    writeAskedLines([line(0), line(199), line(200), line(201)]);
    await shop.visit('/quotation-request', quotationRequestPage);
    expect(
      await screen.findByText('2 × N200, 2 × N201', {}, { timeout: DRAWS_MANY }),
    ).toBeDefined();
    forgetRequest(shop.host);
    expect(startingRequest(shop.host, null).lines.map(({ text }) => text)).toEqual([
      'N200',
      'N201',
    ]);
  },
  DRAWS_MANY,
);

const juan = {
  ...{ email: 'juan@example.ph', first_name: 'Juan', last_name: 'Reyes', company: 'Reyes Works' },
  ...{ address1: '1 Rizal St', address2: '', city: 'Makati', state: 'Metro Manila' },
  ...{ country: 'Philippines', postal_code: '1200', phone: '0917 000 0000' },
};
const sentOffer = {
  ...{ number: 'QUO-1', status: 'Sent', requested_at: '', sent_at: '2026-03-03T01:00:00.000Z' },
  ...{ valid_until: '2026-03-17', total_amount: 112, subtotal: 100, vat: 12 },
  ...{ name: 'Ana Cruz', company: 'Cruz Builders', needed_by: '', note: '', words: '', terms: '' },
  ...{ asked: [], lines: [], order_number: '', link: '' },
};
const company = { company_name: 'Cruz Builders', tin: '111-111-111-000', branch: '', address: '' };

test.each([
  ['another person’s order', [{ ...juan, tin: '' }], ['Juan', 'Reyes Works', '']],
  [
    'the own company’s order',
    [{ ...juan, company: 'cruz builders', tin: '' }],
    ['Juan', 'cruz builders', company.tin],
  ],
  ['no order', [], ['Ana', 'Cruz Builders', company.tin]],
])('an acceptance begins with facts of one source: %s', async (_, orders, begun) => {
  const shop = openShop(
    {
      '/api/store/quotations/details': () => sentOffer,
      '/api/auth/shop-company': () => company,
      '/api/store/order/fetchAllOrders': () =>
        orders.map(({ tin, ...by }) => ({
          ...{ order_number: 'ORD-1', datePlaced: '2026-03-01T01:00:00.000Z', total_amount: 1 },
          ...{ status: 'Pending', products: [], shipping_address: '', tin, ordered_by: by },
        })),
    },
    maria,
  );
  await shop.visit('/quotations/QUO-1', quotationPage);
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await screen.findByLabelText('First name');
  expect([value('First name'), value('Company (optional)'), value('TIN (optional)')]).toEqual(
    begun,
  );
});

const ordersOfJuan = [
  {
    ...{ order_number: 'ORD-1', datePlaced: '2026-03-01T01:00:00.000Z', total_amount: 1 },
    ...{ status: 'Pending', products: [], shipping_address: '', ordered_by: juan },
  },
];

test('[B72] a version that was replaced leads to the one that holds, by its number and by its link', async () => {
  const newer = { number: 'QUO-1-V2', version: 2, link: 'secret' };
  const replaced = { ...sentOffer, status: 'Replaced', replaced_by: newer };
  const shop = openShop({ '/api/store/quotations/details': () => replaced }, maria);
  await shop.visit('/quotations/QUO-1', quotationPage);
  const leadsTo = async () =>
    (await screen.findByRole('link', { name: 'Read version 2' })).getAttribute('href');
  expect(await leadsTo()).toBe('/quotations/QUO-1-V2');
  expect(screen.queryByRole('button', { name: /Accept and order/ })).toBeNull();
  cleanup();
  await shop.visit('/quotations/shared/old', sharedQuotationPage, { link: 'old' });
  expect(await leadsTo()).toBe('/quotations/shared/secret');
});

test('a quotation says what can stand in for what is sold out, and asks for that', async () => {
  const standIn = {
    ...{ product_id: 7, variant_id: 8, product_name: 'Strong Bolt', variant_name: 'Box' },
    ...{ brand_name: 'Turnelo', price: 12.5, in_stock: true, verdict: 'better' },
    differences: [{ label: 'Grade', wanted: '8.8', offered: '10.9', is: 'more' }],
  };
  const bolt = { product_name: 'Bolt', variant_name: 'Box', brand_name: 'Bolta', quantity: 20 };
  const gone = [
    { ...bolt, variant_id: 2, why: 'sold out' },
    { ...bolt, variant_id: 3, product_name: 'Nut', why: 'no longer sold' },
  ];
  const shop = openShop(
    {
      '/api/store/quotations/details': () => ({ ...sentOffer, gone }),
      '/api/store/products/stand-ins?variant_id=2': () => ({ stand_ins: [standIn], ask: false }),
      '/api/store/products/stand-ins?variant_id=3': () => ({ stand_ins: [], ask: true }),
    },
    maria,
  );
  await shop.visit('/quotations/QUO-1', quotationPage);
  expect(await screen.findByRole('heading', { name: 'Bolt, Box: sold out' })).toBeDefined();
  const offered = within(await screen.findByRole('list', { name: /stand in for Bolt/ }));
  expect(offered.getByText('Grade 10.9 instead of 8.8: stronger')).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask us what can stand in' }));
  expect(shop.seen.inquiries).toEqual([{ brand: 'Bolta', product: 'Nut', model: 'Box' }]);
  await user.click(
    offered.getByRole('button', { name: 'Ask for a quotation of Strong Bolt, Box' }),
  );
  expect(readAskedLines()).toEqual([
    { product_id: '7', variant_id: '8', text: 'Strong Bolt, Box', quantity: 20 },
  ]);
});

test('a quotation of a provider that doesn’t say what is gone has nothing of it', async () => {
  const shop = openShop({ '/api/store/quotations/details': () => sentOffer }, maria);
  await shop.visit('/quotations/QUO-1', quotationPage);
  expect(screen.queryByText('What can stand in')).toBeNull();
});

test('[B72] what a version says otherwise than the one before is marked', async () => {
  const line = { id: 1, variant_id: 1, product_name: 'Drill', quantity: 2, price: 50 };
  const offer = {
    ...{ ...sentOffer, version: 2, changes: ['Drill: 2 at ₱50.00 each instead of 1'] },
    lines: [
      { ...line, change: 'changed' },
      { ...line, id: 2 },
    ],
  };
  const shop = openShop({ '/api/store/quotations/details': () => offer }, maria);
  await shop.visit('/quotations/QUO-1', quotationPage);
  expect(screen.getByRole('heading', { name: 'What changed in version 2' })).toBeDefined();
  expect(screen.getByText('Drill: 2 at ₱50.00 each instead of 1')).toBeDefined();
  expect(screen.getAllByText('Changed')).toHaveLength(1);
});

test('what an accepted quotation took out of the cart is told to the shopper and to the cart', async () => {
  const { seen, ...shop } = openShop(
    {
      '/api/store/quotations/details': () => sentOffer,
      '/api/store/quotations/accept': () => ({ order_number: 'ORD-2', cart_units: 3 }),
      '/api/store/order/fetchAllOrders': () => ordersOfJuan,
    },
    maria,
  );
  await shop.visit('/quotations/QUO-1', quotationPage);
  await userEvent.setup().click(await screen.findByRole('button', { name: /Accept and order/ }));
  await waitFor(() => {
    expect(seen.toasts.at(-1)?.text).toBe(
      'Order ORD-2 has been placed! 3 units of it have left your cart.',
    );
  });
  expect(seen.facts).toContainEqual({ name: 'quotation:accepted', fact: { number: 'QUO-1' } });
});

test.each([
  ['Revoke link', '/api/store/quotations/revoke', { link: '' }],
  [/^Accept and order/, '/api/store/quotations/accept', { order_number: 'ORD-2' }],
])('the focus stays beside a button that goes with what it did: %s', async (name, call, made) => {
  let offer = { ...sentOffer, link: 'secret' };
  const shop = openShop(
    {
      '/api/store/quotations/details': () => offer,
      [call]: () => {
        offer = { ...offer, ...made };
        return { ...made, cart_units: 0 };
      },
      '/api/store/order/fetchAllOrders': () => ordersOfJuan,
    },
    maria,
  );
  await shop.visit('/quotations/QUO-1', quotationPage);
  const button = await screen.findByRole('button', { name });
  await userEvent.setup().click(button);
  await waitFor(() => {
    expect(button.isConnected).toBe(false);
  });
  const next = screen.getByRole('button', { name: 'Print' });
  expect(document.activeElement?.contains(next)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('[B10] the same request goes under the same key until it is sent, and another under another', () => {
  const { host } = openShop({});
  const start = startingRequest(host, null);
  const first = keyOfRequest(host, start, { note: 'one' });
  expect(keyOfRequest(host, start, { note: 'one' })).toBe(first);
  keepRequest(host, start);
  expect(keyOfRequest(host, start, { note: 'one' })).toBe(first);
  expect(keyOfRequest(host, start, { note: 'two' })).not.toBe(first);
  forgetRequest(host);
  expect(keyOfRequest(host, start, { note: 'two' })).not.toBe(first);
});

test.each([
  ['Requested', true],
  ['Withdrawn', false],
])('a request that is %s promises an answer: %s', async (status, promised) => {
  const asked = [{ id: 1, text: 'Drill (Kit)', quantity: 3, state: 'open' }];
  const request = { ...sentOffer, status, sent_at: '', valid_until: '', total_amount: null, asked };
  const shop = openShop({ '/api/store/quotations/details': () => request }, maria);
  await shop.visit('/quotations/QUO-1', quotationPage);
  expect(screen.getByRole('row', { name: 'Drill (Kit) 3' })).toBeDefined();
  expect(screen.queryByText(/^We answer by mail/) !== null).toBe(promised);
});
