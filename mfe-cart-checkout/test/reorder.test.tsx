// @vitest-environment happy-dom
import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CartLine } from '../src/cart/lines';
import { Reorder } from '../src/reorder/reorder';
import {
  compressor,
  cutter,
  drill,
  grinder,
  openProvider,
  welder,
  wrench,
  type Provider,
} from './reference-shop';
import { renderPart } from './render';
import { line, makeHost } from './shop';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

/** What the shop once sold, and sells no longer. */
const gone = line('999999999', { product_name: 'Hand drill' });

/** As it was ordered, at the price that it has, or another. */
const ordered = (
  { variant_id, product_name, product_price }: CartLine,
  { quantity = 1, price = product_price } = {},
) => ({
  id: `line-${variant_id}`,
  variant_id,
  product_name,
  variant_name: 'Standard',
  brand_name: 'Kraftig',
  quantity,
  price,
});

const openShop = (provider: Provider) => ({ ...makeHost(provider, provider.maria), provider });

async function pressOrderAgain(
  shop: ReturnType<typeof openShop>,
  lines: ReturnType<typeof ordered>[],
) {
  const { user } = renderPart(shop.host, Reorder, { order_number: 'ORD-1', lines });
  await user.click(screen.getByRole('button', { name: /^Order again/ }));
  await screen.findByRole('heading');
  return { ...shop, user };
}

it('ordering again says of each line what came of it', async () => {
  const shop = openShop(await openProvider());
  shop.provider.mishaps.push({ kind: 'offline', to: `/details/${welder.variant_id}` });
  const { provider, toasts, opened, user } = await pressOrderAgain(shop, [
    ordered(drill, { quantity: 3 }),
    ordered(grinder, { price: 100_00 }),
    ordered(gone),
    ordered(wrench),
    ordered(compressor, { price: 100_00 }),
    ordered(welder),
  ]);
  // The focus goes to it once it is shown.
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: '2 of 6 items are in your cart.' })).toBe(
      document.activeElement,
    );
  });
  const said = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(said).toEqual([
    '3 × Hammer drill, StandardAdded',
    '1 × Angle grinder, StandardAdded, price changed₱999.50 each now, ₱100.00 when you ordered.',
    '1 × Hand drill, StandardNo longer sold',
    '1 × Torque wrench, StandardOut of Stock',
    '1 × Air compressor, StandardPrice Upon InquiryPlease ask us for its price.',
    '1 × Welder, StandardNot addedFailed to add product to cart.',
  ]);
  expect(await provider.held()).toEqual({ drill: 3, grinder: 1 });
  expect(toasts).toEqual([{ tone: 'success', text: '2 of 6 items are in your cart.' }]);
  await user.click(screen.getByRole('button', { name: 'View cart' }));
  expect(opened()).toBe(1);
});

it('ordering again what is no longer sold leaves the cart as it was', async () => {
  const { provider, toasts } = await pressOrderAgain(openShop(await openProvider()), [
    ordered(gone),
  ]);
  expect(
    screen.getByRole('heading', { name: 'Nothing could be added to your cart.' }),
  ).toBeDefined();
  expect(await provider.held()).toEqual({});
  expect(toasts).toEqual([{ tone: 'danger', text: 'Failed to add product to cart.' }]);
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
});

it('a line ordered again belongs to its product, also where the shop answers by the variant', async () => {
  const provider = await openProvider();
  const byVariant: Provider = {
    ...provider,
    async send(request, options) {
      const answer = await provider.send(request, options);
      if (!request.url.includes('/details/')) return answer;
      const product = answer as { id: number };
      return { ...product, id: drill.variant_id, product_id: product.id };
    },
  };
  await pressOrderAgain(openShop(byVariant), [ordered(drill)]);
  await screen.findByRole('heading', { name: 'The item is in your cart.' });
  const { product_id, variant_id } = drill;
  expect(provider.updates().map(({ body }) => body)).toMatchObject([{ product_id, variant_id }]);
  expect(await provider.held()).toEqual({ drill: 1 });
});

it('a refusal of the cart is told in the server’s words, beside its line', async () => {
  const shop = openShop(await openProvider({ cutter: 5 }));
  await pressOrderAgain(shop, [ordered(cutter), ordered(grinder)]);
  await screen.findByRole('heading', { name: '1 of 2 items are in your cart.' });
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Only 5 left in stock.')).toBeDefined();
  expect(await shop.provider.held()).toEqual({ cutter: 5, grinder: 1 });
});

it('of a saved list it shows first what has changed, and adds once that was seen', async () => {
  const shop = openShop(await openProvider());
  const { user } = renderPart(shop.host, Reorder, {
    title: 'Site 4',
    lines: [
      ordered(drill),
      ordered(grinder, { price: 100_00 }),
      ordered(gone),
      { ...ordered(cutter), short: true },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Reorder 4 items of Site 4' }));
  const heading = await screen.findByRole('heading', {
    name: '3 items have changed since you saved them.',
  });
  await waitFor(() => {
    expect(heading).toBe(document.activeElement);
  });
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1 × Angle grinder, StandardPrice changed₱100.00 then, ₱999.50 each now.',
    '1 × Hand drill, StandardNo longer sold',
    '1 × Pipe cutter, StandardFewer left than you want',
  ]);
  expect(await shop.provider.held()).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Add 3 items to cart' }));
  await screen.findByRole('heading', { name: '3 of 4 items are in your cart.' });
  expect(await shop.provider.held()).toEqual({ drill: 1, grinder: 1, cutter: 1 });
});
