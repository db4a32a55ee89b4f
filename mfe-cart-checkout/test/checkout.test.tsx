// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { totalsOf } from 'shared-contracts/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm, errorsOf, orderBody, type FormValues } from '../src/checkout/form';
import { LOOK_UP_AFTER } from '../src/checkout/send-order';
import { checkoutPage } from '../src/pages/checkout-page';
import { renderPart } from './render';
import { makeHost, makeProvider, maria, type Provider } from './shop';

const filled: FormValues = {
  ...emptyForm('maria@example.ph'),
  first_name: 'Maria',
  last_name: 'Santos',
  address1: '12 Mabini St.',
  city: 'Quezon City',
  state: 'Metro Manila',
  postal_code: '1100',
  phone: '0917 555 0101',
};

const labels: Partial<Record<keyof FormValues, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  address1: 'Address line 1',
  city: 'City',
  state: 'Province',
  postal_code: 'Postal code',
  phone: 'Phone',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets time pass, and everything that it sets off. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function openPage(provider: Provider) {
  vi.useFakeTimers();
  const shop = makeHost(provider, maria);
  const data = { kind: 'customer' } as const;
  const page = renderPart(shop.host, checkoutPage.Component, { data });
  await pass(1);
  return {
    ...shop,
    ...page,
    provider,
    orders: () => provider.sent.filter(({ url }) => url.endsWith('placeOrders')),
  };
}

function fill() {
  for (const [name, label] of Object.entries(labels)) {
    const value = filled[name as keyof FormValues];
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  }
}

