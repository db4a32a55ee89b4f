/**
 * One remote's server is down: its place has a message, the rest works, and Retry loads the part.
 */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { expect, killServer, startServer, test } from '../shop/test';

type Outage = {
  remote: string;
  /** The shopper's page while the server is down. */
  path: string;
  /** How the shopper opens the part, if it isn't on the page. */
  meet?: (page: Page) => Promise<void>;
  /** The message in the part's place. */
  says: string;
  /** Checks what still works. */
  works: (page: Page) => Promise<void>;
  /** Whether the message is in a dialog, which is closed while the rest is used. */
  isDialog?: boolean;
  /** Checks what works again after Retry. */
  healed: (page: Page) => Promise<void>;
};

const browses = async (page: Page) => {
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const hasFooter = async (page: Page) => {
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'All products' }),
  ).toBeVisible();
};

const outages: Outage[] = [
  {
    remote: 'mfe-catalog',
    path: '/store',
    says: 'This page (the store) is not available right now.',
    works: async (page) => {
      await page.getByRole('button', { name: 'Cart is Empty' }).click();
      await expect(page.getByRole('dialog').getByText('No products added.')).toBeVisible();
      await page.keyboard.press('Escape');
      await hasFooter(page);
    },
    healed: async (page) => {
      await expect(page.locator('main a[href^="/products/"]').first()).toBeVisible();
    },
  },
  {
    remote: 'mfe-search',
    path: '/store',
    meet: (page) => page.getByRole('button', { name: 'Search products' }).click(),
    says: 'Search is not available right now.',
    works: async (page) => {
      await page.keyboard.press('Escape');
      await browses(page);
      await page.getByRole('button', { name: 'Search products' }).click();
    },
    healed: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Search Products' })).toBeVisible();
    },
  },
  {
    remote: 'mfe-cart-checkout',
    path: '/store',
    meet: (page) => page.getByRole('button', { name: 'Cart, not available right now' }).click(),
    says: 'Cart is not available right now.',
    works: async (page) => {
      await page.keyboard.press('Escape');
      await browses(page);
      await expect(page.getByText('Add to cart is not available right now.')).toBeVisible();
    },
    isDialog: true,
    healed: async (page) => {
      await expect(page.getByRole('button', { name: 'Cart is Empty' })).toBeVisible();
      await expect(page.getByText('Add to cart is not available right now.')).toBeHidden();
    },
  },
  {
    remote: 'mfe-account',
    path: '/store',
    says: 'Account is not available right now.',
    works: browses,
    healed: async (page) => {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    remote: 'mfe-content',
    path: '/',
    says: 'This page (home) is not available right now.',
    works: async (page) => {
      await page.getByRole('button', { name: 'Cart is Empty' }).click();
      await expect(page.getByRole('dialog').getByText('No products added.')).toBeVisible();
      await page.keyboard.press('Escape');
      await hasFooter(page);
    },
    healed: async (page) => {
      await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
    },
  },
];

/** The remote with the most pages. Parts of the others fail in faults/remote-faults.spec.ts too. */
const ALWAYS = 'mfe-catalog';

for (const { remote, path, meet, says, works, healed, isDialog = false } of outages) {
  test(
    `without ${remote} the rest of the shop works, and Retry heals it without a reload [M06]`,
    remote === ALWAYS ? {} : LONG,
    async ({ page }) => {
      await killServer(remote);
      try {
        await page.goto(path);
        await page.evaluate(() => {
          Object.assign(window, { sameDocument: true });
        });
        await meet?.(page);
        await expect(page.getByText(says, { exact: true })).toBeVisible();
        await works(page);
        await expect(page.getByText(says, { exact: true })).toBeVisible({ visible: !isDialog });
      } finally {
        await startServer(remote);
      }
      // On a slow machine the part may recover by itself before the click.
      const retry = page.getByRole('button', { name: 'Retry' }).first();
      await retry.click({ timeout: 10_000 }).catch(() => healed(page));
      await healed(page);
      await expect(page.getByText(says, { exact: true })).toBeHidden();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );
}
