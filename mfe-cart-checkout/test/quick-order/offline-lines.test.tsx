// @vitest-environment happy-dom
/** Quick order without a network: lines are read from the catalogue on this device, and anew after. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { HostApi } from 'shared-contracts/door';
import { formatMoney } from 'shared-contracts/money';
import type { OfflineLines } from 'shared-contracts/slots';
import type { LineChoice } from 'shared-contracts/wire/quick-order';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '../../src/cart/lines';
import { quickOrderPage } from '../../src/pages/quick-order-page';
import { drill, grinder, openProvider, welder, type Provider } from '../reference-shop';
import { renderPart } from '../render';
import { makeHost } from '../shop';

let onLine = false;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Else the lines are read anew after two seconds, which a busy machine takes for a step.
  onLine = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const choice = (line: CartLine, more: Partial<LineChoice> = {}): LineChoice => ({
  product_id: line.product_id,
  variant_id: line.variant_id,
  product_name: line.product_name,
  variant_name: '',
  brand_name: 'Kraftig',
  model: '',
  price: line.product_price,
  in_stock: true,
  image_path: null,
  default: true,
  ...more,
});
const CHEAPER = (drill.product_price ?? 0) - 5000;

/** The drill was cheaper when the catalogue came, and a welder may cost less from a quantity on. */
const onDevice: OfflineLines = {
  asOf: '2026-06-01T06:05:00.000Z',
  lines: [
    { outcome: 'exact', choices: [choice(drill, { price: CHEAPER })] },
    { outcome: 'exact', choices: [choice(welder)] },
    // The shop isn't sure of it.
    { outcome: 'exact', choices: [choice(grinder)] },
  ],
  stepped: [welder.variant_id],
};

/** A shop's part that reads lines at once. */
const slotOf = (read: OfflineLines | null): HostApi['Slot'] =>
  function Slot(props) {
    const { texts, onRead } = props as { texts?: string[]; onRead?: (read: OfflineLines) => void };
    useEffect(() => {
      if (texts && read) onRead?.(read);
    }, [texts, onRead]);
    return <p>The catalogue’s line</p>;
  };

async function matchedAway(provider: Provider, read: OfflineLines | null, signedIn = false) {
  provider.mishaps.push({ kind: 'network away', to: 'match' });
  const shop = makeHost(provider, signedIn ? provider.maria : null);
  shop.host.Slot = slotOf(read);
  const { user } = renderPart(shop.host, quickOrderPage.Component, { data: {} });
  await user.click(screen.getByLabelText('Your list'));
  await user.paste('KR-26\nWelder x 3\nangel grinder');
  await user.click(screen.getByRole('button', { name: /^Match/ }));
  return { ...shop, user };
}

const online = () =>
  act(() => {
    onLine = true;
    window.dispatchEvent(new Event('online'));
  });
const row = (text: string) => {
  const rows = screen.getAllByRole('listitem');
  const found = rows.find((each) => each.textContent.includes(text));
  if (!found) throw new Error(`no line of ${text}`);
  return within(found);
};
const inCart = () =>
  (
    JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}') as {
      lines: { variant_id: string; quantity: number; product_price: number }[];
    }
  ).lines;

it('lines are read by it, put into a guest’s cart, and read anew when the network is back, with what differs', async () => {
  const provider = await openProvider();
  const { user } = await matchedAway(provider, onDevice);
  const heading = await screen.findByRole('heading', { name: /^3 lines: 3 found/ });
  await waitFor(() => {
    expect(document.activeElement).toBe(heading);
  });
  screen.getByText(/^Prices and stock are as of .*They are asked again when the network is back\./);
  expect(screen.queryByText(/Quick order comes back/)).toBeNull();
  // No price of three is said, and none is in the sum, which is of one drill.
  row('Welder').getByText('Price for 3: asked when the network is back.');
  screen.getByText('Subtotal of known prices');
  await user.click(row('angel grinder').getByRole('button', { name: /^Remove/ }));
  await user.click(screen.getByRole('button', { name: 'Add 2 items to cart' }));
  await waitFor(() => {
    expect(inCart()).toMatchObject([
      { variant_id: drill.variant_id, quantity: 1, product_price: CHEAPER / 100 },
      { variant_id: welder.variant_id, quantity: 3 },
    ]);
  });
  online();
  await screen.findAllByText(
    'The network is back. Prices and stock are of now; 1 line has changed.',
  );
  row('KR-26').getByText(
    `In your cart: It was ${formatMoney(CHEAPER)}, and is ${formatMoney(drill.product_price ?? 0)} now.`,
  );
  // Nothing is added twice, and the cart has the price of now.
  expect(screen.queryByRole('button', { name: 'Add 2 items to cart' })).toBeNull();
  await waitFor(() => {
    expect(inCart()).toMatchObject([
      { quantity: 1, product_price: (drill.product_price ?? 0) / 100 },
      { quantity: 3 },
    ]);
  });
});

it('what is sure by it alone is asked for where the shop isn’t sure, before it is in the cart', async () => {
  const provider = await openProvider();
  await matchedAway(provider, onDevice);
  await screen.findByRole('button', { name: 'Add 3 items to cart' });
  online();
  await screen.findByRole('button', { name: 'Add 2 items to cart' });
  // The button tells it a moment before the row does.
  await waitFor(() => {
    row('angel grinder').getByText('This may mean more than one thing. Please choose.');
  });
  expect(row('angel grinder').getByText('Please choose')).toBeDefined();
});

it('a customer’s cart refuses them as it does without a network; a device without it says that quick order comes back', async () => {
  const provider = await openProvider();
  const { user } = await matchedAway(provider, onDevice, true);
  provider.mishaps.push({ kind: 'network away', to: 'addItems' });
  await user.click(await screen.findByRole('button', { name: 'Add 3 items to cart' }));
  await waitFor(() => {
    expect(row('KR-26').getByText('Failed to add product to cart.')).toBeDefined();
  });
  expect(await provider.held()).toEqual({});
  cleanup();
  sessionStorage.clear();
  await matchedAway(provider, null);
  await screen.findByText('You are offline. Quick order comes back by itself.');
  await screen.findByText('The catalogue’s line');
});
