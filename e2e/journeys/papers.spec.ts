/** Orders, quotations and picking slips on paper: of ten lines on one page, with a place to sign. */
import type { Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { somebodyOf } from '../shop/counter-clerk';
import { LONG } from '../shop/long';
import { callProvider, logInElsewhere, placeOrderFor } from '../shop/placed-order';
import { shopAddress } from '../shop/shop-address';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

const LINES = 10;

/** Ten variants that can be bought, each of another product. */
async function tenLines() {
  const lines: { product_id: number; variant_id: number; quantity: number; text: string }[] = [];
  for (let after = 0; after < LINES; after += 1) {
    const { id, product_name: text, variants } = await sellableProduct(after);
    const variant = variants.find(({ default: isDefault }) => isDefault);
    lines.push({ product_id: id, variant_id: variant?.id ?? 0, quantity: 2, text });
  }
  return lines;
}

/** The sheets that a printer would take for it, of A4 with its usual margins. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = '10mm';
  const margins = { top: margin, bottom: margin, left: margin, right: margin };
  const pdf = await page.pdf({ format: 'A4', margin: margins });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const facts = (page: Page) => page.getByRole('term').locator('xpath=..');

test('an order of ten lines and its picking slip fit one page each, signed below', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = await registeredCustomer();
  const { number } = await placeOrderFor(customer, await tenLines());
  await signIn(page, customer);
  await page.goto(`/order-history/${number}`);
  const table = page.getByRole('table', { name: 'Items, prices before VAT' });
  await expect(table.getByRole('row')).toHaveCount(LINES + 1);
  for (const words of [`Order${number}`, 'StatusPending', 'ByMaria Santos']) {
    await expect(facts(page).filter({ hasText: words })).toBeVisible();
  }
  const bars = (on: Page) => on.getByRole('img', { name: `Barcode of ${number}` });
  await expect(page.getByText('Received by, name and signature')).toBeHidden();
  await expect(bars(page)).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
  // Neither does a part of the page that is still to come take sheets.
  await page.locator('main').evaluate((main) => {
    main.append(Object.assign(document.createElement('div'), { ariaBusy: 'true' }));
  });
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Received by, name and signature')).toBeVisible();
  await expect(bars(page)).toBeVisible();

  const clerk = await (await browser.newContext()).newPage();
  await somebodyOf(clerk, 'counter');
  await clerk.goto(`${shopAddress().counter}/staff/orders/${number}/slip`, { waitUntil: 'load' });
  for (const words of [`Order${number}`, 'StatusPending', 'ForMaria Santos']) {
    await expect(facts(clerk).filter({ hasText: words })).toBeVisible();
  }
  await expect(bars(clerk)).toBeVisible();
  expect(await sheetsOf(clerk)).toBe(1);
  await clerk.context().close();
});

test('a quotation of ten lines fits one page, signed below', LONG, async ({ page, browser }) => {
  test.slow();
  const customer = await registeredCustomer();
  const { number } = await callProvider<{ number: string }>(
    '/api/store/quotations/request',
    {
      name: 'Maria Santos',
      email: customer.email,
      mobile: '0917 555 0100',
      company: 'Santos Builders Inc.',
      lines: await tenLines(),
    },
    await logInElsewhere(customer),
  );
  const clerk = await (await browser.newContext()).newPage();
  await somebodyOf(clerk, 'counter');
  await clerk.goto(`${shopAddress().counter}/staff/quotations/${number}`, { waitUntil: 'load' });
  await clerk.getByRole('button', { name: 'Make an offer' }).click();
  await clerk.getByRole('button', { name: `Send to ${customer.email}` }).click();
  await expect(clerk.getByRole('status')).toContainText('sent by mail');
  await expect(facts(clerk).filter({ hasText: /^Quotation/ })).toHaveText(`Quotation${number}`);
  const bars = (on: Page) => on.getByRole('img', { name: `Barcode of ${number}` });
  await expect(bars(clerk)).toBeHidden();
  await clerk.emulateMedia({ media: 'print' });
  await expect(bars(clerk)).toBeVisible();
  await clerk.context().close();

  await signIn(page, customer);
  await page.goto(`/quotations/${number}`);
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(LINES + 3);
  await expect(facts(page).filter({ hasText: /^For/ })).toHaveText(
    'ForMaria Santos, Santos Builders Inc.',
  );
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Accepted by, name and signature')).toBeVisible();
  await expect(bars(page)).toBeVisible();
});

test('what happens meanwhile is said on the screen, and not on paper', LONG, async ({ page }) => {
  const [line] = await tenLines();
  await page.goto(`/products/${line?.product_id}?variant=${line?.variant_id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const message = page.getByText('Item has been added to cart!');
  // It stays while it is pointed at.
  await message.hover();
  await page.emulateMedia({ media: 'print' });
  expect(await message.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await expect(message).toBeVisible();
});
