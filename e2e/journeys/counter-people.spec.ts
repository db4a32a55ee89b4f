/** The counter: inquiries and quotations, what sells, customers and their data. */
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, somebodyOf, STAFF_PASSWORD } from '../shop/counter-clerk';
import { LONG } from '../shop/long';
import { callProvider } from '../shop/placed-order';
import { shopAddress } from '../shop/shop-address';
import { expect, newCustomer, newestMail, registeredCustomer, test } from '../shop/test';

type Role = 'counter' | 'catalogue' | 'owner';

/** A page of the counter for somebody of a role. */
async function staffIn(browser: Browser, role: Role, options = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await somebodyOf(page, role);
  return page;
}

const open = (page: Page, path: string) =>
  page.goto(`${shopAddress().counter}${path}`, { waitUntil: 'load' });

/** Sends an inquiry as the shop's form does. @returns its reference */
async function inquire(email: string, inquiry = 'Do you have forty grinders?'): Promise<string> {
  const sent = await callProvider<{ data: { reference: string } }>(
    '/api/utilities/inquiries/send',
    { name: 'Perpetua Reyes', mobileNumber: '0918 123 4567', email, company: '', inquiry },
  );
  return sent.data.reference;
}

const search = (query: string) =>
  callProvider<{ total: number }>('/api/store/products/search', { query });

test('a shopper’s inquiry appears by itself, is answered by mail and done [N40 N41]', async ({
  browser,
}) => {
  const { email } = newCustomer();
  const page = await staffIn(browser, 'counter');
  await open(page, '/staff/inquiries');
  await page.getByRole('button', { name: 'Sound for new inquiries' }).waitFor();
  const streams = page.waitForResponse((answer) => answer.url().endsWith('/staff/inquiries/live'));
  await page.reload({ waitUntil: 'load' });
  await streams;
  const reference = await inquire(email);
  await page.getByRole('link', { name: reference }).click();
  await page.getByLabel(`Answer to ${email}`).fill('Yes, forty in stock.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('status')).toContainText('sent by mail');
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('Yes, forty in stock.');
  expect(await newestMail(email)).toContain('Yes, forty in stock.');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.context().close();
});

test('without scripts an inquiry becomes a quotation that is mailed [N42 N48]', async ({
  browser,
}) => {
  const { email } = newCustomer();
  const reference = await inquire(email, 'Please quote three drills.');
  const page = await staffIn(browser, 'counter', { javaScriptEnabled: false });
  await open(page, '/staff/inquiries');
  await page.getByLabel('Number, name, email, company, phone or words').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'Make a quotation' }).click();
  await page.getByLabel('Barcode, model number or words').fill('drill');
  await page.getByRole('button', { name: 'Find or add' }).click();
  const found = page.getByRole('table', { name: 'Found in the catalogue' });
  await found
    .getByLabel(/^Units of/)
    .first()
    .fill('3');
  await found
    .getByLabel(/^Price of/)
    .first()
    .fill('1,000.00');
  await found.getByRole('button', { name: /^Add/ }).first().click();
  await expect(page.getByText('₱3,360.00')).toBeVisible();
  await page.getByRole('button', { name: `Send to ${email}` }).click();
  await expect(page.getByRole('status')).toContainText('sent by mail');
  const mail = await newestMail(email);
  expect(mail).toContain('Total: ₱3,360.00');
  expect(mail).toContain('Valid until');
  await page.context().close();
});

test('a search that found nothing is listed, and finds once it has a name [N43 N44]', async ({
  browser,
}) => {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '');
  const query = `qz${letters}zq`;
  expect((await search(query)).total).toBe(0);
  const page = await staffIn(browser, 'catalogue', { javaScriptEnabled: false });
  await open(page, '/staff/reports?period=today');
  await page.getByLabel(`What the catalogue calls ${query}`).fill('drill');
  await page.getByRole('button', { name: `Add the name for ${query}` }).click();
  await expect(page.getByRole('status')).toContainText('The name is added');
  await expect(page.getByText(query)).toHaveCount(0);
  expect((await search(query)).total).toBeGreaterThan(0);
  await page.context().close();
});

test('an owner corrects a customer’s name, saves a copy of the data and deletes the account [N46 N47]', async ({
  browser,
}) => {
  const { email } = await registeredCustomer();
  const reference = await inquire(email);
  const page = await staffIn(browser, 'owner');
  await open(page, '/staff/customers');
  await page.getByLabel('Name, email, phone or company').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('row', { name: email }).getByRole('link').click();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  const correction = page.getByRole('region', { name: 'Correct the data' });
  await correction.getByText('Correct name or email').click();
  await correction.getByLabel('Name').fill('Ana Santos Cruz');
  await correction.getByLabel('Your own password').fill(STAFF_PASSWORD);
  await correction.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByRole('status')).toContainText('The name is corrected.');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Santos Cruz' })).toBeVisible();
  const data = page.getByRole('region', { name: 'Personal data' });
  await data.getByLabel('Your own password').first().fill(STAFF_PASSWORD);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy of all data' }).click();
  const copy = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as {
    account: { email: string };
  };
  expect(copy.account.email).toBe(email);
  await page.getByText('Delete the account').first().click();
  await page.getByLabel('The person’s email, to be sure').fill(email);
  await data.getByLabel('Your own password').last().fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('status')).toContainText('The account is deleted.');
  expect(await newestMail(email)).toContain('Your account was deleted');
  await open(page, `/staff/customers?q=${encodeURIComponent(email)}`);
  await expect(page.getByText('No customers found.')).toBeVisible();
  await page.context().close();
});

test('the labels of a chart can be read on a phone [N45]', async ({ browser }) => {
  const page = await staffIn(browser, 'owner', { viewport: { width: 360, height: 800 } });
  await open(page, '/staff/reports?period=month');
  const label = page.getByRole('img', { name: 'Sales of each day' }).locator('text').first();
  const size = await label.evaluate((text) => {
    const { width } = (text as SVGTextElement).ownerSVGElement?.getBoundingClientRect() ?? {};
    return (Number.parseFloat(getComputedStyle(text).fontSize) * (width ?? 0)) / 600;
  });
  expect(size).toBeGreaterThanOrEqual(12);
  await page.context().close();
});

test(
  'these pages are for everybody, on a phone and on a desk [N45 N48]',
  LONG,
  async ({ browser }) => {
    const { email } = await registeredCustomer();
    const reference = await inquire(email);
    const guest = newCustomer().email;
    await inquire(guest);
    await search('qzvvqz');
    const page = await staffIn(browser, 'owner');
    await open(page, `/staff/inquiries/${reference}`);
    await page.getByRole('button', { name: 'Make a quotation' }).click();
    const quotation = new URL(page.url()).pathname;
    await open(page, `${quotation}?q=drill`);
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await open(page, `/staff/customers?q=${encodeURIComponent(email)}`);
    const customer = await page
      .getByRole('row', { name: email })
      .getByRole('link')
      .getAttribute('href');
    for (const path of [
      '/staff/inquiries',
      `/staff/inquiries/${reference}`,
      `${quotation}?q=drill`,
      '/staff/reports?period=month',
      '/staff/reports?period=today',
      '/staff/customers',
      customer ?? '',
      `/staff/customers/by-email?email=${encodeURIComponent(guest)}`,
    ]) {
      await open(page, path);
      await expectAccessible(page);
    }
    await expect(page.getByRole('heading', { name: 'Personal data' })).toBeVisible();
    await page.context().close();
  },
);
