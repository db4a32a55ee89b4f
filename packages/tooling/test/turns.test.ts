/** Of several builds that one change asks for, the one that is looked at comes first. */
import { expect, it } from 'vitest';
import { turns } from '../development/turns.mjs';

/** Asks for a build of each, and gives the order in which they were made. */
async function orderOf(apps: string[], used: string[]): Promise<string[]> {
  const { take, end, pageBegins } = turns();
  for (const app of used) pageBegins(app);
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
  expect((await orderOf(apps, ['shell', 'mfe-search'])).slice(0, 2)).toEqual([
    'mfe-search',
    'shell',
  ]);
});

it('forgets what an earlier page has shown', async () => {
  const used = ['shell', 'mfe-account', 'shell', 'mfe-search'];
  expect(await orderOf(['mfe-account', 'shell', 'mfe-search'], used)).toEqual([
    'mfe-search',
    'shell',
    'mfe-account',
  ]);
});

it('lets a build begin again that has its turn', async () => {
  const { take, end } = turns();
  await take('shell');
  await take('shell');
  const other = take('mfe-search');
  end('shell');
  await other;
});
