// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SlotProps } from 'shared-contracts/slots';
import { afterEach, expect, test } from 'vitest';
import { setup } from '../src/remote';
import { FACETS, fakeHost, notFound, type Provider } from './fake-host';

afterEach(cleanup);

const facets = {
  total: 46,
  brands: [{ id: '7', name: 'Boltrand', count: 9 }],
  categories: [{ id: '3', name: 'Fasteners', count: 15 }],
  specs: [{ label: 'Thread', values: [{ value: 'M10', count: 3 }] }],
};

const counting: Provider = ({ url }) => (url === FACETS ? facets : []);

/** Shows the part beside the results of a search, at a URL. */
async function show(
  props: SlotProps<'catalog.list-filter'>,
  { at = '/search?q=bolt&sort=az&pages=3', provider = counting } = {},
) {
  const asked: unknown[] = [];
  const host = fakeHost((request) => {
    if (request.url === FACETS) asked.push(request.body);
    return provider(request);
  });
  const Part = await setup(host).fragments['catalog.list-filter']?.load();
  if (!Part) throw new Error('no such part');
  const router = createMemoryRouter([{ path: '/search', element: <Part {...props} /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return { asked, router };
}

const column = { query: 'bolt', layout: 'column' } as const;

test('what a search has found is counted and narrowed as a list is, and its order stays', async () => {
  const { asked, router } = await show(column);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'M10 (3)' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=bolt&sort=az&spec=Thread%3A+M10');
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Boltrand (9)' }));
  await waitFor(() => {
    expect(router.state.location.search).toContain('brand=7');
  });
  await waitFor(() => {
    expect(asked).toEqual([
      { query: 'bolt', filter: {} },
      { query: 'bolt', filter: { spec: ['Thread: M10'] } },
      { query: 'bolt', filter: { brand: ['7'], spec: ['Thread: M10'] } },
    ]);
  });
});

test('a provider without counts leaves all brands and categories to choose from', async () => {
  const provider: Provider = ({ url }) => {
    if (url === FACETS) throw notFound();
    return url === '/api/brands' ? [{ id: 1, brand_name: 'Torvane' }] : [];
  };
  await show(column, { provider });
  expect(await screen.findByRole('checkbox', { name: 'Torvane' })).toBeTruthy();
});

test('what is chosen stands over the results, and is taken back', async () => {
  const at = '/search?q=bolt&price_min=100&in_stock=1&brand=7';
  const names = { brands: { '7': 'Boltrand' }, categories: {} };
  const { router } = await show({ query: 'bolt', layout: 'chips', names }, { at });
  expect(await screen.findByRole('button', { name: 'Remove filter: Boltrand' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove filter: In stock' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: From ₱100.00' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=bolt&brand=7&in_stock=1');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=bolt');
  });
});

test('the variant that a search names is the one that the quick way into the cart begins with', async () => {
  const host = fakeHost(() => ({
    id: 12,
    product_name: 'Hex bolt',
    brand: 'Boltrand',
    category: 'Fasteners',
    description: '',
    variants: [
      { id: 33, variant_name: 'M8 × 40', price: 9, default: true },
      { id: 34, variant_name: 'M10 × 60', price: 24 },
    ],
  }));
  const Part = await setup(host).fragments['catalog.quick-add']?.load();
  if (!Part) throw new Error('no such part');
  const element = (
    <Part product_id="12" product_name="Hex bolt" variant_id="34" onClose={() => undefined} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const add = await screen.findByRole('group', { name: 'cart.add-to-cart' });
  expect(JSON.parse(add.textContent)).toMatchObject({
    product_id: '12',
    variant_id: '34',
    price: 24_00,
  });
  const details = screen.getByRole('link', { name: 'All details' });
  expect(details.getAttribute('href')).toBe('/products/12?variant=34');
});
