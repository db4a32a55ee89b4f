/**
 * Prints how many of the first five results are right, over a distributor's catalogue:
 * `tsx bench/search-precision.ts [--worst]`, which also names each query that is not all right.
 */
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { distributorQueries } from '../test/judged/distributor-queries';
import { distributorSecond } from '../test/judged/distributor-second';
import { meanPrecision, measureDistributor } from '../test/judged/distributor-precision';
import { inMemory, openTestShop } from '../test/shop';
import { distributorCatalogue } from './distributor/catalogue';
import { distributorRange } from './distributor/range';

const lists = {
  'distributor, first list': distributorQueries,
  'distributor, second list': distributorSecond,
};

const worst = process.argv.includes('--worst');
const range = distributorRange();
const shop = await openTestShop(inMemory, { catalogue: false });
const { db } = shop.deps;
const catalogue = distributorCatalogue(range);
await importCatalogue(catalogue, { db, source: 'distributor', pictures: noPictures });

async function find(query: string): Promise<string[]> {
  const answer = await shop.post('/api/store/products/search', { query });
  const { results } = answer.json as { results: { product_name: string }[] };
  return results.map(({ product_name: name }) => name);
}

for (const [title, list] of Object.entries(lists)) {
  const measured = await measureDistributor(list, range, find);
  console.log(`${title}: ${measured.length} queries over ${range.length} products, precision@5`);
  for (const sort of new Set([...measured.map((one) => one.sort), 'all'])) {
    const some = measured.filter((one) => sort === 'all' || one.sort === sort);
    const all = meanPrecision(some).toFixed(3);
    console.log(sort.padEnd(9), String(some.length).padStart(4), all.padStart(14));
  }
  if (!worst) continue;
  for (const one of measured.filter(({ precision: share }) => share < 1)) {
    console.log(`${one.precision.toFixed(2)} ${one.sort} | ${one.query} (${one.right})`);
    for (const name of one.names.slice(0, 5)) console.log(`       ${name}`);
  }
}
await shop.close();
