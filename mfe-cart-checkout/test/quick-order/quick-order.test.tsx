// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedTextUrl, TOO_LONG_URL } from 'shared-contracts/shared-text';
import { readAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import { quickOrderPage } from '../../src/pages/quick-order-page';
import { grinder, openProvider, quantities, wrench, type Provider } from '../reference-shop';
import { renderPart } from '../render';
import { makeHost } from '../shop';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const LIST = 'KR-26 x 2\n3 pcs angel grinder\nPipe cutter, 9\nwedding cake\nTorque wrench';

async function matched(provider: Provider, list: string, asGuest = false) {
  const shop = makeHost(provider, asGuest ? null : provider.maria);
  const { Component } = quickOrderPage;
  const { user } = renderPart(shop.host, Component, { data: {} });
  const box = screen.getByLabelText('Your list');
  await user.click(box);
  await user.paste(list);
  await user.keyboard('{Control>}{Enter}{/Control}');
  return { ...shop, user };
}

/** The same provider, but for one call's answer. */
const answering = (provider: Provider, call: string, answer: unknown): Provider => ({
  ...provider,
  send: (request, options) =>
    request.url.includes(call) ? Promise.resolve(answer) : provider.send(request, options),
});

const row = (text: string) => {
  const rows = within(screen.getByRole('list', { name: 'Lines of your order' }));
  const found = rows.getAllByRole('listitem').find((each) => each.textContent.includes(text));
  if (!found) throw new Error(`no line of ${text}`);
  return within(found);
};

it('matches a list, asks about what is not sure, and adds the rest by one call, each line by itself', async () => {
  const provider = await openProvider({ drill: 1 });
  const { user } = await matched(provider, LIST);
  const result = await screen.findByRole('heading', {
    name: '5 lines: 3 found, 1 to choose, 1 not found.',
  });
  await waitFor(() => {
    expect(document.activeElement).toBe(result);
  });
  // One orange button: the next step is the one below the lines.
  const look = (name: RegExp) => screen.getByRole('button', { name }).className;
  expect(look(/^Match/)).toBe(look(/^Ask for a quotation/));
  expect(look(/^Match/)).not.toBe(look(/^Add \d/));
  expect(row('KR-26').getByText('Found')).toBeDefined();
  expect(row('wedding cake').getByText('Not found')).toBeDefined();
  expect(row('Torque wrench').getByText('Out of Stock')).toBeDefined();
  const grinder = row('angel grinder');
  expect(grinder.getByText('Please choose')).toBeDefined();
  await user.click(grinder.getByRole('radio', { name: /^Angle grinder/ }));
  await user.click(screen.getByRole('button', { name: 'Add 3 items to cart' }));
  await waitFor(() => {
    expect(row('Pipe cutter').getByText('Not added')).toBeDefined();
  });
  expect(row('Pipe cutter').getByText('Only 5 left in stock.')).toBeDefined();
  expect(await provider.held()).toEqual({ drill: 3, grinder: 3 });
  expect(provider.sent.filter(({ url }) => url.endsWith('addItems'))).toHaveLength(1);
  expect(provider.updates()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Ask for a quotation (1)' }));
  expect(readAskedLines()).toEqual([
    { product_id: null, variant_id: null, text: 'wedding cake', quantity: 1 },
  ]);
});

it('adds line by line where the provider takes one at a time, and to a guest’s cart in the browser', async () => {
  const provider = await openProvider();
  provider.mishaps.push({ kind: 'refused', status: 404, to: 'addItems' });
  const { user } = await matched(provider, 'KR-26 x 2\nWelder');
  await user.click(await screen.findByRole('button', { name: 'Add 2 items to cart' }));
  await waitFor(async () => {
    expect(await provider.held()).toEqual({ drill: 2, welder: 1 });
  });
  cleanup();
  sessionStorage.clear();
  const guest = await matched(await openProvider(), 'KR-26 x 2\nWelder', true);
  await guest.user.click(await screen.findByRole('button', { name: 'Add 2 items to cart' }));
  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}') as {
      lines: { variant_id: string; quantity: number }[];
    };
    expect(quantities(kept.lines)).toEqual({ drill: 2, welder: 1 });
  });
});

