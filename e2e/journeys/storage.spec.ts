/** A browser that stores nothing, or has invalid data: the shopper can still place one order. */
import type { Page } from '@playwright/test';
import {
  addToCart,
  cartButton,
  confirmOrder,
  fillCheckout,
  ordersOf,
  sellableProduct,
} from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';
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
/** As in some apps' own browsers. */
const MISSING = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: () => null });
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
  ['missing', MISSING],
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

const NO_DATABASE = () => {
  for (const name of ['indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: () => undefined });
  }
};
const BLOCKED_DATABASE = () => {
  for (const name of ['indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
};

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const isStored = (page: Page) =>
    page.evaluate(async () => (await caches.match('/_bare')) !== undefined);

  for (const [what, database] of [
    ['missing', NO_DATABASE],
    ['blocked', BLOCKED_DATABASE],
    ['full', null],
  ] as const) {
    test(
      `with the browser’s database ${what} the catalogue has no room, which is said, and the shop goes on`,
      LONG,
      async ({ page, context }) => {
        if (database) await page.addInitScript(database);
        else {
          const cdp = await context.newCDPSession(page);
          const { origin } = new URL(shopAddress().shop);
          await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
        }
        await page.goto('/store');
        await page.getByRole('button', { name: 'Search products' }).click();
        const dialog = page.getByRole('dialog', { name: 'Search' });
        await dialog.getByRole('button', { name: /^Keep the catalogue on this device/ }).click();
        await expect(dialog.getByText('This browser has no room for the catalogue.')).toBeVisible();
        await dialog.getByRole('combobox').fill('grinder');
        await expect(dialog.getByRole('option').first()).toBeVisible();
        await addToCart(page, await sellableProduct());
        await page.reload();
        await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
      },
    );
  }

  test(
    'a tab whose browser has emptied all its storage goes on, and what it does from then on is stored',
    LONG,
    async ({ page, context }) => {
      await addToCart(page, await sellableProduct());
      await expect.poll(() => isStored(page)).toBe(true);
      const cdp = await context.newCDPSession(page);
      const { origin } = new URL(shopAddress().shop);
      await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await isStored(page)).toBe(false);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
      await page.goto('/store');
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
      await expect.poll(() => isStored(page)).toBe(true);
    },
  );
});
