/**
 * `pnpm bench add-items`: how long 200 lines take into a cart in one call, how long ten customers'
 * calls of that size take together, and how long another customer's cart waits meanwhile, on both
 * databases.
 */
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { and, asc, isNotNull, isNull, or, gt } from 'drizzle-orm';
import { variants } from '../src/database/tables/catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { startPostgres } from '../test/postgres';
import {
  inMemory,
  openTestShop,
  type Customer,
  type TestDatabase,
  type TestShop,
} from '../test/shop';

const LINES = 200;
const ALONE = 5;
const TOGETHER = 10;

async function itemsOf({ deps: { db } }: TestShop) {
  const rows = await db
    .select()
    .from(variants)
    .where(and(isNotNull(variants.price), or(isNull(variants.stock), gt(variants.stock, 50))))
    .orderBy(asc(variants.id))
    .limit(LINES);
  if (rows.length < LINES) throw new Error(`only ${rows.length} variants can be added`);
  return rows.map(({ id, productId, minimumOrder, orderStep }) => ({
    product_id: productId,
    variant_id: id,
    quantity: Math.max(minimumOrder ?? 1, orderStep ?? 1),
  }));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
}

async function measure(name: string, database: TestDatabase): Promise<void> {
  const shop = await openTestShop(database, { catalogue: false });
  await importCatalogue(shopCatalogue(), {
    db: shop.deps.db,
    source: 'shop',
    pictures: noPictures,
  });
  const items = await itemsOf(shop);
  const add = async ({ token }: Customer) => {
    const answer = await shop.post('/api/store/cart/addItems', { items }, { token });
    const { results } = answer.json as { results: { added: boolean }[] };
    const added = results.filter((one) => one.added).length;
    if (added !== LINES) throw new Error(`${answer.status}: ${added} added`);
  };
  const customers: Customer[] = [];
  for (let at = 0; at < ALONE + TOGETHER + 1; at += 1) customers.push(await shop.customer());
  const alone: number[] = [];
  for (const customer of customers.slice(0, ALONE)) alone.push(await timed(() => add(customer)));
  const other = customers.at(-1);
  let over = false;
  const waits: number[] = [];
  const looker = (async () => {
    while (!over) {
      waits.push(
        await timed(() =>
          shop.post('/api/store/cart/fetchItemsAdded', {}, { token: other?.token }),
        ),
      );
    }
  })();
  const together = await timed(() =>
    Promise.all(customers.slice(ALONE, ALONE + TOGETHER).map((customer) => add(customer))),
  );
  over = true;
  await looker;
  const median = alone.toSorted((a, b) => a - b)[Math.floor(ALONE / 2)];
  process.stdout.write(
    `${name}: ${LINES} lines in ${median} ms (median of ${ALONE}); ${TOGETHER} calls together ${together} ms, in which another's cart waits for ${Math.max(...waits)} ms at most\n`,
  );
  await shop.close();
}

await measure('PGlite', inMemory);
const postgres = await startPostgres();
await measure('PostgreSQL', () => postgres.open());
await postgres.stop();
