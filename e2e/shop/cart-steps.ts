/** A shopper's steps to an order, for the journeys of cart and checkout. */
import { expect, type Page } from '@playwright/test';
import { clientOf, type Details } from './provider-client';
import { shopAddress } from './shop-address';
import { tokenOf } from './test';

const isSold = ({ variants }: Details) =>
  variants.some((variant) => variant.default && variant.price && variant.in_stock);

/** A product that can be added to the cart: the first, or a later one. */
export const sellableProduct = (after = 0): Promise<Details> =>
  clientOf().productWith(isSold, after);

export const cartButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart/ });

export const confirmOrder = (page: Page) => page.getByRole('button', { name: 'Confirm order' });

export async function addToCart(page: Page, product: Details): Promise<void> {
  await page.goto(`/products/${product.id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Item has been added to cart!')).toBeVisible();
}

/** Fills the checkout form, on its page. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Santos');
  await page.getByLabel('Address line 1').fill('12 Mabini Street');
  await page.getByLabel('Province').selectOption('Metro Manila');
  await page.getByLabel('City or municipality').selectOption('Quezon City');
  await page.getByLabel('Postal code').fill('1100');
  await page.getByLabel('Phone').fill('+63 917 555 0100');
}

/** Calls the provider as the customer who is logged in on this page, or by a token. */
async function asCustomer<Answer>(
  page: Page,
  path: string,
  body: object,
  known?: string,
): Promise<Answer> {
  const token = known ?? (await tokenOf(page));
  const answer = await fetch(`${shopAddress().provider}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

type PlacedOrder = { order_number: string; subtotal: number; vat: number; total_amount: number };

/** The customer's orders, from the provider. */
export function ordersOf(page: Page, token?: string): Promise<PlacedOrder[]> {
  return asCustomer<PlacedOrder[]>(page, '/api/store/order/fetchAllOrders', {}, token);
}

/** Adds units of a product's default variant to the customer's cart, as another device would. */
export async function putInCart(page: Page, product: Details, quantity = 1): Promise<void> {
  const variant = product.variants.find((each) => each.default);
  await asCustomer(page, '/api/store/cart/updateItemsInCart', {
    product_id: product.id,
    variant_id: variant?.id,
    type: 'add',
    quantity,
  });
}
