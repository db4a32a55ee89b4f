/** The checkout: what it shows and sends, and that it orders only once. */
import {
  addToCart,
  cartButton,
  confirmOrder,
  fillCheckout,
  ordersOf,
  putInCart,
  sellableProduct,
} from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { formattedPesos as pesos } from '../shop/pesos';
import { clientOf } from '../shop/provider-client';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

/** Adds 12 % VAT in whole centavos, halves rounded up. */
function withVat(subtotal: number) {
  const centavos = BigInt(Math.round(subtotal * 100));
  const total = (centavos * 112n + 50n) / 100n;
  return { vat: Number(total - centavos) / 100, total: Number(total) / 100 };
}

test('the checkout shows the notice and exact totals, and sends what the specification lists [K07 K08]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  await signIn(page, customer);
  const { products } = clientOf();
  const listed = (await products({ limit: 40, offset: 0 })).filter((each) => each.price);
  for (const [at, { id }] of listed.slice(0, 4).entries()) {
    await putInCart(page, await clientOf().details(id), at * 3 + 1);
  }
  await page.goto('/checkout');
  await expect(
    page.getByText('Delivery is temporarily unavailable. All orders are for pickup.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await expect(page.getByLabel('Country')).toHaveValue('Philippines');
  const items = page.getByRole('list', { name: 'Items in your order' });
  const picture = await items.locator('li > :first-child').first().boundingBox();
  expect(picture?.height).toBe(picture?.width);
  await fillCheckout(page);
  await page.getByLabel('Address line 2').fill('  ');
  await page.getByLabel('Company').fill('Santos Builders');

  const sent = page.waitForRequest('**/api/store/order/placeOrders');
  const shown = await page.getByRole('definition').allTextContents();
  await confirmOrder(page).click();
  const request = await sent;
  const body = request.postDataJSON() as Record<string, unknown> & { subtotal: number };
  const { vat, total } = withVat(body.subtotal);
  const address = '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines';
  expect(body).toEqual({
    email: customer.email,
    first_name: 'Maria',
    last_name: 'Santos',
    company: 'Santos Builders',
    address1: '12 Mabini Street',
    address2: '',
    city: 'Quezon City',
    country: 'Philippines',
    state: 'Metro Manila',
    postal_code: '1100',
    phone: '+63 917 555 0100',
    subtotal: body.subtotal,
    vat,
    total_amount: total,
    shipping_address: address,
    billing_address: address,
    user_id: body.user_id,
  });
  expect(shown).toEqual([pesos(body.subtotal), pesos(vat), pesos(total)]);
  expect(request.headers()['idempotency-key']).toBeTruthy();
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  // The provider computes the same totals.
  expect(await ordersOf(page)).toMatchObject([
    { subtotal: body.subtotal, vat, total_amount: total },
  ]);
});

test('a double click with Enter on top places one order [K09]', async ({ page }) => {
  await signIn(page, await registeredCustomer());
  await addToCart(page, await sellableProduct());
  await page.goto('/checkout');
  await fillCheckout(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/placeOrders')) sent.push(request.url());
  });
  await confirmOrder(page).scrollIntoViewIfNeeded();
  const button = await confirmOrder(page).boundingBox();
  await page.getByLabel('Phone').focus();
  await page.keyboard.press('Enter');
  await page.mouse.dblclick((button?.x ?? 0) + 20, (button?.y ?? 0) + 10);
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
  expect(await ordersOf(page)).toHaveLength(1);
  expect(sent).toHaveLength(1);
  await expect(page).toHaveURL(/\/order-history$/);
});

test(
  'two tabs that confirm at once place one order, and the other says so',
  LONG,
  async ({ page, context }) => {
    await signIn(page, await registeredCustomer());
    await putInCart(page, await sellableProduct());
    await page.goto('/checkout');
    await fillCheckout(page);
    // A tab that this page opens has the same session and the same form.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/checkout'));
    const other = await opened;
    await expect(other.getByLabel('City or municipality')).toHaveValue('Quezon City');
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
    // Both clicks are sent without waiting, because the first order empties the other tab’s cart,
    // which disables its button.
    await Promise.all([page, other].map((tab) => confirmOrder(tab).dispatchEvent('click')));
    for (const tab of [page, other]) {
      await expect(cartButton(tab)).toHaveAccessibleName('Cart is Empty');
    }
    const placedIn = () => [page, other].filter((tab) => tab.url().endsWith('/order-history'));
    await expect.poll(() => placedIn().length).toBe(1);
    const late = placedIn()[0] === page ? other : page;
    await expect(late.getByText('No products added.')).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  },
);

test(
  'a cart that another device has changed is shown, and ordered only when confirmed again',
  LONG,
  async ({ page }) => {
    const product = await sellableProduct();
    await signIn(page, await registeredCustomer());
    await putInCart(page, product);
    await page.goto('/checkout');
    await fillCheckout(page);
    await putInCart(page, product, 2);
    await confirmOrder(page).click();
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order.getByText(/confirm again/).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Items in your order' })).toContainText('3 ×');
    expect(await ordersOf(page)).toHaveLength(0);
    await confirmOrder(page).click();
    await expect(page.getByText('Order has been placed!').first()).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  },
);

test(
  'an address abroad is typed freely, and a reload keeps what was typed [K06]',
  LONG,
  async ({ page }) => {
    await signIn(page, await registeredCustomer());
    await putInCart(page, await sellableProduct());
    await page.goto('/checkout');
    await page.getByLabel('Province').selectOption('Cebu');
    await expect(page.getByLabel('City or municipality')).toContainText('Lapu-Lapu City');
    await page.getByLabel('Country').fill('Japan');
    await page.getByLabel('State or province').fill('Osaka Prefecture');
    await page.getByLabel('City').fill('Sakai');
    await page.getByLabel('First name').fill('Maria');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Maria');
    await expect(page.getByLabel('City')).toHaveValue('Sakai');
    await confirmOrder(page).click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('heading')).toBeFocused();
    await summary.getByRole('link', { name: 'Please enter your phone number.' }).click();
    await expect(page.getByLabel('Phone')).toBeFocused();
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  },
);