const confirm = () => screen.getByRole('button', { name: 'Confirm order' });
async function press() {
  fireEvent.click(confirm());
  await pass(1);
}

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
    const shop = makeHost(makeProvider());
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
  });

  it('shows the notice, the lines, subtotal, VAT and total', async () => {
    await openPage(makeProvider({ A: 2, B: 1 }));
    expect(
      screen.getByText('Delivery is temporarily unavailable. All orders are for pickup.'),
    ).toBeTruthy();
    expect(screen.getByText('VAT (12%)')).toBeTruthy();
    const sums = screen.getAllByRole('definition').map((sum) => sum.textContent);
    expect(sums).toEqual(['₱3,999.50', '₱479.94', '₱4,479.44']);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty(
      'value',
      'maria@example.ph',
    );
    expect(screen.getByRole('textbox', { name: 'Country' })).toHaveProperty('value', 'Philippines');
  });

  it('has nothing to confirm while the cart is empty', async () => {
    await openPage(makeProvider());
    expect(confirm().hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('No products added.')).toBeTruthy();
  });

  it('names what is missing, above the form and at the field', async () => {
    const { orders } = await openPage(makeProvider({ A: 1 }));
    await press();
    expect(orders()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Please check these fields' })).toBe(
      document.activeElement,
    );
    expect(screen.getByRole('link', { name: 'Please enter your province.' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Province' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    fireEvent.change(screen.getByRole('textbox', { name: 'Province' }), {
      target: { value: 'Cebu' },
    });
    expect(
      screen.getByRole('textbox', { name: 'Province' }).getAttribute('aria-invalid'),
    ).toBeNull();
  });

  it('keeps what was typed over a reload, for this customer only', async () => {
    const first = await openPage(makeProvider({ A: 1 }));
    fill();
    first.unmount();
    const second = await openPage(makeProvider({ A: 1 }));
    expect(screen.getByRole('textbox', { name: 'Province' })).toHaveProperty(
      'value',
      'Metro Manila',
    );
    second.unmount();
    const stranger = makeHost(makeProvider(), { ...maria, user: { id: '8', name: 'Jose' } });
    renderPart(stranger.host, checkoutPage.Component, { data: { kind: 'customer' as const } });
    expect(screen.getByRole('textbox', { name: 'Province' })).toHaveProperty('value', '');
  });

  it('places the order, says so, empties cart and form, and leads to the orders after 3 seconds', async () => {
    const { provider, toasts, router, factsOf, orders } = await openPage(makeProvider({ A: 2 }));
    fill();
    await press();
    expect(provider.orders).toHaveLength(1);
    expect(orders()[0]?.body).toMatchObject({ subtotal: 3000, vat: 360, total_amount: 3360 });
    expect(toasts).toEqual([{ tone: 'success', text: 'Order has been placed!' }]);
    expect(screen.getByRole('heading', { name: 'Order has been placed!' })).toBe(
      document.activeElement,
    );
    expect(screen.getByRole('link', { name: 'Go to your orders' }).getAttribute('href')).toBe(
      '/order-history',
    );
    expect(factsOf('order:placed')).toEqual([{ order_number: 'ORD-1' }]);
    expect(factsOf('cart:changed').at(-1)).toEqual({ units: 0 });
    expect(sessionStorage.getItem('draft:checkout')).toBeNull();
    await pass(2900);
    expect(router.state.location.pathname).toBe('/here');
    await pass(200);
    expect(router.state.location.pathname).toBe('/order-history');
  });

  it("keeps form, cart and key after the provider's failure", async () => {
    const { provider, toasts, orders } = await openPage(makeProvider({ A: 1 }));
    fill();
    provider.mishaps.push({ kind: 'refused', status: 500, to: 'placeOrders' });
    await press();
    expect(toasts).toEqual([{ tone: 'danger', text: 'Something went wrong!' }]);
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Quezon City');
    expect(screen.getByRole('link', { name: 'Hammer drill' })).toBeTruthy();
    await press();
    const [one, two] = orders();
    expect(two).toEqual(one);
    expect(provider.orders).toHaveLength(1);
  });

  it('sends another order under another key after a failure', async () => {
    const { provider, orders } = await openPage(makeProvider({ A: 1 }));
    fill();
    provider.mishaps.push({ kind: 'refused', status: 500, to: 'placeOrders' });
    await press();
    fireEvent.change(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Cebu' } });
    await press();
    const [one, two] = orders();
    expect(two?.key).not.toBe(one?.key);
    expect(provider.orders).toHaveLength(1);
  });

  it('finds an order whose look-up failed, and places none twice', async () => {
    const { provider, toasts, orders } = await openPage(makeProvider({ A: 1 }));
    fill();
    provider.mishaps.push({ kind: 'reply lost', to: 'placeOrders' });
    provider.mishaps.push({ kind: 'refused', status: 500, to: 'placeOrders' });
    await press();
    await pass(LOOK_UP_AFTER[0]);
    expect(toasts).toEqual([]);
    await pass(LOOK_UP_AFTER[1]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Order has been placed!' }]);
    expect(provider.orders).toHaveLength(1);
    expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  });

  it('shows the new prices of a 409 and asks again', async () => {
    const { provider, orders } = await openPage(makeProvider({ A: 1 }));
    fill();
    const message = 'Prices have changed. Please review your order and confirm again.';
    const items = [
      {
        product_id: 1,
        variant_id: 'A',
        quantity: 1,
        product_name: 'Hammer drill',
        product_price: 1600,
      },
    ];
    provider.mishaps.push({
      kind: 'refused',
      status: 409,
      message,
      body: { items },
      to: 'placeOrders',
    });
    await press();
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('₱1,792.00');
    await press();
    expect(orders()[1]?.body).toMatchObject({ subtotal: 1600, total_amount: 1792 });
    expect(orders()[1]?.key).not.toBe(orders()[0]?.key);
  });

  it('looks a lost answer up before it says anything', async () => {
    const { provider, toasts, orders } = await openPage(makeProvider({ A: 1 }));
    fill();
    provider.mishaps.push({ kind: 'reply lost', to: 'placeOrders' });
    await press();
    expect(screen.getByText('Checking what became of your order…')).toBeTruthy();
    expect(toasts).toEqual([]);
    await pass(LOOK_UP_AFTER[0]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Order has been placed!' }]);
    expect(provider.orders).toHaveLength(1);
    expect(orders().map(({ key }) => key === orders()[0]?.key)).toEqual([true, true]);
  });

  it('keeps the key while the outcome is unknown, also over a reload', async () => {
    const provider = makeProvider({ A: 1 });
    const first = await openPage(provider);
    fill();
    provider.mishaps.push({ kind: 'reply lost', to: 'placeOrders' });
    const away = { kind: 'refused', status: 504, to: 'placeOrders' } as const;
    provider.mishaps.push(...LOOK_UP_AFTER.map(() => away));
    await press();
    await pass(LOOK_UP_AFTER.reduce((sum, pause) => sum + pause, 0));
    expect(first.toasts).toEqual([{ tone: 'danger', text: 'Something went wrong!' }]);
    expect(screen.getByText(/will not be placed twice/)).toBeTruthy();
    first.unmount();

    const second = await openPage(provider);
    // The cart is empty by now, and still the order can be asked after.
    expect(screen.getByText(/will not be placed twice/)).toBeTruthy();
    await press();
    expect(second.toasts).toEqual([{ tone: 'success', text: 'Order has been placed!' }]);
    expect(provider.orders).toHaveLength(1);
    const sent = second.orders();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('keeps the form for the next sign-in where the session has ended', async () => {
    const { host, provider, toasts, unmount } = await openPage(makeProvider({ A: 1 }));
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
    expect(screen.getByText('Please log in to proceed to checkout.')).toBeTruthy();
    expect(toasts).toEqual([]);
    unmount();
    await openPage(makeProvider({ A: 1 }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Quezon City');
    expect(screen.queryByText(/will not be placed twice/)).toBeNull();
  });

  it('locks the button while it sends, and after 8 seconds says that it still works', async () => {
    const { provider, orders } = await openPage(makeProvider({ A: 1 }));
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
