// @vitest-environment happy-dom
/** Pages that need a network, without one: each says so in the same way, and leads on. */
import { act, cleanup, screen } from '@testing-library/react';
import { maria } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from 'shared-contracts/errors';
import { orderHistoryPage } from '../src/pages/order-history-page';
import { orderPage } from '../src/pages/order-page';
import { savedListPage } from '../src/pages/saved-list-page';
import { savedListsPage } from '../src/pages/saved-lists-page';
import { sharedListPage } from '../src/pages/shared-list-page';
import { openShop } from './shop';

afterEach(cleanup);

let away = true;
const behind = (answer: unknown) => () => {
  if (away) throw new ApiError({ kind: 'offline', network: 'away' });
  return answer;
};
const list = { id: 4, name: 'Site 4 consumables', share_token: null, lines: [] };
const answers = {
  '/api/store/order/fetchAllOrders': behind([]),
  '/api/store/lists/fetchAll': behind([list]),
  '/api/store/lists/fetch': behind(list),
  '/api/store/lists/fetchShared': behind({ name: 'Site 4 consumables', lines: [] }),
};

async function expectNeedsNetwork(sentence: string): Promise<void> {
  await screen.findByText(sentence);
  expect(screen.getByRole('heading', { name: 'You are offline.' })).toBeDefined();
  expect(document.querySelector('[data-drawing=offline]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Quick order' }).getAttribute('href')).toBe(
    '/quick-order',
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
}

test('a customer’s orders', async () => {
  away = true;
  await openShop(answers, maria).visit('/order-history', orderHistoryPage);
  await expectNeedsNetwork('The list of your orders comes back by itself.');
  expect(screen.queryByText('No orders placed yet.')).toBeNull();
  cleanup();
  await openShop(answers, maria).visit('/order-history/ORD-1', orderPage, { orderNumber: 'ORD-1' });
  await expectNeedsNetwork('This order comes back by itself.');
});

test('lists, which come by themselves', async () => {
  away = true;
  await openShop(answers, maria).visit('/saved-lists', savedListsPage);
  await expectNeedsNetwork('The overview of your lists comes back by itself.');
  cleanup();
  await openShop(answers).visit('/saved-lists/shared/abc', sharedListPage, { token: 'abc' });
  await expectNeedsNetwork('This list comes back by itself.');
  cleanup();
  await openShop(answers, maria).visit('/saved-lists/4', savedListPage, { listId: '4' });
  await expectNeedsNetwork('This list comes back by itself.');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  // It stays while it is asked for, so that its tries are counted.
  screen.getByRole('heading', { name: 'You are offline.' });
  act(() => {
    away = false;
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByRole('heading', { name: 'Site 4 consumables' });
  expect(screen.queryByText('You are offline.')).toBeNull();
});
