/**
 * `pnpm bench:price-list`: how long a price list of 5,000 rows, all of them changed, takes until its
 * preview is kept, until it is applied and until it is taken back, on the embedded database; the
 * same of one row in the same run. Ends with 1 above the goals.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openPglite, type Database } from '../src/database/open';
import { priceLists } from '../src/database/tables/price-lists';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { applyList, takeListBack } from '../src/domain/price-lists/change-shop';
import { countChanges } from '../src/domain/price-lists/kept-lists';
import { previewList } from '../src/domain/price-lists/preview';
import { readShopRows, type ShopRow } from '../src/domain/price-lists/shop-rows';
import { workbook } from '../test/workbook';

const ROWS = Number(process.env.BENCH_ROWS ?? 5000);
/** Milliseconds. */
const GOALS = { preview: 3000, apply: 10_000, back: 10_000 };
const BY = { by: { id: 1, name: 'bench' }, network: '127.0.0.1' };

/** A catalogue with so many variants, five of a product. */
function catalogue(count: number) {
  const products = Array.from({ length: Math.ceil(count / 5) }, (_, at) => ({
    id: `p${at}`,
    product_name: `Drill bit ${at}`,
    brand: 'b',
    category: 'c',
    variants: Array.from({ length: 5 }, (__, each) => ({
      id: `v${each}`,
      variant_name: `${each + 1} mm`,
      price: 100 + each,
      stock: 10,
      specs: [{ label: 'Model', specs: `DB-${at}-${each}` }],
    })),
  }));
  return {
    brands: [{ id: 'b', brand_name: 'Bench' }],
    categories: [{ id: 'c', category_name: 'Bits' }],
    products,
  };
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ ms: number; value: Value }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

type Took = Record<keyof typeof GOALS, number>;

async function run(db: Database, name: string, bytes: Buffer, count: number): Promise<Took> {
  const deps = { db, now: () => new Date(), settings: { proxySecret: undefined } };
  const preview = await timed(() => previewList(deps, { name, bytes, staffName: 'bench' }));
  const id = preview.value;
  const [list] = await db.select().from(priceLists).where(eq(priceLists.id, id));
  const shown = list?.token ?? '';
  const apply = await timed(() => applyList(deps, { id, shown }, BY));
  const changes = await countChanges(db, id);
  if (changes !== count) throw new Error(`the list has ${changes} changes of ${count}`);
  if (apply.value.outcome !== 'done') throw new Error(`the list was ${apply.value.outcome}`);
  const back = await timed(() => takeListBack(deps, id, BY));
  return { preview: preview.ms, apply: apply.ms, back: back.ms };
}

/** A list that somebody has typed: every price and every stock is another. */
const typed = (rows: readonly ShopRow[]): (string | number)[][] => [
  ['key', 'price', 'stock'],
  ...rows.map(({ id, price, stock }) => [id, (price ?? 0) / 100 + 5, (stock ?? 0) + 1]),
];
const asCsv = (lines: (string | number)[][]) =>
  Buffer.from(lines.map((line) => line.join(',')).join('\n'));

const folder = await mkdtemp(join(tmpdir(), 'bench-price-list-'));
try {
  const { db, close } = await openPglite({ directory: join(folder, 'database') });
  await importCatalogue(catalogue(ROWS), { db, source: 'bench', pictures: noPictures });
  const rows = (await readShopRows(db)).slice(0, ROWS);
  const one = await run(db, 'one.csv', asCsv(typed(rows.slice(0, 1))), 1);
  const csv = await run(db, 'all.csv', asCsv(typed(rows)), rows.length);
  const sheet = await run(db, 'all.xlsx', workbook(typed(rows)), rows.length);
  let missed = false;
  for (const step of ['preview', 'apply', 'back'] as const) {
    const [single, text, workbook] = [one[step], csv[step], sheet[step]].map(Math.round);
    const ratio = (csv[step] / one[step]).toFixed(1);
    console.log(
      `${step}: ${text} ms as CSV and ${workbook} ms as XLSX with ${rows.length} rows, ${single} ms with one: ${ratio} times; goal ${GOALS[step]} ms`,
    );
    missed ||= Math.max(csv[step], sheet[step]) > GOALS[step];
  }
  await close();
  process.exitCode = missed ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
