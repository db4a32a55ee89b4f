// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setup } from '../src/remote';
import { fakeHost, row, type Provider } from './fake-host';
import { openAt } from './shown';

afterEach(cleanup);

const LISTS = ['/category/1', '/brand/1', '/store'];

const provider: Provider = ({ url, body }) => {
  if (url.includes('/category/')) return { id: 1, category_name: 'Drills' };
  if (url.includes('/brand/')) return { id: 1, brand_name: 'Torvane' };
  return body ? [row(1), row(2), row(3)] : [];
};

type Body = { type?: string; filter: { sort: string } };

function openStore(path = '/store') {
  const host = fakeHost(provider);
  const module = setup(host);
  const router = openAt(path, host, module);
  const box = () => screen.findByLabelText<HTMLSelectElement>('Sort');
  return {
    module,
    router,
    async choose(sort: string) {
      fireEvent.change(await box(), { target: { value: sort } });
      const named = sort === 'default' ? '' : `?sort=${sort}`;
      await waitFor(() => expect(router.state.location.search).toBe(named));
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    },
    /** Goes to a page by a link that names no order. */
    async follow(to: string | -1) {
      await act(() => router.navigate(to as string));
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    },
    async shown() {
      const first = (await screen.findAllByRole('article'))[0]?.querySelector('a')?.text;
      return { order: (await box()).value, first, url: router.state.location.search };
    },
    /** The orders that the provider was asked for, of each kind of list. */
    asked: () =>
      host.requests.flatMap(({ body }) => {
        const { type = 'all', filter } = (body ?? { filter: null }) as Body;
        return body ? [`${type} ${filter.sort}`] : [];
      }),
  };
}

const ZA = { order: 'za', first: 'Product 003', url: '?sort=za' };
const DEFAULT = { order: 'default', first: 'Product 001', url: '' };

test('an order chosen in the store is that of each category and brand, and of the store again', async () => {
  const shop = openStore();
  expect(await shop.shown()).toEqual(DEFAULT);
  await shop.choose('za');
  for (const path of LISTS) {
    await shop.follow(path);
    await waitFor(async () => expect(await shop.shown()).toEqual(ZA));
  }
  // No list was ever asked for, and so never shown, in another order first.
  expect(shop.asked()).toEqual(['all default', 'all za', 'category za', 'brand za']);
});

test('the default order is a choice like any other', async () => {
  const shop = openStore('/category/1?sort=za');
  expect(await shop.shown()).toEqual(ZA);
  await shop.choose('default');
  for (const path of LISTS) {
    await shop.follow(path);
    expect(await shop.shown()).toEqual(DEFAULT);
  }
});

test('Clear Filter resets the order too', async () => {
  const shop = openStore('/category/1?sort=za');
  expect(await shop.shown()).toEqual(ZA);
  fireEvent.click(screen.getByRole('link', { name: 'Clear Filter' }));
  await screen.findByRole('heading', { level: 1, name: 'All Products' });
  expect(await shop.shown()).toEqual(DEFAULT);
});

test('a link that names an order is shown so, and the others from then on', async () => {
  const shop = openStore();
  await shop.choose('priceDesc');
  await shop.follow('/brand/1?sort=za');
  expect(await shop.shown()).toEqual(ZA);
  await shop.follow('/category/1');
  await waitFor(async () => expect(await shop.shown()).toEqual(ZA));
});

test('Back finds a list in the order in which its link names it, with one step for each page', async () => {
  const shop = openStore('/store?sort=az');
  await shop.follow('/category/1');
  await waitFor(() => expect(shop.router.state.location.search).toBe('?sort=az'));
  await shop.choose('za');
  await shop.follow(-1);
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/store'));
  expect(await shop.shown()).toEqual({ order: 'az', first: 'Product 001', url: '?sort=az' });
});

test('the calls that start ahead ask for the chosen order', async () => {
  const shop = openStore();
  await shop.choose('za');
  const url = new URL('https://shop.example/category/2');
  const calls = shop.module.pages.category?.firstCalls?.({ params: { categoryId: '2' }, url });
  expect(calls?.at(-1)?.body).toMatchObject({ id: '2', filter: { sort: 'za' } });
});
