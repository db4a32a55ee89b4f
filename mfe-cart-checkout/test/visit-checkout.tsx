/** A customer's visit to the checkout page, with the time in the test's hand. */
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FormValues } from '../src/checkout/fields';
import { checkoutPage } from '../src/pages/checkout-page';
import { filled } from './filled-form';
import type { Provider } from './reference-shop';
import { renderPart } from './render';
import { makeHost } from './shop';
import { answered } from './under-way';

const labels: Partial<Record<keyof FormValues, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  address1: 'Address line 1',
  state: 'Province',
  city: 'City or municipality',
  postal_code: 'Postal code',
  phone: 'Phone',
};

/** The pauses between two looks at the orders are multiples of it: a timer ends with a step. */
const STEP = 500;

/** Lets the tab's time pass, and everything that it sets off; answers take none of it. */
export async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)));
    // Twice: what React shows of an answer may send the next call.
    await act(answered);
    await act(answered);
  }
}

export async function openPage(provider: Provider) {
  // Parts whose code comes later: the tab's clock waits for none.
  await Promise.all([
    import('../src/checkout/order-notice'),
    import('../src/checkout/order-slip'),
    import('../src/checkout/mend-line'),
    import('../src/checkout/submit-order'),
  ]);
  // The tab's clock alone: what carries calls to the provider keeps its own.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const shop = makeHost(provider, provider.maria);
  const data = { kind: 'customer' } as const;
  const page = renderPart(shop.host, checkoutPage.Component, { data });
  await pass(1);
  await act(() => vi.dynamicImportSettled());
  await pass(1);
  return {
    ...shop,
    ...page,
    provider,
    orders: () => provider.sent.filter(({ url }) => url.endsWith('placeOrders')),
  };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export function fill() {
  // Whoever has ordered before sees the last address first.
  const edit = screen.queryByRole('button', { name: 'Edit' });
  if (edit) fireEvent.click(edit);
  for (const [name, label] of Object.entries(labels)) {
    fireEvent.change(field(label), { target: { value: filled[name as keyof FormValues] } });
  }
}

export const confirm = () => screen.getByRole('button', { name: 'Confirm order' });

export async function press() {
  fireEvent.click(confirm());
  await pass(1);
}
