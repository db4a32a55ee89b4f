/** A forgotten password. */
import { LONG } from '../shop/long';
import { callProvider, logInElsewhere } from '../shop/placed-order';
import { codeFor, expect, logIn, newestMail, registeredCustomer, test } from '../shop/test';

test('a forgotten password is replaced by a mailed code, and every session ends [R13]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  const elsewhere = await logInElsewhere(customer);
  const before = await newestMail(customer.email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login page has an email field too, and it is replaced only after the click.
  await expect(page.locator('[data-page="forgot-password"]')).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Reset code');
  await expect(code).toBeFocused();
  await expect.poll(() => newestMail(customer.email)).not.toBe(before);
  const mailed = await codeFor(customer.email);

  await test.step('a look at the mail that reloads the page loses nothing', async () => {
    await page.reload();
    await expect(page.getByText(customer.email)).toBeVisible();
  });

  const next = { ...customer, password: 'remembered this time, 2026' };
  await test.step('a wrong code is named at its field', async () => {
    await code.fill(mailed === '111111' ? '222222' : '111111');
    await page.getByLabel('New password', { exact: true }).fill(next.password);
    await page.getByLabel('Confirm new password').fill(next.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(code).toHaveAccessibleDescription('The verification code is incorrect.');
  });

  await test.step('the right one is taken as it was pasted', async () => {
    await code.fill(` ${mailed.slice(0, 3)}-${mailed.slice(3)} `);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(
      page.getByRole('main').getByText('Your password has been changed. You can now sign in.'),
    ).toBeVisible();
    await expect(callProvider('/api/store/cart/fetchItemsAdded', {}, elsewhere)).rejects.toThrow(
      '401',
    );
    await expect(logInElsewhere(customer)).rejects.toThrow('401');
    await logIn(page, next);
  });
});

test(
  'an email without an account is answered like one with it, and gets no mail [R13]',
  LONG,
  async ({ page }) => {
    const email = `nobody-${Date.now()}@example.com`;
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(
      page.getByText(
        'If there is an account with this email, a code to reset its password was sent.',
      ),
    ).toBeVisible();
    expect(await newestMail(email)).toBe('');
  },
);
