// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse, type Answers } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test } from 'vitest';
import { readVerificationLink, verificationPath } from 'shared-contracts/verification-link';
import { loginPage } from '../src/pages/login-page';
import { openShop } from './shop';

afterEach(cleanup);

const LOGIN = '/api/auth/shop-login';
const VERIFY = '/api/auth/verify-email';
const RESEND = '/api/auth/resend-verification';
const EXPIRED = 'Verification link has expired, please request a new one.';

async function signIn(answers: Answers) {
  const shop = openShop(answers);
  const { router } = await shop.visit('/login', loginPage);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'maria@shop.example');
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { ...shop, user, router };
}

const unverified = () => refuse(403, { message: 'PLEASE verify your email first.' });

test('a login starts the session, says so and goes to the store', async () => {
  const { host, seen, router } = await signIn({
    [LOGIN]: () => ({ token: maria.token, user: maria.user }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/store'));
  expect(host.session.read()).toEqual(maria);
  expect(seen.toasts).toEqual([{ tone: 'success', text: 'You are now logged-in!' }]);
  expect(seen.requests).toEqual([
    { method: 'POST', url: LOGIN, body: { email: 'maria@shop.example', password: 'right' } },
  ]);
});

const KEEP = '/api/auth/persistent/keep';

async function signInKept(keep: () => unknown, persistentSignIn?: true) {
  localStorage.clear();
  const shop = openShop({ [LOGIN]: () => maria, [KEEP]: keep });
  Object.assign(shop.host, { config: { ...shop.host.config, persistentSignIn } });
  await shop.visit('/login', loginPage);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'maria@shop.example');
  await user.type(screen.getByLabelText('Password'), 'right');
  const choice = screen.queryByLabelText('Keep me signed in on this device');
  if (choice) await user.click(choice);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(shop.host.session.read()).toEqual(maria));
  return shop.seen;
}

test('a browser stays signed in where the customer chooses it', async () => {
  const seen = await signInKept(() => ({ message: 'Kept.' }), true);
  await waitFor(() => expect(localStorage.getItem('persistent-sign-in')).toBe('kept'));
  expect(seen.requests.map(({ url }) => url)).toEqual([LOGIN, KEEP]);
  expect(seen.toasts.map(({ text }) => text)).toEqual(['You are now logged-in!']);
});

test('the choice to stay signed in holds where a verification signs in', async () => {
  localStorage.clear();
  const shop = openShop({
    [LOGIN]: unverified,
    [VERIFY]: () => ({ session: maria }),
    [KEEP]: () => ({ message: 'Kept.' }),
  });
  Object.assign(shop.host, { config: { ...shop.host.config, persistentSignIn: true } });
  await shop.visit('/login', loginPage);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'maria@shop.example');
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByLabelText('Keep me signed in on this device'));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Verification code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify Account' }));
  await waitFor(() => expect(localStorage.getItem('persistent-sign-in')).toBe('kept'));
  expect(shop.host.session.read()).toEqual(maria);
});

test('a browser that could not stay signed in is signed in, and the customer is told', async () => {
  const seen = await signInKept(() => refuse(500), true);
  await waitFor(() => expect(seen.toasts).toHaveLength(2));
  expect(seen.toasts[1]?.text).toMatch(/^You are signed in in this tab only/);
  expect(localStorage.getItem('persistent-sign-in')).toBeNull();
});

test('nobody is offered to stay signed in where the provider keeps no sign-ins', async () => {
  const seen = await signInKept(() => ({}));
  expect(seen.requests.map(({ url }) => url)).toEqual([LOGIN]);
});

test("the server's own welcome is shown where it gives one", async () => {
  const { seen } = await signIn({
    [LOGIN]: () => ({ token: 't', user: maria.user, message: 'Welcome back!' }),
  });
  await waitFor(() => expect(seen.toasts.map((toast) => toast.text)).toEqual(['Welcome back!']));
});

test.each([
  ['the words of the server', () => refuse(401, { message: 'Wrong password.' }), 'Wrong password.'],
  ['words of our own', () => refuse(500, null), 'Something went wrong!'],
  ['words of our own for a strange answer', () => ({ user: null }), 'Something went wrong!'],
])('a failed login stays in the form with %s', async (_case, answer, words) => {
  const { host, seen } = await signIn({ [LOGIN]: answer });
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(seen.toasts).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maria@shop.example');
  expect(host.session.read()).toBeNull();
});

