/** Money at the counter: paid in parts, taken back, refunded, counted; with scripts and without. */
import type { Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { expectAccessible, somebodyOf } from '../shop/counter-clerk';
import { open, pay, said } from '../shop/counter-steps';
import { LONG } from '../shop/long';
import { placeOrderFor } from '../shop/placed-order';
import { expect, registeredCustomer, test } from '../shop/test';

const DAY_MS = 24 * 60 * 60_000;

async function order() {
  const product = await sellableProduct();
  const variant = product.variants.find(({ default: isDefault }) => isDefault);
  return placeOrderFor(await registeredCustomer(), [
    { product_id: product.id, variant_id: variant?.id ?? 0, quantity: 1 },
  ]);
}

const pesos = (amount: number) =>
  `₱${amount.toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** The number of the receipt, and back to the order. */
async function receiptNumber(page: Page, number: string): Promise<number> {
  await page.getByRole('link', { name: 'Receipt', exact: true }).click();
  const text = await page.getByRole('article').innerText();
  await open(page, `/staff/orders/${number}`);
  return Number(/No\. (\d{6})/.exec(text)?.[1]);
}

test('an order is paid in parts, has a numbered receipt, is taken back, cancelled and refunded, and the day is counted [N71 N72 N73 N74]', async ({
  page,
}) => {
  await somebodyOf(page, 'owner');
  const { number, total } = await order();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, `/staff/orders/${number}`);
  await expect(page.getByText(`${pesos(total)} owed`)).toBeVisible();

  await pay(page, { amount: '100.00' });
  await said(page, 'The payment is noted.');
  await expect(page.getByText(`${pesos(total - 100)} owed`)).toBeVisible();
  await pay(page, { method: 'GCash' });
  await expect(page.getByRole('alert')).toContainText('GCash needs its reference number.');
  await pay(page, { reference: '0012345' });
  await said(page, 'The payment is noted.');
  await expect(page.getByText(/^Paid: /)).toBeVisible();
  const first = await receiptNumber(page, number);

  const cash = page.getByRole('listitem').filter({ hasText: '₱100.00 Cash' });
  await cash.getByText('Take it back').first().click();
  await cash.getByLabel('Why it is taken back').fill('of another order');
  await cash.getByRole('button', { name: 'Take it back' }).click();
  await said(page, 'It is taken back.');
  await expect(page.getByText(`${pesos(100)} owed`)).toBeVisible();
  await page.getByRole('link', { name: /^No\. \d{6}/ }).click();
  await expect(page.getByRole('article')).toContainText('CANCELLED');

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/staff/orders/${number}`);
  await page.getByText('Cancel this order').click();
  await page.getByLabel('Reason').selectOption('The customer asked');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await open(page, '/staff/money');
  await expect(page.getByRole('table', { name: 'Refunds due' })).toContainText(number);
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  await page.getByLabel('Method').selectOption('GCash');
  await page.getByLabel(/^Reference number/).fill('R-77');
  await page.getByRole('button', { name: 'Refund paid out' }).click();
  await said(page, 'The refund is noted.');
  await expectAccessible(page);

  const paid = await order();
  await open(page, `/staff/orders/${paid.number}`);
  await pay(page, {});
  expect(await receiptNumber(page, paid.number)).toBeGreaterThan(first);

  await open(page, '/staff/money');
  await page.getByRole('link', { name: 'Count today' }).click();
  await expectAccessible(page);
  const day = page.url();
  for (const field of await page.getByLabel(/^Counted: /).all()) await field.fill('1.00');
  for (const field of await page.getByLabel(/^Note where it differs/).all())
    await field.fill('a trial');
  // Other tests are paid meanwhile, which is said and closes nothing; what was typed stays.
  const closed = page.getByRole('status').filter({ hasText: 'The day is closed.' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Close the day' }).click();
    await expect(closed).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('table', { name: /^Counted by/ })).toContainText('a trial');
  await expectAccessible(page);
  await page.getByText('Open this day again').click();
  await page.getByLabel('Reason').fill('the end of a trial');
  await page.getByRole('button', { name: 'Open the day again' }).click();
  await said(page, 'The day is open again.');
  expect(page.url()).toContain(day.slice(-10));
});

test(
  'without scripts an order is paid in parts and taken back [N71]',
  LONG,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await somebodyOf(page, 'owner');
    const { number, total } = await order();
    await open(page, `/staff/orders/${number}`);
    await pay(page, { amount: '100.00', method: 'Maya', reference: 'M-1' });
    await expect(page.getByText(`${pesos(total - 100)} owed`)).toBeVisible();
    await pay(page, {});
    await expect(page.getByText(/^Paid: /)).toBeVisible();
    const maya = page.getByRole('listitem').filter({ hasText: 'Maya M-1' }).first();
    await maya.getByText('Take it back').first().click();
    await maya.getByLabel('Why it is taken back').fill('of another order');
    await maya.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText(`${pesos(100)} owed`)).toBeVisible();
    const yesterday = new Date(Date.now() + DAY_MS / 3 - DAY_MS).toISOString().slice(0, 10);
    await open(page, `/staff/money/${yesterday}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cash count');
    await context.close();
  },
);
