import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDrawn } from '../src/catalogue/pictures';
import { scaleCatalogue } from '../src/catalogue/scale-range';
import { products } from '../src/database/schema';
import { generateFile, generateInto } from '../src/import/generate';
import { readCatalogue } from '../src/import/read-catalogue';
import { inMemory, openTestShop, type TestShop } from './shop';

describe('a catalogue for trials of scale', () => {
  it('comes in portions, each product once and by a name of its own', () => {
    const names = new Set<string>();
    const ids = new Set<unknown>();
    let portions = 0;
    for (const { products: some } of scaleCatalogue(2_300)) {
      portions += 1;
      expect(some.length).toBeLessThanOrEqual(500);
      for (const product of some) {
        names.add(product.product_name);
        ids.add(product.id);
      }
    }
    expect(portions).toBe(5);
    expect(names.size).toBe(2_300);
    expect(ids.size).toBe(2_300);
  });

  it('passes as a file to import, and refers to pictures that are there', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'generate-'));
    const file = join(directory, 'large.json');
    await generateFile(file, 700);
    const { catalogue, bad } = readCatalogue(JSON.parse(await readFile(file, 'utf8')));
    await rm(directory, { recursive: true });
    expect(bad).toEqual([]);
    expect(catalogue.products).toHaveLength(700);
    for (const { variants } of catalogue.products) {
      for (const { images } of variants) {
        for (const { path } of images ?? []) expect(isDrawn(path), path).toBe(true);
      }
    }
  });

  describe('in a database', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(inMemory);
    });
    afterAll(() => shop.close());

    it('is added once, and grows when more are asked for', async () => {
      const { db } = shop.deps;
      const number = async () => (await db.select({ n: count() }).from(products))[0]?.n ?? 0;
      const before = await number();
      expect(await generateInto(db, 30, isDrawn)).toBe(30);
      expect(await generateInto(db, 30, isDrawn)).toBe(0);
      expect(await generateInto(db, 40, isDrawn)).toBe(10);
      expect(await number()).toBe(before + 40);
    });
  });
});
