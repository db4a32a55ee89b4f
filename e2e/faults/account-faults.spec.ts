/** The provider fails while account forms are sent: the form tells the truth and can be left. */
import { LONG } from '../shop/long';
import {
  clearFaults,
  expect,
  logIn,
  newCustomer,
  register,
  registeredCustomer,
  setFault,
  signIn,
  test,
} from '../shop/test';

test.afterEach(clearFaults);

const LOGOUT = '/api/auth/shop-logout';

test(
  'a logout clears the session and reloads the page, though the call fails [A05]',
  LONG,
  async ({ page }) => {
    const customer = await registeredCustomer();
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'hang' }] as const) {
      await test.step(fault.kind, async () => {
        await logIn(page, customer);
        // Waits until the header has all its parts, because a part that loads moves the others.
        await expect(page.locator('[data-slot="cart.button"] button')).toBeVisible();
        await setFault({ ...fault, path: LOGOUT });
        await page.evaluate(() => document.documentElement.setAttribute('data-before-logout', ''));
        const told = page.waitForRequest(`**${LOGOUT}`);
        await page.getByRole('button', { name: 'Logout' }).click();
        await told;
        await expect(page.locator('html[data-before-logout]')).not.toBeAttached();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
        await expect(page.getByText(customer.name)).toBeHidden();
        expect(await page.evaluate(() => Object.keys(window.sessionStorage))).not.toContain(
          'token',
        );
        await clearFaults();
      });
    }
  },
);

const failures = [
  ['cut off', { kind: 'cut' }, 'Something went wrong!'],
  ['without words', { kind: 'status', status: 500 }, 'Something went wrong!'],
  [
    'with words',
    { kind: 'status', status: 503, message: 'We open at eight.' },
    'We open at eight.',
  ],
  ['with nonsense', { kind: 'malformed' }, 'Something went wrong!'],
  ['in another shape', { kind: 'wrong-shape', body: { user: null } }, 'Something went wrong!'],
] as const;

test('a login that fails says so, keeps the email and goes through at the next try [A01]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabel('Email').fill(customer.email);
  await password.fill(customer.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(customer.password);
  for (const [how, fault, words] of failures) {
    await test.step(how, async () => {
      await setFault({ ...fault, path: '/api/auth/shop-login' });
      // Sending again removes the form's last message, so the next message is about this try.
      const sent = page.waitForRequest('**/api/auth/shop-login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await sent;
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
      await expect(page.getByLabel('Email')).toHaveValue(customer.email);
      await clearFaults();
    });
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/store$/);
});

test('a login whose verification has expired opens the dialog with Resend Code [A02]', async ({
  page,
}) => {
  const customer = newCustomer();
  const words = 'Verification link has expired, please request a new one.';
  await setFault({ kind: 'status', status: 403, message: words, path: '/api/auth/shop-login' });
  await page.goto('/login');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your account' });
  await expect(dialog).toContainText(words);
  const asked = page.waitForRequest('**/api/auth/resend-verification');
  await dialog.getByRole('button', { name: 'Resend Code' }).click();
  expect((await asked).postDataJSON()).toEqual({ email: customer.email });
  await expect(dialog).not.toContainText(words);
});

test(
  'a registration that fails says so in red and keeps what was typed [A03]',
  LONG,
  async ({ page }) => {
    const customer = newCustomer();
    await setFault({ kind: 'cut', path: '/api/auth/shop-register' });
    await register(page, customer);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong!');
    await expect(page.getByLabel('Name')).toHaveValue(customer.name);
    await clearFaults();
    await setFault({ kind: 'wrong-shape', body: {}, path: '/api/auth/shop-register' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('dialog').getByText('You are now registered!')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
  },
);

test('where the provider can’t reset a password, people who can are named and no mail is claimed [R13]', async ({
  page,
}) => {
  await setFault({ kind: 'status', status: 404, path: '/api/auth/shop-forgot-password' });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  const help = page.getByRole('main').getByRole('alert');
  await expect(help).toContainText('Passwords can’t be reset online at the moment.');
  await expect(help.getByRole('link', { name: /@ironwharf/ }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(help.getByRole('link', { name: /^\+63/ }).first()).toHaveAttribute('href', /^tel:/);
  await expect(page.getByText(/code .* was sent/)).toBeHidden();
});

test(
  'where the provider has no calls for a customer’s details, the page says so and claims nothing',
  LONG,
  async ({ page }) => {
    const customer = await registeredCustomer();
    await signIn(page, customer);
    await page.goto('/my-details');
    for (const call of ['change-password', 'account-data', 'delete-account']) {
      await setFault({ kind: 'status', status: 404, path: `/api/auth/shop-${call}` });
    }
    await page.getByLabel('Current password').fill(customer.password);
    await page.getByLabel('New password', { exact: true }).fill('a newer password, 2026');
    await page.getByLabel('Confirm new password').fill('a newer password, 2026');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Passwords can’t be changed online at the moment.')).toBeVisible();
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(
      page.getByText('Your data can’t be downloaded online at the moment.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByRole('dialog').getByLabel('Your password').fill(customer.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Accounts can’t be deleted online at the moment.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
  },
);

test(
  'calls that all refuse the token end the session once, without a loop [A04 R17]',
  LONG,
  async ({ page }) => {
    const customer = await registeredCustomer();
    await logIn(page, customer);
    // Leaves the store, because its pending requests could meet the fault there.
    await page.goto('about:blank');
    await setFault({ kind: 'status', status: 401, path: '/api/store/cart' });
    await setFault({ kind: 'status', status: 401, path: '/api/store/order' });
    const led: string[] = [];
    page.on('framenavigated', (frame) => led.push(new URL(frame.url()).pathname));
    await page.goto('/order-history');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(led.filter((path) => path === '/login')).toHaveLength(1);
    await clearFaults();
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Continue to your orders' }).click();
    await expect(page.getByText('No orders placed yet.')).toBeVisible();
  },
);
