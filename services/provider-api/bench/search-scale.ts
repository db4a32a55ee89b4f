/**
 * Measures how a search's time grows with the catalogue: `tsx bench/search-scale.ts [small]
 * [large]` (1,000 and 100,000 products by default), on a PostgreSQL that is started for it.
 *
 * It copies the shop's own products under numbered model names, directly in the database, in the
 * same way on every run.
 */
import { sql } from 'drizzle-orm';
import { brands, categories, products, variants } from '../src/database/tables/catalogue';
import type { Database } from '../src/database/open';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { shopRange } from 'demo-catalogue/shop-range';
import { importCatalogue } from '../src/import/import-catalogue';
import { noPictures } from '../src/import/picture-source';
import { fraction } from 'demo-catalogue/seeded';
import { searchColumns } from '../src/search/index-columns';
import { matches } from '../src/search/read-query';
import { queryTerms } from '../src/search/query-terms';
import { rebuildVocabulary } from '../src/search/vocabulary';
import { judgedQueries } from '../test/judged/judged-queries';
import { startPostgres } from '../test/postgres';
import { openTestShop, type TestDatabase, type TestShop } from '../test/shop';

const BATCH = 500;
const ROUNDS = 3;
/** More queries beside the judged ones: typed by mistake, in a hurry, or to test the search. */
const odd = [
  'd',
  'dr',
  '100',
  'steel',
  'mm',
  'zzzz',
  'qqqq wwww',
  '!!!',
  'x'.repeat(200),
  'drill 🔧',
];

/** Adds products to the shop's own until there are `count`. */
async function grow(db: Database, count: number): Promise<void> {
  const range = shopRange();
  const ids = async (rows: Promise<{ id: number; name: string }[]>) =>
    new Map((await rows).map(({ id, name }) => [name, id]));
  const brandIds = await ids(db.select({ id: brands.id, name: brands.name }).from(brands));
  const categoryIds = await ids(
    db.select({ id: categories.id, name: categories.name }).from(categories),
  );
  const catalogue = shopCatalogue();
  const categoryNames = new Map(catalogue.categories?.map((row) => [row.id, row.category_name]));
  const [last] = (await db.execute<{ id: number }>(sql`select max(id) as id from ${variants}`))
    .rows;
  let id = last?.id ?? 0;
  for (let from = range.length; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
      const nth = from + at;
      const product = range[nth % range.length] ?? range[0];
      const row = catalogue.products?.[nth % range.length];
      if (!product || !row) throw new Error('an empty range');
      const series = Math.floor(nth / range.length);
      const model = `${product.modelNumber}${series}`;
      const name = product.name.replace(product.modelNumber, model);
      const category = categoryNames.get(row.category) ?? '';
      const some = product.variants.slice(0, 4);
      id += 1;
      const productId = id;
      const texts = {
        name,
        brand: product.brand.name,
        category,
        description: product.description,
        variants: some.map((variant) => ({
          name: variant.name,
          specs: [
            { label: 'Model', specs: variant.modelNumber.replace(product.modelNumber, model) },
          ],
        })),
      };
      id += 1;
      const variant = {
        id,
        productId,
        place: 0,
        name: some[0]?.name ?? 'Standard',
        price: 10_000 + Math.floor(fraction(name) * 5_000_000),
        specs: texts.variants[0]?.specs ?? [],
        inclusions: [],
        images: [],
        isDefault: true,
        stock: Math.floor(fraction('stock', name) * 20),
      };
      const values = {
        id: productId,
        name,
        sortName: name.toLowerCase(),
        brandId: brandIds.get(product.brand.name) ?? 0,
        categoryId: categoryIds.get(category) ?? 0,
        description: product.description,
        ...searchColumns(texts),
      };
      return { values, variant };
    });
    await db.insert(products).values(rows.map(({ values }) => values));
    await db.insert(variants).values(rows.map(({ variant }) => variant));
  }
  await rebuildVocabulary(db);
  // A running database does this by itself after a while.
  await db.execute(sql`vacuum analyze`);
}

type Timed = { query: string; milliseconds: number; total: number };

async function timed(shop: TestShop, queries: string[]): Promise<Timed[]> {
  const all: Timed[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of queries) {
      const start = performance.now();
      const answer = await shop.post('/api/store/products/search', {
        query,
        include_highlights: true,
      });
      const milliseconds = performance.now() - start;
      // The first round warms up.
      if (round > 0)
        all.push({ query, milliseconds, total: (answer.json as { total: number }).total });
    }
  }
  return all.sort((a, b) => a.milliseconds - b.milliseconds);
}

const at = (all: Timed[], share: number) =>
  all[Math.floor(share * (all.length - 1))]?.milliseconds ?? 0;

async function explained(db: Database, query: string): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) select id from ${products} where ${matches(queryTerms(query))}`,
  );
  return rows.map((row) => row['QUERY PLAN'].trim()).join(' → ');
}

const [small = 1000, large = 100_000] = process.argv.slice(2).map(Number);
const server = await startPostgres();
const database: TestDatabase = () => server.open();
const queries = [...judgedQueries().map(({ query }) => query), ...odd];
const p95s: number[] = [];
for (const size of [small, large]) {
  const shop = await openTestShop(database, { catalogue: false });
  const { db } = shop.deps;
  await importCatalogue(shopCatalogue(), { db, source: 'shop', pictures: noPictures });
  await grow(db, size);
  const all = await timed(shop, queries);
  const p95 = at(all, 0.95);
  p95s.push(p95);
  console.log(
    `${size} products: ${queries.length} queries x ${ROUNDS}, median ${at(all, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, slowest ${at(all, 1).toFixed(1)} ms`,
  );
  const slowest = [
    ...new Set(
      all
        .toReversed()
        .map(
          ({ query, milliseconds, total }) =>
            `${query.slice(0, 30)} (${milliseconds.toFixed(0)} ms, ${total} found)`,
        ),
    ),
  ];
  console.log(`  slowest: ${slowest.slice(0, 12).join('; ')}`);
  if (size === large) {
    for (const query of ['angle grinder', '100mm grinder', 'martilyo']) {
      console.log(`  ${query}: ${await explained(db, query)}`);
    }
  }
  await shop.close();
}
const [before = 1, after = 1] = p95s;
console.log(
  `p95 grows ${(after / before).toFixed(1)} times while the products grow ${(large / small).toFixed(0)} times`,
);
await server.stop();
