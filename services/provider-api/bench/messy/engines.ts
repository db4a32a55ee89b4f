/** The shop's search beside plain ones, each over the same items and with their own defaults. */
import { create, insertMultiple, search } from '@orama/orama';
import { and, eq, sql } from 'drizzle-orm';
import MiniSearch from 'minisearch';
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { importKeys } from '../../src/database/tables/catalogue';
import { importCatalogue } from '../../src/domain/import/import-catalogue';
import { noPictures } from '../../src/domain/import/picture-source';
import { openTestShop, type TestDatabase, type TestShop } from '../../test/shop';
import { DEPTH, type Engine } from './measure';

/** What an engine that knows no products is given: all texts of one, the same for each engine. */
type Document = { name: string; brand: string; category: string; rest: string };

function documentsOf({ products, brands, categories }: Catalogue): Document[] {
  const brandOf = new Map(brands.map((brand) => [brand.id, brand.brand_name]));
  const categoryOf = new Map(categories.map(({ id, category_name: name }) => [id, name]));
  return products.map((product) => ({
    name: product.product_name,
    brand: brandOf.get(product.brand) ?? '',
    category: categoryOf.get(product.category) ?? '',
    rest: [
      product.description,
      ...product.variants.flatMap(({ variant_name, specs }) => [
        variant_name,
        ...specs.map(({ specs: value }) => value),
      ]),
    ].join(' '),
  }));
}

/** A shop with the catalogue. */
export async function openShopOf(catalogue: Catalogue, database: TestDatabase): Promise<TestShop> {
  const shop = await openTestShop(database, { catalogue: false });
  const report = await importCatalogue(catalogue, {
    db: shop.deps.db,
    source: 'messy',
    pictures: noPictures,
  });
  if (!report.done) throw new Error(`bad rows: ${JSON.stringify(report.bad.slice(0, 3))}`);
  return shop;
}

/** The place in the catalogue of each product, by its id in the shop. */
export async function placesOf(shop: TestShop): Promise<ReadonlyMap<number, number>> {
  const keys = await shop.deps.db
    .select({ key: importKeys.key, id: importKeys.rowId })
    .from(importKeys)
    .where(and(eq(importKeys.source, 'messy'), eq(importKeys.kind, 'product')));
  return new Map(keys.map(({ key, id }) => [id, Number(key) - 1]));
}

/** The shop's own search, by its call. */
export async function shopEngine(shop: TestShop): Promise<Engine> {
  const places = await placesOf(shop);
  return async (query) => {
    const answer = await shop.post('/api/store/products/search', { query, limit: DEPTH });
    if (answer.status !== 200) throw new Error(`${query}: answered ${answer.status}`);
    const { results, close = [] } = answer.json as Record<'results' | 'close', { id: number }[]>;
    return [...results, ...close].slice(0, DEPTH).map(({ id }) => places.get(id) ?? -1);
  };
}

/** PostgreSQL's own text search in the shop's database: all words of the query, by `ts_rank`. */
async function postgresEngine(
  { deps: { db } }: TestShop,
  documents: readonly Document[],
  language: 'simple' | 'english',
): Promise<Engine> {
  const table = sql.identifier(`plain_${language}`);
  const texts = JSON.stringify(documents.map((one) => Object.values(one).join(' ')));
  await db.execute(sql`create table ${table} as
    select place::int - 1 as place, to_tsvector(${language}::regconfig, text) as words
    from jsonb_array_elements_text(${texts}::jsonb) with ordinality as given (text, place)`);
  return async (query) => {
    const { rows } = await db.execute<{ place: number }>(sql`
      select place from ${table}, plainto_tsquery(${language}::regconfig, ${query}) as asked
      where words @@ asked order by ts_rank(words, asked) desc, place limit ${DEPTH}`);
    return rows.map(({ place }) => place);
  };
}

/** MiniSearch, with beginnings of words and a fifth of a word's letters wrong, as its guide has it. */
function miniSearchEngine(documents: readonly Document[]): Engine {
  const index = new MiniSearch({
    fields: ['name', 'brand', 'category', 'rest'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  index.addAll(documents.map((one, id) => ({ id, ...one })));
  return (query) =>
    Promise.resolve(
      index
        .search(query)
        .slice(0, DEPTH)
        .map(({ id }) => Number(id)),
    );
}

/** Orama, which takes beginnings of words by itself, with one letter wrong. */
async function oramaEngine(documents: readonly Document[]): Promise<Engine> {
  const index = create({
    schema: { name: 'string', brand: 'string', category: 'string', rest: 'string' },
  });
  await insertMultiple(
    index,
    documents.map((one, place) => ({ id: String(place), ...one })),
  );
  return async (query) => {
    const { hits } = await search(index, { term: query, tolerance: 1, limit: DEPTH });
    return hits.map(({ id }) => Number(id));
  };
}

/** All of them by their names, the shop's first. */
export async function enginesOf(
  shop: TestShop,
  catalogue: Catalogue,
): Promise<Record<string, Engine>> {
  const documents = documentsOf(catalogue);
  return {
    shop: await shopEngine(shop),
    'full text, simple': await postgresEngine(shop, documents, 'simple'),
    'full text, english': await postgresEngine(shop, documents, 'english'),
    MiniSearch: miniSearchEngine(documents),
    Orama: await oramaEngine(documents),
  };
}
