/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, type TestShop } from './shop';
import { openSupplierShop, supplier, type SupplierShop } from './supplier-shop';

export function importSuite(database: TestDatabase): void {
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

    it('names every bad row and takes nothing', async () => {
      const before = await all();
      const bad: Record<string, unknown[]> = { ...supplier };
      bad.products = [
        supplier.products[0],
        { ...supplier.products[1], product_name: '' },
        { ...supplier.products[1], id: 3, variants: [{ variant_name: 'X', price: -1 }] },
      ];
      const result = await run(bad);
      expect(result.ok).toBe(false);
      expect(result.lines[0]).toMatch(
        /catalogue\.json: products\[1\] product_name: .* \(it says ''\) \[2\]$/,
      );
      expect(result.lines[1]).toMatch(
        /products\[2\] variants\.0\.price: .* \(it says '-1'\) \[3, 'Claw Hammer'\]$/,
      );
      expect(result.lines.at(-1)).toBe('Nothing was imported: 2 bad rows.');
      expect(await all()).toEqual(before);
    });

    it('leaves out and lists as many bad products as it may, and no brand', async () => {
      const bad: Record<string, unknown[]> = { ...supplier };
      bad.products = [
        supplier.products[0],
        { ...supplier.products[1], id: 3, variants: [{ variant_name: 'X', price: -1 }] },
        { ...supplier.products[1], brand: 9 },
      ];
      const dry = { dryRun: true };
      expect((await run(bad, 'left', { ...dry, leaveBad: 1 })).ok).toBe(false);
      const { ok, lines } = await run(bad, 'left', { ...dry, leaveBad: 2 });
      expect(ok).toBe(true);
      expect(lines).toContain('  products: 1 added');
      expect(lines.filter((line) => line.startsWith('warning: left out:'))).toEqual([
        expect.stringMatching(/products\[1\] variants\.0\.price: .*\[3, 'Claw Hammer'\]$/),
        expect.stringMatching(/products\[2\] brand: no brand has the id 9 \[2, 'Claw Hammer'\]$/),
      ]);
      const nameless = { ...bad, brands: [{ id: 1 }, supplier.brands[1]] };
      expect((await run(nameless, 'left', { ...dry, leaveBad: 100 })).ok).toBe(false);
    });

    it('names links to nothing and ids that come twice', async () => {
      const bad = structuredClone(supplier);
      Object.assign(bad.products[0] ?? {}, { brand: 9 });
      Object.assign(bad.products[1] ?? {}, { id: 1 });
      const result = await run(bad);
      expect(result.lines).toEqual([
        expect.stringMatching(/products\[1\] id: 1 appears twice/),
        expect.stringMatching(/products\[0\] brand: no brand has the id 9/),
        'Nothing was imported: 2 bad rows.',
      ]);
    });

    it('prints fifty bad rows at most', async () => {
      const products = Array.from({ length: 60 }, () => ({}));
      const { lines } = await run({ ...supplier, products });
      expect(lines).toHaveLength(52);
      expect(lines[50]).toBe('… and 10 more');
    });

    it.each([
      ['is not JSON', '{', /is not valid JSON/],
      ['is not a catalogue', '[]', /brands: must be a list/],
    ])('says when the file %s', async (_, content, words) => {
      const result = await run(content);
      expect(result.ok).toBe(false);
      expect(result.lines.join('\n')).toMatch(words);
    });

    it('takes a catalogue beside the shop’s own, and says which pictures are missing', async () => {
      const result = await run(supplier);
      expect(result.lines).toEqual([
        'warning: picture /brands/n.svg was not found',
        'warning: picture images/none.png was not found',
        expect.stringMatching(/catalogue\.json as 'supplier':$/),
        '  brands: 1 added, 1 changed',
        '  categories: 1 added, 1 changed',
        '  products: 2 added',
        '  variants: 3 added',
        expect.stringMatching(/^Imported .* as 'supplier': products 2 added; variants 3 added\.$/),
      ]);
      const ladder = await named('Step Ladder');
      expect(ladder).toMatchObject({ price: 1500, brand_name: 'Northwind' });
      expect(ladder?.first_image.path).toMatch(/^imported\/supplier\/images-a\.[0-9a-f]{12}\.png$/);
      expect(await named('Claw Hammer')).toMatchObject({
        price: null,
        // Equal names become one brand and one category, with the shop's present spelling.
        brand_name: 'Tamaraw',
        category_name: 'Hand Tools',
        first_image: { default: 1, path: '0' },
      });
      const picture = await shop.app.request(`/storage/${ladder?.first_image.path}?w=96`);
      expect(picture.status).toBe(200);
    });

    it('changes nothing the second time', async () => {
      const before = await all();
      const result = await run(supplier);
      expect(result.lines.slice(3)).toEqual([
        '  brands: 2 unchanged',
        '  categories: 2 unchanged',
        '  products: 2 unchanged',
        '  variants: 3 unchanged',
        expect.stringMatching(/^Imported .* as 'supplier': nothing in it is new\.$/),
      ]);
      expect(await all()).toEqual(before);
    });

    it('updates what changed, keeps ids and what was sold, and takes variants off', async () => {
      const before = await named('Step Ladder');
      const who = await shop.customer();
      const ladder = await shop.product('Step Ladder');
      const cart = (type: string, name: string, quantity: number) =>
        shop.post(
          '/api/store/cart/updateItemsInCart',
          { product_id: ladder.id, variant_id: ladder.variants[name], type, quantity },
          { token: who.token },
        );
      await cart('add', 'Small', 4);
      await shop.post(
        '/api/store/order/placeOrders',
        {
          email: who.email,
          first_name: 'A',
          last_name: 'B',
          address1: 'x',
          city: 'y',
          state: 'z',
          country: 'PH',
          postal_code: '1200',
          phone: '0917 000 0000',
          shipping_address: 'x',
          billing_address: 'x',
          subtotal: 6000,
          vat: 720,
          total_amount: 6720,
        },
        { token: who.token },
      );
      await cart('add', 'Large', 1);
      const changed = structuredClone(supplier);
      const product = changed.products[0];
      if (product) {
        product.product_name = 'Step Ladder II';
        product.variants = product.variants.slice(0, 1).map((one) => ({ ...one, price: 1600 }));
      }
      const result = await run(changed);
      expect(result.lines.slice(3)).toEqual([
        '  brands: 2 unchanged',
        '  categories: 2 unchanged',
        '  products: 1 changed, 1 unchanged',
        '  variants: 1 changed, 1 unchanged, 1 off sale',
        expect.stringMatching(/variants 1 changed, 1 unchanged, 1 off sale\.$/),
      ]);
      const after = await named('Step Ladder II');
      expect(after).toMatchObject({ id: before?.id, price: 1600 });
      const found = await shop.post('/api/store/products/search', { query: 'ladder ii' });
      expect(found.json.results[0].id).toBe(before?.id);
      const held = await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token });
      expect(held.json.data).toMatchObject([{ variant_name: 'Large', status: 'unavailable' }]);
      // The cart still links to the variant; its product is shown without it.
      const linked = await shop.get(`/api/store/products/details/${ladder.variants.Large}`);
      expect(linked.json).toMatchObject({ id: ladder.id, variants: [{ variant_name: 'Small' }] });
      // Ten were in stock and four are sold; the file still says ten, but restores none.
      expect((await cart('add', 'Small', 7)).json.message).toBe('Only 6 left in stock.');
      const back = await run(supplier);
      expect(back.lines.slice(5)).toEqual([
        '  products: 1 changed, 1 unchanged',
        '  variants: 2 changed, 1 unchanged',
        expect.stringMatching(/variants 2 changed, 1 unchanged\.$/),
      ]);
    });

    it('keeps two suppliers with equal ids apart', async () => {
      const before = (await all()).length;
      await run(supplier, 'another');
      expect(await all()).toHaveLength(before + 2);
    });

    it('runs once when two come at a time', async () => {
      const before = (await all()).length;
      await Promise.all([run(supplier, 'twice'), run(supplier, 'twice')]);
      expect(await all()).toHaveLength(before + 2);
    });

    it('never reads outside of its folder of pictures', async () => {
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
        .png()
        .toFile(join(shop.directory, 'secret.png'));
      await writeFile(join(folder, 'images/text.png'), 'not a picture');
      const odd = structuredClone(supplier);
      const variant = odd.products[0]?.variants[0];
      if (variant) {
        variant.images = [
          { path: '../secret.png' },
          { path: 'images/text.png' },
          { path: 'images' },
        ];
      }
      const { lines } = await run(odd, 'odd');
      expect(lines).toEqual(
        expect.arrayContaining([
          'warning: picture ../secret.png is outside of the folder of pictures',
          'warning: picture images/text.png is not a picture',
          'warning: picture images was not found',
        ]),
      );
    });

    it('finds a product of a supplier’s table by its GTIN and its model', async () => {
      const table =
        'id,product_name,brand,category,price,gtin,mpn\n' +
        '1,Scraper,Northwind,Tools > Scrapers,"1,299.00",4006381333931,SC-88X\n';
      const { ok } = await run(table, 'table', { name: 'table.csv' });
      expect(ok).toBe(true);
      for (const query of ['4006381333931', 'sc-88x', 'SC88X']) {
        const found = await shop.post('/api/store/products/search', { query });
        expect(found.json.results[0], query).toMatchObject({
          product_name: 'Scraper',
          price: 1299,
          category_name: 'Scrapers',
        });
      }
      const rows = (await shop.get('/api/category')).json as {
        id: number;
        category_name: string;
        parent_id: number | null;
      }[];
      const scrapers = rows.find((row) => row.category_name === 'Scrapers');
      const tools = rows.find((row) => row.id === scrapers?.parent_id);
      expect(tools?.category_name).toBe('Tools');
    });
  });
}
