/** Packs that a supplier's names say, and no field of the file. */
import { describe, expect, it } from 'vitest';
import { packInName } from '../src/domain/import/values/pack-in-name';
import { csv, importFiles } from './read-import-file';

const read = importFiles();

describe('a name', () => {
  it.each([
    ['Screws M6 (Package of 6 Pieces)', 6, 'pack'],
    ['Screws M6, Pack of 10', 10, 'pack'],
    ['Gloves (Box of 100 pcs)', 100, 'box'],
    ['Gloves [box of 1,000]', 1000, 'box'],
    ['Nut M8 12/Pack', 12, 'pack'],
    ['Nut 1/4 in. 12 pcs/Box', 12, 'box'],
    ['Nut M8, 25 per bag', 25, 'bag'],
    ['Nut M8 10-Pack', 10, 'pack'],
    ['Nut M8 (10 Pack)', 10, 'pack'],
    ['Nut M8 50pk', 50, 'pack'],
    ['Discs - Carton of 4 units', 4, 'carton'],
  ])('%s has a pack of %i', (name, pack, unit) => {
    expect(packInName(name)).toEqual({ kind: 'pack', pack, unit });
  });

  it.each([
    ...['Set of 3 drills', 'Drill bits, Set of 3', 'Pack of 2 x 5', 'Pack of 10 Screws M6'],
    ...['Gloves, Box of 50 pairs', 'Bits, Set of 3 (Pack of 2)', 'Screw M8 x 20 Pack'],
    ...['Screw 5 x 12/Pack', 'Wire, Box of 5 kg', 'Cable ties (100 pcs)', 'Nuts, Pack of 1.000'],
    ...['Screw 3/8-16/Pack', 'Bags, box of 10 packs of 5', 'Nuts, Pack of 1-2', 'Pads 6 Pack'],
  ])('%s is not certain', (name) => {
    expect(packInName(name)).toEqual({ kind: 'unsure' });
  });

  it.each([
    ...['Battery Pack 18 V', 'Junction Box 4x4', 'Packing of hemp', 'Backpack', 'Toolbox 16 in.'],
    ...['Case', 'Nuts, Pack of 1', 'Wrench 1/2-drive', 'Router 1-3/4 HP', 'Unpack of 5'],
  ])('%s has none', (name) => {
    expect(packInName(name)).toEqual({ kind: 'none' });
  });
});

const head = ['id', 'product_name', 'brand', 'category', 'price', 'unit', 'pack_quantity'];
const table = (...rows: (string | number)[][]) =>
  csv([
    head,
    ...rows.map(([id, name, unit = '', pack = '']) => [
      id ?? '',
      name ?? '',
      'N',
      'D',
      9,
      unit,
      pack,
    ]),
  ]);

describe('a supplier’s file', () => {
  it('has packs by its names, where it has no field for them', async () => {
    const { products, faults, left } = await read(
      'packs.csv',
      table([1, 'Nuts, Pack of 10'], [2, 'Gloves (Box of 100 pcs)', 'Box'], [3, 'Vise']),
    );
    expect([...faults, ...left]).toEqual([]);
    expect(
      products.map(({ product_name, variants: [one] }) => [
        product_name,
        one?.pack_quantity,
        one?.unit,
      ]),
    ).toEqual([
      ['Nuts, Pack of 10', 10, 'pack'],
      ['Gloves (Box of 100 pcs)', 100, 'Box'],
      ['Vise', undefined, undefined],
    ]);
  });

  it('has its field win, and says where that differs or a name is not certain', async () => {
    const { products, left } = await read(
      'packs.csv',
      table(
        [1, 'Nuts, Pack of 10', 'pack', 12],
        [2, 'Nuts, Pack of 10', 'pack', 10],
        [3, 'Nuts, Pack of 10', 'piece'],
        [4, 'Set of 3 drills'],
        [5, 'Nuts, Pack of 2 x 5'],
        [6, 'Nuts, Pack of 10', '', 'Pack of 10'],
      ),
    );
    expect(products.map(({ variants: [one] }) => one?.pack_quantity)).toEqual([
      ...[12, 10, undefined, undefined, undefined, undefined],
    ]);
    expect(left).toEqual([
      "packs that differ from the name, of which the field wins: line 2 12 of 'Nuts, Pack of 10'",
      "names that may have a pack in them, left as they are: line 4 'Nuts, Pack of 10' whose unit is piece, line 5 'Set of 3 drills', line 6 'Nuts, Pack of 2 x 5'",
    ]);
  });

  it('has the packs of its variants by their own names', async () => {
    const rows = csv([
      ['id', 'group', 'product_name', 'variant_name', 'brand', 'category', 'price'],
      ['1', 'A', 'Nuts', 'Pack of 10', 'N', 'D', 9],
      ['2', 'A', 'Nuts', 'Pack of 50', 'N', 'D', 40],
      ['3', 'B', 'Pads (Box of 5)', 'Pack of 2', 'N', 'D', 40],
      ['4', 'C', 'Pads (Box of 5)', 'Grit 80', 'N', 'D', 40],
    ]);
    const { products, left } = await read('packs.csv', rows);
    expect(products.map(({ variants }) => variants.map((one) => one.pack_quantity))).toEqual([
      [10, 50],
      [undefined],
      [5],
    ]);
    expect(left).toEqual([
      "names that may have a pack in them, left as they are: line 4 'Pack of 2'",
    ]);
  });

  it('of our own format has what its fields say', async () => {
    const { products, left } = await read(
      'own.json',
      JSON.stringify({
        brands: [{ id: 1, brand_name: 'N' }],
        categories: [{ id: 1, category_name: 'D' }],
        products: [{ id: 1, product_name: 'Nuts, Pack of 10', brand: 1, category: 1, price: 9 }],
      }),
    );
    expect([products[0]?.variants[0]?.pack_quantity, left]).toEqual([undefined, []]);
  });
});
