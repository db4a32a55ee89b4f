import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { count } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { products } from '../src/database/tables/catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { seedCatalogue, seedFromFolder } from '../src/domain/import/seed';
import { startFailure } from '../src/start-failure';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, type TestShop } from './shop';
import { smallCatalogue } from './small-catalogue';

describe('the demonstration catalogue', () => {
  let shop: TestShop;
  afterEach(() => shop.close());
  const open = async () => (shop = await openTestShop(keptInMemory, { catalogue: false })).deps.db;
  const number = async () => (await shop.deps.db.select({ n: count() }).from(products))[0]?.n ?? 0;

  it('passes as a file to import', async () => {
    const db = await open();
    const options = { db, source: 'trial', pictures: noPictures, dryRun: true };
    expect(await importCatalogue(shopCatalogue(), options)).toMatchObject({ done: true });
    expect(await number()).toBe(0);
  });

  it('is put into an empty shop once, and kept up with its file', async () => {
    const db = await open();
    expect(await seedCatalogue(db, smallCatalogue, noPictures)).toMatch(/^seeded .*: \d+ products/);
    const before = await number();
    expect(await seedCatalogue(db, smallCatalogue, noPictures)).toBeNull();
    const [first, ...others] = smallCatalogue.products;
    if (!first) throw new Error('an empty catalogue');
    const renamed = { ...first, product_name: 'Another Name' };
    const changed = { ...smallCatalogue, products: [renamed, ...others] };
    expect(await seedCatalogue(db, changed, noPictures)).toMatch(/0 products added, 1 changed/);
    expect(await number()).toBe(before);
  });

  it.each([
    ['holds no catalogue', null, 'can not be read'],
    ['holds a corrupt one', '{"products": [', 'is not valid JSON'],
  ])('is refused by its folder’s name where that %s', async (_, text, why) => {
    const db = await open();
    const folder = join(shop.directory, 'demo');
    await mkdir(folder);
    const file = join(folder, 'catalogue.json');
    if (text !== null) await writeFile(file, text);
    const refused = await seedFromFolder(db, folder, shop.deps.pictures).catch(
      (error: unknown) => error,
    );
    expect(startFailure(refused, null)).toBe(`Environment: DEMO_CATALOGUE: ${file} ${why}`);
    expect(await number()).toBe(0);
  });

  it('stays out of a shop that has a catalogue', async () => {
    const db = await open();
    const own = { ...smallCatalogue, products: smallCatalogue.products.slice(0, 2) };
    await importCatalogue(own, { db, source: 'own', pictures: noPictures });
    expect(await seedCatalogue(db, smallCatalogue, noPictures)).toBe(
      'this shop has a catalogue: the demonstration stays out',
    );
    expect(await number()).toBe(2);
  });
});
