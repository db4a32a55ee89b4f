/** After a logout, Back shows nothing of the customer. */
import type { Page } from '@playwright/test';
import { withBackForwardCache } from '../shop/back-forward-cache';
import { clientOf } from '../shop/provider-client';
import { placeOrderFor } from '../shop/placed-order';
import { expect, logIn, registeredCustomer, test } from '../shop/test';

test.use(withBackForwardCache);

/** A page from the back/forward cache has no load event, so only the navigation is awaited. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

test('after a logout Back shows nothing personal, not even from the browser’s memory [A05]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  const product = await clientOf().productWith(({ variants }) =>
    variants.some((each) => each.default && each.price && each.in_stock),
  );
  const { number } = await placeOrderFor(customer, [
    {
      product_id: product.id,
      variant_id: product.variants.find((each) => each.default)?.id ?? 0,
      quantity: 1,
    },
  ]);
  await logIn(page, customer);
  await page.goto(`/order-history/${number}`);
  const order = page.getByRole('heading', { level: 1, name: `Order ${number}` });
  await expect(order).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  await test.step('while logged in, Back brings the very same page back', async () => {
    await page.goto('/store');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goBack(page);
    await expect(page.locator('html[data-same-page]')).toBeAttached();
    await expect(order).toBeVisible();
  });

  await test.step('logged out, it leads to the login', async () => {
    await page.goto('/store');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logout' }).click();
    await reloaded;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\/store$/);
    await goBack(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html[data-same-page]')).not.toBeAttached();
    await expect(page.getByText(number)).toBeHidden();
    await expect(page.getByText(customer.name)).toBeHidden();
  });
});
