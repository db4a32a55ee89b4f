/** Every screen of the shop, in one list: what is checked for accessibility and photographed. */
import { expect, type Page } from '@playwright/test';
import { clientOf } from './provider-client';

export type Screen = {
  name: string;
  /** Whose screen it is: a customer's tab is logged in, with one order and one cart line. */
  who: 'guest' | 'customer';
  open(page: Page): Promise<void>;
};

const settled = async (page: Page) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

const at = (name: string, path: string, who: Screen['who'] = 'guest'): Screen => ({
  name,
  who,
  async open(page) {
    await page.goto(path);
    await settled(page);
  },
});

const firstOf = (name: string, list: string, prefix: string): Screen => ({
  name,
  who: 'guest',
  async open(page) {
    await page.goto(list);
    const link = page.locator(`main a[href^="${prefix}"]`).first();
    await page.goto((await link.getAttribute('href')) ?? list);
    await settled(page);
  },
});

const product = (
  name: string,
  wanted: Parameters<ReturnType<typeof clientOf>['productWith']>[0],
): Screen => ({
  name,
  who: 'guest',
  async open(page) {
    const { id } = await clientOf().productWith(wanted);
    await page.goto(`/products/${id}`);
    await settled(page);
  },
});

const dialog = (name: string, path: string, open: (page: Page) => Promise<void>): Screen => ({
  name,
  who: 'guest',
  async open(page) {
    await page.goto(path);
    await settled(page);
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

export const screens: Screen[] = [
  at('home', '/'),
  at('store', '/store'),
  product('product', (details) => details.variants.length > 2),
  product('product-on-inquiry', (details) => details.variants.every(({ price }) => !price)),
  firstOf('category', '/categories', '/category/'),
  at('categories', '/categories'),
  firstOf('brand', '/brands', '/brand/'),
  at('brands', '/brands'),
  at('search', '/search?q=drill'),
  at('search-empty', '/search?q=zzqxv'),
  at('blogs', '/blogs'),
  firstOf('article', '/blogs', '/blogs/'),
  at('contact', '/contact-us'),
  at('terms', '/terms-and-conditions'),
  at('privacy', '/privacy-policy'),
  at('login', '/login'),
  at('register', '/register'),
  at('forgot-password', '/forgot-password'),
  at('not-found', '/no-such-page'),
  {
    name: 'menu',
    who: 'guest',
    async open(page) {
      await page.goto('/store');
      await settled(page);
      // The wide header has a menu of products, the narrow one a drawer.
      const banner = page.getByRole('banner');
      const products = banner.getByRole('button', { name: 'Products', exact: true });
      if (await products.isVisible()) await products.click();
      else await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'View all' }).first()).toBeVisible();
    },
  },
  dialog('cart-drawer-empty', '/store', async (page) => {
    await page.getByRole('button', { name: 'Cart is Empty' }).click();
    await expect(page.getByText('No products added.')).toBeVisible();
  }),
  dialog('search-dialog', '/store', async (page) => {
    await page.getByRole('button', { name: 'Search products' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('grinder');
    await expect(page.getByText(/results found/).first()).toBeVisible();
  }),
  dialog('inquiry-dialog', '/', async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Inquire' }).first().click();
  }),
  at('order-history', '/order-history', 'customer'),
  at('checkout', '/checkout', 'customer'),
  {
    name: 'cart-drawer',
    who: 'customer',
    async open(page) {
      await page.goto('/store');
      await settled(page);
      await page.getByRole('button', { name: /^Cart, / }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Checkout' })).toBeVisible();
    },
  },
];
