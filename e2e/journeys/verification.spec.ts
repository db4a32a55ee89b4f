/** Whose code is used, how it may be typed, and the answer for an email that has an account. */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import {
  codeFor,
  expect,
  newCustomer,
  newestMail,
  register,
  registeredCustomer,
  test,
} from '../shop/test';

/** Checks the attributes that password managers read. */
async function expectNewPasswordFields(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  for (const name of ['Password', 'Confirm password']) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
}

const REGISTERED = /^You are now registered!/;

test("another account's code does not verify, a pasted one with dashes does [A02 A03]", async ({
  browser,
  page,
}) => {
  const stranger = newCustomer();
  const customer = newCustomer();
  await register(page, stranger);
  await expect(page.getByRole('dialog').getByText(REGISTERED)).toBeVisible();
  await register(page, customer);
  await expect(page.getByRole('dialog').getByText(REGISTERED)).toBeVisible();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel('Verification code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const own = await codeFor(customer.email);
  const strange = await codeFor(stranger.email);
  // Two random codes are practically never the same.
  expect(strange).not.toBe(own);
  await code.fill(strange);
  await dialog.getByRole('button', { name: 'Verify Account' }).click();
  await expect(code).toHaveAccessibleDescription(/The verification code is incorrect\./);
  await expect(code).toBeFocused();
  await code.fill(` ${own.slice(0, 3)} – ${own.slice(3)}\t`);
  await dialog.getByRole('button', { name: 'Verify Account' }).click();
  await expect(
    page.getByText('Account has been verified!, you can now login').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByText('You are now logged-in!')).toBeVisible();

  await test.step('the link of the other mail fills its code in, in a browser that isn’t signed in', async () => {
    const [link = ''] = /\/login#verify=\S+/.exec(await newestMail(stranger.email)) ?? [];
    const reader = await (await browser.newContext()).newPage();
    await reader.goto(new URL(link, page.url()).href);
    const filled = reader.getByRole('dialog').getByLabel('Verification code');
    await expect(filled).toHaveValue(strange.replaceAll(' ', ''));
    await expect(reader).toHaveURL(/\/login$/);
    await reader.getByRole('button', { name: 'Verify Account' }).click();
    await expect(
      reader.getByText('Account has been verified!, you can now login').first(),
    ).toBeVisible();
    await reader.context().close();
  });
});

test(
  'a code that never came can be asked for again before it has expired [A02]',
  LONG,
  async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await codeFor(customer.email);
    const before = await newestMail(customer.email);
    await dialog.getByRole('button', { name: 'No code in your mail?' }).click();
    await dialog.getByRole('button', { name: 'Resend Code' }).click();
    await expect(
      page.getByText('A new verification code has been sent to your email.'),
    ).toBeVisible();
    await expect.poll(() => newestMail(customer.email)).not.toBe(before);
  },
);

test(
  'a taken email is answered like a new one, and its owner is told by mail [A03]',
  LONG,
  async ({ page }) => {
    const owner = await registeredCustomer();
    await register(page, { ...owner, name: 'Somebody Else', password: 'another password, 2026' });
    await expect(page.getByRole('dialog').getByText(REGISTERED)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expectNewPasswordFields(page);
    await expect.poll(() => newestMail(owner.email)).toContain('You already have an account');
  },
);