it('takes what follows a known number for its quantity, and asks for it', async () => {
  const provider = await openProvider();
  await matched(provider, 'KR 26 x 2\nM8 x 30');
  await screen.findByRole('heading', {
    name: '2 lines: 0 found, 1 to check, 0 to choose, 1 not found.',
  });
  const line = row('KR 26');
  expect(line.getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
  expect(line.getByText('Is the quantity 2?')).toBeDefined();
  expect(row('M8 x 30').getByText('Not found')).toBeDefined();
  expect(provider.sent.filter(({ url }) => url.endsWith('quick-order/match'))).toHaveLength(2);
});

it('keeps what was found where a line with a known number can’t be read again', async () => {
  const provider = await openProvider();
  let asked = 0;
  const once: Provider = {
    ...provider,
    send(request, options) {
      if (request.url.endsWith('quick-order/match') && (asked += 1) > 1) {
        return Promise.reject(new Error('away'));
      }
      return provider.send(request, options);
    },
  };
  await matched(once, 'KR-26 x 2\nKR 26 x 3');
  await screen.findByRole('heading', { name: '2 lines: 1 found, 0 to choose, 1 not found.' });
  expect(asked).toBe(2);
});

it('adds a line whose quantity is uncertain only after the shopper has said it', async () => {
  const provider = await openProvider();
  const { user } = await matched(provider, 'KR-26 x 2\nWelder 2');
  await screen.findByRole('heading', {
    name: '2 lines: 1 found, 1 to check, 0 to choose, 0 not found.',
  });
  expect(row('Welder').getByText('Please check')).toBeDefined();
  expect(row('Welder').getByText('Is the quantity 2?')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add 1 item to cart' })).toBeDefined();
  await user.click(row('Welder').getByRole('button', { name: 'Yes, 2' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 items to cart' }));
  await waitFor(async () => {
    expect(await provider.held()).toEqual({ drill: 2, welder: 2 });
  });
});

it('asks whether ours will do for another maker’s number, even where a provider is sure of it', async () => {
  const provider = await openProvider();
  const { product_id, variant_id, product_name } = grinder;
  const ours = { product_id, variant_id, product_name, price: 50, instead_of: 'Rival 77-100' };
  const lines = [{ outcome: 'exact', choices: [ours] }];
  const { user } = await matched(answering(provider, 'match', { lines }), 'Rival 77-100');
  await screen.findByRole('heading', {
    name: '1 line: 0 found, 1 to choose, 0 not found.',
  });
  const line = row('Rival 77-100');
  expect(line.getByText('Please choose')).toBeDefined();
  const none = screen.getByRole('button', { name: 'Add 0 items to cart' });
  expect(none.hasAttribute('disabled')).toBe(true);
  const one = line.getByRole('group', { name: 'Which one will do for “Rival 77-100”?' });
  await user.click(within(one).getByRole('radio', { name: /Instead of Rival 77-100 · ₱50.00/ }));
  expect(line.getByText('Chosen')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add 1 item to cart' }));
  await waitFor(async () => {
    expect(await provider.held()).toEqual({ grinder: 1 });
  });
});

it('asks on a click what can stand in for what is sold out, takes one, and goes back', async () => {
  const provider = await openProvider();
  const difference = { label: 'Strength class', wanted: '8.8', offered: '10.9', is: 'more' };
  const stand = { ...grinder, price: 999.5, in_stock: true, verdict: 'better' };
  const answer = {
    stand_ins: [
      { ...stand, differences: [difference] },
      { ...stand, variant_id: 'gone', product_name: 'Sold out too', in_stock: false },
    ],
    ask: false,
  };
  const { user } = await matched(answering(provider, '/stand-ins', answer), 'Torque wrench x 2');
  await screen.findByText('Out of Stock');
  const line = row('Torque wrench');
  expect(line.queryByRole('list')).toBeNull();
  const take = async () => {
    await user.click(line.getByRole('button', { name: 'What can stand in for Torque wrench' }));
    await user.click(
      await line.findByRole('button', { name: /^Take this instead.*Angle grinder/ }),
    );
    expect(await line.findByText('Instead of Torque wrench')).toBeDefined();
  };
  await user.click(line.getByRole('button', { name: /^What can stand in/ }));
  const { textContent: said } = await line.findByRole('list', {
    name: 'What can stand in for Torque wrench',
  });
  expect(said).toContain('Strength class 10.9 instead of 8.8: stronger');
  expect(said).not.toContain('Sold out too');
  await user.click(line.getByRole('button', { name: /^What can stand in/ }));
  await take();
  const undo = line.getByRole('button', { name: /^Undo/ });
  await waitFor(() => {
    expect(document.activeElement).toBe(undo);
  });
  await user.click(undo);
  expect(line.getByText('Out of Stock')).toBeDefined();
  await take();
  await user.click(screen.getByRole('button', { name: 'Add 1 item to cart' }));
  await waitFor(async () => {
    expect(await provider.held()).toEqual({ grinder: 2 });
  });
});

it('leads to the people of the shop where nobody can say what can stand in', async () => {
  const provider = await openProvider();
  provider.mishaps.push({ kind: 'refused', status: 404, to: `variant_id=${wrench.variant_id}` });
  const { user, inquiries } = await matched(provider, 'Torque wrench');
  await user.click(await screen.findByRole('button', { name: /^What can stand in/ }));
  await user.click(await screen.findByRole('button', { name: 'Ask us what can stand in' }));
  expect(inquiries).toMatchObject([{ product: 'Torque wrench' }]);
});

it('sends lines whose answer was lost under the same key again, so that they are added once', async () => {
  const provider = await openProvider();
  provider.mishaps.push({ kind: 'reply lost', to: 'addItems' });
  const { user } = await matched(provider, 'KR-26 x 2');
  await user.click(await screen.findByRole('button', { name: 'Add 1 item to cart' }));
  await waitFor(() => {
    expect(row('KR-26').getByText('Not added')).toBeDefined();
  });
  await user.click(screen.getByRole('button', { name: 'Add 1 item to cart' }));
  await waitFor(() => {
    expect(row('KR-26').getByText('Added')).toBeDefined();
  });
  expect(await provider.held()).toEqual({ drill: 2 });
});

it('keeps the list and its choices over a reload, and tries again after a failure', async () => {
  const provider = await openProvider();
  provider.mishaps.push({ kind: 'offline', to: 'match' });
  const { user } = await matched(provider, LIST);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  const radio = await screen.findByRole('radio', { name: /^Angle grinder/ });
  await user.click(radio);
  cleanup();
  const { Component } = quickOrderPage;
  renderPart(makeHost(provider, provider.maria).host, Component, { data: {} });
  await screen.findByRole('list', { name: 'Lines of your order' });
  expect(row('angel grinder').getByText('Chosen')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your list').value).toBe(LIST);
});

it.each([
  ['in its search', (text: string) => `?${new URLSearchParams({ text })}`],
  ['in its fragment', (text: string) => sharedTextUrl(text).replace('/quick-order', '')],
])('takes what another app shares %s below what was typed, and once', async (_where, at) => {
  const provider = await openProvider();
  const { host } = makeHost(provider, null);
  const { Component } = quickOrderPage;
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your list');
  const typing = renderPart(host, Component, { data: {} });
  await typing.user.type(box(), 'KR-26 x 2');
  cleanup();
  const shared = '3 hacksaw\n1 "vise"';
  const { router } = renderPart(host, Component, { data: {} }, at(shared));
  await waitFor(() => {
    expect(box().value).toBe(`KR-26 x 2\n${shared}`);
  });
  await waitFor(() => {
    expect(router.state.location).toMatchObject({ search: '', hash: '' });
  });
  cleanup();
  renderPart(host, Component, { data: {} });
  await waitFor(() => {
    expect(box().value).toBe(`KR-26 x 2\n${shared}`);
  });
});

it('says that a list that another app shares was too long to come along', async () => {
  const { host } = makeHost(await openProvider(), null);
  const address = TOO_LONG_URL.replace('/quick-order', '');
  renderPart(host, quickOrderPage.Component, { data: {} }, address);
  expect(await screen.findByText(/was too long to come along/)).toBeDefined();
});

it('says calmly where the provider has no quick orders [B07]', async () => {
  const provider = await openProvider();
  provider.mishaps.push({ kind: 'refused', status: 404, to: 'match' });
  await matched(provider, LIST);
  expect(await screen.findByText('Quick order is not available in this shop.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Contact us' })).toBeDefined();
});
