/** A browser that stores nothing, or has invalid data: the shopper can still place one order. */
import {
  addToCart,
  cartButton,
  confirmOrder,
  fillCheckout,
  ordersOf,
  sellableProduct,
} from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { expect, registeredCustomer, test } from '../shop/test';

const BLOCKED = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
};
const FULL = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

for (const [what, storage] of [
  ['blocked', BLOCKED],
  ['full', FULL],
] as const) {
  test(
    `with storage ${what} a guest’s cart lasts through sign-in to one order`,
    what === 'blocked' ? {} : LONG,
    async ({ page }) => {
      const product = await sellableProduct();
      const customer = await registeredCustomer();
      await page.addInitScript(storage);
      await addToCart(page, product);
      await cartButton(page).click();
      const drawer = page.getByRole('dialog', { name: 'Cart' });
      await expect(drawer.getByText(/can’t store your cart/)).toBeVisible();
      await drawer.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill(customer.email);
      await page.getByLabel('Password', { exact: true }).fill(customer.password);
      const signedIn = page.waitForResponse('**/api/auth/shop-login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      const { token } = (await (await signedIn).json()) as { token: string };
      await expect(page).toHaveURL(/\/store$/);
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
      await cartButton(page).click();
      await drawer.getByRole('link', { name: 'Checkout' }).click();
      await fillCheckout(page);
      await confirmOrder(page).click();
      await expect(page.getByText('Order has been placed!').first()).toBeVisible();
      expect(await ordersOf(page, token)).toHaveLength(1);
    },
  );
}

test('rubbish in storage is an empty cart and an empty form, and the shop goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.sessionStorage.getItem('soiled')) return;
    window.sessionStorage.setItem('soiled', 'yes');
    window.localStorage.setItem('cart', '{"version":1,"lines":[{"variant_id":[]},7,null');
    window.localStorage.setItem('cart-prices', '[{{');
    window.sessionStorage.setItem('token', '\u0000');
    window.sessionStorage.setItem('user', '{"id":{}}');
    window.sessionStorage.setItem('draft:mfe-cart-checkout:checkout', '{"values":9');
  });
  await addToCart(page, await sellableProduct());
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});
