/** The counter's pages as sheets: on paper, at a phone's thumb, with large text and in forced colours. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { firstDay, somebodyOf, STAFF_PASSWORD } from '../shop/counter-clerk';
import { LONG } from '../shop/long';
import { placeOrderFor } from '../shop/placed-order';
import { shopAddress } from '../shop/shop-address';
import { expect, registeredCustomer, test } from '../shop/test';

const PHONE = { width: 360, height: 740 };

async function ownerIn(browser: Browser, options = {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE, ...options })).newPage();
  await somebodyOf(page, 'owner');
  return page;
}

const open = (page: Page, path: string) =>
  page.goto(`${shopAddress().counter}${path}`, { waitUntil: 'load' });

/** @returns the order's path at the counter, and its number */
async function placed(): Promise<{ path: string; number: string }> {
  const { id, variants } = await sellableProduct();
  const variant = variants.find((each) => each.default)?.id ?? 0;
  const line = { product_id: id, variant_id: variant, quantity: 1 };
  const { number } = await placeOrderFor(await registeredCustomer(), [line]);
  return { path: `/staff/orders/${number}`, number };
}

test('an order asks before what is typed on it is left, and is a sheet on paper, which says of when it is', async ({
  browser,
}) => {
  const { path, number } = await placed();
  const page = await ownerIn(browser);
  await open(page, path);
  // Who leaves what is typed is asked, and not where it was sent.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const note = page.getByLabel('Note for staff');
  await note.pressSequentially('Comes at ten');
  await page.getByRole('link', { name: 'Picking slip' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(note).toHaveValue('Comes at ten');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Comes at ten', { exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);

  const imprint = page.locator('.imprint');
  await expect(imprint).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(imprint).toContainText(`Order ${number}`);
  await expect(imprint).toContainText(/As of\s*\w+ \d+, 20\d\d at/);
  for (const pressed of ['button', 'link']) {
    const name = pressed === 'button' ? 'Confirm' : 'Picking slip';
    await expect(page.getByRole(pressed as 'button', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // A table is one on the narrow side of the paper too.
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(amount).toBeVisible();
  // On narrow paper a row is an entry, and all of it is on the paper.
  await page.setViewportSize({ width: 300, height: 800 });
  await expect(amount).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300);
  await page.context().close();
});

test(
  'what was typed while a session ended is on its own page after signing in, and when that is loaded again',
  LONG,
  async ({ browser }) => {
    const { path } = await placed();
    const page = await (await browser.newContext()).newPage();
    const name = `eva-${randomUUID().slice(0, 8)}`;
    const code = await firstDay(page, name, 'owner');
    await open(page, path);
    const note = page.getByLabel('Note for staff');
    await note.fill('Comes at ten');
    await page.context().clearCookies({ name: 'staff' });
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill(STAFF_PASSWORD);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    for (let times = 0; times < 2; times += 1) {
      await expect(page.getByText('You are signed in again.')).toBeVisible();
      await expect(note).toHaveValue('Comes at ten');
      await expect(page).toHaveURL(`${shopAddress().counter}${path}`);
      await page.reload();
    }
    const session = await page.context().cookies();
    await page.context().clearCookies({ name: 'staff' });
    await page.reload();
    await expect(page.getByLabel('Code')).toBeVisible();
    await expect(page.locator('[name="kept"]')).toHaveValue(/Comes at ten/);

    await page.context().addCookies(session);
    await open(page, path);
    await expect(note).toHaveValue('');
    await note.fill('Comes at ten');
    // Another session begins by another page.
    const other = await (await browser.newContext()).newPage();
    await somebodyOf(other, 'owner');
    await page.context().addCookies(await other.context().cookies());
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByText('You are signed in again.')).toBeVisible();
    await expect(note).toHaveValue('Comes at ten');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByText('Comes at ten', { exact: true })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(note).toHaveValue('');
    for (const each of [page, other]) await each.context().close();
  },
);

test('on a phone the next step and the places are at the thumb, and what has the focus is seen', async ({
  browser,
}) => {
  const { path } = await placed();
  const page = await ownerIn(browser);
  await open(page, path);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  const places = page.getByRole('navigation', { name: 'Counter' });
  for (const part of [confirm, places]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThan(PHONE.height / 2);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const note = page.getByRole('button', { name: 'Add the note' });
  await note.focus();
  const [focused, bar] = [await note.boundingBox(), await confirm.boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.context().close();
});

test(
  'no page is wider than its window, at 320 px, with text of twice the size, or in forced colours',
  LONG,
  async ({ browser }) => {
    const { path } = await placed();
    const page = await ownerIn(browser, { forcedColors: 'active' });
    for (const at of [
      '/staff/orders',
      path,
      '/staff/catalogue',
      '/staff/customers',
      '/staff/log',
    ]) {
      await open(page, at);
      for (const width of [160, 320, 360, 833, 1025]) {
        await page.setViewportSize({ width, height: 640 });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wider, `${at} fits ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  },
);
