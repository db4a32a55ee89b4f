/** XML product lists of suppliers, which a map explains. */
import { describe, expect, it } from 'vitest';
import { importFiles } from './read-import-file';

const read = importFiles();

const map = {
  rows: 'shop.items.item',
  fields: {
    id: '@no',
    product_name: 'title',
    brand: 'maker.@name',
    category: ['groups.group.0', 'groups.group.1'],
    description: 'text',
    price: 'prices.net',
    currency: 'prices.net.@currency',
    images: 'media.picture.@src',
  },
  specs: { Colours: 'colour' },
  features: { each: 'data.datum', label: '@key', value: '.', unit: '@unit' },
};

const item = (inner: string, no = '7') => `
  <item no="${no}">
    <title><![CDATA[Drill & chisel]]></title>
    <maker name="Norrgard"/>
    <groups><group>Power tools</group><group>Drills</group></groups>
    ${inner}
  </item>`;
const file = (...items: string[]) =>
  `<?xml version="1.0"?>\n<shop><info><item>no row</item></info><items>${items.join('')}</items></shop>`;

const whole = `<text><p>Drills.</p><ul><li>Quiet</li></ul></text>
    <prices><net currency="PHP">1,299.00</net></prices>
    <media><picture src="a.jpg"/><picture src="b.jpg"/></media>
    <colour>red</colour><colour>blue</colour>
    <data><datum key="Voltage" unit="V">18</datum><datum key="Grade">A</datum><datum key="Void"/></data>
    <bin>Z9</bin>`;

describe('an XML list of a supplier', () => {
  it('is read by a map: attributes, paths, repeated elements, features and marked-up text', async () => {
    const { products, brands, categories, faults, left } = await read(
      'own.xml',
      file(item(whole)),
      map,
    );
    expect(faults).toEqual([]);
    expect(brands).toEqual(['Norrgard']);
    expect(categories).toEqual([
      ['Power tools', null],
      ['Drills', 'power tools'],
    ]);
    expect(products).toMatchObject([
      {
        id: '7',
        product_name: 'Drill & chisel',
        description: 'Drills.\n• Quiet',
        variants: [
          {
            price: 1299,
            images: [{ path: 'a.jpg' }, { path: 'b.jpg' }],
            specs: [
              { label: 'Colours', specs: 'red, blue' },
              { label: 'Voltage', specs: '18 V' },
              { label: 'Grade', specs: 'A' },
            ],
          },
        ],
      },
    ]);
    expect(left).toEqual(['unknown field bin: left out of 1 row']);
  });

  it('names the line, the field and the value of what is wrong', async () => {
    const bad = item('<prices><net>about 9</net><net>8</net></prices>', '8');
    const { faults } = await read('bad.xml', file(item(whole), bad), map);
    expect(faults).toEqual([
      "line 14 variants.0.price: has several values: a map can name one of them, 'prices.net.0' (it says 'about 9|8'); variants.0.price: is no price (it says 'about 9|8') [8, 'Drill & chisel']",
    ]);
  });

  it('has variants in its products where the map says so, in JSON too', async () => {
    const nested = {
      rows: 'product',
      variants: 'sizes.size',
      fields: {
        ...{ id: 'no', product_name: 'name', brand: 'maker', category: 'group' },
        ...{ variant_id: 'sizes.size.sku', variant_name: 'sizes.size.name' },
        price: 'sizes.size.price',
      },
    };
    const sizes = [
      { sku: 'V-1', name: '100 mm', price: 900 },
      { sku: 'V-2', name: '150 mm', price: '1.299' },
    ];
    const tags = sizes.map(
      ({ sku, name, price }) =>
        `\n<size><sku>${sku}</sku><name>${name}</name><price>${price}</price></size>`,
    );
    const vise = { no: '1', name: 'Vise', maker: 'Halvorn', group: 'Vises' };
    const xml = `<list><product><no>1</no><name>Vise</name><maker>Halvorn</maker><group>Vises</group><sizes>${tags.join('')}</sizes></product></list>`;
    const json = JSON.stringify({ product: [{ ...vise, sizes: { size: sizes } }] });
    for (const [name, text, place] of [
      ['nested.xml', xml, 'line 3'],
      ['nested.json', json, 'product[0].sizes.size[1]'],
    ] as const) {
      const bad = await read(name, text, nested);
      expect(bad.faults, name).toEqual([expect.stringContaining(`(it says '1.299' in ${place})`)]);
      const { products, faults } = await read(name, text.replace('1.299', '1299'), nested);
      expect(faults, name).toEqual([]);
      expect(products, name).toMatchObject([
        {
          id: '1',
          product_name: 'Vise',
          variants: [
            { id: 'V-1', variant_name: '100 mm', price: 900 },
            { id: 'V-2', variant_name: '150 mm', price: 1299 },
          ],
        },
      ]);
    }
  });

  it('is read in the encoding that it says', async () => {
    const text = file(item('<prices><net>9</net></prices>')).replace(
      '<?xml version="1.0"?>',
      '<?xml version="1.0" encoding="ISO-8859-1"?>',
    );
    const bytes = Buffer.from(text.replace('Drill & chisel', 'Bohrer für Holz'), 'latin1');
    const { products, faults } = await read('latin.xml', bytes, map);
    expect(faults).toEqual([]);
    expect(products[0]?.product_name).toBe('Bohrer für Holz');
  });

  it('may have names that every object has', async () => {
    const odd = { rows: 'p', fields: { id: 'id', product_name: 'constructor', brand: 'toString' } };
    const text = '<l><p><id>3</id><constructor>Saw</constructor></p></l>';
    const { faults } = await read('odd.xml', text, odd);
    expect(faults).toEqual([expect.stringMatching(/^line 1 brand: is missing.*\[3, 'Saw'\]$/)]);
  });

  it.each([
    ['cut off', file(item(whole)).slice(0, -30), /is cut off: its <bin> is never closed/],
    ['empty', '', /has no element shop\.items\.item, which the map says is a row; it has none/],
    ['of other elements', '<a><b/></a>', /has no element shop\.items\.item.*it has a, a\.b$/],
    [
      'in an unknown encoding',
      '<?xml version="1.0" encoding="x-none"?><a/>',
      /'x-none', which is no known encoding/,
    ],
    ['in bytes that are no text', Buffer.from([0x3c, 0x61, 0xe9, 0x3e]), /is not UTF-8 text/],
  ])('that is %s is refused with a reason', async (_, text, words) => {
    await expect(read('bad.xml', text, map)).rejects.toThrow(words);
  });
});
