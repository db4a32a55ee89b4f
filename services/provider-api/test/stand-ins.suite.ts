/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return -- an answer’s shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { smallPictures } from './small-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const STAND_INS = '/api/store/products/stand-ins';

/** Bolts of one thread; each its length, its class, its price and its stock. */
const bolts = {
  wanted: ['30 mm', '8.8', 10, 0],
  same: ['30 mm', '8.8', 90, 5],
  near: ['3 cm', '8.8', 11, 5],
  gone: ['30 mm', '8.8', 10, 0],
  strong: ['30 mm', '10.9', 12, 5],
  weak: ['30 mm', '4.8', 10, 5],
  long: ['35 mm', '8.8', 10, 5],
} as const;

const product = (
  name: string,
  brand: string,
  specs: Record<string, string>,
  price = 5,
  stock = 9,
) => ({
  id: `${brand} ${name}`,
  product_name: `${brand} ${name}`,
  ...{ brand, category: name.includes('Bolt') ? 'Bolts' : 'Oddments' },
  variants: [
    {
      ...{ variant_name: 'Box', price, stock },
      specs: Object.entries(specs).map(([label, text]) => ({ label, specs: text })),
    },
  ],
});

const brands = [...Object.keys(bolts), 'Potter', 'Clay', 'Alone'];
const catalogue = {
  brands: brands.map((name) => ({ id: name, brand_name: name })),
  categories: [
    { id: 'Bolts', category_name: 'Bolts' },
    { id: 'Oddments', category_name: 'Oddments' },
  ],
  products: [
    ...Object.entries(bolts).map(([brand, [length, grade, price, stock]]) =>
      product(
        'Hex Bolt',
        brand,
        { Thread: 'M10', Length: length, Grade: grade, Finish: 'Zinc plated' },
        price,
        stock,
      ),
    ),
    product('Hex Bolt of Brass', 'Alone', { Thread: 'M30', Length: '90 mm', Grade: '8.8' }),
    product('Flower Pot', 'Potter', { Size: '30 cm' }),
    product('Flower Pot', 'Clay', { Size: '30 cm' }),
  ],
};

export function standInsSuite(database: TestDatabase): void {
  describe('what may stand in', () => {
    let shop: TestShop;
    const variantOf = async (name: string) =>
      Object.values((await shop.product(name)).variants)[0] ?? 0;
    const ask = async (name: string) => {
      const { status, json } = await shop.get(`${STAND_INS}?variant_id=${await variantOf(name)}`);
      expect(status).toBe(200);
      return json;
    };
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      const { db, pictures } = shop.deps;
      await importCatalogue(catalogue, {
        ...{ db, source: 'stand-ins', pictures: smallPictures(pictures) },
      });
    });
    afterAll(() => shop.close());

    it('is in stock first; of these equal before better, then of the nearest price', async () => {
      const { stand_ins: found, ask: asked } = await ask('wanted Hex Bolt');
      expect(found.map((one: { brand_name: string }) => one.brand_name)).toEqual([
        ...['near', 'same', 'strong', 'gone'],
      ]);
      expect(asked).toBe(false);
      expect(found[0]).toMatchObject({
        ...{ product_name: 'near Hex Bolt', variant_name: 'Box', price: 11, in_stock: true },
        verdict: 'equal',
        differences: [{ label: 'Length', wanted: '30 mm', offered: '3 cm', is: 'same' }],
      });
      expect(found[2]).toMatchObject({
        verdict: 'better',
        differences: [{ label: 'Grade', wanted: '8.8', offered: '10.9', is: 'more' }],
      });
    });

    it('is asked where there are comparable goods without a rule, and is nothing alone', async () => {
      expect(await ask('Potter Flower Pot')).toEqual({ stand_ins: [], ask: true });
      expect(await ask('Alone Hex Bolt of Brass')).toEqual({ stand_ins: [], ask: false });
    });

    it('answers what is no variant with the reason', async () => {
      expect((await shop.get(`${STAND_INS}?variant_id=2147483647`)).status).toBe(404);
      expect((await shop.get(`${STAND_INS}?variant_id=M10`)).status).toBe(404);
      expect((await shop.get(STAND_INS)).status).toBe(422);
      expect((await shop.get(`${STAND_INS}?variant_id=${'1'.repeat(65)}`)).status).toBe(422);
    });
  });
}
