// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedCartPage } from '../src/pages/shared-cart-page';
import { sharedLines } from '../src/shared-cart/shared-lines';
import { compressor, drill, grinder, openProvider, wrench, type Provider } from './reference-shop';
import { renderPart } from './render';
import { makeHost } from './shop';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const linesOf = (lines: string) => sharedLines(new URLSearchParams({ lines }));

describe('the lines of a link', () => {
  it('are ids and quantities, each once', () => {
    expect(linesOf('7:2,8:1, 7:3')).toEqual({
      lines: [
        { variant_id: '7', quantity: 5 },
        { variant_id: '8', quantity: 1 },
      ],
      left: 0,
    });
  });

  it.each([
    '7',
    '7:0',
    '7:-1',
    '7:1.5',
    '7:1e9',
    '7:10000',
    '../7:1',
    '<b>:1',
    '7:1:1',
    `${'9'.repeat(65)}:1`,
  ])('are not %s', (line) => {
    expect(linesOf(line)).toEqual({ lines: [], left: 1 });
  });

  it('are a hundred at most, and no line has more units than a cart takes', () => {
    const many = Array.from({ length: 120 }, (_, at) => `${at + 1}:1`).join(',');
    expect(linesOf(many).lines).toHaveLength(100);
    expect(linesOf(many).left).toBe(20);
    expect(linesOf('7:9999,7:9999').lines).toEqual([{ variant_id: '7', quantity: 9999 }]);
    expect(linesOf('7:1,'.repeat(100_000)).lines).toHaveLength(1);
  });
});

async function openLink(provider: Provider, query: string) {
  const shop = makeHost(provider, provider.maria);
  const data = await sharedCartPage.loader({
    params: {},
    url: new URL(`https://shop.example/cart/shared${query}`),
    host: shop.host,
    signal: new AbortController().signal,
  });
  return { ...shop, data, head: sharedCartPage.head(data, shop.host.config) };
}

it('a shared cart shows today’s prices, and is added only when asked to', async () => {
  const provider = await openProvider();
  const link = `?lines=${drill.variant_id}:3,${wrench.variant_id}:1,${compressor.variant_id}:1,999999999:1,${grinder.variant_id}:1,no`;
  const { host, data, head } = await openLink(provider, link);
  expect(head).toMatchObject({
    title: 'A shared cart: 5 items',
    description: '3 × Hammer drill, 1 × Torque wrench, 1 × Air compressor and 2 more.',
    robots: 'noindex',
  });
  expect(head.canonical).toBe(`/cart/shared${link.replace(',no', '')}`);
  const { user } = renderPart(host, sharedCartPage.Component, { data });
  expect(screen.getByText(/^1 item of this link could not be read/)).toBeDefined();
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said[0]).toContain('3 × Hammer drill');
  expect(said[1]).toContain('Out of Stock');
  expect(said[2]).toContain('Price Upon Inquiry');
  expect(said[3]).toContain('No longer sold');
  expect(await provider.held()).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Add 2 to cart' }));
  await screen.findByRole('heading', { name: 'All items are in your cart.' });
  await waitFor(async () => expect(await provider.held()).toEqual({ drill: 3, grinder: 1 }));
});

it('a shared cart says what could not be read, and asks again', async () => {
  const provider = await openProvider();
  provider.mishaps.push({ kind: 'offline', to: `/details/${drill.variant_id}` });
  const { host, data, head } = await openLink(provider, `?lines=${drill.variant_id}:1`);
  expect(head.description).toBe('1 item to look at and add to your own cart.');
  const { user } = renderPart(host, sharedCartPage.Component, { data });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('1 × Hammer drill');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('a shared cart of which nothing can be read without a network says so, leads on, and comes by itself', async () => {
  const provider = await openProvider();
  provider.mishaps.push({ kind: 'network away', to: `/details/${drill.variant_id}` });
  const { host, data } = await openLink(provider, `?lines=${drill.variant_id}:1`);
  renderPart(host, sharedCartPage.Component, { data });
  screen.getByRole('heading', { name: 'You are offline.' });
  screen.getByText('This cart comes back by itself.');
  screen.getByRole('link', { name: 'Quick order' });
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('1 × Hammer drill');
  expect(screen.queryByText('You are offline.')).toBeNull();
});

it('a link without lines leads to the store', async () => {
  const { host, data } = await openLink(await openProvider(), '?lines=<script>');
  renderPart(host, sharedCartPage.Component, { data });
  expect(screen.getByRole('link', { name: 'Browse all products' })).toBeDefined();
});
