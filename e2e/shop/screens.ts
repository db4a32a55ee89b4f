/** Every screen of the shop, for the checks of accessibility and for the screenshots. */
import { expect, type Page } from '@playwright/test';
import { clientOf } from './provider-client';
import { CUSTOMER_PAGES, guestPages, type ShopPage } from './shop-pages';

export type Screen = {
  name: string;
  /** Who sees the screen; a customer is logged in, with one order and one cart line. */
  who: 'guest' | 'customer';
  open(page: Page): Promise<void>;
};

const settled = async (page: Page) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

const at =
  (who: Screen['who']) =>
  ({ name, path }: ShopPage): Screen => ({
    name,
    who,
    async open(page) {
      await page.goto(path);
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

/** Other states of pages, and dialogs and drawers. */
const states: Screen[] = [
  product('product-of-variants', (details) => details.variants.length > 2),
  product('product-on-inquiry', (details) => details.variants.every(({ price }) => !price)),
  {
    name: 'menu',
    who: 'guest',
    async open(page) {
      await page.goto('/store');
      await settled(page);
      // The wide header has a menu of products; the narrow header has a drawer.
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
  {
    name: 'order',
    who: 'customer',
    async open(page) {
      await page.goto('/order-history');
      await page.locator('main a[href^="/order-history/"]').first().click();
      await expect(page.locator('[data-page="order"]')).toBeVisible();
      await settled(page);
    },
  },
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

/** Every page of the running shop, and the states above. */
export async function shopScreens(): Promise<Screen[]> {
  return [
    ...(await guestPages()).map(at('guest')),
    ...CUSTOMER_PAGES.map(at('customer')),
    ...states,
  ];
}
