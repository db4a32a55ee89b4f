/** A customer's calls from another device than the browser under test. */
import { shopAddress } from './shop-address';

type CartLine = {
  product_id: number;
  variant_id: number;
  product_name: string;
  brand_name: string;
  product_price: number;
  quantity: number;
};
export type Credentials = { email: string; password: string };
export type PlacedOrder = { number: string; total: number; lines: CartLine[] };

/** Makes a call, with a token where one is given. */
export async function callProvider<Answer>(
  path: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(`${shopAddress().provider}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Logs in on another device. @returns the token */
export async function logInElsewhere({ email, password }: Credentials): Promise<string> {
  const answer = await callProvider<{ token: string }>('/api/auth/shop-login', { email, password });
  return answer.token;
}

export const pickupAddress = '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines';

/** Orders these variants for a customer, each in its quantity. @param more fields of the checkout */
export async function placeOrderFor(
  customer: Credentials,
  wanted: { product_id: number; variant_id: number; quantity: number }[],
  more: Record<string, string> = {},
): Promise<PlacedOrder> {
  const token = await logInElsewhere(customer);
  for (const line of wanted) {
    await callProvider('/api/store/cart/updateItemsInCart', { ...line, type: 'add' }, token);
  }
  const { data: lines } = await callProvider<{ data: CartLine[] }>(
    '/api/store/cart/fetchItemsAdded',
    {},
    token,
  );
  const subtotal = lines.reduce(
    (sum, line) => sum + Math.round(line.product_price * 100) * line.quantity,
    0,
  );
  const total = Math.round((subtotal * 112) / 100);
  const placed = await callProvider<{ order_number: string }>(
    '/api/store/order/placeOrders',
    {
      email: customer.email,
      first_name: 'Maria',
      last_name: 'Santos',
      address1: '12 Mabini Street',
      city: 'Quezon City',
      country: 'Philippines',
      state: 'Metro Manila',
      postal_code: '1100',
      phone: '+63 917 555 0100',
      shipping_address: pickupAddress,
      billing_address: pickupAddress,
      subtotal: subtotal / 100,
      vat: (total - subtotal) / 100,
      total_amount: total / 100,
      ...more,
    },
    token,
  );
  return { number: placed.order_number, total: total / 100, lines };
}
