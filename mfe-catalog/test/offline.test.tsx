// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask } from 'shared-contracts/query';
import { productQuery } from '../src/api/queries';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { createProductLists } from '../src/listing/product-lists';
import { setup } from '../src/remote';
import { fakeHost, networkFault, offline, paging, row, rowsUpTo, type Provider } from './fake-host';
import { openAt } from './shown';

afterEach(cleanup);

/** A provider behind a network that is down until `back`. */
function behind(provider: Provider) {
  let away = true;
  const host = fakeHost((request, signal) => {
    if (away) throw networkFault();
    return provider(request, signal);
  });
  const back = () =>
    act(() => {
      away = false;
      window.dispatchEvent(new Event('online'));
    });
  return { host, back };
}

const shop: Provider = (request) => {
  const { url } = request;
  if (url.includes('/details/'))
    return { id: 1, product_id: 1, product_name: 'Drill', variants: [] };
  if (url.includes('/category/')) return { id: 1, category_name: 'Drills', description: '' };
  if (url.endsWith('/category')) return [{ id: 1, category_name: 'Drills' }];
  if (url.endsWith('/brands')) {
    return [{ id: 1, brand_name: 'Torvane', file_name: 'a.png', image_path: '/storage/a.png' }];
  }
  return request.method === 'GET' ? [row(1)] : paging(rowsUpTo(3))(request);
};

describe('a page that the network keeps away', () => {
  test.each([
    ['/store', 'This list', 'Product 001'],
    ['/category/1', 'This list', 'Product 001'],
    ['/categories', 'This list', 'Drills'],
    ['/products/1', 'This product', 'Drill'],
  ])(
    '%s says so, not that there is nothing, and comes back by itself',
    async (path, part, shown) => {
      const { host, back } = behind(shop);
      openAt(path, host);
      await screen.findByText(`${part} comes back by itself.`);
      screen.getByText('You are offline.');
      screen.getByRole('button', { name: 'Retry' });
      expect(screen.queryByText(/No Products Available|No categories|not available/)).toBeNull();
      back();
      // The filters beside a list ask by themselves, and hear that they failed when the list is back already.
      await waitFor(() => {
        expect(screen.queryAllByText(shown)).not.toHaveLength(0);
        expect(screen.queryByText('You are offline.')).toBeNull();
      });
    },
  );

  test('asks once each time the network is said to be back', async () => {
    const { host } = behind(shop);
    openAt('/store', host);
    await screen.findByText('You are offline.');
    const asked = () => host.requests.filter(({ url }) => url.endsWith('/products')).length;
    const before = asked();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(asked()).toBe(before + 1);
    });
    // Said to be back once more, it is asked once more: nothing was asked in between.
    await screen.findByText('You are offline.');
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(asked()).toBe(before + 2);
    });
  });

  test('keeps the shown list, in the order asked for, and gets the rest by itself', async () => {
    const { host, back } = behind(paging(rowsUpTo(15)));
    back();
    openAt('/store', host);
    await screen.findByText('Product 001');
    const gone = vi.spyOn(host.http, 'send').mockRejectedValue(networkFault());
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'za' } });
    await screen.findByText('You are offline. The rest of the list comes back by itself.');
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Product 012');
    expect(screen.getAllByText('12 products shown, sorted among the 12 loaded')).toHaveLength(2);
    gone.mockRestore();
    back();
    await waitFor(() => {
      expect(screen.queryByText(/You are offline/)).toBeNull();
    });
  });
});

describe('a part that the network keeps away', () => {
  test.each([
    ['catalog.featured', 'Product 001'],
    ['catalog.brand-marquee', 'Torvane'],
    ['catalog.mega-menu', 'Drills'],
  ] as const)('%s says so and comes back by itself', async (name, shown) => {
    const { host, back } = behind(shop);
    const Part = (await setup(host).fragments[name]?.load()) as ComponentType<object>;
    await act(async () => {
      render(
        <MemoryRouter>
          <Part />
        </MemoryRouter>,
      );
      await Promise.resolve();
    });
    await screen.findAllByText(/This list comes back by itself\./);
    expect(screen.queryByText(/No featured|No brands|No categories/)).toBeNull();
    back();
    await waitFor(() => {
      expect(document.body.innerHTML).toContain(shown);
    });
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

test('a provider that is unreachable while the network is there gets the words of an empty list', async () => {
  openAt(
    '/store',
    fakeHost(() => {
      throw offline();
    }),
  );
  await screen.findByText('No Products Available.');
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('what was known stands in for what can’t be asked, however old, and only offline', async () => {
  let fault: Error | null = null;
  const { http } = fakeHost((request) => {
    if (fault) throw fault;
    return shop(request);
  });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  const { signal } = new AbortController();
  const drill = (id: string) => ask(http, productQuery(id), signal);
  const before = await drill('1');
  clock.mockReturnValue(24 * 60 * 60_000);
  fault = networkFault();
  expect(await drill('1')).toEqual(before);
  await expect(drill('2')).rejects.toThrow('offline');
  fault = offline();
  await expect(drill('1')).rejects.toThrow('offline');
  clock.mockRestore();
});

test('offline, one place’s products never stand in for another’s', async () => {
  const lists = createProductLists();
  const host = fakeHost((request) => {
    if ((request.body as { id?: string }).id === '2') throw networkFault();
    return paging(rowsUpTo(3))(request);
  });
  const of = (id: string) => ({ type: 'category' as const, id });
  const { signal } = new AbortController();
  const list = { sort: 'default' as const, filter: NO_FILTER };
  await lists.load(host, { ...list, of: of('1') }, 1, signal);
  const other = await lists.load(host, { ...list, of: of('2') }, 1, signal);
  expect(other).toMatchObject({ items: [], failed: true, away: true });
});
