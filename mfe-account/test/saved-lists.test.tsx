// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse, type Answers } from 'host-kit/test-shop.tsx';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savedListPage } from '../src/pages/saved-list-page';
import { savedListsPage } from '../src/pages/saved-lists-page';
import { sharedListPage } from '../src/pages/shared-list-page';
import { SaveToList } from '../src/saved-lists/save-to-list';
import { openShop } from './shop';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const of = (call: string) => `/api/store/lists/${call}`;
const line = (id: number, name: string, more: object = {}) => ({
  product_id: id,
  variant_id: id,
  quantity: 2,
  product_name: name,
  variant_name: '',
  brand_name: 'Kraftig',
  product_price: 100,
  product_image: '0',
  status: 'available',
  default: true,
  saved_price: 100,
  in_stock: true,
  ...more,
});
const list = {
  id: 4,
  name: 'Site 4 consumables',
  share_token: null,
  lines: [
    line(1, 'Cutting disc'),
    line(2, 'Gloves', { product_price: 120 }),
    line(3, 'Wire brush', { status: 'unavailable' }),
    line(5, 'Welding rod', { status: 'out_of_stock' }),
  ],
};
const visit = async (answers: Answers = {}) => {
  const shop = openShop({ [of('fetch')]: () => list, ...answers }, maria);
  await shop.visit('/saved-lists/4', savedListPage, { listId: '4' });
  await screen.findByRole('heading', { name: 'Site 4 consumables' });
  return { ...shop, user: userEvent.setup() };
};
const rows = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');

it('a list shows first what has changed in price or stock since it was saved [B23]', async () => {
  await visit();
  expect(rows('Changed since you saved them').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Gloves.*Price went up₱100\.00 then, ₱120\.00 now/),
    expect.stringMatching(/Wire brush.*No longer sold/),
    expect.stringMatching(/Welding rod.*Fewer left than on the list/),
  ]);
  expect(rows('As you saved them')).toHaveLength(1);
  const gone = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wire brush' });
  expect(gone.disabled).toBe(true);
});

it('lines are chosen, changed, moved and removed, and the list is as the provider answers', async () => {
  const sent: unknown[] = [];
  const answer = (body: unknown) => {
    sent.push(body);
    return { ...list, lines: list.lines.slice(0, 2) };
  };
  const { user } = await visit({ [of('changeLine')]: answer, [of('change')]: answer });
  await user.click(screen.getByRole('checkbox', { name: 'Gloves' }));
  screen.getByRole('checkbox', { name: 'All items (2 of 4 chosen)' });
  await user.click(screen.getByRole('button', { name: 'Move Gloves down' }));
  await waitFor(() => {
    expect(sent).toEqual([{ list_id: '4', order: ['1', '3', '2', '5'] }]);
  });
  await user.click(screen.getByRole('button', { name: 'Remove Gloves from the list' }));
  expect(sent[1]).toEqual({ list_id: '4', variant_id: '2', quantity: 0 });
  expect(screen.queryByText('Welding rod')).toBeNull();
});

it('a list is shared by a link that can be ended', async () => {
  const { user } = await visit({
    [of('share')]: (body) => ({
      ...list,
      share_token: (body as { shared: boolean }).shared ? 'abc' : null,
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /Link to this list/ });
  expect(link.value).toMatch(/\/saved-lists\/shared\/abc$/);
  const sharing = screen.getByRole('region', { name: 'Sharing' });
  expect(document.activeElement).toBe(sharing);
  await user.click(screen.getByRole('button', { name: 'End the link' }));
  await screen.findByRole('button', { name: 'Make a link' });
  expect(document.activeElement).toBe(sharing);
});

it('a name that the customer has already is refused beside its field, which had the focus; Cancel gives it back', async () => {
  const words = "You already have a list 'Site 5'.";
  const { user } = await visit({
    [of('change')]: () => refuse(422, { message: words, fields: { name: words } }),
  });
  await user.click(screen.getByRole('button', { name: 'Rename this list' }));
  const field = screen.getByRole('textbox', { name: /Name of this list/ });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'Site 5');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => {
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename this list' }));
  });
});

it('a shared list shows today’s prices alone, and an ended link shows none', async () => {
  const shop = openShop({
    [of('fetchShared')]: (body) =>
      (body as { token: string }).token === 'abc' ? list : refuse(404),
  });
  await shop.visit('/saved-lists/shared/abc', sharedListPage, { token: 'abc' });
  await screen.findByRole('heading', { name: 'Site 4 consumables' });
  expect(screen.queryByText(/then/)).toBeNull();
  expect(screen.queryByText('Changed since you saved them')).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  screen.getByRole('button', { name: 'Save a copy' });
  cleanup();
  await shop.visit('/saved-lists/shared/old', sharedListPage, { token: 'old' });
  await screen.findByText('This link shows no list.');
});

const drill = {
  product_id: '12',
  variant_id: '34',
  product_name: 'Hammer drill',
  variant_name: '',
  brand_name: 'Kraftig',
  product_image: null,
  quantity: 1,
  price: 125_000,
};
const Save = () => <SaveToList lines={[drill]} />;

it('a guest saves to the browser’s list, and so does a customer whose provider has no lists [B28]', async () => {
  const user = userEvent.setup();
  for (const session of [null, maria]) {
    localStorage.clear();
    const shop = openShop({ [of('fetchAll')]: () => refuse(404) }, session);
    shop.show(Save);
    await user.click(screen.getByRole('button', { name: /^Save to list/ }));
    await user.click(await screen.findByRole('button', { name: 'Save 1 item' }));
    expect(localStorage.getItem('saved-list')).toContain('Hammer drill');
    cleanup();
    await shop.visit('/saved-lists', savedListsPage);
    await screen.findByRole('button', { name: 'Remove Hammer drill from the list' });
    expect(screen.queryByText(/Sign in/) === null).toBe(session !== null);
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
    cleanup();
  }
});

it('a customer chooses a list or names a new one', async () => {
  const sent: unknown[] = [];
  const keep = (body: unknown) => {
    sent.push(body);
    return list;
  };
  const shop = openShop(
    {
      [of('fetchAll')]: () => [{ id: 4, name: 'Site 4', line_count: 2 }],
      [of('saveLines')]: keep,
      [of('make')]: keep,
    },
    maria,
  );
  shop.show(Save);
  const user = userEvent.setup();
  const open = () => user.click(screen.getByRole('button', { name: /^Save to list/ }));
  await open();
  await user.click(await screen.findByRole('button', { name: 'Site 4' }));
  await open();
  await user.type(await screen.findByRole('textbox', { name: /Name of a new list/ }), 'Site 5');
  await user.click(screen.getByRole('button', { name: 'Save to a new list' }));
  const lines = [{ variant_id: '34', quantity: 1 }];
  await waitFor(() => {
    expect(sent).toEqual([
      { list_id: '4', lines },
      { name: 'Site 5', lines },
    ]);
  });
});

it.each([
  ['fetchAll', '/saved-lists', savedListsPage, {}],
  ['fetch', '/saved-lists/4', savedListPage, { listId: '4' }],
] as const)('what %s takes long to answer says so', async (call, path, page, params) => {
  const shop = openShop({ [of(call)]: () => new Promise(() => undefined) }, maria);
  await shop.visit(path, page as typeof savedListsPage, params);
  expect(await screen.findByText('Still loading…')).toBeDefined();
});
