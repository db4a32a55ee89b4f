// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse, type Answers } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test } from 'vitest';
import { registerPage } from '../src/pages/register-page';
import { openShop } from './shop';

afterEach(cleanup);

const REGISTER = '/api/auth/shop-register';

async function createAccount(answers: Answers, confirmation = 'secret') {
  const shop = openShop(answers);
  const { router } = await shop.visit('/register', registerPage);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Maria');
  await user.type(screen.getByLabelText('Email'), 'maria@shop.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  return { ...shop, user, router };
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test.each([
  [{}, 'You are now registered!'],
  [{ message: 'Welcome! Please look at your mail.' }, 'Welcome! Please look at your mail.'],
])('a registration answered with %o is confirmed and the form cleared', async (answer, words) => {
  const { seen } = await createAccount({ [REGISTER]: () => answer });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  for (const label of ['Name', 'Email', 'Password', 'Confirm password']) {
    expect(valueOf(label)).toBe('');
  }
  expect(seen.requests).toEqual([
    {
      method: 'POST',
      url: REGISTER,
      body: {
        name: 'Maria',
        email: 'maria@shop.example',
        password: 'secret',
        password_confirmation: 'secret',
      },
    },
  ]);
});

test('the length of a name is said at once, that of a password only by the server', async () => {
  const { seen, ...shop } = openShop({ [REGISTER]: () => refuse(422, { message: 'Too long.' }) });
  await shop.visit('/register', registerPage);
  const user = userEvent.setup();
  const fill = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const create = () => user.click(screen.getByRole('button', { name: 'Create account' }));
  fill('Name', 'x'.repeat(201));
  fill('Email', 'maria@shop.example');
  fill('Password', 'x'.repeat(2000));
  fill('Confirm password', 'y');
  await create();
  expect(screen.getAllByText(/^At most/).map(({ textContent }) => textContent)).toEqual([
    'At most 200 characters.',
  ]);
  expect(seen.requests).toEqual([]);
  fill('Name', 'x'.repeat(200));
  await create();
  expect((await screen.findByRole('alert')).textContent).toBe('Too long.');
  expect(seen.requests).toHaveLength(1);
});

const VERIFY = '/api/auth/verify-email';
const LOGIN = '/api/auth/shop-login';

async function verify(answers: Answers) {
  const shop = await createAccount({ [REGISTER]: () => ({}), [VERIFY]: () => ({}), ...answers });
  await shop.user.type(await screen.findByLabelText('Verification code'), '654321');
  await shop.user.click(screen.getByRole('button', { name: 'Verify Account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return shop;
}

test('a new customer is asked for the code at once, and is signed in by what was chosen', async () => {
  const { host, seen, router } = await verify({
    [LOGIN]: () => ({ token: maria.token, user: maria.user }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/store'));
  expect(host.session.read()).toEqual(maria);
  expect(seen.toasts.map(({ text }) => text)).toEqual([
    'Account has been verified!, you can now login',
    'You are now logged-in!',
  ]);
  expect(seen.requests.map(({ url, body }) => [url, body]).slice(1)).toEqual([
    [VERIFY, { verificationCode: '654321', email: 'maria@shop.example' }],
    [LOGIN, { email: 'maria@shop.example', password: 'secret' }],
  ]);
});

test('a sign-in that fails then says so, and leads to the page for it', async () => {
  const { host } = await verify({ [LOGIN]: () => refuse(500, null) });
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong!');
  expect(screen.getByText('Account has been verified!, you can now login')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/login');
  expect(host.session.read()).toBeNull();
});

test('the dialog for the code can be closed and opened again', async () => {
  const { user } = await createAccount({ [REGISTER]: () => ({}) });
  const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
  expect(dialog.textContent).toContain('You are now registered!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Enter verification code' }));
  expect(screen.getByRole('dialog').textContent).toContain('maria@shop.example');
});

test('passwords that differ are for the server to refuse, in its words, once, at their field', async () => {
  const words = 'The password confirmation does not match.';
  const { seen } = await createAccount(
    { [REGISTER]: () => refuse(422, { message: words, errors: { password: [words] } }) },
    'other',
  );
  expect(await screen.findAllByText(words)).toHaveLength(1);
  expect(seen.toasts).toEqual([]);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    words,
  );
  expect(document.activeElement).toBe(field);
  expect(valueOf('Email')).toBe('maria@shop.example');
  expect(seen.requests).toHaveLength(1);
});

test('the browser that registered is signed in by the verification', async () => {
  localStorage.clear();
  const { host, seen, router } = await verify({
    [REGISTER]: () => ({ browser: 'of-this-browser' }),
    [VERIFY]: () => ({ session: maria }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/store'));
  expect(host.session.read()).toEqual(maria);
  expect(seen.toasts.map(({ text }) => text)).toEqual([
    'Account has been verified!, you can now login',
    'You are now logged-in!',
  ]);
  const [, sent] = seen.requests;
  expect(sent?.body).toMatchObject({ verificationCode: '654321', browser: 'of-this-browser' });
  expect(localStorage.getItem('registered-here')).toBeNull();
});
