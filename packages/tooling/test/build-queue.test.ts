/** Of several builds that one change asks for, the one that is looked at comes first. */
import { expect, it } from 'vitest';
import { buildQueue } from '../development/build-queue.mjs';

/** Asks for a build of each, after pages began with some, each at its millisecond: the order made. */
async function orderOf(apps: string[], used: [string, number][]): Promise<string[]> {
  const { take, end, pageBegins } = buildQueue();
  for (const [app, at] of used) pageBegins(app, at);
  const order: string[] = [];
  await Promise.all(
    apps.map(async (app) => {
      await take(app);
      order.push(app);
      end(app);
    }),
  );
  return order;
}

it('builds the remotes of an open page first, then the shell, then the others', async () => {
  const apps = ['shell', 'mfe-content', 'mfe-account', 'mfe-search'];
  const afterTheShell = await orderOf(apps, [
    ['shell', 5_000],
    ['mfe-search', 5_900],
  ]);
  expect(afterTheShell.slice(0, 2)).toEqual(['mfe-search', 'shell']);
  const before = await orderOf(apps, [
    ['mfe-search', 5_000],
    ['shell', 5_010],
  ]);
  expect(before.slice(0, 2)).toEqual(['mfe-search', 'shell']);
});

it('builds the remote of the page before those of its header', async () => {
  const apps = ['mfe-account', 'mfe-cart-checkout', 'mfe-search'];
  const used: [string, number][] = [
    ['shell', 5_000],
    ['mfe-search', 5_001],
    ['mfe-account', 5_002],
    ['mfe-cart-checkout', 5_003],
  ];
  expect(await orderOf(apps, used)).toEqual(['mfe-search', 'mfe-account', 'mfe-cart-checkout']);
});

it('forgets what an earlier page has shown', async () => {
  const used: [string, number][] = [
    ['shell', 5_000],
    ['mfe-account', 5_100],
    ['shell', 9_000],
    ['mfe-search', 9_100],
  ];
  expect(await orderOf(['mfe-account', 'shell', 'mfe-search'], used)).toEqual([
    'mfe-search',
    'shell',
    'mfe-account',
  ]);
});

it('lets a build begin again that has its turn', async () => {
  const { take, end } = buildQueue();
  await take('shell');
  await take('shell');
  const other = take('mfe-search');
  end('shell');
  await other;
});
