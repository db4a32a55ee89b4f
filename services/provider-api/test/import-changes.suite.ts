import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../src/domain/import/job';
import { noPictures } from '../src/domain/import/picture-source';
import { seedCatalogue } from '../src/domain/import/seed';
import { unfinishedImport } from '../src/domain/import/unfinished';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallCatalogue } from './small-catalogue';
import { openSupplierShop, supplier, type SupplierShop } from './supplier-shop';

/** What an import says before it changes anything, takes off sale, and does step by step. */
export function importChangesSuite(database: TestDatabase): void {
  describe('an import', () => {
    let shop: TestShop;
    let folder: string;
    let run: SupplierShop['run'];
    let all: SupplierShop['all'];
    beforeAll(async () => {
      ({ shop, folder, run, all } = await openSupplierShop(database));
    });
    afterAll(() => shop.close());
    const named = async (name: string) => (await all()).find((row) => row.product_name === name);

    beforeAll(async () => {
      await run(supplier);
    });

    it('says what it would change, and changes nothing, in a trial', async () => {
      const before = await all();
      const changed = structuredClone(supplier);
      Object.assign(changed.products[1] ?? {}, { id: 7 });
      Object.assign(changed.products[0]?.variants[0] ?? {}, { price: 1 });
      changed.categories.push({ id: 3, category_name: 'Trial Tools' });
      const trial = await run(changed, 'supplier', { dryRun: true, whole: true });
      expect(trial.lines.slice(3)).toEqual([
        '  brands: 2 unchanged',
        '  categories: 1 added, 2 unchanged',
        '  products: 1 added, 1 unchanged, 1 off sale',
        '  variants: 1 added, 1 changed, 1 unchanged, 1 off sale',
        'Nothing was changed: this was a trial.',
      ]);
      expect(await all()).toEqual(before);
      const json: unknown = (await shop.get('/api/category')).json;
      expect(JSON.stringify(json)).not.toContain('Trial Tools');
    });

    it('withdraws what a whole file no longer has, and brings it back with its id', async () => {
      const [ladder, hammer] = supplier.products;
      const other = { ...hammer, product_name: 'Tack Hammer' };
      const full = { ...supplier, products: [ladder, other] };
      await run(full, 'withdrawn');
      const before = await named('Tack Hammer');
      const ladders = { ...supplier, products: [ladder] };
      expect((await run(ladders, 'withdrawn')).lines.at(-1)).toMatch(/nothing in it is new\.$/);
      expect(await named('Tack Hammer')).toEqual(before);
      const whole = await run(ladders, 'withdrawn', { whole: true });
      expect(whole.lines.slice(-3)).toEqual([
        '  products: 1 unchanged, 1 off sale',
        '  variants: 2 unchanged, 1 off sale',
        expect.stringMatching(/products 1 unchanged, 1 off sale; /),
      ]);
      expect(await named('Tack Hammer')).toBeUndefined();
      const gone = await shop.get(`/api/store/products/details/${before?.id}`);
      expect(gone.status).toBe(404);
      expect((await run(ladders, 'withdrawn', { whole: true })).lines.at(-1)).toMatch(/is new/);
      await run(full, 'withdrawn');
      expect(await named('Tack Hammer')).toEqual(before);
      await run({ ...supplier, products: [] }, 'withdrawn', { whole: true });
    });

    it('lets the shop’s calls run between its steps', async () => {
      const products = Array.from({ length: 60 }, (_, at) => ({
        ...supplier.products[1],
        id: at,
        product_name: `Sledge ${at}`,
      }));
      const sold = async () => {
        const json: unknown = (await shop.get('/api/brands')).json;
        const rows = json as { brand_name: string; products_count: number }[];
        return rows.find((row) => row.brand_name === 'Tamaraw')?.products_count ?? 0;
      };
      const seen = new Set<number>();
      const pause = async () => {
        seen.add(await sold());
      };
      const before = await sold();
      await run({ ...supplier, products }, 'steps', { pause });
      // A call that came in the middle has seen a part of it, because it did not wait for the end.
      expect(seen.size).toBeGreaterThan(2);
      expect(await sold()).toBe(before + 60);
      expect(await unfinishedImport(shop.deps.db)).toBeNull();
      await run({ ...supplier, products: [] }, 'steps', { whole: true });
    });

    it('is remembered when it is cut between its steps, until it is run again', async () => {
      let steps = 0;
      const pause = async () => {
        steps += 1;
        if (steps === 4) throw new Error('cut');
        await Promise.resolve();
      };
      await expect(run(supplier, 'cut', { pause })).rejects.toThrow('cut');
      expect(await unfinishedImport(shop.deps.db)).toMatch(/as 'cut' was cut off/);
      await run(supplier, 'cut', { pause: () => Promise.resolve() });
      expect(await unfinishedImport(shop.deps.db)).toBeNull();
      await run({ ...supplier, products: [] }, 'cut', { whole: true });
    });

    it('names fields that it has no place for, with how often they come', async () => {
      const odd = structuredClone(supplier) as unknown as { products: Record<string, unknown>[] };
      for (const product of odd.products) product.shelf = 'A3';
      const { lines } = await run(odd, 'fields');
      expect(lines).toContain('warning: unknown field shelf: left out of 2 rows');
    });

    it('names all faults of a row in one line, and all bad rows in a report', async () => {
      const products = Array.from({ length: 70 }, (_, at) => ({
        ...supplier.products[1],
        id: at,
        featured: 'yes',
        variants: [{ variant_name: 'One', price: 'much' }],
      }));
      const report = join(folder, 'report.txt');
      const { lines } = await run({ ...supplier, products }, 'report', { report });
      expect(lines[0]).toMatch(
        /products\[0\] featured: .* \(it says 'yes'\); variants\.0\.price: /,
      );
      expect((await readFile(report, 'utf8')).trim().split('\n')).toHaveLength(70);
    });

    it('hides brands and categories that a whole file no longer has, until they come back', async () => {
      const others = {
        brands: [...supplier.brands, { id: 3, brand_name: 'Fleeting' }],
        categories: [...supplier.categories, { id: 3, category_name: 'Fads' }],
        products: [{ ...supplier.products[0], id: 1, brand: 3, category: 3 }],
      };
      const listed = async () => {
        const [brands, categories] = [
          await shop.get('/api/brands'),
          await shop.get('/api/category'),
        ];
        return JSON.stringify([brands.json, categories.json]);
      };
      await run(others, 'names');
      expect(await listed()).toMatch(/Fleeting.*Fads/);
      const whole = await run({ ...supplier, products: [] }, 'names', { whole: true });
      expect(whole.lines).toContain('  brands: 2 unchanged, 1 off sale');
      expect(whole.lines).toContain('  categories: 2 unchanged, 1 off sale');
      expect(await listed()).not.toMatch(/Fleeting|Fads/);
      await run(others, 'names');
      expect(await listed()).toMatch(/Fleeting.*Fads/);
      await run({ ...supplier, products: [] }, 'names', { whole: true });
    });

    it('replaces the demonstration for good, where it is told to', async () => {
      const own = await openTestShop(database);
      try {
        const file = join(folder, 'catalogue.json');
        await writeFile(file, JSON.stringify(supplier));
        const job = { file, images: folder, source: 'own' };
        const { jobs } = { jobs: own.deps.db };
        const trial = await runJob(
          { ...job, dryRun: true, replaceDemo: true },
          { ...own.deps, jobs },
        );
        expect(trial.hint).toMatch(/--replace-demo/);
        const { lines, hint } = await runJob({ ...job, replaceDemo: true }, { ...own.deps, jobs });
        expect(trial.lines.slice(0, -1)).toEqual(lines.slice(0, -1));
        expect(lines.find((line) => line.startsWith('  demonstration'))).toMatch(/\d+ off sale$/);
        expect(hint).toBeUndefined();
        const answers = await Promise.all(
          ['/api/brands', '/api/category', '/api/blogs'].map((path) => own.get(path)),
        );
        const all: unknown = (await own.post('/api/store/products', { limit: 100 })).json;
        expect(all).toHaveLength(2);
        // A brand that both have stays.
        const names = JSON.stringify(answers.map(({ json }) => json as unknown));
        expect(names).toMatch(/Northwind.*Tamaraw.*Hand Tools.*Ladders/);
        expect(names).not.toMatch(/Bayani|Power Tools/);
        expect(await seedCatalogue(own.deps.db, smallCatalogue, noPictures)).toBeNull();
      } finally {
        await own.close();
      }
    });
  });
}
