// @vitest-environment happy-dom
/** What is sent without a network: it waits, and is sent once. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { maria, refuse } from 'host-kit/test-shop.tsx';
import { ApiError } from 'shared-contracts/errors';
import { writeAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InquiryForm } from '../src/inquiry/inquiry-form';
import { quotationRequestPage } from '../src/pages/quotation-request-page';
import { quotationsPage } from '../src/pages/quotations-page';
import { startingRequest } from '../src/quotations/request-draft';
import { sendWhenBack } from '../src/unsent/send-when-back';
import { keepUnsent } from '../src/unsent/unsent-messages';
import { openShop } from './shop';

const SEND = '/api/utilities/inquiries/send';
const REQUEST = '/api/store/quotations/request';
const WAITS = 'Not sent yet: it will be sent when the network is back.';
const STORED = 'unsent-messages';

let network = false;
beforeEach(() => {
  network = false;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The network is back. */
const online = () =>
  act(async () => {
    network = true;
    window.dispatchEvent(new Event('online'));
    await new Promise((go) => setTimeout(go, 150));
  });

/** An answer that comes only with a network. */
const reached = (answer: () => unknown) => () => {
  if (!network) throw new ApiError({ kind: 'offline', network: 'away' });
  return answer();
};

type Session = typeof maria | null;

function openTab(session: Session = null, answer: () => unknown = () => ({})) {
  const shop = openShop({ [SEND]: reached(answer) }, session);
  const show = () => shop.show(() => <InquiryForm prefill={{}} onSent={() => undefined} />);
  return { ...shop, show };
}

/** The keys under which a tab sends, in the order of its calls. */
function keysOf({ http }: ReturnType<typeof openShop>['host'], keys: unknown[] = []) {
  const { send } = http;
  http.send = (request, options) => {
    keys.push(options?.idempotencyKey);
    return send(request, options);
  };
  return keys;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) =>
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
    return Promise.resolve();
  });

