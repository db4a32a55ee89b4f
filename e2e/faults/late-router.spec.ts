/** What changes pages is loaded after the first page is shown, and may not come. */
import type { Page } from '@playwright/test';
import { expect, logIn, registeredCustomer, test } from '../shop/test';

/** Resolves when the page's links are the shell's. */
const shown = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);

const ROUTER = /\/router\.[^/]+\.js$/;

test('a link leads on where the code that changes pages can’t come, and a page that needs it says so and comes by Retry', async ({
  page,
}) => {
  await page.route(ROUTER, (route) => route.abort());
  await page.goto('/contact-us');
  await shown(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('banner').getByRole('link', { name: 'Our Products' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.locator('[data-page="store"] h1')).toBeVisible();
  await expect(page.locator('html[data-same-document]')).not.toBeAttached();

  await page.unroute(ROUTER);
  await logIn(page, await registeredCustomer());
  await page.route(ROUTER, (route) => route.abort());
  await page.goto('/order-history');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(ROUTER);
  await retry.click();
  await expect(page.locator('[data-page="order-history"] h1')).toBeVisible();
});

test('a link that is followed before the code that changes pages has come leads on in the same document', async ({
  page,
}) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(ROUTER, async (route) => {
    await coming;
    await route.continue();
  });
  const asked = page.waitForRequest(ROUTER);
  await page.goto('/contact-us');
  await shown(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('banner').getByRole('link', { name: 'Our Products' }).click();
  await asked;
  await expect(page).toHaveURL(/\/contact-us$/);
  come();
  await expect(page.locator('[data-page="store"] h1')).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  await page.goBack();
  await expect(page.locator('[data-page="contact"] h1')).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toBeAttached();

  await page.reload();
  // Back to what the earlier document has shown, where the code may not have come anew.
  await page.goForward();
  await expect(page.locator('[data-page="store"] h1')).toBeVisible();
});
