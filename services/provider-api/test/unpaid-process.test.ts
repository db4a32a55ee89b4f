/** The shop itself cancels what isn't paid in time, where a provider's settings say so. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyNewDatabase } from 'tooling/run/prepared-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../src/database/tables/orders';
import { contactColumns } from '../src/domain/orders/contact-columns';
import { insertOrder } from '../src/domain/orders/store-order';
import { openDatabaseOf } from './crash/kill-under-load';
import { start } from './crash/started-provider';
import { contact } from './quoted';

const DAY_MS = 24 * 60 * 60_000;

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

/** The orders' statuses after a provider has run with these settings, the older order's first. */
async function statusesAfter(settings: Record<string, string>): Promise<string[]> {
  const { stop } = await start({ ...environment, ...settings });
  await stop();
  const { db, close } = await openDatabaseOf(environment);
  const rows = await db.select().from(orders).orderBy(orders.id);
  await close();
  return rows.map(({ status }) => status);
}

it(
  '[N15] cancels an order that waits too long with UNPAID_CANCEL, and none without',
  {
    timeout: 180_000,
  },
  async () => {
    expect(await statusesAfter({})).toEqual(['Pending', 'Pending']);
    const on = { UNPAID_CANCEL: 'on', UNPAID_DAYS: '5' };
    expect(await statusesAfter(on)).toEqual(['Cancelled', 'Pending']);
  },
);
