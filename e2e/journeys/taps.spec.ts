/**
 * How many taps the shop's journeys ask for on a phone; docs/screens/README.md has them in a table. The
 * first purchase is counted by main-path.spec.ts.
 */
import type { Page } from '@playwright/test';
import { addToCart, cartButton, sellableProduct } from '../shop/cart-steps';
import { somebodyOf } from '../shop/counter-clerk';
import { signInWithCartLine } from '../shop/customer-order';
import { LONG } from '../shop/long';
import { withShareSheet } from '../shop/share-sheet';
import { shopAddress } from '../shop/shop-address';
import { countTaps, type Taps } from '../shop/taps';
import { clientOf } from '../shop/provider-client';
import { placeOrderFor, type Credentials } from '../shop/placed-order';
import { codeFor, expect, newestMail, registeredCustomer, signIn, test } from '../shop/test';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

/** A journey: what is there before its first tap, and its taps. */
type Journey = {
  name: string;
  taps: number;
  before?: (page: Page) => Promise<string>;
  walk: (page: Page, taps: Taps, known: string) => Promise<void>;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const menuLink = (page: Page, name: string) =>
  dialog(page).getByRole('link', { name, exact: true });

async function openMenu(page: Page, { press }: Taps, name: string): Promise<void> {
  await press(button(page, 'Menu'));
  await press(menuLink(page, name));
}

/** Who asks: a guest's name, number and address. */
async function fillWho(page: Page, { type }: Taps, email: string): Promise<void> {
  await type(page.getByLabel('Name', { exact: true }), 'Maria Santos');
  await type(page.getByRole('textbox', { name: 'Mobile number' }), '0917 555 0100');
  await type(page.getByRole('textbox', { name: 'Email' }), email);
}

async function atProduct(page: Page): Promise<string> {
  const product = await sellableProduct(2);
  await page.goto(`/products/${product.id}`);
  return product.product_name;
}

async function atHomeWithOrder(page: Page): Promise<string> {
  await signInWithCartLine(page);
  await page.goto('/');
  return '';
}

/** A customer who has ordered once, and whose request is answered. @returns the quotation's number */
async function withQuotation(page: Page): Promise<string> {
  const customer: Credentials = await registeredCustomer();
  const product = await sellableProduct(6);
  const variant_id = product.variants.find((each) => each.default)?.id ?? 0;
  await placeOrderFor(customer, [{ product_id: product.id, variant_id, quantity: 1 }]);
  await signIn(page, customer);
  await page.goto(`/quotation-request?product=${product.id}&variant=${variant_id}`);
  // Name and address are the account's.
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
  await button(page, 'Ask for a quotation').click();
  await expect(page.getByText(/Your request QUO-\S+ was sent/)).toBeVisible();
  const number = /QUO-[\w-]+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const counter = await (await browser.newContext()).newPage();
  await somebodyOf(counter, 'counter');
  await counter.goto(`${shopAddress().counter}/staff/quotations/${number}`, { waitUntil: 'load' });
  await counter.getByRole('button', { name: 'Make an offer' }).click();
  await counter.getByRole('button', { name: `Send to ${customer.email}` }).click();
  await expect(counter.getByRole('status')).toContainText('sent by mail');
  await counter.context().close();
  await page.goto('/');
  return number;
}

const JOURNEYS: Journey[] = [
  {
    name: 'from a search into the cart',
    taps: 3,
    async walk(page, { press, type }) {
      await page.goto('/');
      await press(button(page, 'Search products'));
      await type(dialog(page).getByRole('combobox'), 'angle grinder 100 mm');
      await press(dialog(page).getByRole('option').filter({ hasText: '₱' }).first());
      await press(button(page, 'Add to cart'));
      await expect(page.getByText('Item has been added to cart!')).toBeVisible();
    },
  },
  {
    name: 'ordering again what was ordered, up to the placed order',
    taps: 7,
    before: atHomeWithOrder,
    async walk(page, taps) {
      await openMenu(page, taps, 'My Purchase');
      await taps.press(page.locator('main a[href^="/order-history/"]').first());
      await taps.press(button(page, /^Order again/));
      await expect(button(page, /^Cart, /)).toBeVisible();
      await taps.press(cartButton(page));
      await taps.press(dialog(page).getByRole('link', { name: 'Checkout' }));
      await taps.press(button(page, 'Confirm order'));
      await expect(page.getByText('Order has been placed!').first()).toBeVisible();
    },
  },
  {
    name: 'a pasted list of ten lines into the cart',
    taps: 5,
    async walk(page, taps) {
      const products = await clientOf().products({ limit: 60, offset: 300 });
      const details = await Promise.all(products.map(({ id }) => clientOf().details(id)));
      const plain = details.filter(
        ({ variants: [one, other] }) => !other && one?.price && one.in_stock,
      );
      const lines = plain.slice(0, 10).map(({ product_name: name }) => `${name}\t1`);
      await page.goto('/');
      await openMenu(page, taps, 'Quick order');
      await taps.type(page.getByLabel('Your list'), lines.join('\n'));
      await taps.press(button(page, 'Match'));
      await taps.press(button(page, 'Add 10 items to cart'));
      await expect(button(page, 'Cart, 10 items')).toBeVisible();
    },
  },
  {
    name: 'an inquiry about a product',
    taps: 5,
    before: atProduct,
    async walk(page, taps) {
      await taps.press(button(page, 'Inquire'));
      await fillWho(page, taps, `maria-${Date.now()}@example.com`);
      await taps.press(button(page, 'Send inquiry'));
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  {
    name: 'a request for a quotation of a product',
    taps: 5,
    before: atProduct,
    async walk(page, taps) {
      await taps.press(page.getByRole('link', { name: 'Ask for a quotation' }));
      await fillWho(page, taps, `maria-${Date.now()}@example.com`);
      await taps.press(button(page, 'Ask for a quotation'));
      await expect(page.getByText(/Your request QUO-\S+ was sent/)).toBeVisible();
    },
  },
  {
    name: 'accepting a quotation',
    taps: 4,
    before: withQuotation,
    async walk(page, taps, number) {
      await openMenu(page, taps, 'Quotations');
      await taps.press(page.getByRole('link', { name: number }).first());
      await taps.press(button(page, /^Accept and order/));
      await expect(page.getByText(/Accepted as order/)).toBeVisible();
    },
  },
  {
    name: 'comparing three products',
    taps: 4,
    async walk(page, { press }) {
      await page.goto('/store');
      for (const at of [0, 1, 2]) {
        await press(page.getByRole('checkbox', { name: /^Compare: / }).nth(at));
      }
      await press(page.getByRole('link', { name: 'Compare 3' }));
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(4);
    },
  },
  {
    name: 'passing on the link of a cart',
    taps: 2,
    async before(page) {
      await withShareSheet(page);
      await addToCart(page, await sellableProduct());
      return '';
    },
    async walk(page, { press }) {
      await press(cartButton(page));
      await press(button(page, 'Share cart'));
    },
  },
  {
    name: 'a forgotten password',
    taps: 6,
    async before(page) {
      const { email } = await registeredCustomer();
      await page.goto('/login');
      return email;
    },
    async walk(page, { press, type }, email) {
      const before = await newestMail(email);
      await press(page.getByRole('link', { name: 'Forgot password?' }));
      await expect(page.locator('[data-page="forgot-password"]')).toBeVisible();
      await type(page.getByLabel('Email'), email);
      await press(button(page, 'Send code'));
      await expect(page.getByLabel('Reset code')).toBeFocused();
      await expect.poll(() => newestMail(email)).not.toBe(before);
      await type(page.getByLabel('Reset code'), await codeFor(email));
      await type(page.getByLabel('New password', { exact: true }), 'remembered, 2026!');
      await type(page.getByLabel('Confirm new password'), 'remembered, 2026!');
      await press(button(page, 'Change password'));
      await expect(page.getByRole('main').getByText(/^Your password has been/)).toBeVisible();
    },
  },
  {
    name: 'a company’s name for the next orders',
    taps: 4,
    before: atHomeWithOrder,
    async walk(page, taps) {
      await openMenu(page, taps, 'My details');
      await taps.type(page.getByLabel('Company name'), 'Santos Machine Works');
      await taps.press(button(page, 'Save company details'));
      await expect(page.getByText(/saved/i).first()).toBeVisible();
    },
  },
  {
    name: 'the status of an order',
    taps: 2,
    before: atHomeWithOrder,
    async walk(page, taps) {
      await openMenu(page, taps, 'My Purchase');
      await expect(page.getByText('Pending').first()).toBeVisible();
    },
  },
];

for (const { name, taps, before, walk } of JOURNEYS) {
  test(`${name}: ${taps} taps`, LONG, async ({ page }) => {
    const known = (await before?.(page)) ?? '';
    const counted = countTaps();
    await walk(page, counted, known);
    expect(counted.count()).toBe(taps);
  });
}
