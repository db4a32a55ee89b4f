// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse, type Answers } from 'host-kit/test-shop.tsx';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { inFrame } from '../src/host';
import { AccountMenu } from '../src/session/account-menu';
import { openShop } from './shop';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LOGOUT = '/api/auth/shop-logout';

test('a guest finds the ways to sign in and to create an account', () => {
  openShop({}).show(AccountMenu);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/register',
  );
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test('a customer is greeted by name, also right after the login', () => {
  const { host, show } = openShop({});
  show(AccountMenu);
  act(() => {
    host.session.start(maria);
  });
  expect(screen.getByText('Hello, Maria')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test("the page's first picture is a guest's, whoever is logged in", () => {
  const { host } = openShop({}, maria);
  const Menu = inFrame(host, AccountMenu);
  const html = renderToString(
    <MemoryRouter>
      <Menu />
    </MemoryRouter>,
  );
  expect(html).toContain('Sign in');
  expect(html).not.toContain('Maria');
});

const endings: [string, Answers][] = [
  ['when the provider agrees', { [LOGOUT]: () => ({}) }],
  ['when the provider refuses', { [LOGOUT]: () => refuse(500, null) }],
  ['when the provider is away', {}],
];
test.each(endings)('logging out ends the session %s', async (_case, answers) => {
  const { host, seen, show } = openShop(answers, maria);
  show(AccountMenu);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(seen.ended).toEqual(['logout']));
  expect(host.session.read()).toBeNull();
  expect(seen.requests.map((request) => request.url)).toEqual([LOGOUT]);
});

test.each(endings)('a browser that stayed signed in is left %s', async (_case, answers) => {
  localStorage.setItem('persistent-sign-in', 'kept');
  const { seen, show } = openShop(answers, maria);
  show(AccountMenu);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(seen.ended).toEqual(['logout']));
  // Where the provider wasn't reached, the next page tells it.
  const reached = _case === 'when the provider agrees';
  expect(localStorage.getItem('persistent-sign-in')).toBe(reached ? null : 'left');
});

test('logging out does not wait for a provider that never answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { seen, show } = openShop({ [LOGOUT]: () => new Promise(() => undefined) }, maria);
  show(AccountMenu);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Logout' }));
  expect(seen.ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen.ended).toEqual(['logout']);
});
