/** The shop itself cancels what isn't paid in time, where a provider's settings say so. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyNewDatabase } from 'tooling/run/prepared-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import type { Database } from '../src/database/open';
import { orders } from '../src/database/tables/orders';
import { contactColumns } from '../src/domain/orders/contact-columns';
import { insertOrder } from '../src/domain/orders/store-order';
import { keepCancelling } from '../src/domain/orders/unpaid';
import { readEnvironment } from '../src/environment';
import { openDatabaseOf } from './crash/kill-under-load';
import { start } from './crash/started-provider';
import { contact } from './quoted';
import { openTestShop } from './shop';

let environment: Record<string, string>;
beforeAll(async () => {
  environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'provider-unpaid-')) };
  await copyNewDatabase(environment.DATA_DIR ?? '');
  const { db, close } = await openDatabaseOf(environment);
  for (const days of [6, 4]) {
    const placedAt = new Date(Date.now() - days * DAY_MS);
    const sums = { subtotal: 100, vat: 12, total: 112 };
    await db.transaction((tx) =>
      insertOrder(tx, { ...contactColumns(contact), ...sums, placedAt }),
    );
  }
  await close();
}, 120_000);
afterAll(() => rm(environment.DATA_DIR ?? '', { recursive: true, force: true }));

const statusesIn = async ({ db }: { db: Database }) =>
  (await db.select().from(orders).orderBy(orders.id)).map(({ status }) => status);

it('[N15] cancels no order where the shop is not set to', async () => {
  expect(readEnvironment({}).shop.cancelUnpaid).toBe(false);
  const database = () => openDatabaseOf(environment);
  const shop = await openTestShop(database, { catalogue: false });
  shop.time = Date.now() + 30 * DAY_MS;
  // It looks at once.
  await keepCancelling(shop.deps)();
  expect(await statusesIn(shop.deps)).toEqual(['Pending', 'Pending']);
  await shop.close();
});

it(
  '[N15] cancels an order that waits too long with UNPAID_CANCEL',
  {
    timeout: 180_000,
  },
  async () => {
    const on = { UNPAID_CANCEL: 'on', UNPAID_DAYS: '5' };
    const { stop } = await start({ ...environment, ...on });
    await stop();
    const opened = await openDatabaseOf(environment);
    expect(await statusesIn(opened)).toEqual(['Cancelled', 'Pending']);
    await opened.close();
  },
);
