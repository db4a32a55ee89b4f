// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { HttpOptions, HttpRequest } from 'shared-contracts/call';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Reorder } from '../src/reorder/reorder';
import { renderPart } from './render';
import { makeHost, makeProvider, maria } from './shop';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

type Today = { price?: number | null; in_stock?: boolean; gone?: true; away?: true };

/** A shop whose catalogue says this of each variant today. */
function openShop(today: Record<string, Today>) {
  const provider = makeProvider();
  const send = (request: HttpRequest, options: HttpOptions = {}) => {
    const variant = /details\/(\w+)$/.exec(request.url)?.[1];
    if (variant === undefined) return provider.send(request, options);
    const { price = 100, in_stock = true, gone, away } = today[variant] ?? { gone: true };
    if (away) throw new ApiError({ kind: 'offline' });
    if (gone) throw new ApiError(refusedFault(404, { message: 'Product not found.' }, null));
    return Promise.resolve({
      id: `p${variant}`,
      product_name: `Product ${variant}`,
      brand: 'Kraftig',
      variants: [{ id: variant, variant_name: 'Standard', price, in_stock, images: [] }],
    });
  };
  return { ...makeHost({ send }, maria), provider };
}

const ordered = (variant: string, quantity = 1) => ({
  id: `line-${variant}`,
  variant_id: variant,
  product_name: `Product ${variant}`,
  variant_name: 'Standard',
  brand_name: 'Kraftig',
  quantity,
  price: 100_00,
});

async function orderAgain(today: Record<string, Today>, lines: ReturnType<typeof ordered>[]) {
  const shop = openShop(today);
  const { user } = renderPart(shop.host, Reorder, { order_number: 'ORD-1', lines });
  await user.click(screen.getByRole('button', { name: /^Order again/ }));
  await screen.findByRole('heading');
  return { ...shop, user };
}

it('ordering again says of each line what came of it', async () => {
  const { provider, toasts, opened, user } = await orderAgain(
    { A: {}, B: { price: 120.5 }, D: { in_stock: false }, E: { price: null }, F: { away: true } },
    [ordered('A', 3), ordered('B'), ordered('C'), ordered('D'), ordered('E'), ordered('F')],
  );
  expect(screen.getByRole('heading', { name: '2 of 6 items are in your cart.' })).toBe(
    document.activeElement,
  );
  const said = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(said).toEqual([
    '3 × Product A, StandardAdded',
    '1 × Product B, StandardAdded, price changed₱120.50 each now, ₱100.00 when you ordered.',
    '1 × Product C, StandardNo longer sold',
    '1 × Product D, StandardOut of Stock',
    '1 × Product E, StandardPrice Upon InquiryPlease ask us for its price.',
    '1 × Product F, StandardNot addedFailed to add product to cart.',
  ]);
  expect(provider.held()).toEqual({ A: 3, B: 1 });
  expect(toasts).toEqual([{ tone: 'success', text: '2 of 6 items are in your cart.' }]);
  await user.click(screen.getByRole('button', { name: 'View cart' }));
  expect(opened()).toBe(1);
});

it('ordering again what is no longer sold leaves the cart as it was', async () => {
  const { provider, toasts } = await orderAgain({}, [ordered('A')]);
  expect(
    screen.getByRole('heading', { name: 'Nothing could be added to your cart.' }),
  ).toBeDefined();
  expect(provider.held()).toEqual({});
  expect(toasts).toEqual([{ tone: 'danger', text: 'Failed to add product to cart.' }]);
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
});

it('a line ordered again belongs to its product, also where the shop answers by the variant', async () => {
  const shop = openShop({});
  const { send } = shop.host.http;
  const added: unknown[] = [];
  shop.host.http.send = async (request, options) => {
    if (request.url.includes('/details/')) {
      const variants = [{ id: 'A', variant_name: 'Standard', price: 100 }];
      return { id: 'A', product_id: 'pA', product_name: 'Product A', variants };
    }
    if (request.url.endsWith('/updateItemsInCart')) added.push(request.body);
    return send(request, options);
  };
  const { user } = renderPart(shop.host, Reorder, { order_number: 'ORD-1', lines: [ordered('A')] });
  await user.click(screen.getByRole('button', { name: /^Order again/ }));
  await screen.findByRole('heading', { name: 'The item is in your cart.' });
  expect(added).toMatchObject([{ product_id: 'pA', variant_id: 'A' }]);
});

it('a refusal of the cart is told in the server’s words, beside its line', async () => {
  const shop = openShop({ A: {}, B: {} });
  shop.provider.mishaps.push({
    kind: 'refused',
    status: 422,
    message: 'A cart holds 100 lines.',
    to: 'updateItemsInCart',
  });
  const { user } = renderPart(shop.host, Reorder, {
    order_number: 'ORD-1',
    lines: [ordered('A'), ordered('B')],
  });
  await user.click(screen.getByRole('button', { name: /^Order again/ }));
  await screen.findByRole('heading', { name: '1 of 2 items are in your cart.' });
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('A cart holds 100 lines.')).toBeDefined();
  expect(shop.provider.held()).toEqual({ B: 1 });
});
