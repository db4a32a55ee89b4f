/** Kills the provider again and again while customers order, and looks for lost or wrong orders. */
import { join } from 'node:path';
import { copyNewDatabase } from 'tooling/run/prepared-data';
import { until } from 'tooling/run/until';
import {
  openPglite,
  openPostgres,
  type Database,
  type OpenDatabase,
} from '../../src/database/open';
import { seedCatalogue } from '../../src/domain/import/seed';
import { noPictures } from '../../src/domain/import/picture-source';
import { smallCatalogue } from '../small-catalogue';
import { Customer, post, type Item, type Place } from './crowd';
import { start, type Started } from './started-provider';

export type Crashes = {
  /** The number of acknowledged orders. */
  orders: number;
  /** Orders that were lost, placed twice or stored in part; empty when there are none. */
  faults: string[];
  /** The time from each start after a kill until the shop answers, in milliseconds. */
  readyAfter: number[];
};

type Details = { variants: { id: number; variant_name: string; price: number }[] };

/** The database that a process with this environment opens. */
export async function openDatabaseOf({
  DATABASE_URL: url,
  DATA_DIR: directory = '',
}: Record<string, string>): Promise<OpenDatabase> {
  return url ? openPostgres(url) : openPglite({ directory: join(directory, 'database') });
}

/**
 * Seeds a small catalogue into the database that the process will open, so that a start is quick. In a
 * new data directory.
 */
export async function seedSmall(
  environment: Record<string, string>,
  more: (db: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: directory } = environment;
  if (!url && directory) await copyNewDatabase(directory);
  const { db, close } = await openDatabaseOf(environment);
  await seedCatalogue(db, smallCatalogue, noPictures);
  await more(db);
  await close();
}

/** An item whose stock is not counted, because the customers would use up a counted stock. */
export async function findItem(place: Place): Promise<Item> {
  const { json } = await post(place, '/api/store/products', { limit: 100 });
  const products = json as unknown as { id: number; product_name: string }[];
  const drill = products.find((one) => one.product_name === 'Cordless Hammer Drill');
  const response = await fetch(`${place.base}/api/store/products/details/${drill?.id}`);
  const { variants } = (await response.json()) as Details;
  const bare = variants.find((one) => one.variant_name === 'Bare tool');
  if (!drill || !bare) throw new Error('the item of the small shop is not for sale');
  return { product_id: drill.id, variant_id: bare.id, centavos: Math.round(bare.price * 100) };
}

const isSurprised = ({ surprises }: Customer) => surprises.length > 0;

/** Starts the provider and requests products until it answers. @returns how long that took */
async function startAgain(
  place: Place,
  environment: Record<string, string>,
): Promise<{ provider: Started; took: number }> {
  const began = performance.now();
  const provider = await start(environment);
  place.base = provider.base;
  await post(place, '/api/store/products', {});
  return { provider, took: performance.now() - began };
}

/**
 * @param options.between the number of acknowledged orders between two kills
 */
export async function killUnderLoad(options: {
  environment: Record<string, string>;
  customers: number;
  kills: number;
  between: number;
  tell?: (line: string) => void;
}): Promise<Crashes> {
  await seedSmall(options.environment);
  const place: Place = { base: '' };
  let { provider } = await startAgain(place, options.environment);
  const readyAfter: number[] = [];
  try {
    const item = await findItem(place);
    const crowd = Array.from({ length: options.customers }, () => new Customer(place, item));
    for (const customer of crowd) await customer.register();
    const placed = () => crowd.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    let over = false;
    const ordering = Promise.all(crowd.map((customer) => customer.order(() => over)));
    for (let kill = 1; kill <= options.kills; kill += 1) {
      const before = placed();
      // A surprise ends the wait early; the faults name it.
      await until(() => placed() >= before + options.between || crowd.some(isSurprised));
      // Waits a random time, so that the kill comes at any point of a request.
      await new Promise((go) => setTimeout(go, Math.random() * 40));
      await provider.kill();
      const again = await startAgain(place, options.environment);
      provider = again.provider;
      readyAfter.push(again.took);
      options.tell?.(`kill ${kill}: ready after ${Math.round(again.took)} ms, ${placed()} orders`);
    }
    over = true;
    await ordering;
    const faults = (await Promise.all(crowd.map((customer) => customer.faults()))).flat();
    return { orders: placed(), faults, readyAfter };
  } finally {
    await provider.kill();
  }
}
