/** Of several builds that one change asks for, the one that is looked at comes first. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildQueue } from '../development/build-queue.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for a build of each, after pages began with some, each at its millisecond: the order made. */
async function orderOf(apps: string[], used: [string, number][]): Promise<string[]> {
  const { take, end, pageBegins } = buildQueue();
  for (const [app, at] of used) pageBegins(app, at);
  const order: string[] = [];
  const built = apps.map(async (app) => {
    await take(app);
    order.push(app);
    end(app);
  });
  await vi.runAllTimersAsync();
  await Promise.all(built);
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

/** A queue of a page of the search remote, and what has its turn, in the order of the turns. */
function pageOfSearch() {
  const { take, end, pageBegins } = buildQueue();
  pageBegins('shell', 5_000);
  pageBegins('mfe-search', 5_001);
  const turns: string[] = [];
  const ask = (app: string) => void take(app).then(() => turns.push(app));
  return { ask, end, pageBegins, turns };
}
/** Milliseconds in which an edit is heard, and fewer than a page is left alone for. */
const SOON = 50;

it('builds the remote of the page at once where it changes again before the others had their turn', async () => {
  const { ask, end, turns } = pageOfSearch();
  for (const app of ['shell', 'mfe-search', 'mfe-content']) ask(app);
  await vi.advanceTimersByTimeAsync(SOON);
  end('mfe-search');
  await vi.advanceTimersByTimeAsync(SOON);
  ask('mfe-search');
  await vi.advanceTimersByTimeAsync(SOON);
  expect(turns).toEqual(['mfe-search', 'mfe-search']);
  end('mfe-search');
  await vi.runAllTimersAsync();
  end('shell');
  await vi.runAllTimersAsync();
  expect(turns).toEqual(['mfe-search', 'mfe-search', 'shell', 'mfe-content']);
});

it('leaves a page that begins the processor before it builds what waits', async () => {
  const { ask, end, pageBegins, turns } = pageOfSearch();
  for (const app of ['mfe-search', 'mfe-catalog']) ask(app);
  await vi.advanceTimersByTimeAsync(SOON);
  end('mfe-search');
  await vi.advanceTimersByTimeAsync(350);
  pageBegins('shell', 9_000);
  await vi.advanceTimersByTimeAsync(350);
  expect(turns).toEqual(['mfe-search']);
  await vi.runAllTimersAsync();
  expect(turns).toEqual(['mfe-search', 'mfe-catalog']);
});

it('hears a change during a build before it begins the next one', async () => {
  const { ask, end, turns } = pageOfSearch();
  for (const app of ['shell', 'mfe-content']) ask(app);
  await vi.advanceTimersByTimeAsync(SOON);
  end('shell');
  await vi.advanceTimersByTimeAsync(20);
  ask('mfe-search');
  await vi.advanceTimersByTimeAsync(SOON);
  expect(turns).toEqual(['shell', 'mfe-search']);
});

it('lets a build begin again that has its turn', async () => {
  const { take, end } = buildQueue();
  const first = take('shell');
  await vi.runAllTimersAsync();
  await first;
  await take('shell');
  const other = take('mfe-search');
  end('shell');
  await vi.runAllTimersAsync();
  await other;
});