async function sendInquiry(inquiry = 'How much for ten?') {
  for (const [label, value] of [
    ['Name', 'Juan'],
    ['Mobile number', '0917 555 0100'],
    ['Email', 'juan@shop.example'],
    ['Inquiry', inquiry],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
  await press('Send inquiry');
}
const waits = () => screen.queryByText(WAITS) !== null;
const stored = () => localStorage.getItem(STORED);

test('an inquiry without a network waits, its form is free again, and it is sent once when it is back', async () => {
  const { seen, show } = openTab();
  show();
  await sendInquiry();
  expect(waits()).toBe(true);
  expect(document.activeElement?.textContent).toContain('How much for ten?');
  expect(field('Inquiry').value).toBe('');
  expect([seen.toasts, seen.reports]).toEqual([[], []]);
  await online();
  expect(waits()).toBe(false);
  expect(seen.toasts).toEqual([{ tone: 'success', text: 'Inquiry sent successfully!' }]);
  expect(seen.requests).toHaveLength(2);
  expect(stored()).toBeNull();
  await online();
  expect(seen.requests).toHaveLength(2);
});

test('every try goes under the key of the first, also in another tab and after a lost answer', async () => {
  const keys: unknown[] = [];
  const lost = () => {
    throw new ApiError({ kind: 'offline', network: 'away' });
  };
  for (const answer of [lost, lost, () => ({})]) {
    const { host, show } = openTab(null, answer);
    keysOf(host, keys);
    network = true;
    if (keys.length > 0) {
      sendWhenBack(host);
      await online();
    } else {
      show();
      await sendInquiry();
      cleanup();
    }
  }
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(1);
  expect(stored()).toBeNull();
});

test('what waits can be edited beside what is typed, and removed', async () => {
  const { show, seen } = openTab();
  show();
  await sendInquiry('First?');
  fireEvent.input(field('Inquiry'), { target: { value: 'Second?' } });
  await press('Edit');
  expect(waits()).toBe(false);
  expect(field('Inquiry').value).toBe('First?\n\nSecond?');
  expect(field('Name').value).toBe('Juan');
  await press('Send inquiry');
  await press('Remove');
  expect(document.activeElement).toBe(field('Name'));
  expect(stored()).toBeNull();
  await online();
  expect(seen.requests).toHaveLength(2);
});

test('a refusal that stays is said in its place, and not tried again', async () => {
  const { seen, show } = openTab(null, () => refuse(422, { message: 'Too long.' }));
  show();
  await sendInquiry();
  await online();
  expect(screen.getByText('Not sent: Too long.')).toBeDefined();
  await online();
  expect(seen.requests).toHaveLength(2);
  expect(seen.toasts).toEqual([{ tone: 'danger', text: 'Too long.' }]);
});

test('a refusal that may pass leaves it waiting', async () => {
  let busy = true;
  const { seen, show } = openTab(null, () => (busy ? refuse(503) : {}));
  show();
  await sendInquiry();
  await online();
  expect(waits()).toBe(true);
  expect(seen.toasts).toEqual([]);
  busy = false;
  await online();
  expect(waits()).toBe(false);
});

test('where the browser stores nothing, the form says so, stays filled, and sends under the same key', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  const { host, seen, show } = openTab();
  const keys = keysOf(host);
  show();
  await sendInquiry();
  const words = /^You are offline, and this browser can’t keep it/;
  expect(screen.getByText(words)).toBeDefined();
  expect(waits()).toBe(false);
  expect(field('Inquiry').value).toBe('How much for ten?');
  await online();
  expect(keys).toHaveLength(1);
  await press('Send inquiry');
  expect(seen.toasts.at(-1)).toEqual({ tone: 'success', text: 'Inquiry sent successfully!' });
  expect(keys[1]).toBe(keys[0]);
});

test('what the browser has evicted is still sent by the tab that wrote it', async () => {
  const { seen, show } = openTab();
  show();
  await sendInquiry();
  localStorage.removeItem(STORED);
  await online();
  expect(seen.toasts).toEqual([{ tone: 'success', text: 'Inquiry sent successfully!' }]);
});

test('what another tab has sent is not sent again', async () => {
  const { seen, show } = openTab();
  show();
  await sendInquiry();
  const oldValue = stored();
  localStorage.removeItem(STORED);
  window.dispatchEvent(new StorageEvent('storage', { key: STORED, oldValue }));
  await online();
  expect(seen.requests).toHaveLength(1);
});

test('a customer’s goes with the sign-out, a guest’s stays, and an expired session keeps both', async () => {
  const guest = openTab();
  guest.show();
  await sendInquiry('Guest?');
  cleanup();
  const customer = openTab(maria);
  customer.show();
  await sendInquiry('Customer?');
  customer.host.session.end('expired');
  expect(stored()).toContain('Customer?');
  customer.host.session.end('logout');
  expect(stored()).not.toContain('Customer?');
  expect(stored()).toContain('Guest?');
});

test('nobody else sees a customer’s, or sends it under another account', async () => {
  const customer = openTab(maria);
  customer.show();
  await sendInquiry();
  cleanup();
  const other = { token: 'other', user: { id: '8', name: 'Ana', email: 'ana@shop.example' } };
  const next = openTab(other);
  next.show();
  expect(waits()).toBe(false);
  sendWhenBack(next.host);
  await online();
  expect(next.seen.requests).toEqual([]);
});

test('a request for a quotation waits beside its form, comes back into it, and is sent once', async () => {
  const shop = openShop({ [REQUEST]: reached(() => ({ number: 'QUO-7' })) });
  writeAskedLines([{ product_id: '1', variant_id: '2', text: 'Drill (Kit)', quantity: 3 }]);
  await shop.visit('/quotation-request', quotationRequestPage);
  await screen.findByLabelText('Name');
  for (const [label, value] of [
    ['Name', 'Ana'],
    ['Mobile number', '0917'],
    ['Email', 'ana@example.ph'],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
  await press('Ask for a quotation');
  await screen.findByText(WAITS);
  expect(screen.getByText('3 × Drill (Kit)')).toBeDefined();
  expect(field('Name').value).toBe('');
  await press('Edit');
  await waitFor(() => {
    expect(field('Name').value).toBe('Ana');
  });
  await press('Ask for a quotation');
  await screen.findByText(WAITS);
  await online();
  expect(waits()).toBe(false);
  expect(shop.seen.toasts).toEqual([{ tone: 'success', text: 'Your request QUO-7 was sent.' }]);
  const [first, ...more] = shop.seen.requests.map(({ body }) => body);
  expect(more).toEqual([first, first]);
});

test('a request that waits stands above the quotations, which have it once it is sent', async () => {
  const listed = { number: 'QUO-7', status: 'Requested', requested_at: '2026-03-02T17:30:00.000Z' };
  let sent = false;
  const shop = openShop(
    {
      [REQUEST]: reached(() => {
        sent = true;
        return { number: 'QUO-7' };
      }),
      '/api/store/quotations/list': reached(() => (sent ? [listed] : [])),
    },
    maria,
  );
  const body = {
    ...{ name: 'Ana', mobile: '0917', email: 'ana@example.ph' },
    lines: [{ text: 'Drill (Kit)', quantity: 3 }],
  };
  const waiting = (key: string) => ({ kind: 'quotation-request' as const, key, owner: '7', body });
  keepUnsent(shop.host, waiting('one'));
  keepUnsent(shop.host, waiting('two'));
  await shop.visit('/quotations', quotationsPage);
  await screen.findByText('The list of your quotations comes back by itself.');
  await waitFor(() => {
    expect(screen.getAllByText(WAITS)).toHaveLength(2);
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quotations' }));
  sendWhenBack(shop.host);
  await online();
  expect(await screen.findByText('QUO-7')).toBeDefined();
  expect(waits()).toBe(false);
});

test('a request that waits comes back into its form from the quotations', async () => {
  const shop = openShop({ '/api/store/quotations/list': reached(() => []) }, maria);
  const lines = [{ text: 'Drill (Kit)', quantity: 3 }];
  const body = { name: 'Ana', mobile: '0917', email: 'ana@example.ph', lines };
  keepUnsent(shop.host, { kind: 'quotation-request', key: 'one', owner: '7', body });
  const { router } = await shop.visit('/quotations', quotationsPage);
  await screen.findByText(WAITS);
  await press('Edit');
  expect(router.state.location.pathname).toBe('/quotation-request');
  expect(stored()).toBeNull();
  expect(startingRequest(shop.host, null).lines).toMatchObject(lines);
});
