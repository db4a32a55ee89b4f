/** Parts whose code comes after the page: no touch of them is lost, and what they show is right. */
import type { Page } from '@playwright/test';
import { addToCart, cartButton, sellableProduct } from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { expect, test } from '../shop/test';
import { untilTaken } from '../shop/until-hydrated';

const shown = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);

/** The scripts of this name that the document has asked for. */
const asked = (page: Page, name: string) =>
  page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((url) => url.endsWith('.js') && url.includes(part)),
    name,
  );

test('a guest’s page is shown without the code of cart and account, which comes with the first use', async ({
  page,
}) => {
  const html = await (await page.goto('/store'))?.text();
  await shown(page);
  // What loads when the page is idle has loaded.
  await expect.poll(() => asked(page, '/idle.')).toHaveLength(1);
  await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
  for (const app of ['mfe-cart-checkout', 'mfe-account']) {
    expect(html).not.toMatch(new RegExp(`<link[^>]*/${app}/`));
    expect(await asked(page, `/${app}/`)).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => asked(page, '/fragment-cart.button.')).toHaveLength(1);
  await expect.poll(() => asked(page, '/fragment-account.menu.')).toHaveLength(1);
});

test('a tap on the cart before its code is there opens the cart when it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mfe-cart-checkout/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/store');
  await shown(page);
  await cartButton(page).click();
  await expect.poll(() => page.locator('link[as="script"][href*="cart.button"]').count()).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByText('No products added.')).toBeVisible();
});

test(
  'a shopper who goes on at once keeps the header, whose code follows',
  LONG,
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/mfe-cart-checkout/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/store');
    await shown(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
    await expect(page.locator('[data-page="blogs"]')).toBeVisible();
    await expect(cartButton(page)).toBeVisible();
    release();
    await untilTaken(cartButton(page));
    await cartButton(page).click();
    await expect(page.getByRole('dialog').getByText('No products added.')).toBeVisible();
  },
);

test(
  'a guest’s cart is counted on a page that nobody uses, also when another tab fills it',
  LONG,
  async ({ page, context }) => {
    await page.goto('/store');
    await shown(page);
    await expect.poll(() => asked(page, '/idle.')).toHaveLength(1);
    expect(await asked(page, '/mfe-cart-checkout/')).toEqual([]);

    await addToCart(await context.newPage(), await sellableProduct());
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');

    const next = await context.newPage();
    await next.goto('/');
    await expect(cartButton(next)).toHaveAccessibleName('Cart, 1 item');
  },
);
