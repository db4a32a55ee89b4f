/**
 * A shopper who visits the pages of all five remotes in one tab, by links only, again and again.
 */
import { expect, type Page } from '@playwright/test';
import { cartButton, sellableProduct } from '../shop/cart-steps';
import {
  callProvider,
  logInElsewhere,
  placeOrderFor,
  type Credentials,
} from '../shop/placed-order';
import { registeredCustomer } from '../shop/test';

/** A change of the route, and the address after it. */
type Change = { go: (page: Page, customer: Credentials) => Promise<void>; to: RegExp };

const byFooter = (name: string, to: RegExp): Change => ({
  go: (page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click(),
  to,
});

/** Follows the first link of the page to a page of this kind. */
const byMain = (prefix: string): Change => ({
  go: (page) => page.locator(`main a[href^="${prefix}"]`).first().click(),
  to: new RegExp(`${prefix}[^/]+$`),
});

const byHeader = (name: string | RegExp, to: RegExp): Change => ({
  go: (page) => page.getByRole('banner').getByRole('link', { name }).first().click(),
  to,
});

const bySearch: Change = {
  async go(page) {
    await page.getByRole('button', { name: 'Search products' }).click();
    await page.getByRole('combobox', { name: 'Search Products' }).fill('grinder');
    await page.keyboard.press('Enter');
  },
  to: /\/search\?q=grinder$/,
};

const bySigningIn: Change = {
  async go(page, { email, password }) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  to: /\/store$/,
};

const byCart: Change = {
  async go(page) {
    await cartButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  },
  to: /\/checkout$/,
};

/** Ends the session from another device, because a logout would load a new document. */
const byEndedSession: Change = {
  async go(page) {
    const token = await page.evaluate(() => window.sessionStorage.getItem('token'));
    await callProvider('/api/auth/shop-logout', {}, token ?? '');
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Purchase' }).click();
  },
  to: /\/login$/,
};

/** A guest's pages, the login, and a customer's pages. */
const CHANGES: Change[] = [
  byFooter('All products', /\/store$/),
  byMain('/products/'),
  byMain('/category/'),
  byFooter('Brands', /\/brands$/),
  byMain('/brand/'),
  bySearch,
  byMain('/products/'),
  byFooter('Blogs', /\/blogs$/),
  byMain('/blogs/'),
  byFooter('Contact us', /\/contact-us$/),
  byFooter('Terms and conditions', /\/terms-and-conditions$/),
  byHeader(/home/, /:\d+\/$/),
  byHeader('Sign in', /\/login$/),
  { ...byMain('/register'), to: /\/register$/ },
  { ...byMain('/login'), to: /\/login$/ },
  bySigningIn,
  byFooter('My Purchase', /\/order-history$/),
  byMain('/order-history/'),
  byCart,
  byEndedSession,
];

/** How often the route changes on one tour. */
export const TOUR = CHANGES.length;

/** A customer who has ordered before and has a line in the cart. */
export async function touringCustomer(): Promise<Credentials> {
  const customer = await registeredCustomer();
  const { id, variants } = await sellableProduct();
  const variant_id = variants.find((variant) => variant.default)?.id ?? 0;
  const line = { product_id: id, variant_id, quantity: 1 };
  await placeOrderFor(customer, [line]);
  const token = await logInElsewhere(customer);
  await callProvider('/api/store/cart/updateItemsInCart', { ...line, type: 'add' }, token);
  return customer;
}

/** Visits all pages once, in one document, and begins and ends as a guest. */
export async function tour(page: Page, customer: Credentials): Promise<void> {
  for (const { go, to } of CHANGES) {
    await go(page, customer);
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
}
