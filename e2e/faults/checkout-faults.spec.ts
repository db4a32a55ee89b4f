/** The order fails on its way: nothing is lost, and nothing is ordered twice. */
import type { Page } from '@playwright/test';
import { clientOf } from '../shop/provider-client';
import { clearFaults, expect, logIn, registeredCustomer, setFault, test } from '../shop/test';

test.afterEach(clearFaults);

async function readyToOrder(page: Page): Promise<void> {
  const product = await clientOf().productWith((details) =>
    details.variants.some((variant) => variant.default && variant.price && variant.in_stock),
  );
  await logIn(page, await registeredCustomer());
  await page.goto(`/products/${product.id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await page.goto('/checkout');
  const fields: [string, string][] = [
    ['First name', 'Maria'],
    ['Last name', 'Santos'],
    ['Address line 1', '12 Mabini Street'],
    ['City', 'Quezon City'],
    ['Province', 'Metro Manila'],
    ['Postal code', '1100'],
    ['Phone', '+63 917 555 0100'],
  ];
  for (const [label, value] of fields) await page.getByLabel(label).fill(value);
}

const ordersShown = (page: Page) => page.getByRole('heading', { name: /^Order \S+-/ });

test('a refused order keeps the form and the cart, and goes through at the second try [K09]', async ({
  page,
}) => {
  await readyToOrder(page);
  await setFault({ kind: 'status', status: 500, path: '/api/store/order/placeOrders' });
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('Something went wrong!').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await clearFaults();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/order-history$/);
});

test('an order whose answer is lost is looked up, and is there once [K09]', async ({ page }) => {
  await readyToOrder(page);
  await setFault({ kind: 'lose-answer', path: '/api/store/order/placeOrders', times: 1 });
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page).toHaveURL(/\/order-history$/, { timeout: 20_000 });
  await expect(ordersShown(page)).toHaveCount(1);
});

test('Confirm is disabled on an empty cart, and required fields are named [K06]', async ({
  page,
}) => {
  await logIn(page, await registeredCustomer());
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeDisabled();
  for (const label of ['Company', 'Address line 2']) {
    await expect(page.getByLabel(label)).not.toHaveAttribute('required', '');
  }
  for (const label of ['First name', 'Last name', 'City', 'Province', 'Country', 'Postal code']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  }
});
