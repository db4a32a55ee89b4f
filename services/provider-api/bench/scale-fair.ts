/**
 * `pnpm bench scale --fair`: how long another shopper's product page and order take while fifty
 * callers search without a pause, in a shop of 100,000 products.
 */
import { asc, eq, isNotNull, and } from 'drizzle-orm';
import { join } from 'node:path';
import { openPglite, openPostgres } from '../src/database/open';
import { variants } from '../src/database/tables/catalogue';
import { Customer, type Item } from '../test/crash/crowd';
import { start } from '../test/crash/started-provider';
import { measuredCalls } from './scale-calls';
import type { Shop } from './scale-shops';

const CALLERS = 50;
const PAGES = 40;
const ORDERS = 10;
/** The goals, in milliseconds. */
const PAGE_MOST = 300;
const ORDER_MOST = 1000;

const worst = (times: number[]) => Math.max(0, ...times);

/** A variant to order, whose stock is then not counted, so that no run uses it up. */
async function itemOf({ environment }: Shop): Promise<Item> {
  const { DATABASE_URL: url, DATA_DIR: directory = '' } = environment;
  const { jobs, close } = url
    ? await openPostgres(url)
    : await openPglite({ directory: join(directory, 'database') });
  const [row] = await jobs
    .select()
    .from(variants)
    .where(and(variants.isDefault, isNotNull(variants.price)))
    .orderBy(asc(variants.id))
    .limit(1);
  if (!row) throw new Error('nothing is for sale');
  await jobs.update(variants).set({ stock: null }).where(eq(variants.id, row.id));
  await close();
  return { product_id: row.productId, variant_id: row.id, centavos: row.price ?? 0 };
}

/** Searches without a pause. @returns a function that stops it and tells the answers by status */
function searchers(base: string): () => Promise<string> {
  const search = measuredCalls.find(({ name }) => name === 'search');
  if (!search) throw new Error('no search is measured');
  let over = false;
  const answers = new Map<number, number>();
  const one = async (nth: number) => {
    for (let turn = nth; !over; turn += CALLERS) {
      const { path, body } = search.sent(turn, {
        products: 0,
        ids: [],
        brands: [],
        categories: [],
      });
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: CALLERS }, (_, nth) => one(nth));
  return async () => {
    over = true;
    await Promise.all(all);
    return [...answers].map(([status, count]) => `${count} x ${status}`).join(', ');
  };
}

/** @returns whether both goals are met */
export async function measureFairness(kind: string, shop: Shop): Promise<boolean> {
  const item = await itemOf(shop);
  const provider = await start({ ...shop.environment, LOG_LEVEL: 'error' });
  try {
    const buyer = new Customer({ base: provider.base }, item);
    await buyer.register();
    const stop = searchers(provider.base);
    const pages: number[] = [];
    for (let nth = 0; nth < PAGES; nth += 1) {
      const began = performance.now();
      const page = await fetch(`${provider.base}/api/store/products/details/${item.product_id}`);
      await page.arrayBuffer();
      if (page.status !== 200) throw new Error(`a product was answered ${page.status}`);
      pages.push(performance.now() - began);
    }
    const orders: number[] = [];
    await buyer.order(
      () => orders.length >= ORDERS,
      (ms) => orders.push(ms),
    );
    const answers = await stop();
    if (buyer.surprises.length > 0) throw new Error(buyer.surprises.join('; '));
    console.log(
      `${kind}, beside ${CALLERS} callers who search (${answers}): the slowest of ${PAGES} product pages ${worst(pages).toFixed(0)} ms (goal ${PAGE_MOST}), of ${ORDERS} orders with their cart ${worst(orders).toFixed(0)} ms (goal ${ORDER_MOST})`,
    );
    return worst(pages) <= PAGE_MOST && worst(orders) <= ORDER_MOST;
  } finally {
    await provider.kill();
  }
}
