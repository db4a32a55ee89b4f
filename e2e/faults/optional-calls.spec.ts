/** A provider that lacks the calls of business buying: the shop says so calmly, and goes on. */
import type { Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { expect, registeredCustomer, signIn, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

/** Answers calls of these paths as a provider that has never heard of them. */
const lacks = (page: Page, path: string) =>
  page.route(`**${path}/**`, (route) =>
    route.fulfill({ status: 404, json: { message: 'Not found.' } }),
  );

test('without quick orders the shop names a way to order all the same [B07]', async ({ page }) => {
  await lacks(page, '/api/store/quick-order');
  await page.goto('/quick-order');
  await untilHydrated(page);
  await page.getByLabel('Your list').fill('HBG200-3P x 2');
  await page.getByRole('button', { name: 'Match' }).click();
  await expect(page.getByText('Quick order is not available in this shop.')).toBeVisible();
  await expect(page.getByLabel('Your list')).toHaveValue('HBG200-3P x 2');
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click();
  await expect(page.getByRole('dialog').getByLabel('Inquiry')).toBeVisible();
});

test('without quotations the shop answers by inquiry, and a request stays as typed [B18]', async ({
  page,
}) => {
  await lacks(page, '/api/store/quotations');
  await signIn(page, await registeredCustomer());
  await page.goto('/quotations');
  await expect(page.getByText('This shop answers by inquiry.')).toBeVisible();
  await page.goto(`/products/${(await sellableProduct(8)).id}`);
  await page.getByRole('link', { name: 'Ask for a quotation' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ana Reyes');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
  await page.getByRole('main').getByRole('button', { name: 'Ask for a quotation' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Inquire' }).click();
  await expect(page.getByRole('dialog').getByLabel('Inquiry')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0917 555 0100');
});

test('without lists a customer has the browser’s, which no link shares [B28]', async ({ page }) => {
  await lacks(page, '/api/store/lists');
  await signIn(page, await registeredCustomer());
  const product = await sellableProduct(9);
  await page.goto(`/products/${product.id}`);
  await page.getByRole('button', { name: /^Save to list/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 item' }).click();
  await expect(page.getByText('1 item saved to ‘Saved list’.')).toBeVisible();
  await page.goto('/saved-lists');
  await expect(page.getByText('Your list is kept in this browser.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: product.product_name })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Make a link' })).toHaveCount(0);
});
