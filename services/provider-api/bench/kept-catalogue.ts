/**
 * Prints how large the catalogue is that browsers keep, and how long it takes to make, with the
 * demonstration catalogue and with 20,000 variants, and writes both into FILE, with the first ten
 * results of each judged query: `tsx bench/kept-catalogue.ts FILE`.
 */
import { writeFile } from 'node:fs/promises';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { judgedQueries } from '../test/judged/judged-queries';
import { inMemory, openTestShop } from '../test/shop';
import { growTo } from './grow';

/** They have some 20,000 variants. */
const PRODUCTS = 6_200;
const HOUR = 60 * 60_000;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('where to?');

const shop = await openTestShop(inMemory, { catalogue: false });
const { db } = shop.deps;
await importCatalogue(shopCatalogue(), { db, source: 'shop', pictures: noPictures });

type Result = { id: number; product_name: string };

const queries = [];
for (const { sort, query } of judgedQueries()) {
  const answer = await shop.post('/api/store/products/search', { query, limit: 10 });
  const { results } = answer.json as { results: Result[] };
  queries.push({ sort, query, ids: results.map(({ id }) => String(id)) });
}

async function measured(): Promise<unknown> {
  shop.time += 2 * HOUR;
  const from = performance.now();
  const answer = await shop.get('/api/store/kept-catalogue/size');
  const took = performance.now() - from;
  const { bytes, products, variants } = answer.json as Record<string, number>;
  const kb = ((bytes ?? 0) / 1000).toFixed(0);
  console.log(
    `kept: ${variants} variants of ${products} products: ${kb} KB, made in ${took.toFixed(0)} ms`,
  );
  return (await shop.get('/api/store/kept-catalogue')).json;
}

const small = await measured();
await growTo(db, PRODUCTS);
const large = await measured();
await writeFile(file, JSON.stringify({ queries, small, large }));
await shop.close();
