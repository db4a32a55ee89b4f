/** Registration, verification and login, and their errors. */
import { LONG } from '../shop/long';
import {
  codeFor,
  expect,
  newCustomer,
  newestMail,
  registeredCustomer,
  register,
  test,
} from '../shop/test';

test('login says what the server says, and leads to registration and the forgotten password [A01]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Create an account' }),
  ).toHaveAttribute('href', '/register');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email or password is incorrect.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'registration shows the server’s refusal in red, then clears the form when it is done [A03]',
  LONG,
  async ({ page }) => {
    const customer = newCustomer();
    await page.goto('/register');
    const password = page.getByLabel('Password', { exact: true });
    const again = page.getByLabel('Confirm password', { exact: true });
    await page.getByLabel('Name').fill(customer.name);
    await page.getByLabel('Email').fill(customer.email);
    await password.fill('short');
    await again.fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    const refusal = page.getByRole('main').locator('p:has(> svg)', { hasText: '8' });
    await expect(refusal).toHaveCount(1);
    await expect(password).toHaveAccessibleDescription(await refusal.innerText());
    const [red = 0, green = 0, blue = 0] = await refusal.evaluate((element) => {
      const marked = [element, ...element.querySelectorAll('*')].map(
        (each) => getComputedStyle(each).color.match(/\d+/g)?.map(Number) ?? [],
      );
      return marked.find(([r = 0, g = 0, b = 0]) => r > g + 60 && r > b + 60) ?? [];
    });
    expect(red).toBeGreaterThan(Math.max(green, blue));

    await password.fill(customer.password);
    await again.fill(customer.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await codeFor(customer.email);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(password).toHaveValue('');
  },
);

test('a dead code offers a new one, which verifies the account [A02]', LONG, async ({ page }) => {
  const customer = newCustomer();
  await register(page, customer);
  const first = await codeFor(customer.email);

  await page.goto('/login');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel('Verification code');
  await expect(code).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Resend Code' })).toBeHidden();
  const current = await codeFor(customer.email);
  const wrong = current === '111111' ? '222222' : '111111';
  // A code can't be used after five tries.
  for (let tries = 0; tries < 6; tries += 1) {
    await code.fill(wrong);
    const answered = page.waitForResponse('**/api/auth/verify-email');
    await dialog.getByRole('button', { name: 'Verify Account' }).click();
    await answered;
  }
  await expect(
    dialog.getByText('Verification link has expired, please request a new one.').first(),
  ).toBeVisible();
  const before = await newestMail(customer.email);
  // The answer makes the form empty the field.
  const resent = page.waitForResponse('**/api/auth/resend-verification');
  await dialog.getByRole('button', { name: 'Resend Code' }).click();
  await resent;
  await expect.poll(() => newestMail(customer.email)).not.toBe(before);
  await code.fill(await codeFor(customer.email));
  await dialog.getByRole('button', { name: 'Verify Account' }).click();
  await expect(
    page.getByText('Account has been verified!, you can now login').first(),
  ).toBeVisible();
  expect(first).toMatch(/^\d{4} \d{4} \d{4}$/);
});
