// @vitest-environment happy-dom
import { maria, refuse } from 'host-kit/test-shop.tsx';
import { createTestHost } from 'host-kit/test-host';
import { ApiError } from 'shared-contracts/errors';
import type { SafeStorage } from 'shared-contracts/storage';
import { beforeEach, expect, it } from 'vitest';
import { bringListAlong } from '../src/saved-lists/bring-along';
import {
  createGuestList,
  parseGuestList,
  withSaved,
  type SaveLine,
} from '../src/saved-lists/guest-list';
import { guestListOf } from '../src/saved-lists/use-guest-list';

beforeEach(() => {
  localStorage.clear();
});

const drill: SaveLine = {
  product_id: '12',
  variant_id: '34',
  product_name: 'Hammer drill',
  variant_name: '800 W',
  brand_name: 'Kraftig',
  product_image: null,
  quantity: 2,
  price: 125_000,
};
const grinder = { ...drill, product_id: '13', variant_id: '35', product_name: 'Angle grinder' };

it('a stored list is read, and whatever else is stored is an empty one', () => {
  const stored = (lines: unknown) => JSON.stringify({ version: 1, lines });
  expect(parseGuestList(stored([drill, grinder]))).toEqual([drill, grinder]);
  const bad = [{ ...drill, quantity: 0 }, { ...drill, price: 1.5 }, { ...drill, variant_id: 3 }, 7];
  expect(parseGuestList(stored([...bad, grinder, grinder]))).toEqual([grinder]);
  for (const text of [null, '', '{', '[]', '{"version":2,"lines":[]}', stored('no')]) {
    expect(parseGuestList(text)).toEqual([]);
  }
});

it('saving again never lowers a quantity, and takes today’s price', () => {
  expect(withSaved([drill], [{ ...drill, quantity: 1, price: 99_00 }, grinder])).toEqual([
    { ...drill, quantity: 2, price: 99_00 },
    grinder,
  ]);
  expect(withSaved([drill], [{ ...drill, quantity: 20_000 }])[0]?.quantity).toBe(9999);
});

it('where the browser stores nothing the list lasts as long as the page, and says so', () => {
  const blocked: SafeStorage = { read: () => null, write: () => false, remove: () => undefined };
  const list = createGuestList(blocked);
  expect(list.write([drill])).toBe(true);
  expect([list.read(), list.kept()]).toEqual([[drill], false]);
  const many = Array.from({ length: 201 }, (_, at) => ({ ...drill, variant_id: String(at) }));
  expect(list.write(many)).toBe(false);
  expect(list.read()).toEqual([drill]);
});

type Sent = { url: string; body: unknown };

/** A signed-in customer whose provider answers with this. */
function customer(answer: (sent: Sent) => unknown) {
  const sent: Sent[] = [];
  const { host } = createTestHost({
    send: ({ url, body }) => {
      sent.push({ url: url.replace('/api/store/lists/', ''), body });
      return Promise.resolve().then(() => answer({ url, body }));
    },
    session: maria,
  });
  const list = guestListOf(host);
  list.write([drill, grinder]);
  return { host, list, sent };
}
const made = { id: '1', name: 'Saved list', lines: [] };
const wire = [
  { variant_id: '34', quantity: 2, price: 1250 },
  { variant_id: '35', quantity: 2, price: 1250 },
];

it('comes along at sign-in: a list of the account is made, and the browser’s is empty', async () => {
  const { host, list, sent } = customer(({ url }) => (url.endsWith('fetchAll') ? [] : made));
  expect(await bringListAlong(host)).toBe(true);
  expect(sent).toEqual([
    { url: 'fetchAll', body: undefined },
    { url: 'make', body: { name: 'Saved list', lines: wire } },
  ]);
  expect(list.read()).toEqual([]);
  expect(localStorage.getItem('saved-list')).toBeNull();
  expect(await bringListAlong(host)).toBe(false);
  expect(sent).toHaveLength(2);
});

it('goes to the list of that name where the account has one', async () => {
  const held = [{ id: 5, name: 'SAVED LIST', line_count: 3 }];
  const { host, sent } = customer(({ url }) => (url.endsWith('fetchAll') ? held : made));
  await bringListAlong(host);
  expect(sent[1]).toEqual({ url: 'saveLines', body: { list_id: '5', lines: wire } });
});

it('stays in the browser until the provider has confirmed it, and where it has no lists', async () => {
  const lost = customer(({ url }) => {
    if (url.endsWith('fetchAll')) return [];
    throw new ApiError({ kind: 'offline' });
  });
  expect(await bringListAlong(lost.host)).toBe(false);
  expect(lost.list.read()).toEqual([drill, grinder]);
  localStorage.clear();
  const without = customer(() => refuse(404));
  expect(await bringListAlong(without.host)).toBe(false);
  expect(without.list.read()).toEqual([drill, grinder]);
});

it('one line that is refused keeps none of the others, and stays itself', async () => {
  const { host, list } = customer(({ url, body }) => {
    if (url.endsWith('fetchAll')) return [{ id: 5, name: 'Saved list' }];
    const { lines } = body as { lines: typeof wire };
    return lines.some(({ variant_id: id }) => id === '34') ? refuse(422) : made;
  });
  expect(await bringListAlong(host)).toBe(true);
  expect(list.read()).toEqual([drill]);
});

it('what was changed while it was sent stays, and is sent again', async () => {
  const more = { ...drill, quantity: 9 };
  const { host, list } = customer(({ url }) => {
    if (url.endsWith('fetchAll')) return [];
    list.write([more, grinder]);
    return made;
  });
  await bringListAlong(host);
  expect(list.read()).toEqual([more]);
});
