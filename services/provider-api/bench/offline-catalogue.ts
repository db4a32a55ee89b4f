/**
 * Prints how large the catalogue is that browsers keep, and how long it takes to make, with the
 * demonstration catalogue, a distributor's and 20,000 variants, and writes what browsers get into
 * FILE, with the first ten results of each judged query: `tsx bench/offline-catalogue.ts FILE`.
 */
import { writeFile } from 'node:fs/promises';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { distributorQueries } from '../test/judged/distributor-queries';
import { distributorSecond } from '../test/judged/distributor-second';
import { judgedQueries, readJudgements, type JudgedQuery } from '../test/judged/judged-queries';
import { inMemory, openTestShop, type TestShop } from '../test/shop';
import { distributorCatalogue } from './distributor/catalogue';
import { distributorRange } from './distributor/range';
import { growTo } from './grow';

/** They have some 20,000 variants. */
const PRODUCTS = 6_200;
const HOUR = 60 * 60_000;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('where to?');

async function shopOf(catalogue: Parameters<typeof importCatalogue>[0]): Promise<TestShop> {
  const shop = await openTestShop(inMemory, { catalogue: false });
  await importCatalogue(catalogue, { db: shop.deps.db, source: 'shop', pictures: noPictures });
  return shop;
}

async function firstTen(shop: TestShop, judged: readonly JudgedQuery[]) {
  const queries = [];
  for (const { query } of judged) {
    const answer = await shop.post('/api/store/products/search', { query, limit: 10 });
    const { results } = answer.json as { results: { id: number }[] };
    queries.push({ query, ids: results.map(({ id }) => String(id)) });
  }
  return queries;
}

/** Says how large it is. @returns what a browser gets */
async function offlineOf(shop: TestShop): Promise<unknown> {
  shop.time += 2 * HOUR;
  const from = performance.now();
  const answer = await shop.get('/api/store/offline-catalogue/size');
  const took = performance.now() - from;
  const { bytes, products, variants } = answer.json as Record<string, number>;
  const kb = ((bytes ?? 0) / 1000).toFixed(0);
  console.log(
    `${variants} variants of ${products} products: ${kb} KB, made in ${took.toFixed(0)} ms`,
  );
  return (await shop.get('/api/store/offline-catalogue')).json;
}

const own = await shopOf(shopCatalogue());
const distributor = await shopOf(distributorCatalogue(distributorRange()));
const theirs = [distributorQueries, distributorSecond].flatMap(readJudgements);
const lists = [
  {
    name: 'the demonstration catalogue',
    kept: await offlineOf(own),
    queries: await firstTen(own, judgedQueries()),
  },
  {
    name: "a distributor's catalogue",
    kept: await offlineOf(distributor),
    queries: await firstTen(distributor, theirs),
  },
];
await growTo(own.deps.db, PRODUCTS);
const large = await offlineOf(own);
await writeFile(file, JSON.stringify({ lists, large }));
await own.close();
await distributor.close();
