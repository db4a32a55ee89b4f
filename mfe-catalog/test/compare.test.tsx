// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comparedIds } from '../src/compare/compared-ids';
import { setChosen } from '../src/compare/chosen-products';
import { comparePage } from '../src/pages/compare-page';
import { fakeHost, notFound, offline, row, rowsUpTo, type Provider } from './fake-host';
import { openAt } from './shown';

const product = (id: number, specs: [string, string][], more: object = {}) => ({
  id,
  product_id: id,
  product_name: `Drill ${id}`,
  brand: { id: 7, brand_name: 'Torvane' },
  category: { id: 3, category_name: 'Drills' },
  description: 'Drills concrete.',
  variants: [
    {
      id: id * 10,
      variant_name: `D-${id}`,
      price: id * 100,
      specs: specs.map(([label, said]) => ({ label, specs: said })),
      images: [{ path: `${id}.svg` }],
      default: true,
      in_stock: true,
      ...more,
    },
  ],
});

const drills: Record<string, object> = {
  1: product(1, [
    ['Chuck', '10mm'],
    ['Model No.', 'TV-1'],
    ['Weight', '2 kg'],
    ['Case', 'Steel'],
  ]),
  2: product(2, [
    ['chuck:', '10 MM'],
    ['SKU', 'TV-2'],
    ['Weight', '3 kg'],
  ]),
  3: product(3, [['Weight', '3 kg']], { price: 0, in_stock: false }),
};

/** 20 is the variant of 2. */
const provider: Provider = ({ url }) => {
  const id = url.split('/').at(-1) ?? '';
  // As a provider that doesn't say what specs mean.
  if (url.includes('/compared-specs')) throw notFound();
  if (!url.includes('/details/')) return rowsUpTo(12);
  const found = drills[id] ?? drills[id.replace(/0$/, '')];
  if (!found) throw notFound();
  return found;
};

async function load(query: string, answers: Provider = provider) {
  const host = fakeHost(answers);
  const data = await comparePage.loader({
    params: {},
    url: new URL(`https://shop.example/compare${query}`),
    host,
    signal: new AbortController().signal,
  });
  return {
    host,
    data,
    head: comparePage.head(data, host.config),
    status: comparePage.status(data),
  };
}

const rowNamed = (name: string | RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);
const cellsOf = (name: string | RegExp) =>
  rowNamed(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  setChosen([]);
  sessionStorage.clear();
});
afterEach(cleanup);

describe('the ids of a link', () => {
  test.each([
    ['1,2,1, 3', ['1', '2', '3']],
    ['1,2,3,4,5', ['1', '2', '3', '4']],
    ['../1,.,..,<b>,1/2,%00,a b,7', ['7']],
    [`${'9'.repeat(65)},8`, ['8']],
    [',,,', []],
  ])('%s', (products, ids) => {
    expect(comparedIds(new URLSearchParams({ products }))).toEqual(ids);
  });

  test('are few, however long the link is', () => {
    const products = `${'?,'.repeat(100_000)}1`;
    expect(comparedIds(new URLSearchParams({ products }))).toEqual([]);
  });
});

