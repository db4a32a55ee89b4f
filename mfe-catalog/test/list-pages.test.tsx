// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setup } from '../src/remote';
import { fakeHost, notFound, offline, paging, row, rowsUpTo, type Provider } from './fake-host';
import { openAt, runEffects } from './shown';

const cards = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.text);

afterEach(cleanup);

describe('the store', () => {
  test('shows twelve products and Load More, then the rest and none', async () => {
    const host = fakeHost(paging(rowsUpTo(15)));
    const router = openAt('/store', host);
    await screen.findByRole('heading', { level: 1, name: 'All Products' });
    expect(cards()).toHaveLength(12);
    fireEvent.click(screen.getByRole('link', { name: 'Load More' }));
    await waitFor(() => {
      expect(cards()).toHaveLength(15);
    });
    expect(router.state.location.search).toBe('?pages=2');
    expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
    expect(host.told.at(-1)).toMatchObject({ name: 'catalog:products-loaded' });
  });

  test.each(['/store', '/category/1', '/brand/1'])(
    'asks once for the next page of %s, however quickly Load More is clicked twice',
    async (path) => {
      const pages = paging(rowsUpTo(30));
      const host = fakeHost((request) => {
        if (request.url.includes('/category/')) return { id: 1, category_name: 'Drills' };
        if (request.url.includes('/brand/')) return { id: 1, brand_name: 'Torvane' };
        return pages(request);
      });
      openAt(path, host);
      const more = await screen.findByRole('link', { name: 'Load More' });
      act(() => {
        more.click();
        more.click();
      });
      await waitFor(() => {
        expect(cards()).toHaveLength(24);
      });
      const offsets = host.requests.flatMap(({ body }) => (body ? [body] : []));
      expect(offsets).toMatchObject([{ offset: 0 }, { offset: 12 }]);
    },
  );

  test('answers a tap at once, and goes to the provider when that has been painted', async () => {
    const host = fakeHost(paging(rowsUpTo(30)));
    const router = openAt('/store', host);
    const more = await screen.findByRole('link', { name: 'Load More' });
    // The filters beside the list ask for brands and categories when their code has come.
    const pages = () => host.requests.filter(({ method }) => method === 'POST');
    const before = pages().length;
    runEffects();
    fireEvent.click(more);
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(4);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(router.state.navigation.state).toBe('idle');
    expect(pages()).toHaveLength(before);
    await waitFor(() => {
      expect(cards()).toHaveLength(24);
    });
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });

  test('the sheet of filters answers the tap, and its choices follow', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList,
    );
    openAt('/store', fakeHost(paging(rowsUpTo(3))));
    const filters = await screen.findByRole('button', { name: 'Filters' });
    // As in a browser: `act` would wait for all that follows.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      filters.click();
      await vi.waitUntil(() => document.querySelector('dialog[open]'), { interval: 1 });
      expect(document.querySelector('dialog [name="in_stock"]')).toBeNull();
      await vi.waitFor(() => {
        expect(document.querySelector('dialog [name="in_stock"]')).not.toBeNull();
      });
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  });

  test('a filter that is ticked twice quickly is as it was, and the list with it', async () => {
    const host = fakeHost(paging(rowsUpTo(3)));
    const router = openAt('/store', host);
    const box = await screen.findByLabelText<HTMLInputElement>('In stock only');
    fireEvent.click(box);
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(box.checked).toBe(false);
    await waitFor(() => {
      expect(screen.queryByText('Loading products')).toBeNull();
    });
    expect(router.state.location.search).toBe('');
  });

  test('keeps the places of four cards while more are coming', async () => {
    let release: (() => void) | undefined;
    const pages = paging(rowsUpTo(30));
    openAt(
      '/store',
      fakeHost(async (request) => {
        const later = ((request.body as { offset: number } | undefined)?.offset ?? 0) > 0;
        if (later) await new Promise<void>((resolve) => (release = resolve));
        return pages(request);
      }),
    );
    fireEvent.click(await screen.findByRole('link', { name: 'Load More' }));
    await waitFor(() => {
      expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(4);
    });
    await waitFor(() => {
      expect(release).toBeDefined();
    });
    act(() => {
      release?.();
    });
    await waitFor(() => {
      expect(cards()).toHaveLength(24);
    });
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });

  test('shows no price as an inquiry, and Out of Stock only where that is known', async () => {
    const stocked = [
      row(1, { price: 0 }),
      row(2, { in_stock: false }),
      row(3, { in_stock: null, price: '1,625.00' }),
    ];
    openAt('/store', fakeHost(paging(stocked)));
    expect(await screen.findByText('Price Upon Inquiry')).toBeDefined();
    expect(screen.getByText('₱1,625.00')).toBeDefined();
    expect(screen.getAllByText('Out of Stock')).toHaveLength(1);
  });

  test('sorts by the dropdown, from the first page on', async () => {
    const host = fakeHost(paging(rowsUpTo(15)));
    const router = openAt('/store?pages=2', host);
    fireEvent.change(await screen.findByLabelText('Sort'), { target: { value: 'za' } });
    await waitFor(() => {
      expect(cards()[0]).toBe('Product 012');
    });
    expect(router.state.location.search).toBe('?sort=za');
    expect(screen.getAllByText('12 products shown, sorted among the 12 loaded').length).toBe(2);
  });

  test('says that there is nothing, and offers no second try for that', async () => {
    openAt('/store', fakeHost(paging([])));
    await screen.findByText('No Products Available.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('ends in the same words with Retry where the provider is unreachable', async () => {
    let down = true;
    const pages = paging(rowsUpTo(3));
    const host = fakeHost((request) => {
      if (down) throw offline();
      return pages(request);
    });
    openAt('/store', host);
    await screen.findByText('No Products Available.');
    expect(host.reports).toContainEqual({
      kind: 'error',
      message: 'ApiError: offline',
      part: 'Products',
    });
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => {
      expect(cards()).toHaveLength(3);
    });
  });
});

