// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, type Answers } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test } from 'vitest';
import { forgotPasswordPage } from '../src/pages/forgot-password-page';
import { openShop } from './shop';

afterEach(cleanup);

const FORGOT = '/api/auth/shop-forgot-password';
const RESET = '/api/auth/shop-reset-password';

async function askForCode(answers: Answers) {
  const shop = openShop(answers);
  await shop.visit('/forgot-password', forgotPasswordPage);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'maria@shop.example');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return { ...shop, user };
}

test('a new password is set by the code, and the way to sign in is shown', async () => {
  const { seen, user } = await askForCode({
    [FORGOT]: () => ({ message: 'A code is on its way.' }),
    [RESET]: () => ({ message: 'Password changed.' }),
  });
  expect(await screen.findByText('A code is on its way.')).toBeDefined();
  await user.type(screen.getByLabelText('Reset code'), '12 34 56');
  await user.type(screen.getByLabelText('New password'), 'fresh');
  await user.type(screen.getByLabelText('Confirm new password'), 'fresh');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed.')).toBeDefined();
  expect(seen.requests.at(-1)?.body).toEqual({
    email: 'maria@shop.example',
    code: '123456',
    password: 'fresh',
    password_confirmation: 'fresh',
  });
  expect(seen.toasts).toEqual([]);
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/login');
});

test('a look at the mail that reloads the page leads back to the code', async () => {
  const shop = await askForCode({ [FORGOT]: () => ({}) });
  await screen.findByLabelText('Reset code');
  cleanup();
  await shop.visit('/forgot-password', forgotPasswordPage);
  expect(screen.getByLabelText('Reset code')).toBeDefined();
  expect(screen.getByText('maria@shop.example')).toBeDefined();
});

test('where the provider cannot reset passwords, people who can are named and no mail is claimed', async () => {
  const { seen } = await askForCode({ [FORGOT]: () => refuse(404, { message: 'Not found.' }) });
  const help = await screen.findByRole('alert');
  expect(help.textContent).toContain('+63 2 8555 0142');
  expect(help.textContent).toContain('sales@shop.example');
  expect(document.body.textContent).not.toMatch(/\bsent\b/i);
  expect(seen.toasts).toEqual([]);
});

test('a refusal stays in its step', async () => {
  const { user } = await askForCode({
    [FORGOT]: () => ({}),
    [RESET]: () => refuse(422, { message: 'Too short.', fields: { password: 'Too short.' } }),
  });
  await user.type(await screen.findByLabelText('Reset code'), '1');
  await user.type(screen.getByLabelText('New password'), 'x');
  await user.type(screen.getByLabelText('Confirm new password'), 'x');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findAllByText('Too short.')).toHaveLength(1);
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});
