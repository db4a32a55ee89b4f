/** A customer's visit to the checkout page, in which the test controls the clock. */
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FormValues } from '../src/checkout/fields';
import { emptyForm } from '../src/checkout/form';
import { checkoutPage } from '../src/pages/checkout-page';
import { renderPart } from './render';
import { makeHost, maria, type Provider } from './shop';

export const filled: FormValues = {
  ...emptyForm('maria@example.ph'),
  first_name: 'Maria',
  last_name: 'Santos',
  address1: '12 Mabini St.',
  state: 'Metro Manila',
  city: 'Quezon City',
  postal_code: '1100',
  phone: '0917 555 0101',
};

const labels: Partial<Record<keyof FormValues, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  address1: 'Address line 1',
  state: 'Province',
  city: 'City or municipality',
  postal_code: 'Postal code',
  phone: 'Phone',
};

/** Advances the clock, and waits for what that starts. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

export async function openPage(provider: Provider) {
  vi.useFakeTimers();
  const shop = makeHost(provider, maria);
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
  for (const [name, label] of Object.entries(labels)) {
    fireEvent.change(field(label), { target: { value: filled[name as keyof FormValues] } });
  }
}

export const confirm = () => screen.getByRole('button', { name: 'Confirm order' });

export async function press() {
  fireEvent.click(confirm());
  await pass(1);
}
