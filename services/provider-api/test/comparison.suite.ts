/* oxlint-disable typescript/no-unsafe-assignment -- an answer’s shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpecReading } from 'shared-contracts/wire/compared-specs';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { smallPictures } from './small-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

/** Goods of two variants each; the second is the default one. */
const goods: Record<string, Record<string, string>> = {
  'Pump A': { Power: '1 hp', Outlet: 'DN 15', Pressure: '10 bar', Colour: 'Red', Weight: '9 kg' },
  'Pump B': { Power: '0.75 kW', Outlet: '1/2"', Pressure: '145 psi', Colour: 'Blue' },
  'Pump C': { Power: '2 hp', Outlet: '3/4 in', Pressure: '200 psi', Thread: 'M10' },
  'Level J': { Length: '60 cm', Power: '3 hp (2.2 kW)' },
  'Level K': { Length: '1.5 m', Power: '1 kW' },
  'Bolt D': { Thread: 'M10 x 1.5', Length: '2 in' },
  'Bolt E': { Thread: 'M10 x 1.25', Length: '60 mm' },
  'HSS Drill Bit F': { Size: '#7' },
  'HSS Drill Bit G': { Size: '13/64 in' },
  'HSS Drill Bit H': { Size: '5.11 mm' },
  'Screw I': { Size: '#7' },
};
const catalogue = {
  brands: [{ id: 'Tukmol', brand_name: 'Tukmol' }],
  categories: [{ id: 'Things', category_name: 'Things' }],
  products: Object.entries(goods).map(([name, specs]) => ({
    ...{ id: name, product_name: name, brand: 'Tukmol', category: 'Things' },
    variants: [
      { variant_name: 'Other', price: 5, specs: [{ label: 'Power', specs: '9 kW' }] },
      {
        ...{ variant_name: 'Usual', price: 6, default: true },
        specs: Object.entries(specs).map(([label, text]) => ({ label, specs: text })),
      },
    ],
  })),
};

export function comparisonSuite(database: TestDatabase): void {
  describe('specs that are compared', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      const { db, pictures } = shop.deps;
      const job = { db, source: 'compared', pictures: smallPictures(pictures) };
      expect(await importCatalogue(catalogue, job)).toMatchObject({ done: true });
    });
    afterAll(() => shop.close());

    const ask = (ids: string) =>
      shop.get(`/api/store/products/compared-specs?ids=${encodeURIComponent(ids)}`);
    const read = async (...names: string[]) => {
      const ids = await Promise.all(names.map(async (name) => (await shop.product(name)).id));
      const { status, json } = await ask(ids.join(','));
      expect(status).toBe(200);
      const { specs } = json as { specs: SpecReading[] };
      return (label: string) =>
        ids.map((id) => specs.find((one) => one.id === String(id) && one.label === label));
    };
    const meanings = (row: readonly (SpecReading | undefined)[]) =>
      new Set(row.map((one) => one?.means)).size;
    const others = (row: readonly (SpecReading | undefined)[]) => row.map((one) => one?.also);

    it('mean the same by the tables of the trade, and are then told in no other unit', async () => {
      const row = await read('Pump A', 'Pump B');
      for (const label of ['Power', 'Outlet', 'Pressure']) {
        expect([label, meanings(row(label)), others(row(label))]).toEqual([label, 1, ['', '']]);
      }
      expect(meanings((await read('Pump C', 'Bolt D'))('Thread'))).toBe(1);
      expect(meanings((await read('Bolt D', 'Bolt E'))('Thread'))).toBe(2);
      expect(row('Colour')).toEqual([undefined, undefined]);
    });

    it('are told in the unit of the first where they differ, and a pipe in inches alone', async () => {
      const row = await read('Pump B', 'Pump C');
      expect(others(row('Power'))).toEqual(['', '1.5 kW']);
      expect(others(row('Pressure'))).toEqual(['', '']);
      expect(others((await read('Pump A', 'Pump C'))('Pressure'))).toEqual(['', '13.79 bar']);
      expect(others((await read('Pump A', 'Pump C'))('Outlet'))).toEqual(['1/2 in', '']);
      expect(others((await read('Bolt D', 'Bolt E'))('Length'))).toEqual(['', '2.362 in']);
    });

    it('are told in no other unit where that is only of other tens, or said already', async () => {
      const row = await read('Level K', 'Level J');
      expect([meanings(row('Length')), others(row('Length'))]).toEqual([2, ['', '']]);
      expect([meanings(row('Power')), others(row('Power'))]).toEqual([2, ['', '']]);
    });

    it('have a drill\u2019s number as its size, and not a screw\u2019s', async () => {
      const drills = (await read('HSS Drill Bit F', 'HSS Drill Bit H', 'HSS Drill Bit G'))('Size');
      expect(meanings(drills.slice(0, 2))).toBe(1);
      expect(others(drills)).toEqual(['5.105 mm', '', '5.159 mm']);
      expect((await read('HSS Drill Bit F', 'Screw I'))('Size')[1]).toBeUndefined();
    });

    it('are those of a variant where its id is asked for', async () => {
      const { variants } = await shop.product('Pump A');
      const { json } = await ask(`${variants['Other']}`);
      expect(json).toEqual({
        specs: [
          {
            id: String(variants['Other']),
            label: 'Power',
            specs: '9 kW',
            means: '9000W',
            also: '',
          },
        ],
      });
    });

    it.each(['0', 'nonsense', '1e9,-1', ' , ', '99999999999999999999'])(
      'are none of %j, which is no product',
      async (ids) => {
        expect(await ask(ids)).toMatchObject({ status: 200, json: { specs: [] } });
      },
    );

    it.each(['', '1,2,3,4,5,6,7,8,9', '1'.repeat(201)])('refuses %j', async (ids) => {
      expect((await ask(ids)).status).toBe(422);
    });
  });
}
