/** The counter: an order from the shop goes its way, told to the customer; two clerks; no scripts. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import {
  addToCart,
  confirmOrder,
  fillCheckout,
  ordersOf,
  sellableProduct,
} from '../shop/cart-steps';
import { expectAccessible, firstDay, somebodyOf } from '../shop/counter-clerk';
import { LONG } from '../shop/long';
import { placeOrderFor, type Credentials, type PlacedOrder } from '../shop/placed-order';
import { shopAddress } from '../shop/shop-address';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

async function order(customer: Credentials): Promise<PlacedOrder> {
  const product = await sellableProduct();
  const variant = product.variants.find(({ default: isDefault }) => isDefault);
  return placeOrderFor(customer, [
    { product_id: product.id, variant_id: variant?.id ?? 0, quantity: 1 },
  ]);
}

type Options = { javaScriptEnabled?: boolean; viewport?: { width: number; height: number } };

/** A page of the counter for somebody of a role, in a browser of their own. */
async function clerkIn(browser: Browser, role: string, options: Options = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await somebodyOf(page, role);
  return page;
}

const openOrders = (page: Page) =>
  page.goto(`${shopAddress().counter}/staff/orders`, { waitUntil: 'load' });

const openOrder = (page: Page, { number }: PlacedOrder) =>
  page.goto(`${shopAddress().counter}/staff/orders/${number}`, { waitUntil: 'load' });

async function subjectsFor({ email }: Credentials): Promise<string[]> {
  const answer = await fetch(`${shopAddress().provider}/dev/outbox`, {
    headers: { Accept: 'application/json' },
  });
  const mails = (await answer.json()) as { to: string; subject: string }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** Fills the cart and checks out as a shopper does. @returns the order's number */
async function checkOut(page: Page): Promise<string> {
  await addToCart(page, await sellableProduct());
  await page.goto('/checkout');
  await fillCheckout(page);
  await confirmOrder(page).click();
  await expect(page).toHaveURL(/\/order-history$/);
  const [placed] = await ordersOf(page);
  if (!placed) throw new Error('nothing was ordered');
  return placed.order_number;
}

for (const width of [360, 1280]) {
  test(
    `at ${width} px a shopper’s order appears by itself and goes all its steps, told by mail and in My Purchase [N11 N13]`,
    width === 360 ? {} : LONG,
    async ({ page, browser }) => {
      const viewport = { width, height: 800 };
      await page.setViewportSize(viewport);
      const customer = await registeredCustomer();
      await signIn(page, customer);
      const clerk = await clerkIn(browser, 'counter', { viewport });
      await openOrders(clerk);
      await clerk.getByRole('button', { name: 'Sound for new orders' }).waitFor();
      const number = await checkOut(page);
      await clerk.getByRole('link', { name: number }).click();
      // The goods are shown with their picture, which really comes.
      const picture = clerk.getByRole('table', { name: 'What was ordered' }).locator('img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);

      for (const [button, status, mail] of [
        ['Confirm', 'Confirmed', 'is confirmed'],
        ['Ready for pickup', 'Ready for pickup', 'is ready for pickup'],
        ['Picked up and paid', 'Completed', 'was picked up'],
      ] as const) {
        await clerk.getByRole('button', { name: button, exact: true }).click();
        await expect(clerk.getByRole('status')).toContainText('told by mail');
        await page.goto(`/order-history/${number}`);
        await expect(
          page.getByRole('list', { name: 'Status of this order' }).locator('[aria-current="step"]'),
        ).toContainText(status);
        expect((await subjectsFor(customer))[0]).toBe(`Your order ${number} ${mail}`);
      }
      await clerk.getByRole('link', { name: 'Receipt' }).click();
      await clerk.emulateMedia({ media: 'print' });
      await expect(clerk.getByRole('article')).toContainText(number);
      await expect(clerk.getByRole('banner')).toBeHidden();
      await clerk.context().close();
    },
  );
}

test('two clerks click at the very same time: one confirms it, the other learns that it is done [N14]', async ({
  browser,
}) => {
  const customer = await registeredCustomer();
  const placed = await order(customer);
  const clerks = [await clerkIn(browser, 'counter'), await clerkIn(browser, 'owner')];
  for (const page of clerks) await openOrder(page, placed);
  await Promise.all(
    clerks.map((page) => page.getByRole('button', { name: 'Confirm', exact: true }).click()),
  );
  const said = await Promise.all(clerks.map((page) => page.getByRole('status').innerText()));
  expect(said.toSorted()).toEqual([
    'Confirmed. The customer was told by mail.',
    'That was done already, so nothing was done again.',
  ]);
  for (const page of clerks) {
    await expect(page.getByRole('button', { name: 'Ready for pickup', exact: true })).toBeVisible();
    await page.context().close();
  }
  const confirmed = `Your order ${placed.number} is confirmed`;
  expect((await subjectsFor(customer)).filter((subject) => subject === confirmed)).toHaveLength(1);
});

test(
  'two clerks change one order at once: one does it, the other learns what it is [N14]',
  LONG,
  async ({ browser }) => {
    const customer = await registeredCustomer();
    const placed = await order(customer);
    const [maria, ben] = [await clerkIn(browser, 'counter'), await clerkIn(browser, 'owner')];
    for (const page of [maria, ben]) await openOrder(page, placed);
    await maria.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(maria.getByRole('status')).toContainText('Confirmed.');
    await ben.getByText('Cancel this order').click();
    await ben.getByLabel('Reason').selectOption('The customer asked');
    await ben.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(ben.getByRole('alert')).toContainText('it is Confirmed. Nothing was done.');
    await ben.getByRole('link', { name: 'Look at it as it is now' }).click();
    await expect(ben.getByText('Ready for pickup')).toBeVisible();
    expect(await subjectsFor(customer)).toHaveLength(3);
    for (const page of [maria, ben]) await page.context().close();
  },
);

test('without scripts an order is found, noted, cancelled and printed [N12 N15]', async ({
  browser,
}) => {
  const customer = await registeredCustomer();
  const placed = await order(customer);
  const page = await clerkIn(browser, 'counter', { javaScriptEnabled: false });
  await openOrders(page);
  await page
    .getByLabel('Number, PO number, name, phone or product')
    .fill(placed.number.toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: placed.number }).click();
  await page.getByLabel('Note for staff').fill('Calls at noon');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Calls at noon')).toBeVisible();
  await page.getByText('Cancel this order').click();
  await page.getByLabel('Reason').selectOption('The customer asked');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('status')).toContainText('the stock is back');
  expect((await subjectsFor(customer))[0]).toBe(`Your order ${placed.number} was cancelled`);
  await page.getByRole('link', { name: 'Picking slip' }).click();
  await expect(page.getByRole('heading', { name: `Picking slip ${placed.number}` })).toBeVisible();
  await page.context().close();
});

test(
  'the counter’s pages are for everybody, on a phone and on a desk [N17]',
  LONG,
  async ({ browser }) => {
    const placed = await order(await registeredCustomer());
    const page = await (await browser.newContext()).newPage();
    await firstDay(page, `ana-${randomUUID().slice(0, 8)}`, 'owner', expectAccessible);
    const { counter } = shopAddress();
    for (const path of [
      '/staff/orders',
      `/staff/orders/${placed.number}`,
      `/staff/orders/${placed.number}/slip`,
      `/staff/orders/${placed.number}/receipt`,
      '/staff/account',
      '/staff/log',
    ]) {
      await page.goto(`${counter}${path}`, { waitUntil: 'load' });
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expectAccessible(page);
    await page.context().close();
  },
);
