// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test } from 'vitest';
import { writeAskedLines } from 'shared-contracts/asked-lines';
import { quotationRequestPage } from '../src/pages/quotation-request-page';
import { quotationsPage } from '../src/pages/quotations-page';
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

test('[B18] a provider without quotations is said to answer by inquiry', async () => {
  const shop = openShop({ [LIST]: () => refuse(404, null) }, maria);
  await shop.visit('/quotations', quotationsPage);
  expect(screen.getByText('This shop answers by inquiry.')).toBeDefined();
});

test('[B18] a request that the provider does not know is kept, and the way to inquire is shown', async () => {
  const { seen, ...shop } = openShop({ [REQUEST]: () => refuse(404, null) });
  writeAskedLines([{ product_id: '1', variant_id: '2', text: 'Drill (Kit)', quantity: 3 }]);
  await shop.visit('/quotation-request', quotationRequestPage);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Mobile number'), '0917');
  await user.type(screen.getByLabelText('Email'), 'ana@example.ph');
  await user.click(screen.getByRole('button', { name: 'Ask for a quotation' }));
  await user.click(await screen.findByRole('button', { name: 'Inquire' }));
  expect(seen.inquiries).toEqual([{}]);
  expect(seen.requests.at(-1)?.body).toMatchObject({
    lines: [{ product_id: '1', variant_id: '2', text: 'Drill (Kit)', quantity: 3 }],
  });
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
