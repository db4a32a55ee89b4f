/**
 * `pnpm bench counter [orders]`: how soon an order that is placed stands in an open list at the
 * counter (20 orders one after another; the goal is 2 s), and how long the search by words takes
 * with 100,000 orders (or as many as are named), with its indexes and without, on the embedded
 * database. Ends with 1 above a goal.
 */
import { sql } from 'drizzle-orm';
import { createCounter } from '../src/counter/counter';
import { findCustomers } from '../src/domain/customers/find-customers';
import { variants } from '../src/database/tables/catalogue';
import { findInquiries } from '../src/domain/inquiries/read-inquiries';
import { createTurn } from '../src/domain/import/turn';
import { createOrderFeed } from '../src/domain/orders/order-feed';
import { findOrders } from '../src/domain/orders/find-orders';
import { signedIn } from '../test/clerk';
import { readEnvironment } from '../src/environment';
import { orderKits } from '../test/placed-orders';
import { inMemory, openTestShop, type TestShop } from '../test/shop';
import { dropIndexes, fillOrders, INDEXES } from './many-orders';

const PLACED = 20;
const APPEAR_MOST_MS = 2000;
const SEARCH_MOST_MS = 1000;
const RUNS = 5;

const given = process.argv.slice(2).filter((arg) => arg !== '--');
const COUNT = Number(given[0] ?? 100_000);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** The times from placing an order to its number in the list that the stream has renewed. */
async function appearances(shop: TestShop): Promise<number[]> {
  const feed = createOrderFeed(shop.deps);
  const app = createCounter(shop.deps, readEnvironment({}), feed, {
    ...{ jobs: shop.deps.db, pause: null, turn: createTurn() },
    tidy: () => Promise.resolve(),
  });
  const clerk = await signedIn({ app, feed, shop }, 'maria', 'counter');
  const stream = await app.request('http://localhost/staff/orders/live', {
    headers: { cookie: `staff=${clerk.cookies.get('staff')}` },
  });
  const events = stream.body?.getReader();
  if (!events) throw new Error('the stream has no body');
  const who = await shop.customer();
  const times: number[] = [];
  // The feed's timer keeps no process running.
  const awake = setInterval(() => {}, 1000);
  for (let placed = 0; placed < PLACED; placed += 1) {
    // At any moment of the second between two looks at the database.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    const began = performance.now();
    const number = await orderKits(shop, who);
    const placedAt = performance.now();
    for (let seen = false; !seen;) {
      await events.read();
      seen = (await clerk.look('/staff/orders', { 'x-by-script': '1' })).text.includes(number);
      if (performance.now() - began > 60_000) throw new Error(`${number} does not appear`);
    }
    times.push(performance.now() - placedAt);
  }
  clearInterval(awake);
  feed.stop();
  return times;
}

/** What staff type: a rare name, a phone, a model, what nothing has, and a word of every order. */
const WORDS = ['Santos 99', '0917 555 99', 'MX-4242', 'nothing at all', 'cruz'];

async function searches(shop: TestShop): Promise<Map<string, number>> {
  const { db } = shop.deps;
  const now = new Date(shop.time);
  const took = new Map<string, number>();
  for (const words of WORDS) {
    const asked = {
      orders: () => findOrders(db, { words }, now),
      customers: () => findCustomers(db, { words }),
      inquiries: () => findInquiries(db, { words, state: 'all' }),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const began = performance.now();
        await ask();
        times.push(performance.now() - began);
      }
      took.set(`${name}, '${words}'`, median(times));
    }
  }
  return took;
}

const shop = await openTestShop(inMemory);
// Enough for all that is ordered.
await shop.deps.db.update(variants).set({ stock: null });
let missed = 0;
const times = await appearances(shop);
const slowest = Math.max(...times);
console.log(
  `${PLACED} orders appear after ${ms(median(times))} (median), ${ms(slowest)} (slowest); goal ${APPEAR_MOST_MS} ms`,
);
if (slowest > APPEAR_MOST_MS) missed += 1;

await dropIndexes(shop.deps.db);
await fillOrders(shop.deps.db, COUNT);
const before = await searches(shop);
const began = performance.now();
for (const { make } of INDEXES) await shop.deps.db.execute(sql.raw(make));
console.log(`the indexes of ${COUNT} orders are made in ${ms(performance.now() - began)}`);
const after = await searches(shop);
for (const [name, slow] of before) {
  const fast = after.get(name) ?? 0;
  const met = fast <= SEARCH_MOST_MS;
  if (!met) missed += 1;
  console.log(`${name}: ${ms(slow)} without, ${ms(fast)} with the index${met ? '' : ' !'}`);
}
await shop.close();
process.exitCode = missed === 0 ? 0 : 1;
