/** The catalogue at the counter: what staff change is what the next shopper sees, without scripts too. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { expectAccessible, somebodyOf } from '../shop/counter-clerk';
import { LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';

const AT = '/staff/catalogue';
const at = (path: string) => `${shopAddress().counter}${path}`;

/** A picture of one colour, in the fewest bytes. */
const PICTURE = {
  name: 'bench vice.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A page of the counter for somebody who has the catalogue. */
async function clerkIn(browser: Browser, options = {}, role = 'catalogue'): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true, ...options });
  const page = await context.newPage();
  await somebodyOf(page, role);
  return page;
}

/** The shop keeps a document for some seconds, so the page is asked for until it has the news. */
async function untilShown(page: Page, path: string, what: (page: Page) => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(what(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

async function openVariant(page: Page, id: number): Promise<void> {
  await page.goto(at(`${AT}/variants/${id}`), { waitUntil: 'load' });
}

const price = (page: Page) => page.getByLabel('Price in pesos');
const save = (page: Page) => page.getByRole('button', { name: 'Save the variant' }).click();

/** @param after of which product: one whose price changes is nobody else's meanwhile */
async function defaultVariant(after: number) {
  const product = await sellableProduct(after);
  const variant = product.variants.find(({ default: isDefault }) => isDefault);
  return { product, id: variant?.id ?? 0 };
}

test('a changed price is what the next shopper sees, and two clerks lose nothing [N20]', async ({
  page,
  browser,
}) => {
  const { product, id } = await defaultVariant(40);
  const [luz, ben] = [await clerkIn(browser), await clerkIn(browser, {}, 'owner')];
  await openVariant(luz, id);
  await openVariant(ben, id);
  const before = await price(luz).inputValue();
  await price(luz).fill('4321.75');
  await save(luz);
  await expect(luz.getByRole('status')).toContainText('Saved.');
  await untilShown(page, `/products/${product.id}`, (shown) => shown.getByText('₱4,321.75'));
  await price(ben).fill('1.00');
  await save(ben);
  await expect(ben.getByRole('alert')).toContainText('nothing was done');
  await ben.getByRole('link', { name: 'Look at it as it is now' }).click();
  await expect(price(ben)).toHaveValue('4321.75');
  await price(ben).fill(before);
  await save(ben);
  for (const each of [luz, ben]) await each.context().close();
});

test('a price list goes out, comes back edited, is applied and taken back [N21 N22 N24]', async ({
  browser,
}) => {
  const { id } = await defaultVariant(41);
  const page = await clerkIn(browser);
  await page.goto(at(`${AT}/price-lists`), { waitUntil: 'load' });
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const [head = ''] = text.split('\r\n');
  expect(head).toContain('key,model,product,variant,price,stock');
  const list = { name: 'november.csv', mimeType: 'text/csv' };
  const send = async (content: string) => {
    await page.goto(at(`${AT}/price-lists`), { waitUntil: 'load' });
    await page
      .getByLabel('A list as CSV or XLSX')
      .setInputFiles({ ...list, buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Compare it with the shop' }).click();
    await page.getByRole('heading', { name: 'november.csv' }).waitFor();
  };
  await send(text);
  await expect(page.getByText('Nothing in the list is new.')).toBeVisible();

  await openVariant(page, id);
  const before = await price(page).inputValue();
  await send(`key,price\n${id},5678.25\n`);
  await expect(page.getByRole('cell', { name: '₱5,678.25' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply the 1 change' }).click();
  await expect(page.getByRole('status')).toContainText('The list is applied.');
  const applied = page.url();
  await openVariant(page, id);
  await expect(price(page)).toHaveValue('5678.25');
  await page.goto(applied, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('status')).toContainText('taken back');
  await openVariant(page, id);
  await expect(price(page)).toHaveValue(before);
  await page.context().close();
});

test('without scripts a product is added with a picture, seen in the shop, and archived [N26 N29]', async ({
  page,
  browser,
}) => {
  const clerk = await clerkIn(browser, { javaScriptEnabled: false });
  const name = `Bench Vice ${randomUUID().slice(0, 6)}`;
  await clerk.goto(at(`${AT}/products/new`));
  await clerk.getByLabel('Name').fill(name);
  await clerk.getByLabel('Brand').selectOption({ index: 1 });
  await clerk.getByLabel('Category').selectOption({ index: 1 });
  await clerk.getByLabel('Description (plain text)').fill('Holds what is worked on.');
  await clerk.getByRole('button', { name: 'Add the product' }).click();
  await expect(clerk.getByRole('status')).toContainText('Added.');
  const product = /products\/(\d+)/.exec(clerk.url())?.[1] ?? '';
  await clerk.getByRole('link', { name: 'Standard' }).click();
  await price(clerk).fill('1,234.50');
  await save(clerk);
  await clerk
    .getByLabel('New pictures: JPEG, PNG, WebP, GIF or AVIF, 15 MB each')
    .setInputFiles(PICTURE);
  await clerk.getByRole('button', { name: 'Add the pictures' }).click();
  await expect(clerk.getByRole('status')).toContainText('The pictures are saved.');

  await untilShown(page, `/products/${product}`, (shown) =>
    shown.getByRole('heading', { level: 1, name }),
  );
  await expect(page.getByText('₱1,234.50').first()).toBeVisible();
  await expect(page.locator('img[src*="imported/counter/bench-vice"]').first()).toBeVisible();

  await clerk.goto(at(`${AT}/products/${product}`));
  await clerk.getByRole('button', { name: 'Archive the product' }).click();
  await expect(clerk.getByRole('status')).toContainText('Archived.');
  await clerk.context().close();
});

test('files may be dropped where they are chosen [N26]', LONG, async ({ browser }) => {
  const { id } = await defaultVariant(42);
  const page = await clerkIn(browser);
  await openVariant(page, id);
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...PICTURE.buffer],
  );
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.locator('input[type="file"]')).toHaveValue(/dropped[.]png$/);
  await page.context().close();
});

test(
  'the catalogue’s pages are for everybody, on a phone and on a desk [N29]',
  LONG,
  async ({ browser }) => {
    const { product, id } = await defaultVariant(43);
    const page = await clerkIn(browser);
    for (const path of [
      '',
      '/products/new',
      `/products/${product.id}`,
      `/variants/${id}`,
      '/featured',
      '/price-lists',
      '/brands',
      '/categories/new',
      '/articles/new',
      '/testimonials',
    ]) {
      await page.goto(at(`${AT}${path}`), { waitUntil: 'load' });
      await expectAccessible(page);
    }
    await page.context().close();
  },
);

test(
  'what is compared, previewed, refused and changed meanwhile is for everybody too [N29]',
  LONG,
  async ({ browser }) => {
    const { id } = await defaultVariant(44);
    const page = await clerkIn(browser);
    await page.goto(at(`${AT}/price-lists`), { waitUntil: 'load' });
    const list = `key,price,stock\n${id},4999.50,7\nnobody,1,1\n`;
    const file = { name: 'compared.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
    await page.getByLabel('A list as CSV or XLSX').setInputFiles(file);
    await page.getByRole('button', { name: 'Compare it with the shop' }).click();
    await page.getByRole('heading', { level: 1, name: 'compared.csv' }).waitFor();
    await expectAccessible(page);

    await openVariant(page, id);
    const usage = page.getByLabel('Usage (HTML)');
    const before = await usage.inputValue();
    await usage.fill('<h2>Care</h2><p>Oil it.</p><table><tr><td>Once a month</td></tr></table>');
    await page.getByRole('button', { name: 'Preview the usage' }).click();
    await page.getByRole('heading', { name: 'How the shop shows the usage' }).waitFor();
    await expectAccessible(page);

    await openVariant(page, id);
    await price(page).fill('a lot');
    await save(page);
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);

    // Nothing for this role.
    await page.goto(at('/staff/log'), { waitUntil: 'load' });
    await page.getByRole('heading', { name: 'Nothing was done' }).waitFor();
    await expectAccessible(page);

    // The same page in a second tab is saved first.
    const other = await page.context().newPage();
    await openVariant(page, id);
    await openVariant(other, id);
    await other.getByLabel('Usage (HTML)').fill('<p>Keep it dry.</p>');
    await save(other);
    await other.getByRole('status').waitFor();
    await usage.fill('<p>Oil it.</p>');
    await save(page);
    await page.getByRole('heading', { name: 'Changed meanwhile' }).waitFor();
    await expect(page.getByRole('table', { name: 'Yours and now' })).toContainText('Keep it dry.');
    await expectAccessible(page);
    // What was typed is still there, and saving it is a decision.
    await expect(usage).toHaveValue('<p>Oil it.</p>');
    await usage.fill(before);
    await save(page);
    await expect(page.getByRole('status')).toContainText('Saved.');
    await page.context().close();
  },
);