test('an empty form is not sent and says what is missing', async () => {
  const shop = openShop({});
  await shop.visit('/login', loginPage);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(shop.seen.requests).toEqual([]);
});

test('an unverified account is led to its verification, and is then signed in by what was typed', async () => {
  const bodies: unknown[] = [];
  let verified = false;
  const { host, seen, user, router } = await signIn({
    [LOGIN]: () => (verified ? { token: maria.token, user: maria.user } : unverified()),
    [VERIFY]: (body) => {
      bodies.push(body);
      verified = true;
      return {};
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
  expect(dialog.textContent).toContain('maria@shop.example');
  expect(seen.toasts).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();

  await user.type(screen.getByLabelText('Verification code'), ' 123 456 ');
  await user.click(screen.getByRole('button', { name: 'Verify Account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([{ verificationCode: '123456', email: 'maria@shop.example' }]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/store'));
  expect(host.session.read()).toEqual(maria);
  expect(seen.toasts).toEqual([
    { tone: 'success', text: 'Account has been verified!, you can now login' },
    { tone: 'success', text: 'You are now logged-in!' },
  ]);
});

test('the link of a mail fills the code in, once; one is then asked to sign in', async () => {
  const bodies: unknown[] = [];
  const { visit, seen } = openShop({
    [VERIFY]: (body) => {
      bodies.push(body);
      return {};
    },
  });
  const link = verificationPath({ email: 'ana+shop@shop.example', code: '012345678901' });
  const { router } = await visit(link, loginPage);
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>('Verification code');
  expect(field.value).toBe('012345678901');
  expect(screen.getByRole('dialog').textContent).toContain('ana+shop@shop.example');
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Verify Account' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Account has been verified!, you can now login',
  );
  expect(bodies).toEqual([{ verificationCode: '012345678901', email: 'ana+shop@shop.example' }]);
  expect(seen.requests).toHaveLength(1);
});

test.each(['#', '#verify=&email=', '#verify=1', `#email=a&verify=${'1'.repeat(400)}`, '#cart'])(
  'an address with %s is no link of a mail',
  (hash) => {
    expect(readVerificationLink(hash)).toBeNull();
  },
);

test('an expired code offers a new one, which keeps the dialog open', async () => {
  const asked: unknown[] = [];
  const { seen, user } = await signIn({
    [LOGIN]: unverified,
    [VERIFY]: () => refuse(422, { message: EXPIRED, fields: { verificationCode: EXPIRED } }),
    [RESEND]: (body) => {
      asked.push(body);
      return { message: 'A new code is on its way.' };
    },
  });
  await user.type(await screen.findByLabelText('Verification code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify Account' }));
  expect(await screen.findAllByText(EXPIRED)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  await waitFor(() =>
    expect(seen.toasts.at(-1)).toEqual({ tone: 'success', text: 'A new code is on its way.' }),
  );
  expect(asked).toEqual([{ email: 'maria@shop.example' }]);
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(screen.queryByText(EXPIRED)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
});

test('a login that says that the link has expired opens the dialog with Resend Code', async () => {
  const asked: unknown[] = [];
  const { seen, user } = await signIn({
    [LOGIN]: () => refuse(403, { message: EXPIRED }),
    [RESEND]: (body) => {
      asked.push(body);
      return { message: 'A new code is on its way.' };
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
  expect(dialog.textContent).toContain('maria@shop.example');
  expect(dialog.textContent).toContain(EXPIRED);
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  await waitFor(() =>
    expect(seen.toasts).toEqual([{ tone: 'success', text: 'A new code is on its way.' }]),
  );
  expect(asked).toEqual([{ email: 'maria@shop.example' }]);
  expect(dialog.textContent).not.toContain(EXPIRED);
});

test('a login that says that something else has expired is told so, without a dialog', async () => {
  await signIn({ [LOGIN]: () => refuse(403, { message: 'Your password has expired.' }) });
  expect((await screen.findByRole('alert')).textContent).toBe('Your password has expired.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wrong code stays in the dialog without offering a new one', async () => {
  const { user } = await signIn({
    [LOGIN]: unverified,
    [VERIFY]: () => refuse(422, { message: 'The verification code is incorrect.' }),
  });
  await user.type(await screen.findByLabelText('Verification code'), '1');
  await user.click(screen.getByRole('button', { name: 'Verify Account' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The verification code is incorrect.',
  );
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();
});
