/** Cells of a table that hold a list or an object as JSON. */
import { describe, expect, it } from 'vitest';
import { csv, importFiles } from './read-import-file';

const read = importFiles();

const head = ['id', 'product_name', 'brand', 'category', 'price', 'specs', 'images', 'documents'];
const table = (specs: string, images: string, documents = '', ...more: string[]) =>
  csv([
    [...head, 'related', 'price_steps', 'inclusions'],
    ['1', 'Drill', 'Norrgard', 'Drills', 900, specs, images, documents, ...more],
  ]);

describe('a cell with JSON', () => {
  it.each([
    [
      'a list of names and values',
      '[{"name":"Voltage","value":"18 V"},{"label":"Gears","specs":2}]',
    ],
    ['an object', '{"Voltage":"18 V","Gears":2}'],
    ['values with units', '{"Voltage":{"value":18,"unit":"V"},"Gears":[2]}'],
    ['a list with units', '[{"name":"Voltage","value":18,"unit":"V"},{"key":"Gears","value":"2"}]'],
  ])('has specs as %s', async (_, specs) => {
    const { products, faults } = await read('json.csv', table(specs, ''));
    expect(faults).toEqual([]);
    expect(products[0]?.variants[0]?.specs).toEqual([
      { label: 'Voltage', specs: '18 V' },
      { label: 'Gears', specs: '2' },
    ]);
  });

  it('has pictures, documents, related products, price steps and inclusions', async () => {
    const { products, faults } = await read(
      'json.csv',
      table(
        '',
        '["a.jpg","b.jpg",{"url":"https://x.example/c.jpg"}]',
        '[{"title":"Sheet","url":"https://x.example/s.pdf"}]',
        '["2","3"]',
        '[{"quantity":10,"price":"850"}]',
        '["Case","Charger"]',
      ),
    );
    expect(faults).toEqual([]);
    expect(products).toMatchObject([
      {
        related: ['2', '3'],
        variants: [
          {
            images: [{ path: 'a.jpg' }, { path: 'b.jpg' }, { path: 'https://x.example/c.jpg' }],
            documents: [{ title: 'Sheet', url: 'https://x.example/s.pdf', kind: 'datasheet' }],
            price_steps: [{ quantity: 10, price: 850 }],
            inclusions: [{ name: 'Case' }, { name: 'Charger' }],
          },
        ],
      },
    ]);
  });

  it('that is malformed or nested deeply is a fault with line, field and value', async () => {
    const not = 'looks like JSON, and is no valid JSON';
    const { faults } = await read(
      'json.csv',
      table('{"Voltage":"18 V"', '["a.jpg",', "['x']", '["2'),
    );
    expect(faults).toEqual([
      `line 2 related: ${not} (it says '["2'); variants.0.specs: ${not} (it says '{"Voltage":"18 V"'); variants.0.images: ${not} (it says '["a.jpg",'); variants.0.documents: ${not} (it says '['x']') [1, 'Drill']`,
    ]);
    const deep = await read('json.csv', table(`${'['.repeat(50_000)}${']'.repeat(50_000)}`, ''));
    expect(deep.faults).toEqual([
      expect.stringMatching(/^line 2 variants\.0\.specs: has JSON nested/),
    ]);
    const odd = await read('json.csv', table('{"Size":{"wide":"1"}}', ''));
    expect(odd.faults).toEqual([
      expect.stringMatching(/variants\.0\.specs\.0\.specs:.*it says '\{"wide"/),
    ]);
  });

  it('is no text in brackets', async () => {
    const { products, faults } = await read(
      'json.csv',
      table('[Sale] Voltage: 18 V', '[1].jpg|b.jpg'),
    );
    expect(faults).toEqual([]);
    expect(products[0]?.variants[0]).toMatchObject({
      specs: [{ label: '[Sale] Voltage', specs: '18 V' }],
      images: [{ path: '[1].jpg' }, { path: 'b.jpg' }],
    });
  });

  it('in a line of JSON that is nested deeply is a fault too', async () => {
    const nest = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const line = `{"id":"1","product_name":${nest},"brand":"N","category":"D","specs":{"A":${nest}}}`;
    const { faults } = await read('deep.jsonl', line);
    expect(faults).toEqual([expect.stringMatching(/^line 1 product_name: .*\(it says '\[\[/)]);
  });
});