describe('a comparison', () => {
  test('has a row for each thing that is known, and marks those in which most agree and one does not', async () => {
    openAt('/compare?products=1,2,3', fakeHost(provider));
    await screen.findByRole('heading', { level: 1, name: 'Compare products' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Product', 'Drill 1', 'Drill 2', 'Drill 3']);
    expect(cellsOf('Price')).toEqual([
      '₱100.00₱112.00 with VAT',
      '₱200.00₱224.00 with VAT',
      'Price Upon Inquiry',
    ]);
    expect(cellsOf('Stock Differs')).toEqual(['In stock', 'In stock', 'Out of Stock']);
    expect(cellsOf('Brand')).toEqual(['Torvane', 'Torvane', 'Torvane']);
    expect(cellsOf('Chuck Differs')).toEqual(['10mm', '10 MM', '–Not said']);
    expect(cellsOf('Model No.')).toEqual(['TV-1', 'TV-2', '–Not said']);
    expect(cellsOf('Weight Differs')).toEqual(['2 kg', '3 kg', '3 kg']);
    // What only one has comes last.
    expect(screen.getAllByRole('rowheader').at(-1)?.textContent).toBe('Case Differs');
    expect(screen.getAllByRole('group', { name: 'cart.add-to-cart' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Inquire for Price: Drill 3' })).toBeDefined();
  });

  test('takes two ways of writing a measure for the same', async () => {
    openAt('/compare?products=1,2', fakeHost(provider));
    await screen.findByRole('table');
    expect(cellsOf('Chuck')).toEqual(['10mm', '10 MM']);
  });

  test('takes for the same what the provider reads so, and tells a differing size in one unit', async () => {
    const asked: string[] = [];
    const reading = (id: string, label: string, specs: string, means: string, also?: string) => ({
      ...{ id, label, specs, means },
      ...(also === undefined ? {} : { also }),
    });
    const pumps: Record<string, object> = {
      1: product(1, [
        ['Power', '1 hp'],
        ['Pressure', '10 bar'],
        ['Colour', 'Red'],
      ]),
      2: product(2, [
        ['power:', '0.75 kW'],
        ['Pressure', '150 psi'],
        ['Colour', 'Blue'],
      ]),
    };
    openAt(
      '/compare?products=1,2',
      fakeHost(({ url }) => {
        if (url.includes('/details/')) return pumps[url.split('/').at(-1) ?? ''];
        if (!url.includes('/compared-specs')) return rowsUpTo(12);
        asked.push(url);
        return {
          specs: [
            reading('1', 'Power', '1 hp', '750W'),
            reading('2', 'power:', '0.75 kW', '750W', '1 hp'),
            reading('1', 'Pressure', '10 bar', '10bar'),
            reading('2', 'Pressure', '150 psi', '10.342bar', '10.34 bar'),
          ],
        };
      }),
    );
    await screen.findByRole('table');
    expect(asked).toEqual(['/api/store/products/compared-specs?ids=1%2C2']);
    expect(cellsOf('Power')).toEqual(['1 hp', '0.75 kW']);
    expect(cellsOf(/^Pressure/)).toEqual(['10 bar', '150 psi= 10.34 bar']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.queryByRole('rowheader', { name: 'Power' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Colour' })).toBeDefined();
  });

  test('shows only what differs where the link or the shopper says so', async () => {
    const router = openAt('/compare?products=1,2&only=differences', fakeHost(provider));
    await screen.findByRole('table');
    expect(screen.queryByRole('rowheader', { name: 'Brand' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.getByRole('rowheader', { name: 'Brand' })).toBeDefined();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?products=1,2');
    });
  });

  test('loses a column, and keeps the rest', async () => {
    const router = openAt('/compare?products=1,2,3&only=differences', fakeHost(provider));
    fireEvent.click(await screen.findByRole('link', { name: 'Remove Drill 2' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?products=1,3&only=differences');
    });
    expect(await screen.findByText('Drill 2 was removed.')).toBeDefined();
  });

  test('says of one product that it does not exist, or can not be read, and shows the others', async () => {
    const answers: Provider = (request) => {
      if (request.url.endsWith('/2')) throw offline();
      return provider(request);
    };
    openAt('/compare?products=1,99,2', fakeHost(answers));
    await screen.findByRole('table');
    expect(screen.getByText('This product does not exist.')).toBeDefined();
    expect(screen.getByText('Not available right now.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Drill 1' })).toBeDefined();
  });

  test('has a status and a head for search engines and previews', async () => {
    const { head, status } = await load('?products=20,1,99');
    expect(status).toBe(200);
    expect(head).toEqual({
      title: 'Compare Drill 2 and Drill 1',
      description: 'Price, stock and specifications side by side: Drill 2 and Drill 1.',
      canonical: '/compare?products=20,1',
      image: '/storage/2.svg?w=1280&format=png',
      robots: 'noindex',
    });
    expect((await load('?products=98,99')).status).toBe(404);
    expect((await load('')).status).toBe(200);
    const failing = await load('?products=1', () => {
      throw offline();
    });
    expect(failing.status).toBe(503);
  });

  test('has a product once that is named by its own and its variant’s id', async () => {
    const { data } = await load('?products=2,20,1');
    expect(data.kind === 'shown' && data.columns.map(({ id }) => id)).toEqual(['2', '1']);
  });
});

describe('choosing what to compare', () => {
  const choice = (name: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: `Compare: ${name}` });

  test('keeps four at most, and leads to the comparison', async () => {
    const host = fakeHost(({ method, url }) => {
      if (method === 'GET') return [];
      return url.includes('facets') ? {} : rowsUpTo(12);
    });
    openAt('/store', host);
    for (const name of ['Product 001', 'Product 002', 'Product 003', 'Product 004']) {
      fireEvent.click(await choice(name));
      expect((await choice(name)).checked).toBe(true);
    }
    fireEvent.click(await choice('Product 005'));
    expect((await choice('Product 005')).checked).toBe(false);
    const tray = within(await screen.findByRole('region', { name: 'Products to compare' }));
    expect(tray.getByRole('link', { name: 'Compare 4' }).getAttribute('href')).toBe(
      '/compare?products=1,2,3,4',
    );
    expect(JSON.parse(sessionStorage.getItem('compare') ?? '')).toHaveLength(4);
    fireEvent.click(tray.getByRole('button', { name: 'Don’t compare: Product 002' }));
    expect((await choice('Product 002')).checked).toBe(false);
    fireEvent.click(tray.getByRole('button', { name: 'Clear the products to compare' }));
    expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
    expect((await choice('Product 001')).checked).toBe(false);
  });

  test('needs no storage', async () => {
    const blocked = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new Error('blocked');
      },
    });
    try {
      openAt(
        '/store',
        fakeHost(({ method }) => (method === 'GET' ? [] : [row(1)])),
      );
      fireEvent.click(await choice('Product 001'));
      expect(await screen.findByText('Choose another product to compare.')).toBeDefined();
    } finally {
      if (blocked) Object.defineProperty(window, 'sessionStorage', blocked);
    }
  });
});
