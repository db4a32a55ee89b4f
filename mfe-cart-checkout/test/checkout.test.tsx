// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { totalsOf } from 'shared-contracts/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorsOf, orderBody } from '../src/checkout/form';
import { checkoutPage } from '../src/pages/checkout-page';
import { filled } from './filled-form';
import { openProvider } from './reference-shop';
import { renderPart } from './render';
import { makeHost } from './shop';
import { confirm, field, fill, openPage, pass, press } from './visit-checkout';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says at no moment that a cart is empty that is still to be read', async () => {
  const gone: Node[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) gone.push(...removedNodes);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await openPage(await openProvider({ drill: 1 }));
  watch.disconnect();
  const words = gone.map(({ textContent }) => textContent);
  expect(words).toContain('Still loading…');
  expect(words.join()).not.toContain('No products added.');
});

describe('the form', () => {
  it.each([
    ['email', '', 'Please enter your email address.'],
    ['email', 'maria', 'Please enter a valid email address.'],
    ['first_name', '   ', 'Please enter your first name.'],
    ['state', '', 'Please enter your province.'],
    ['phone', '', 'Please enter your phone number.'],
    ['company', '', undefined],
    ['address2', '', undefined],
    ['city', 'x'.repeat(101), 'At most 100 characters.'],
  ] as const)('%s of %j: %s', (name, value, said) => {
    expect(errorsOf({ ...filled, [name]: value })[name]).toBe(said);
  });

  it('becomes the order with amounts in pesos and both addresses alike', () => {
    const body = orderBody({ ...filled, address2: ' Unit 4 ' }, totalsOf(162_500), '7');
    const address = '12 Mabini St., Unit 4, Quezon City, Metro Manila, 1100, Philippines';
    expect(body).toEqual({
      email: 'maria@example.ph',
      first_name: 'Maria',
      last_name: 'Santos',
      company: '',
      address1: '12 Mabini St.',
      address2: 'Unit 4',
      city: 'Quezon City',
      state: 'Metro Manila',
      country: 'Philippines',
      postal_code: '1100',
      phone: '0917 555 0101',
      subtotal: 1625,
      vat: 195,
      total_amount: 1820,
      shipping_address: address,
      billing_address: address,
      user_id: '7',
    });
  });
});

describe('the checkout page', () => {
  it('asks a guest to log in, and is not for search engines', async () => {
    const shop = makeHost(await openProvider());
    const visit = { params: {}, url: new URL('http://shop/checkout') };
    const data = await checkoutPage.loader({
      ...visit,
      host: shop.host,
      signal: new AbortController().signal,
    });
    expect(data).toEqual({ kind: 'guest' });
    expect(checkoutPage.head(data, shop.host.config)).toMatchObject({ robots: 'noindex' });
    renderPart(shop.host, checkoutPage.Component, { data });
    expect(screen.getByText('Please log in to proceed to checkout.')).toBeTruthy();
    expect(screen.queryByText(/session/)).toBeNull();
  });

  it('shows the notice, the lines, subtotal, VAT and total', async () => {
    const { provider } = await openPage(await openProvider({ drill: 2, grinder: 1 }));
    expect(
      screen.getByText('Delivery is temporarily unavailable. All orders are for pickup.'),
    ).toBeTruthy();
    expect(screen.getByText(/Cash on Delivery \(in cash, at pickup\)/)).toBeTruthy();
    expect(screen.getByText('VAT (12%)')).toBeTruthy();
    const sums = screen.getAllByRole('definition').map((sum) => sum.textContent);
    expect(sums).toEqual(['₱3,999.50', '₱479.94', '₱4,479.44']);
    expect(field('Email')).toHaveProperty('value', provider.maria.user.email);
    expect(field('Country')).toHaveProperty('value', 'Philippines');
  });

  it('has nothing to confirm while the cart is empty, and stands as it stood before that was known', async () => {
    const gone: Node[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { removedNodes } of changes) gone.push(...removedNodes);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await openPage(await openProvider());
    watch.disconnect();
    expect(gone.filter(({ nodeName }) => nodeName === 'P')).toEqual([]);
    expect(confirm().hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('No products added.')).toBeTruthy();
  });

  it('names what is missing, above the form and at the field', async () => {
    const { orders } = await openPage(await openProvider({ drill: 1 }));
    await press();
    expect(orders()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Please check these fields' })).toBe(
      document.activeElement,
    );
    expect(screen.getByRole('link', { name: 'Please enter your province.' })).toBeTruthy();
    expect(field('Province').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field('Province'), {
      target: { value: 'Cebu' },
    });
    expect(field('Province').getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps what was typed over a reload, for this customer only', async () => {
    const provider = await openProvider({ drill: 1 });
    const jose = await openProvider();
    const first = await openPage(provider);
    fill();
    first.unmount();
    const second = await openPage(provider);
    expect(field('Province')).toHaveProperty('value', 'Metro Manila');
    second.unmount();
    const stranger = makeHost(jose, jose.maria);
    renderPart(stranger.host, checkoutPage.Component, { data: { kind: 'customer' as const } });
    await pass(1);
    expect(field('Province')).toHaveProperty('value', '');
  });
});

describe('a postal code', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const place = () => [field('Province').value, field('City or municipality').value];

  it('fills in the place of which it is the main one, and another one after it', async () => {
    await openPage(await openProvider({ drill: 1 }));
    type('Postal code', '1200');
    expect(place()).toEqual(['Metro Manila', 'Makati City']);
    type('Postal code', '110');
    type('Postal code', '1100');
    expect(place()).toEqual(['Metro Manila', 'Quezon City']);
    // A district's own code leaves the city.
    type('Postal code', '1101');
    expect(place()).toEqual(['Metro Manila', 'Quezon City']);
  });

  it('leaves a place that was chosen', async () => {
    await openPage(await openProvider({ drill: 1 }));
    type('Province', 'Cebu');
    type('City or municipality', 'Cebu City');
    type('Postal code', '1200');
    expect(place()).toEqual(['Cebu', 'Cebu City']);
  });
});
