/** Back restores a page from the back/forward cache: the page must show the present state. */
import type { Page } from '@playwright/test';
import { withBackForwardCache } from '../shop/back-forward-cache';
import {
  addToCart,
  cartButton,
  confirmOrder,
  putInCart,
  sellableProduct,
} from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { callProvider, placeOrderFor } from '../shop/placed-order';
import { expect, logIn, registeredCustomer, test } from '../shop/test';

test.use(withBackForwardCache);

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

/** Goes to another document. */
async function leave(page: Page): Promise<void> {
  await mark(page);
  await page.goto('/terms-and-conditions');
  await expect(page.locator('[data-page="terms"] h1')).toBeVisible();
}

/** Goes back, and checks that the page is the restored one and not a new one. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html[data-same-page]')).toBeAttached();
}

test(
  'a page that Back brings back whole shows the cart, the order button and the session as they are now',
  LONG,
  async ({ page }) => {
    const [product, other] = [await sellableProduct(), await sellableProduct(1)];

    await test.step('a guest’s badge counts what was put in on the page after it', async () => {
      await addToCart(page, product);
      await mark(page);
      await addToCart(page, other);
      await comeBack(page);
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
      await page.evaluate(() => window.localStorage.clear());
    });

    const customer = await registeredCustomer();
    await logIn(page, customer);
    await putInCart(page, product);
    await page.goto('/checkout');

    await test.step('the order button can’t order what was ordered meanwhile', async () => {
      await expect(confirmOrder(page)).toBeEnabled();
      await leave(page);
      const variant = other.variants.find((each) => each.default);
      await placeOrderFor(customer, [
        { product_id: other.id, variant_id: variant?.id ?? 0, quantity: 1 },
      ]);
      await comeBack(page);
      await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
      await expect(confirmOrder(page)).toBeDisabled();
    });

    await test.step('a session that was ended meanwhile is over', async () => {
      await leave(page);
      const token = await page.evaluate(() => window.sessionStorage.getItem('token'));
      await callProvider('/api/auth/shop-logout', {}, token ?? '');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(customer.name)).toBeHidden();
    });
  },
);