describe('a brand', () => {
  const brandOf =
    (picture: string): Provider =>
    ({ url }) =>
      url.includes('/brand/')
        ? { id: 1, brand_name: 'Torvane', image_path: picture, products_count: 1 }
        : [row(1)];
  const mark = () => document.querySelector('h1')?.parentElement?.querySelector('img');

  test('shows its mark beside its name', async () => {
    openAt('/brand/1', fakeHost(brandOf('torvane.svg')));
    await screen.findByRole('heading', { level: 1, name: 'Torvane' });
    expect(mark()?.getAttribute('src')).toBe('/storage/torvane.svg');
  });

  test('has its name alone where it has no mark', async () => {
    openAt('/brand/1', fakeHost(brandOf('0')));
    await screen.findByRole('heading', { level: 1, name: 'Torvane' });
    expect(mark()).toBeNull();
  });
});

describe('a category', () => {
  const shop: Provider = ({ url, body }) => {
    const id = (body as { id?: string } | undefined)?.id ?? url.split('/').at(-1) ?? '';
    if (id === '404') throw notFound();
    if (url.includes('/category/')) {
      return { id, category_name: `Category ${id}`, description: '', products_count: 1 };
    }
    return [row(Number(id), { product_name: `Of ${id}` })];
  };

  test('shows its products, its count, and the way back to all of them', async () => {
    openAt('/category/1', fakeHost(shop));
    await screen.findByRole('heading', { level: 1, name: 'Category 1' });
    expect(screen.getByText('1 product')).toBeDefined();
    expect(cards()).toEqual(['Of 1']);
    const clear = screen.getByRole('link', { name: 'Clear Filter' });
    expect(clear.getAttribute('href')).toBe('/store');
  });

  test('is never shown with the products of another', async () => {
    const router = openAt('/category/1', fakeHost(shop));
    await screen.findByRole('heading', { level: 1, name: 'Category 1' });
    await act(() => router.navigate('/category/2'));
    await screen.findByRole('heading', { level: 1, name: 'Category 2' });
    expect(cards()).toEqual(['Of 2']);
  });

  test('that is not there answers 404', async () => {
    const host = fakeHost(shop);
    const page = await setup(host).pages.category?.load();
    const data: unknown = await page?.loader({
      params: { categoryId: '404' },
      url: new URL('https://shop.example/category/404'),
      host,
      signal: new AbortController().signal,
    });
    expect(page?.status(data)).toBe(404);
    openAt('/category/404', host);
    await screen.findByText('No Products Available.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('all brands', () => {
  const brands = [
    { id: 1, brand_name: 'Torvane', products_count: 3 },
    { id: 2, brand_name: 'Halvorn' },
  ];
  const links = () =>
    screen
      .queryAllByRole('link')
      .map((link) => link.querySelector('strong')?.textContent ?? link.textContent);

  test('are found as the shopper types, and counted where the count is known', async () => {
    openAt(
      '/brands',
      fakeHost(() => brands),
    );
    const box = await screen.findByLabelText('Search brands');
    expect(links()).toEqual(['Torvane', 'Halvorn']);
    expect(screen.getByText('3 products')).toBeDefined();
    fireEvent.change(box, { target: { value: 'VORN' } });
    expect(links()).toEqual(['Halvorn']);
    fireEvent.change(box, { target: { value: 'zz' } });
    expect(screen.getByText('No brands available')).toBeDefined();
  });

  test('stand in a list where the link says so, and typed text stays', async () => {
    const host = fakeHost(() => brands);
    const router = openAt('/brands', host);
    const box = await screen.findByLabelText<HTMLInputElement>('Search brands');
    fireEvent.change(box, { target: { value: 'tor' } });
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe(
        'true',
      );
    });
    expect(router.state.location.search).toBe('?view=list');
    expect(screen.getByLabelText<HTMLInputElement>('Search brands').value).toBe('tor');
    expect(host.requests).toHaveLength(1);
  });
});
