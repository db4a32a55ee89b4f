/** What names say narrows lists beside what suppliers say, and people have the last word. */
import type { Facets } from 'shared-contracts/wire/facets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepUp } from '../src/database/upkeep';
import { settingChanges } from '../src/database/tables/settings';
import { specIndex } from '../src/domain/facets/spec-index';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

const bolt = (name: string, specs: Record<string, string> = {}, variants = ['Standard']) => ({
  id: name,
  product_name: name,
  brand: 'Bolta',
  category: 'Bolts',
  variants: variants.map((variant) => ({
    variant_name: variant,
    price: 10,
    specs: Object.entries(specs).map(([label, text]) => ({ label, specs: text })),
  })),
});

const catalogue = {
  brands: [{ id: 'Bolta', brand_name: 'Bolta' }],
  categories: [{ id: 'Bolts', category_name: 'Bolts' }],
  products: [
    bolt('BOLT HEX ZP 8.8 M 10 X 30 MM'),
    bolt('BOLT HEX HDG M12X30'),
    // Its supplier says another thread than its name: the supplier counts.
    bolt('BOLT HEX BLK M 10 X 50', { Thread: 'M16' }),
    bolt('BOLT HEX BLK', {}, ['M10 X 60', 'M12 X 70']),
    bolt('BOLT EYE RED BLUE M8'),
  ],
};
const always = { isOver: () => false, pause: () => Promise.resolve() };

export function namesReadSuite(database: TestDatabase): void {
  describe('names that are read', () => {
    let shop: TestShop;
    const load = async (given: unknown = catalogue) => {
      const { db, pictures } = shop.deps;
      const report = await importCatalogue(given, {
        db,
        source: 'bolts',
        pictures: smallPictures(pictures),
      });
      expect(report.done).toBe(true);
    };
    const names = async (...spec: string[]) => {
      const { json } = await shop.post('/api/store/products', { limit: 100, filter: { spec } });
      return (json as { product_name: string }[]).map((row) => row.product_name).toSorted();
    };
    const facets = async () =>
      (await shop.post('/api/store/products/search/facets', {})).json as Facets;
    const set = (value: string) =>
      shop.deps.db.insert(settingChanges).values({
        ...{ name: 'namesRead', value },
        ...{ at: new Date(), staffId: 1, staffName: 'Olga' },
      });

    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      await load();
    });
    afterAll(() => shop.close());

    it('narrow lists by what they say, each variant by its own name', async () => {
      expect(await names('Thread: M10 x 1.5')).toEqual([
        'BOLT HEX BLK',
        'BOLT HEX ZP 8.8 M 10 X 30 MM',
      ]);
      expect(await names('Thread: M10', 'Length: 6 cm')).toEqual(['BOLT HEX BLK']);
      expect(await names('Thread: M10', 'Length: 70 mm')).toEqual([]);
      expect(await names('Finish: zinc plated')).toHaveLength(1);
      const { specs } = await facets();
      expect(specs.find(({ label }) => label === 'Thread')?.values).toEqual([
        ...[
          { value: 'M8', count: 1 },
          { value: 'M10', count: 2 },
        ],
        ...[
          { value: 'M12', count: 2 },
          { value: 'M16', count: 1 },
        ],
      ]);
    });

    it('never count more than what the supplier says, and say nothing that isn’t sure', async () => {
      expect(await names('Thread: M16')).toEqual(['BOLT HEX BLK M 10 X 50']);
      expect(await names('Colour: red')).toEqual([]);
      expect(await names('Colour: blue')).toEqual([]);
    });

    it('are on no product page', async () => {
      const list = await shop.post('/api/store/products', { limit: 100 });
      for (const { product_id: id } of list.json as { product_id: number }[]) {
        const { json } = await shop.get(`/api/store/products/details/${id}`);
        expect(JSON.stringify(json)).not.toContain('zinc plated');
      }
    });

    it('count for nothing where the shop has switched it off, and again where it is on', async () => {
      await set('no');
      expect(await keepUp(shop.deps.db, specIndex, always)).toBe(true);
      expect(await names('Thread: M10')).toEqual([]);
      expect(await names('Thread: M16')).toEqual(['BOLT HEX BLK M 10 X 50']);
      await set('yes');
      expect(await keepUp(shop.deps.db, specIndex, always)).toBe(true);
      expect(await keepUp(shop.deps.db, specIndex, always)).toBe(false);
      expect(await names('Thread: M10')).toHaveLength(2);
    });
  });
}
