/**
 * `pnpm bench search-worst`: compares the slowest search that it finds with the median of ordinary
 * ones, and a checkout while twenty callers send that search with one on an idle shop. It uses the
 * shop's own catalogue in a data directory of its own. Ends with 1 where a ratio misses its goal.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../src/database/open';
import { variants } from '../src/database/tables/catalogue';
import { Customer, post, type Place } from '../test/crash/crowd';
import { start } from '../test/crash/started-provider';
import { judgedQueries } from '../test/judged/judged-queries';
import { dearQueries } from './dear-queries';
import { DEMO_FOLDER } from './demo-folder';

const DEARER_MOST = 10;
const SLOWER_MOST = 2;
const CALLERS = 20;
/** The number of random queries of each kind. */
const DRAWN = Number(process.env.BENCH_DRAWN ?? 20);
/** How many of the slowest queries are measured again, each by the median of several tries. */
const FINALISTS = 15;
const TRIES = 7;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CHECKOUTS = 40;
/** After this time a round ends with the checkout that is running, in milliseconds. */
const ROUND_MOST = 20_000;

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
const median = (values: number[]) => at(values, 0.5);
/** The body of the shop's own search, and what else a caller may put into it. */
const asked = { limit: 20, offset: 0, include_highlights: true };
const more = [asked, { ...asked, limit: 100 }, { ...asked, filters: { price_min: 1 } }];

const send = (place: Place, body: object) =>
  fetch(`${place.base}/api/store/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @returns milliseconds until the whole answer has arrived */
async function timed(place: Place, body: object): Promise<number> {
  const began = performance.now();
  const response = await send(place, body);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`a search was answered ${response.status}`);
  return performance.now() - began;
}

async function several(place: Place, body: object): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) times.push(await timed(place, body));
  return median(times);
}

async function dearestOf(place: Place) {
  const all = [];
  for (const { kind, query } of dearQueries(DRAWN)) {
    for (const body of more.map((one) => ({ ...one, query }))) {
      all.push({ kind, body, ms: await timed(place, body) });
    }
  }
  const finalists = all.sort((a, b) => b.ms - a.ms).slice(0, FINALISTS);
  for (const one of finalists) one.ms = await several(place, one.body);
  const [dearest] = finalists.sort((a, b) => b.ms - a.ms);
  if (!dearest) throw new Error('no queries');
  return { ...dearest, tried: all.length };
}

/**
 * Repeats a search, whatever the answer is.
 * @returns a function that stops it and returns the number of answers by status
 */
function callers(place: Place, body: object): () => Promise<Map<string, number>> {
  let over = false;
  const answers = new Map<string, number>();
  const answered = async () => {
    try {
      const response = await send(place, body);
      await response.arrayBuffer();
      return String(response.status);
    } catch {
      return 'cut off';
    }
  };
  const one = async () => {
    while (!over) {
      const status = await answered();
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: CALLERS }, one);
  return async () => {
    over = true;
    await Promise.all(all);
    return answers;
  };
}

async function checkouts(buyer: Customer): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + ROUND_MOST;
  await buyer.order(
    () => times.length >= CHECKOUTS || performance.now() > until,
    (ms) => times.push(ms),
  );
  if (buyer.surprises.length > 0) throw new Error(buyer.surprises.join('; '));
  return at(times, 0.95);
}

const directory = await mkdtemp(join(tmpdir(), 'search-worst-'));
try {
  // The first start imports the demonstration catalogue. Its stock is then not counted, so that the
  // buyer can't use it up.
  await (await start({ DATA_DIR: directory, DEMO_CATALOGUE: DEMO_FOLDER })).kill();
  const { db, close } = await openPglite({ directory: join(directory, 'database') });
  await db.update(variants).set({ stock: null });
  await close();
  const provider = await start({ DATA_DIR: directory, LOG_LEVEL: 'error' });
  try {
    const place = { base: provider.base };
    const ordinary: number[] = [];
    const queries = judgedQueries().map(({ query }) => ({ ...asked, query }));
    // The first round warms up.
    for (const round of [0, 1, 2]) {
      for (const body of queries) {
        const ms = await timed(place, body);
        if (round > 0) ordinary.push(ms);
      }
    }
    const usual = median(ordinary);
    const { kind, body, ms, tried } = await dearestOf(place);
    const dearer = ms / usual;
    console.log(`the dearest of ${tried} searches (${kind}): ${JSON.stringify(body)}`);
    console.log(
      `${ms.toFixed(1)} ms, the median of ${queries.length} ordinary ones ${usual.toFixed(1)} ms: ${dearer.toFixed(1)} times (goal ${DEARER_MOST})`,
    );

    const { json } = await post(place, '/api/store/products', { limit: 50 });
    const [product] = (json as unknown as { id: number; price: number | null }[]).filter(
      ({ price }) => price,
    );
    const details = await fetch(`${place.base}/api/store/products/details/${product?.id}`);
    const { variants: sold } = (await details.json()) as {
      variants: { id: number; price: number | null }[];
    };
    const variant = sold.find(({ price }) => price);
    if (!product || !variant) throw new Error('nothing is for sale');
    const buyer = new Customer(place, {
      product_id: product.id,
      variant_id: variant.id,
      centavos: Math.round((variant.price ?? 0) * 100),
    });
    await buyer.register();
    await checkouts(buyer);
    const ratios: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const quiet = await checkouts(buyer);
      const stop = callers(place, body);
      const loaded = await checkouts(buyer);
      const answers = [...(await stop())].map(([status, count]) => `${count} x ${status}`);
      ratios.push(loaded / quiet);
      console.log(
        `round ${round}: checkout's p95 quiet ${quiet.toFixed(0)} ms, beside ${CALLERS} callers ${loaded.toFixed(0)} ms (${answers.join(', ')})`,
      );
    }
    const slower = median(ratios);
    console.log(
      `checkout beside ${CALLERS} callers of the dearest search: ${slower.toFixed(1)} times (goal ${SLOWER_MOST})`,
    );
    process.exitCode = dearer <= DEARER_MOST && slower <= SLOWER_MOST ? 0 : 1;
  } finally {
    await provider.kill();
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
