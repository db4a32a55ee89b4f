/**
 * Prints how many of the first five results are right, over a distributor's catalogue:
 * `tsx bench/search-precision.ts [--worst]`, which also names each query that is not all right.
 */
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { distributorQueries } from '../test/judged/distributor-queries';
import { distributorSecond } from '../test/judged/distributor-second';
import { gradeOf, readJudgements } from '../test/judged/judged-queries';
import { precision } from '../test/judged/quality';
import { inMemory, openTestShop } from '../test/shop';
import { distributorCatalogue } from './distributor/catalogue';
import { distributorRange } from './distributor/range';

const lists = {
  'distributor, first list': distributorQueries,
  'distributor, second list': distributorSecond,
};

const worst = process.argv.includes('--worst');
const range = distributorRange();
const byName = new Map(range.map((product) => [product.name, product]));
const shop = await openTestShop(inMemory, { catalogue: false });
const { db } = shop.deps;
const catalogue = distributorCatalogue(range);
await importCatalogue(catalogue, { db, source: 'distributor', pictures: noPictures });

type Answer = { results: { product_name: string }[]; total: number };
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

for (const [title, list] of Object.entries(lists)) {
  const measured = [];
  for (const judged of readJudgements(list)) {
    const right = range.filter((product) => gradeOf(judged, product) > 0).length;
    // A rule that no product meets would judge nothing.
    if (right === 0 && judged.sort !== 'nothing') throw new Error(`nothing fits ${judged.query}`);
    const answer = await shop.post('/api/store/products/search', { query: judged.query });
    const { results, total } = answer.json as Answer;
    const names = results.map(({ product_name: name }) => name);
    const grades = names.map((name) => {
      const product = byName.get(name);
      return product ? gradeOf(judged, product) : 0;
    });
    measured.push({ ...judged, names, total, right, precision: precision(grades, right) });
  }
  console.log(`${title}: ${measured.length} queries over ${range.length} products, precision@5`);
  for (const sort of new Set([...measured.map((one) => one.sort), 'all'])) {
    const some = measured.filter((one) => sort === 'all' || one.sort === sort);
    const all = mean(some.map((one) => one.precision)).toFixed(3);
    console.log(sort.padEnd(9), String(some.length).padStart(4), all.padStart(14));
  }
  if (!worst) continue;
  for (const one of measured.filter(({ precision: share }) => share < 1)) {
    console.log(
      `${one.precision.toFixed(2)} ${one.sort} | ${one.query} (${one.total}; ${one.right})`,
    );
    for (const name of one.names.slice(0, 5)) console.log(`       ${name}`);
  }
}
await shop.close();
