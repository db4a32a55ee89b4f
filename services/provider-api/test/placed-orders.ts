/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Orders of a test's shop, by the calls of its customers. */
import { fetchOrders } from 'shared-contracts/calls';
import { totalsOf } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import type { Order } from 'shared-contracts/wire/order';
import { newClaimCode } from '../src/domain/orders/claim';
import { insertOrder } from '../src/domain/orders/store-order';
import type { Answer, Customer, TestShop } from './shop';

const address = '1 Rizal St, Makati, Metro Manila, 1200, Philippines';

const orderForm = {
  email: 'ana@example.ph',
  first_name: 'Ana',
  last_name: 'Cruz',
  company: 'Cruz Builders',
  address1: '1 Rizal St',
  address2: '',
  city: 'Makati',
  country: 'Philippines',
  state: 'Metro Manila',
  postal_code: '1200',
  phone: '0917 000 0000',
  shipping_address: address,
  billing_address: address,
};

/** Fills a customer’s cart. */
export async function fillCart(
  shop: TestShop,
  who: Customer,
  lines: { product_id: number; variant_id: number | undefined; quantity: number }[],
): Promise<void> {
  for (const line of lines) {
    await shop.post(
      '/api/store/cart/updateItemsInCart',
      { ...line, type: 'add' },
      { token: who.token },
    );
  }
}

/**
 * Places what is in the cart, at the prices of now.
 * @param from the customer's address
 */
export async function placeCart(
  shop: TestShop,
  who: Customer,
  more = {},
  from?: string,
): Promise<Answer> {
  const cart = await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token });
  const held = cart.json.data as { product_price: number; quantity: number }[];
  const { subtotal, vat, total } = totalsOf(
    held.reduce((sum, line) => sum + Math.round(line.product_price * 100) * line.quantity, 0),
  );
  const body = {
    ...orderForm,
    subtotal: subtotal / 100,
    vat: vat / 100,
    total_amount: total / 100,
    ...more,
  };
  return shop.post('/api/store/order/placeOrders', body, { token: who.token, from });
}

/** Orders so many kits of the small catalogue's drill. @returns the order's number */
export async function orderKits(shop: TestShop, who: Customer, quantity = 1): Promise<string> {
  const drill = await shop.product('Cordless Hammer Drill');
  await fillCart(shop, who, [{ product_id: drill.id, variant_id: drill.variants.Kit, quantity }]);
  const placed = await placeCart(shop, who);
  if (placed.status !== 200) throw new Error(`not placed: ${JSON.stringify(placed.json)}`);
  return placed.json.order_number as string;
}

/** An order that staff wrote down for somebody without an account. @returns how it is claimed */
export async function writtenDown(shop: TestShop): Promise<{ order_number: string; code: string }> {
  const code = newClaimCode();
  const address = { address1: '', city: '', country: '', state: '', postalCode: '' };
  const { number } = await shop.deps.db.transaction((tx) =>
    insertOrder(tx, {
      ...{ ...address, shippingAddress: '', billingAddress: '', email: '', phone: '0917 555 1234' },
      ...{ subtotal: 100_00, vat: 12_00, total: 112_00, placedAt: shop.deps.now() },
      ...{ firstName: 'Rosa', lastName: 'Dizon', staffName: 'maria', claimCode: code },
    }),
  );
  return { order_number: number, code };
}

/** The customer's orders as My Purchase reads them, newest first. */
export async function ordersSeenBy(shop: TestShop, who: Customer): Promise<Order[]> {
  const answer = await shop.post(fetchOrders.path, {}, { token: who.token });
  return z.parse(fetchOrders.answer, answer.json).items;
}
