// @vitest-environment happy-dom
/** A panel of more brands than it has: what is typed in its box is looked up. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { HttpRequest } from 'shared-contracts/call';
import { afterEach, expect, test } from 'vitest';
import { setup } from '../src/remote';
import { FACETS, fakeHost, networkFault, notFound, paging, rowsUpTo } from './fake-host';
import { openAt } from './shown';

afterEach(cleanup);

const ENTRIES = `${FACETS}/entries`;

const brands = Array.from({ length: 450 }, (_, at) => ({
  id: String(at + 1),
  name: `Brand ${String(at).padStart(3, '0')}`,
  count: 450 - at,
}));

type Body = { filter?: { brand?: string[] }; named: string };

/** Facets as the provider has them: the first 200, and the chosen ones. */
function facetsOf({ filter }: Body, most = 200) {
  const chosen = filter?.brand ?? [];
  const told = brands.filter(({ id }, at) => at < most || chosen.includes(id));
  return { total: 450, brands: told, categories: [], specs: [] };
}

const foundBy = ({ named }: Body) => ({
  entries: brands.filter(({ name }) => name.toLowerCase().includes(named.toLowerCase())),
});

function shopWith(find: (request: HttpRequest) => unknown, most = 200) {
  const asked: unknown[] = [];
  const pages = paging(rowsUpTo(15));
  const host = fakeHost((request) => {
    if (request.url === FACETS) return facetsOf(request.body as Body, most);
    if (request.url !== ENTRIES) return pages(request);
    asked.push(request.body);
    return find(request);
  });
  return { host, asked };
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter brands' }), {
    target: { value: text },
  });

test('a brand beyond the first two hundred is found, chosen, and stays until it is taken away', async () => {
  const { host, asked } = shopWith(({ body }) => foundBy(body as Body));
  const router = openAt('/store', host);
  expect(await screen.findByRole('checkbox', { name: 'Brand 000 (450)' })).toBeTruthy();
  type('brand 44');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Brand 449 (1)' }));
  expect(screen.getAllByRole('checkbox', { name: /^Brand/ })).toHaveLength(10);
  await waitFor(() => {
    expect(router.state.location.search).toBe('?brand=450');
  });
  expect(asked[0]).toEqual({ list: { filter: {} }, of: 'brand', named: 'brand 44' });

  type('');
  await waitFor(() => {
    expect(screen.getAllByRole('checkbox', { name: /^Brand/ })).toHaveLength(7);
  });
  const chosen = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Brand 449 (1)' });
  expect(chosen.checked).toBe(true);
  fireEvent.click(chosen);
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

test('only what was typed last is asked for, and what is known stands there meanwhile', async () => {
  const { host, asked } = shopWith(({ body }) => foundBy(body as Body));
  openAt('/store', host);
  await screen.findByRole('checkbox', { name: 'Brand 000 (450)' });
  for (const text of ['b', 'br', 'brand 19']) type(text);
  expect(screen.getAllByRole('checkbox', { name: /^Brand/ })).toHaveLength(10);
  await waitFor(() => {
    expect(asked).toEqual([{ list: { filter: {} }, of: 'brand', named: 'brand 19' }]);
  });
  type('brand 999');
  expect(await screen.findByText('No brands available')).toBeTruthy();
});

test('a provider without the call leaves the box as it was', async () => {
  const { host, asked } = shopWith(() => {
    throw notFound();
  });
  openAt('/store', host);
  await screen.findByRole('checkbox', { name: 'Brand 000 (450)' });
  type('brand 19');
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  expect(screen.getAllByRole('checkbox', { name: /^Brand/ })).toHaveLength(10);
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  expect(host.reports).toEqual([]);
});

test('without a network the box says so, and Retry asks again', async () => {
  let away = true;
  const { host } = shopWith(({ body }) => {
    if (away) throw networkFault();
    return foundBy(body as Body);
  });
  openAt('/store', host);
  await screen.findByRole('checkbox', { name: 'Brand 000 (450)' });
  type('brand 449');
  const retry = await screen.findByRole('button', { name: /Retry/ });
  away = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('checkbox', { name: 'Brand 449 (1)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
});

test('a panel that has all brands asks nobody', async () => {
  const { host, asked } = shopWith(({ body }) => foundBy(body as Body), 199);
  openAt('/store', host);
  await screen.findByRole('checkbox', { name: 'Brand 000 (450)' });
  type('brand 449');
  await new Promise((done) => setTimeout(done, 400));
  expect(asked).toEqual([]);
});

test('the panel beside the results of a search finds it too, among what was found', async () => {
  const { host, asked } = shopWith(({ body }) => foundBy(body as Body));
  const Part = await setup(host).fragments['catalog.list-filter']?.load();
  if (!Part) throw new Error('no such part');
  const element = <Part query="bolt" layout="column" />;
  const router = createMemoryRouter([{ path: '/search', element }], {
    initialEntries: ['/search?q=bolt'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('checkbox', { name: 'Brand 000 (450)' });
  type('brand 449');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Brand 449 (1)' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=bolt&brand=450');
  });
  expect(asked[0]).toEqual({
    list: { query: 'bolt', filter: {} },
    of: 'brand',
    named: 'brand 449',
  });
});
