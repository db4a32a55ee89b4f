/**
 * Ranks the judged queries by the provider's search and by a plain `ilike`, over the shop's own
 * catalogue, and writes queries, grades and rankings into a file, to which other rankings can be
 * added: `tsx bench/search-quality.ts FILE`.
 */
import { writeFile } from 'node:fs/promises';
import { asc, ilike, or, type SQL } from 'drizzle-orm';
import { brands, categories, products } from '../src/database/tables/catalogue';
import { selectListRows } from '../src/domain/catalogue/list-item';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { shopRange } from 'demo-catalogue/shop-range';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { gradeOf, judgedQueries } from '../test/judged/judged-queries';
import { inMemory, openTestShop } from '../test/shop';

const DEPTH = 20;
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('where to?');

const shop = await openTestShop(inMemory, { catalogue: false });
const { db } = shop.deps;
await importCatalogue(shopCatalogue(), { db, source: 'shop', pictures: noPictures });

/** The simplest search, by `ilike`, as a comparison. */
async function plainly(query: string): Promise<string[]> {
  const pattern = `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const fields = [products.name, brands.name, categories.name, products.description];
  const where: SQL | undefined = or(...fields.map((field) => ilike(field, pattern)));
  const rows = await selectListRows(db).where(where).orderBy(asc(products.id)).limit(DEPTH);
  return rows.map((row) => String(row.id));
}

const listed = await selectListRows(db).orderBy(asc(products.id));
const range = new Map(shopRange().map((product) => [product.name, product]));
const queries = [];
for (const judged of judgedQueries()) {
  const grades = Object.fromEntries(
    listed.flatMap((row) => {
      const product = range.get(row.product_name);
      const grade = product ? gradeOf(judged, product) : 0;
      return grade > 0 ? [[String(row.id), grade]] : [];
    }),
  );
  // No product of the catalogue is right for this query.
  if (Object.keys(grades).length === 0) continue;
  const answer = await shop.post('/api/store/products/search', { query: judged.query });
  const { results } = answer.json as { results: { id: number }[] };
  const rankings = {
    server: results.map(({ id }) => String(id)),
    ilike: await plainly(judged.query),
  };
  queries.push({ sort: judged.sort, query: judged.query, grades, rankings });
}
const items = listed.map((row) => ({ ...row, id: String(row.id), first_image: null }));
await writeFile(file, JSON.stringify({ items, queries }));
await shop.close();
