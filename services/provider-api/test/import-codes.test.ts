/** Codes of a supplier's system, which the map gives names. */
import { describe, expect, it } from 'vitest';
import { csv, importFiles } from './read-import-file';

const read = importFiles();

const fields = {
  id: 'no',
  product_name: 'text',
  brand: 'maker',
  category: ['group', 'subgroup'],
  price: 'net',
  unit: 'me',
};
const codes = {
  brand: { names: { '017': 'Norrgard', '018': 'Halvorn' } },
  category: { names: 'groups.csv' },
  unit: { names: { ST: 'piece' }, unknown: 'keep' },
  specs: { Finish: { names: { '1': 'Zinc', '2': 'Black' } } },
};
const map = { fields, specs: { Finish: 'fin' }, codes };
const beside = { 'groups.csv': 'code,name\nPT,Power tools\nPT > DR,Power tools > Drills\n' };
const head = ['no', 'text', 'maker', 'group', 'subgroup', 'net', 'me', 'fin'];
const table = (...rows: (string | number)[][]) => csv([head, ...rows]);

describe('codes in a supplier’s file', () => {
  it('become the names that the map or a file beside it gives', async () => {
    const { products, brands, categories, faults, left } = await read(
      'codes.csv',
      table(['1', 'Drill', '017', 'PT', 'DR', 900, 'ST', '1|2']),
      map,
      { beside },
    );
    expect([...faults, ...left]).toEqual([]);
    expect(brands).toEqual(['Norrgard']);
    expect(categories).toEqual([
      ['Power tools', null],
      ['Drills', 'power tools'],
    ]);
    expect(products[0]?.variants[0]).toMatchObject({
      unit: 'piece',
      specs: [{ label: 'Finish', specs: 'Zinc, Black' }],
    });
  });

  it('that the map doesn’t know are faults with line, field and code, unless it keeps them', async () => {
    const { faults, brands } = await read(
      'codes.csv',
      table(
        ['1', 'Drill', '17', 'PT', 'XX', 900, 'KAR', '3'],
        ['2', 'Saw', '018', 'PT', '', '1.299', 'KAR', ''],
      ),
      map,
      { beside },
    );
    const not = 'is a code that the map has no name for';
    expect(faults).toEqual([
      `line 2 brand: ${not} (it says '17'); category: ${not} (it says 'XX'); variants.0.specs.Finish: ${not} (it says '3') [1, 'Drill']`,
      expect.stringMatching(/^line 3 variants\.0\.price: can be read in two ways/),
    ]);
    expect(brands).toEqual(['Halvorn']);
    const kept = await read(
      'kept.csv',
      table(['1', 'Drill', '018', 'PT', '', 900, 'KAR', '']),
      map,
      { beside },
    );
    expect(kept.products[0]?.variants[0]?.unit).toBe('KAR');
  });

  it('are named with the line of their own row, where a product has several', async () => {
    const { faults } = await read(
      'rows.csv',
      csv([
        ['set', 'no', 'text', 'maker', 'group', 'net', 'me'],
        ['A', '1', 'Small', '017', 'PT', 900, 'ST'],
        ['A', '2', 'Large', '017', 'PT', '1.299', 'KAR'],
      ]),
      {
        fields: { ...fields, group: 'set', variant_id: 'no', variant_name: 'text' },
        codes: { unit: { names: { ST: 'piece' } } },
      },
    );
    expect(faults).toEqual([
      expect.stringMatching(
        /^line 2 variants\.1\.unit: .*\(it says 'KAR' in line 3\); variants\.1\.price: .*\(it says '1\.299' in line 3\) \[A, 'Small'\]$/,
      ),
    ]);
  });

  it('of an export of another shop too, with a map that has no fields', async () => {
    const rows = csv([
      ['Handle', 'Title', 'Vendor', 'Type', 'Option1 Value', 'Variant Price'],
      ['saw', 'Saw', '017', 'PT', 'Default Title', '10.00'],
    ]);
    const { brands, faults } = await read('shop.csv', rows, { codes: { brand: codes.brand } });
    expect([faults, brands]).toEqual([[], ['Norrgard']]);
    const line = { id: 1, product_name: 'Saw', brand: '017', category: 'Saws', price: 1 };
    const lines = await read('shop.jsonl', JSON.stringify(line), { codes: { brand: codes.brand } });
    expect(lines.brands).toEqual(['Norrgard']);
  });

  it.each([
    [
      'a file that is not there',
      { brand: { names: 'none.csv' } },
      {},
      /codes\.brand none\.csv can not be read/,
    ],
    [
      'a file elsewhere',
      { brand: { names: '../x.csv' } },
      {},
      /is not in the map’s folder: \.\.\/x\.csv/,
    ],
    [
      'other columns',
      { brand: { names: 'b.csv' } },
      { 'b.csv': 'a,b\n1,2\n' },
      /b\.csv has no columns code and name/,
    ],
    [
      'a code twice',
      { brand: { names: 'b.csv' } },
      { 'b.csv': 'code,name\n1,A\n1,B\n' },
      /b\.csv has the code '1' twice, in line 3/,
    ],
    [
      'a code without a name',
      { brand: { names: 'b.csv' } },
      { 'b.csv': 'code,name\n1,\n' },
      /b\.csv has a code without a name or a name without a code in line 2/,
    ],
    [
      'a table of a field that has none',
      { price: { names: { A: '1' } } },
      {},
      /a map with a fault: codes/,
    ],
  ])('with %s are refused with a reason', async (_, given, files, words) => {
    const found = read('x.csv', table(['1']), { fields, codes: given }, { beside: files });
    await expect(found).rejects.toThrow(words);
  });
});
