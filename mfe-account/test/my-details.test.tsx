// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse, type Answers } from 'host-kit/test-shop.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { myDetailsPage } from '../src/pages/my-details-page';
import { AccountMenu } from '../src/session/account-menu';
import { openShop } from './shop';

const COMPANY = '/api/auth/shop-company';
const CHANGE = '/api/auth/shop-change-password';
const DATA = '/api/auth/shop-account-data';
const DELETE = '/api/auth/shop-delete-account';

const saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  let file: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (file && this.href === 'blob:made') saved.push({ name: this.download, file });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openDetails(answers: Answers) {
  const shop = openShop(answers, maria);
  const { router } = await shop.visit('/my-details', myDetailsPage);
  return { ...shop, router, user: userEvent.setup() };
}

/** What was sent beside the question for the company, which the page asks by itself. */
const sent = <One extends { url: string }>({ requests }: { requests: One[] }) =>
  requests.filter(({ url }) => url !== COMPANY);

async function change(answers: Answers) {
  const shop = await openDetails(answers);
  await shop.user.type(screen.getByLabelText('Current password'), 'the old one');
  await shop.user.type(screen.getByLabelText('New password'), 'the new one');
  await shop.user.type(screen.getByLabelText('Confirm new password'), 'the new one');
  await shop.user.click(screen.getByRole('button', { name: 'Change password' }));
  return shop;
}

test('the customer sees as whom the shop knows them', async () => {
  await openDetails({});
  const who = within(screen.getByRole('region', { name: 'Name and email' }));
  expect(who.getByText('Maria')).toBeDefined();
  expect(who.getByText('maria@shop.example')).toBeDefined();
});

