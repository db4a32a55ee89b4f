/** Who may see which page, and where everybody else is sent. */
import { expect, logIn, registeredCustomer, test } from '../shop/test';

test('a guest is led from protected pages to /login [R10 R11 R17]', async ({ page }) => {
  for (const path of ['/checkout', '/order-history']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});

test('a customer is led from login and register to the store, and greeted [R12 L04]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  await logIn(page, customer);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/store$/);
  }
  await expect(page.getByText(customer.name)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await reloaded;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBeNull();
});
