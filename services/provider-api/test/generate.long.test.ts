import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturePaths } from 'demo-catalogue/pictures';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { products } from '../src/database/tables/catalogue';
import { generateFile, generateInto, generateLines } from '../bench/generated-products';
import { noPictures } from '../src/domain/import/picture-source';
import type { ReadProduct } from '../src/domain/import/catalogue-file';
import { readCatalogue } from '../src/domain/import/read-catalogue';
import { rowsOfFile } from '../src/domain/import/files/read-file';
import { inMemory, openTestShop, type TestShop } from './shop';

const base = shopCatalogue();
const drawn = new Set(picturePaths());

describe('a catalogue for trials of scale', () => {
  it.each([
    ['large.json', generateFile],
    ['large.jsonl', generateLines],
  ])('passes as %s to import, and refers to pictures that are there', async (name, write) => {
    const directory = await mkdtemp(join(tmpdir(), 'generate-'));
    const file = join(directory, name);
    await write(file, base, 700);
    const products: ReadProduct[] = [];
    const { faults } = await readCatalogue(await rowsOfFile(file), async (product) => {
      products.push(product);
      await Promise.resolve();
    });
    await rm(directory, { recursive: true });
    expect(faults.rows).toEqual([]);
    expect(products).toHaveLength(700);
    for (const { variants } of products) {
      for (const { images } of variants) {
        for (const { path } of images ?? []) expect(drawn, path).toContain(path);
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
      expect(await generateInto(db, base, noPictures, 30)).toBe(30);
      expect(await generateInto(db, base, noPictures, 30)).toBe(0);
      expect(await generateInto(db, base, noPictures, 40)).toBe(10);
      expect(await number()).toBe(before + 40);
    });
  });
});