test('a password is changed by the current one, which is said once, and the fields are empty after it', async () => {
  const { host, seen } = await change({ [CHANGE]: () => ({}) });
  const said = await screen.findByText('Your password has been changed.');
  expect(said.closest('form')?.lastElementChild?.contains(said)).toBe(true);
  expect(seen.toasts).toEqual([]);
  expect(sent(seen).map(({ body }) => body)).toEqual([
    {
      current_password: 'the old one',
      password: 'the new one',
      password_confirmation: 'the new one',
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  expect(host.session.read()).toEqual(maria);
});

test('a wrong current password is named at its field, which has the focus', async () => {
  const words = 'The password is incorrect.';
  await change({
    [CHANGE]: () => refuse(422, { message: words, fields: { current_password: words } }),
  });
  expect(await screen.findAllByText(words)).toHaveLength(1);
  const field = screen.getByLabelText('Current password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('the data that is kept is saved as it came', async () => {
  const data = { account: { name: 'Maria' }, orders: [], of_another_provider: 1 };
  const { user } = await openDetails({ [DATA]: () => data });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(/test-shop-my-data\.json/)).toBeDefined();
  expect(saved.map(({ name }) => name)).toEqual(['test-shop-my-data.json']);
  expect(JSON.parse((await saved[0]?.file.text()) ?? '')).toEqual(data);
});

test('data that can’t be read is not saved', async () => {
  const { user } = await openDetails({ [DATA]: () => 'nothing of the kind' });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong!');
  expect(saved).toEqual([]);
});

test('an account is deleted by its password, and the last words come after the reload', async () => {
  const { host, seen, user, show } = await openDetails({
    [DELETE]: () => ({ message: 'Your account has been deleted.' }),
  });
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(dialog.getByText('This field is required.')).toBeDefined();
  expect(sent(seen)).toEqual([]);

  await user.type(dialog.getByLabelText('Your password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(seen.ended).toEqual(['logout']));
  expect(sent(seen)).toEqual([{ method: 'POST', url: DELETE, body: { password: 'right' } }]);
  expect(host.session.read()).toBeNull();
  expect(seen.toasts).toEqual([]);
  cleanup();
  show(AccountMenu);
  expect(seen.toasts).toEqual([{ tone: 'success', text: 'Your account has been deleted.' }]);
  cleanup();
  show(AccountMenu);
  expect(seen.toasts).toHaveLength(1);
});

test('a customer can keep the account after all', async () => {
  const { host, seen, user } = await openDetails({});
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(seen)).toEqual([]);
  expect(host.session.read()).toEqual(maria);
});

const missing = () => refuse(404, { message: 'Not found.' });

test('where the provider has no such calls, people who can are named and nothing is claimed', async () => {
  const { seen, user } = await change({ [CHANGE]: missing, [DATA]: missing, [DELETE]: missing });
  expect(await screen.findByText('Passwords can’t be changed online at the moment.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(
    await screen.findByText('Your data can’t be downloaded online at the moment.'),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Accounts can’t be deleted online at the moment.')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'sales@shop.example' })).toHaveLength(3);
  expect(seen.toasts).toEqual([]);
  expect(seen.ended).toEqual([]);
});

const BOLTA = { company_name: 'Bolta', tin: '', branch: '', address: '' };
const SAVE = '/api/auth/shop-save-company';

test('[B30 B31] a company is shown, a TIN that is none is named at its field, a right one is saved, which is said once', async () => {
  const { seen, user } = await openDetails({
    [COMPANY]: () => BOLTA,
    [SAVE]: () => ({ ...BOLTA, tin: '123-456-789-000' }),
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Company name');
  expect(name.value).toBe('Bolta');
  const tin = () => screen.getByLabelText<HTMLInputElement>('TIN');
  await user.type(tin(), '12345');
  await user.click(screen.getByRole('button', { name: 'Save company details' }));
  expect(tin().getAttribute('aria-invalid')).toBe('true');
  expect(sent(seen)).toEqual([]);
  await user.type(tin(), '6789');
  await user.click(screen.getByRole('button', { name: 'Save company details' }));
  expect(await screen.findByText('Your company details are saved.')).toBeDefined();
  expect(seen.toasts).toEqual([]);
  expect(tin().value).toBe('123-456-789-000');
  expect(sent(seen).map(({ body }) => body)).toEqual([{ ...BOLTA, tin: '123456789' }]);
});

test('[B30] where the provider keeps no companies there is no panel', async () => {
  const { seen } = await openDetails({ [COMPANY]: () => refuse(404) });
  await waitFor(() => expect(seen.requests.map(({ url }) => url)).toEqual([COMPANY]));
  await waitFor(() => expect(screen.queryByText('Company details')).toBeNull());
});

const KEPT = '/api/auth/persistent/fetchAll';
const KEEP = '/api/auth/persistent/keep';
const END = '/api/auth/persistent/end';
const AT = '2026-11-27T01:05:00.000Z';
const phone = { id: '1', device: 'Chrome on Android', since: AT, last_used_at: AT, here: false };

async function openKept(answers: Answers) {
  localStorage.clear();
  const shop = openShop(answers, maria);
  Object.assign(shop.host, { config: { ...shop.host.config, persistentSignIn: true } });
  await shop.visit('/my-details', myDetailsPage);
  return { ...shop, user: userEvent.setup() };
}

test('the devices that stay signed in are shown, and one is signed out from here', async () => {
  let devices = [phone, { ...phone, id: '2', device: '', here: true }];
  const { seen, user } = await openKept({
    [KEPT]: () => devices,
    [END]: (body) => {
      devices = devices.filter(({ id }) => id !== (body as { id: string }).id);
      return {};
    },
  });
  localStorage.setItem('persistent-sign-in', 'kept');
  await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
  expect(seen.requests.find(({ url }) => url === END)?.body).toEqual({ id: '1' });
  expect(localStorage.getItem('persistent-sign-in')).toBe('kept');

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: /^Keep me signed in/ })).toBeDefined();
  expect(localStorage.getItem('persistent-sign-in')).toBeNull();
});

test('this device is kept signed in from here too', async () => {
  let devices: unknown[] = [];
  const { user } = await openKept({
    [KEPT]: () => devices,
    [KEEP]: () => {
      devices = [{ ...phone, here: true }];
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Keep me signed in/ }));
  expect(await screen.findByText('This device')).toBeDefined();
  expect(localStorage.getItem('persistent-sign-in')).toBe('kept');
});

test('a device that could not be signed out stays in the list, with the reason', async () => {
  const { user } = await openKept({ [KEPT]: () => [phone], [END]: () => refuse(500) });
  await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong!');
  expect(screen.getByText('Chrome on Android')).toBeDefined();
});

test('nothing is said of devices where the provider keeps no sign-ins', async () => {
  const { seen } = await openKept({ [KEPT]: () => refuse(404) });
  await waitFor(() => expect(seen.requests.map(({ url }) => url)).toContain(KEPT));
  await waitFor(() => expect(screen.queryByText('Staying signed in')).toBeNull());
  cleanup();
  const other = await openDetails({ [KEPT]: () => [phone] });
  expect(screen.queryByText('Staying signed in')).toBeNull();
  expect(other.seen.requests.map(({ url }) => url)).not.toContain(KEPT);
});
