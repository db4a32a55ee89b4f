/** Backs a shop up while customers order without a pause, and restores it elsewhere. */
import { sql } from 'drizzle-orm';
import { until } from 'tooling/run/until';
import { COUNTS_SQL, inventoryOf, type CountsRow } from '../../src/commands/backup/counts';
import { readManifest, type Counts } from '../../src/commands/backup/manifest';
import { Customer, type Place } from '../crash/crowd';
import { findItem, openDatabaseOf, seedSmall } from '../crash/kill-under-load';
import { start } from '../crash/started-provider';
import { command } from './command';

/** Units of the one item that everybody orders, before the first order. */
const STOCK = 1_000_000;

export type Drill = {
  /** Orders that were acknowledged before the backup began, and while it was made. */
  before: number;
  during: number;
  /** What was lost or incomplete, there or here; empty when nothing was. */
  faults: string[];
  /** What the backup says of itself, and what the restored database has. */
  said: Counts;
  restored: Counts;
  /** Of the restored database: the units that are gone from the stock, and those of all orders. */
  gone: number;
  ordered: number;
};

type Options = {
  environment: Record<string, string>;
  elsewhere: Record<string, string>;
  backup: string;
  customers: number;
  /** How many orders come before the backup. */
  orders: number;
};

async function must(args: string[], environment: Record<string, string>): Promise<void> {
  const { code, output } = await command(args, environment);
  if (code !== 0) throw new Error(`provider ${args[0]} ended with ${code}: ${output}`);
}

async function look(environment: Record<string, string>) {
  const { db, close } = await openDatabaseOf(environment);
  const { rows } = await db.execute<CountsRow>(sql.raw(COUNTS_SQL));
  const { rows: units } = await db.execute<{ gone: number; ordered: number }>(
    sql`select (select ${STOCK} - stock from variants where name = 'Bare tool')::int as gone,
      (select coalesce(sum(quantity), 0) from order_lines)::int as ordered`,
  );
  await close();
  return { restored: inventoryOf(rows[0]).counts, ...(units[0] ?? { gone: -1, ordered: -2 }) };
}

export async function drill(options: Options): Promise<Drill> {
  const { environment, elsewhere, backup } = options;
  await seedSmall(environment, (db) =>
    db.execute(sql`update variants set stock = ${STOCK} where name = 'Bare tool'`),
  );
  const provider = await start(environment);
  const place: Place = { base: provider.base };
  const item = await findItem(place);
  const crowd = Array.from({ length: options.customers }, () => new Customer(place, item));
  for (const customer of crowd) await customer.register();
  const placed = () => crowd.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const isSurprised = () => crowd.some(({ surprises }) => surprises.length > 0);
  let over = false;
  const ordering = Promise.all(crowd.map((customer) => customer.order(() => over)));
  await until(() => placed() >= options.orders || isSurprised());
  const known = crowd.map(({ acknowledged }) => [...acknowledged.values()]);
  const before = placed();
  try {
    await must(['backup', backup], environment);
  } finally {
    over = true;
    await ordering;
  }
  const during = placed() - before;
  const here = (await Promise.all(crowd.map((customer) => customer.faults()))).flat();
  await provider.kill();
  await must(['restore', backup], elsewhere);
  const { counts: said } = await readManifest(backup);
  const looked = await look(elsewhere);
  const again = await start(elsewhere);
  const there = await Promise.all(
    crowd.map((customer, at) => customer.faultsAt({ base: again.base }, known[at] ?? [])),
  );
  await again.kill();
  return { before, during, faults: [...here, ...there.flat()], said, ...looked };
}
