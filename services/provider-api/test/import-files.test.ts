/** Files of other shops and suppliers, as products of the catalogue's format. */
import { describe, expect, it } from 'vitest';
import { csv, importFiles } from './read-import-file';
import { workbook } from './workbook';

const read = importFiles();

describe('a file of another shop', () => {
  it('is known as an export of Shopify: variants, options, stock and pictures', async () => {
    const header = [
      ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Published', 'Option1 Name'],
      ...['Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams'],
      ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
      ...['Variant Price', 'Variant Barcode', 'Image Src', 'Cost per item', 'Status'],
    ];
    const body = '<p>Grinds &amp; cuts.</p><ul><li>Quiet</li></ul>';
    const { products, brands, categories, faults, left } = await read(
      'shopify.csv',
      csv([
        header,
        [
          'grinder',
          'Grinder 5&quot;',
          body,
          'Halvorn',
          'Grinders',
          'true',
          'Size',
          '115 mm',
          'Plug',
          'EU',
          'G-1',
          2100,
          'shopify',
          5,
          'deny',
          '1,299.00',
          '4006381333931',
          'https://cdn.example/a.jpg',
          7,
          'active',
        ],
        [
          'grinder',
          '',
          '',
          '',
          '',
          '',
          '',
          '125 mm',
          '',
          'EU',
          'G-2',
          2200,
          'shopify',
          '-2',
          'deny',
          '1499',
          '',
          'https://cdn.example/b.jpg',
          8,
          '',
        ],
        [
          'vise',
          'Vise',
          '',
          'Halvorn',
          'Vises',
          'true',
          'Title',
          'Default Title',
          '',
          '',
          '',
          0,
          '',
          '',
          '',
          '0.00',
          '',
          '',
          '',
          'active',
        ],
        [
          'draft',
          'Draft',
          '',
          'Halvorn',
          'Vises',
          'true',
          'Title',
          'Default Title',
          '',
          '',
          '',
          0,
          '',
          '',
          '',
          '5',
          '',
          '',
          '',
          'draft',
        ],
      ]),
    );
    expect(faults).toEqual([]);
    expect(products).toMatchObject([
      {
        id: 'grinder',
        product_name: 'Grinder 5"',
        description: 'Grinds & cuts.\n• Quiet',
        variants: [
          {
            id: 'G-1',
            variant_name: '115 mm / EU',
            price: 1299,
            stock: 5,
            images: [{ path: 'https://cdn.example/a.jpg' }, { path: 'https://cdn.example/b.jpg' }],
            specs: [
              { label: 'SKU', specs: 'G-1' },
              { label: 'Size', specs: '115 mm' },
              { label: 'Plug', specs: 'EU' },
              { label: 'Weight', specs: '2100 g' },
            ],
            gtin: '4006381333931',
          },
          { id: 'G-2', variant_name: '125 mm / EU', price: 1499, stock: 0 },
        ],
      },
      { id: 'vise', variants: [{ variant_name: 'Standard', price: 0, stock: null }] },
    ]);
    expect(brands).toEqual(['Halvorn']);
    expect(categories).toEqual([
      ['Grinders', null],
      ['Vises', null],
    ]);
    expect(left).toEqual([
      expect.stringMatching(/^a product export of Shopify says no currency/),
      'unknown field cost_per_item: left out of 2 rows',
      'left out: products that are not published (1)',
    ]);
  });

  it('is known as an export of WooCommerce: variations find their parent wherever they stand', async () => {
    const header = [
      ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Short description'],
      ...['In stock?', 'Stock', 'Sale price', 'Regular price', 'Categories', 'Images', 'Parent'],
      ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name', 'Attribute 2 value(s)'],
    ];
    const { products, brands, categories, faults, left } = await read(
      'woo.csv',
      csv([
        header,
        [
          11,
          'variation',
          'VEST-M',
          '',
          'Vest - M',
          1,
          '',
          1,
          4,
          '',
          '450',
          '',
          '',
          'VEST',
          'Size',
          'M',
          '',
          '',
        ],
        [
          10,
          'variable',
          'VEST',
          '',
          'Safety Vest',
          1,
          'Bright &amp; light',
          1,
          '',
          '',
          '',
          'Safety, Safety > Vests',
          'https://x.example/v.jpg, https://x.example/w.jpg',
          '',
          'Size',
          'M, L',
          'Brand',
          'Halvorn',
        ],
        [
          20,
          'simple',
          '',
          '4006381333930',
          'Whistle',
          1,
          '',
          0,
          '',
          '80',
          '₱ 1 299.50',
          'Safety',
          '',
          '',
          'Material',
          'Brass\\, plated',
          'Brand',
          'Halvorn',
        ],
        [
          12,
          'variation',
          'VEST-L',
          '',
          'Vest - L',
          1,
          '',
          1,
          '',
          '',
          '450',
          '',
          '',
          'VEST',
          'Size',
          'L',
          '',
          '',
        ],
      ]),
    );
    expect(faults).toEqual([]);
    expect(products).toMatchObject([
      {
        id: 'VEST',
        product_name: 'Safety Vest',
        description: 'Bright & light',
        variants: [
          { id: 'VEST-M', variant_name: 'M', price: 450, stock: 4 },
          { id: 'VEST-L', variant_name: 'L', price: 450, stock: null },
        ],
      },
      {
        id: 'id:20',
        variants: [
          {
            variant_name: 'Standard',
            price: 1299.5,
            sale_price: 80,
            stock: 0,
            specs: [{ label: 'Material', specs: 'Brass, plated' }],
          },
        ],
      },
    ]);
    expect(products[0]?.variants[0]?.images).toHaveLength(2);
    expect(brands).toEqual(['Halvorn']);
    expect(categories).toEqual([
      ['Safety', null],
      ['Vests', 'safety'],
    ]);
    expect(left).toEqual([
      expect.stringMatching(/^a product export of WooCommerce says no currency/),
      'left out: gtin whose digits are no GTIN (1)',
    ]);
  });

  const offers = [
    [
      'id',
      'title',
      'item group id',
      'brand',
      'product type',
      'price',
      'availability',
      'gtin',
      'mpn',
      'image link',
      'size',
    ],
    [
      'T-1',
      'Work Glove - S',
      'glove',
      'Tukmol',
      'Safety > Gloves',
      '129.00 PHP',
      'in_stock',
      '96385074',
      'WG-S',
      'https://x.example/g.jpg',
      'S',
    ],
    [
      'T-2',
      'Work Glove - M',
      'glove',
      'Tukmol',
      'Safety > Gloves',
      'PHP 139,50',
      'out of stock',
      '',
      'WG-M',
      '',
      'M',
    ],
  ];
  const gloves = [
    {
      id: 'glove',
      product_name: 'Work Glove',
      variants: [
        {
          id: 'T-1',
          variant_name: 'S',
          price: 129,
          stock: null,
          specs: [{ label: 'Size', specs: 'S' }],
          mpn: 'WG-S',
          gtin: '96385074',
        },
        { id: 'T-2', variant_name: 'M', price: 139.5, stock: 0 },
      ],
    },
  ];

  it('is known as Google Merchant’s data, as a table in UTF-16', async () => {
    const text = offers.map((row) => row.join('\t')).join('\n');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const { products, categories, faults } = await read('merchant.tsv', utf16);
    expect(faults).toEqual([]);
    expect(products).toMatchObject(gloves);
    expect(categories).toEqual([
      ['Safety', null],
      ['Gloves', 'safety'],
    ]);
  });

  it('is known as Google Merchant’s feed', async () => {
    const [header = [], ...rows] = offers;
    const items = rows.map((row) => {
      const fields = row.map((text, at) => {
        const name = `g:${header[at]?.replaceAll(' ', '_')}`;
        return text === '' ? '' : `<${name}>${text.replaceAll('>', '&gt;')}</${name}>`;
      });
      return `<item>${fields.join('')}<g:shipping><g:price>50 PHP</g:price></g:shipping></item>`;
    });
    const feed = `<?xml version="1.0"?><rss><channel><title>Shop</title>${items.join('\n')}</channel></rss>`;
    const { products, faults, left } = await read('merchant.xml', feed);
    expect(faults).toEqual([]);
    expect(left).toEqual([]);
    expect(products).toMatchObject(gloves);
  });
});

describe('a supplier’s own file', () => {
  const map = {
    fields: {
      id: 'Art. No.',
      product_name: 'Benennung',
      category: ['Group', 'Subgroup'],
      price: 'Net',
      stock: 'On hand',
      mpn: 'Type',
      images: 'Picture',
    },
    specs: { Voltage: 'Volt' },
    defaults: { brand: 'Norrgard' },
  };
  const rows: (string | number)[][] = [
    [
      'Art. No.',
      'Benennung',
      'Group',
      'Subgroup',
      'Net',
      'On hand',
      'Type',
      'Picture',
      'Volt',
      'Bin',
    ],
    [
      77,
      'Drill <b>18 V</b>',
      'Power Tools',
      'Drills',
      'PHP 1.299,00',
      '12 pcs',
      'ND-18',
      'a.png',
      '18 V',
      'Z9',
    ],
  ];
  const drill = {
    product_name: 'Drill 18 V',
    variants: [
      {
        variant_name: 'Standard',
        price: 1299,
        stock: 12,
        images: [{ path: 'a.png' }],
        specs: [{ label: 'Voltage', specs: '18 V' }],
        mpn: 'ND-18',
      },
    ],
  };

  it('is read by a map, with a default for its brand', async () => {
    const text = rows.map((row) => row.join(';')).join('\n');
    const { products, brands, categories, faults, left } = await read(
      'own.csv',
      `\ufeff${text}`,
      map,
    );
    expect(faults).toEqual([]);
    expect(products).toMatchObject([{ id: '77', ...drill }]);
    expect(brands).toEqual(['Norrgard']);
    expect(categories).toEqual([
      ['Power Tools', null],
      ['Drills', 'power tools'],
    ]);
    expect(left).toEqual(['unknown field bin: left out of 1 row']);
  });

  it('is read from the first sheet of a workbook', async () => {
    const { products, faults } = await read('own.xlsx', workbook(rows), map);
    expect(faults).toEqual([]);
    expect(products).toMatchObject([{ id: '77', ...drill }]);
  });

  it('is read from JSON by paths, and a list inside a file', async () => {
    const paths = {
      rows: 'data.items',
      fields: {
        id: 'no',
        product_name: 'text.en',
        price: 'price.net',
        category: 'group',
        images: 'media',
      },
      defaults: { brand: 'Norrgard' },
    };
    const items = [
      {
        no: 5,
        text: { en: 'Saw' },
        price: { net: '1,200' },
        group: 'Saws',
        media: ['a.png', 'b.png'],
      },
    ];
    const { products, faults } = await read('own.json', JSON.stringify({ data: { items } }), paths);
    expect(faults).toEqual([]);
    expect(products).toMatchObject([
      {
        id: '5',
        product_name: 'Saw',
        variants: [{ price: 1200, images: [{ path: 'a.png' }, { path: 'b.png' }] }],
      },
    ]);
  });

  it('needs no map where its columns are named as our fields, or its lines are products', async () => {
    const table = await read(
      'ours.csv',
      csv([
        ['id', 'product_name', 'brand', 'category', 'price', 'specs', 'warranty'],
        ['1', 'Vise', 'Halvorn', 'Tools > Vises', '900', 'Jaw: 100 mm; Weight: 4 kg', '2 years'],
      ]),
    );
    const line = {
      id: '1',
      product_name: 'Vise',
      brand: 'Halvorn',
      category: 'Tools > Vises',
      price: 900,
      specs: { Jaw: '100 mm', Weight: '4 kg' },
      warranty: '2 years',
    };
    const lines = await read('ours.jsonl', `${JSON.stringify(line)}\n`);
    for (const { products, faults, left } of [table, lines]) {
      expect([...faults, ...left]).toEqual([]);
      expect(products).toMatchObject([
        {
          product_name: 'Vise',
          variants: [
            {
              price: 900,
              specs: [
                { label: 'Jaw', specs: '100 mm' },
                { label: 'Weight', specs: '4 kg' },
              ],
              warranty: '2 years',
            },
          ],
        },
      ]);
    }
  });

  it('has each bad row named by its line, with all its faults and values', async () => {
    const { faults } = await read(
      'bad.csv',
      csv([
        ['id', 'product_name', 'brand', 'category', 'price', 'stock'],
        ['1', 'Vise', '', 'Tools', '1.299', 'a few'],
        ['2', 'Saw\nblade', 'Halvorn', 'Tools', '$5', '3'],
      ]),
    );
    expect(faults).toEqual([
      "line 2 brand: is missing: a map can give a default; variants.0.price: can be read in two ways: write 1299.00 or 1.299 (it says '1.299'); variants.0.stock: is no stock (it says 'a few') [1, 'Vise']",
      "line 3 variants.0.price: is in another currency than PHP (it says '$5') [2, 'Saw blade']",
    ]);
  });

  it('has the fields that a shop of Shopify added as specs', async () => {
    const own = (name: string, key: string) => `${name} (product.metafields.${key})`;
    const head = ['Handle', 'Title', 'Vendor', 'Type', 'Variant Price'];
    const added = [
      own('Jaw width', 'custom.jaw_width'),
      own('Finishes', 'custom.finishes'),
      own('Twin', 'custom.twin'),
    ];
    const row = ['vise', 'Vise', 'Halvorn', 'Tools', '900', '100 mm', '["Zinc","Black"]'];
    const { products, faults, left } = await read(
      'added.csv',
      csv([
        [...head, ...added],
        [...row, 'gid://shopify/Product/1'],
      ]),
    );
    expect([...faults, ...left.slice(1)]).toEqual([
      'left out: metafields that refer to other things of that shop (1)',
    ]);
    expect(products[0]?.variants[0]?.specs).toEqual([
      { label: 'Jaw width', specs: '100 mm' },
      { label: 'Finishes', specs: 'Zinc, Black' },
    ]);
  });

  it('has the numbers of a workbook as they are stored, and its texts as they are typed', async () => {
    const head = ['id', 'product_name', 'brand', 'category', 'price', 'specs'];
    const row = (id: number, price: string | number) => [id, 'Pin', 'Halvorn', 'Tools', price, ''];
    const stored = [0.07, 1.299, 1299.9, 12.5].map((price, at) => row(at, price));
    const file = workbook([head, ...stored, row(9, '1.299'), row(10, '7E-2')]);
    const { products, faults } = await read('numbers.xlsx', file);
    expect(faults).toEqual([
      expect.stringMatching(/^row 6 variants\.0\.price: can be read in two ways/),
      expect.stringMatching(/^row 7 variants\.0\.price: is no price/),
    ]);
    expect(products.map(({ variants: [variant] }) => variant?.price)).toEqual([
      0.07, 1.299, 1299.9, 12.5,
    ]);
  });

  const inDollars = { currency: 'USD', rate: 58.2 };
  const column = (price: string, currency: string) =>
    csv([
      ['id', 'product_name', 'brand', 'category', 'price', 'price_steps', 'currency'],
      ['1', 'Vise', 'Halvorn', 'Tools', '900', '', 'PHP'],
      ['2', 'Saw', 'Halvorn', 'Tools', price, '10: 9', currency],
    ]);
  const named = { id: '2', product_name: 'Saw', brand: 'Halvorn', category: 'Tools' };
  const catalogue = (currency: string) => ({
    currency,
    brands: [{ id: 1, brand_name: 'Halvorn' }],
    categories: [{ id: 1, category_name: 'Tools' }],
    products: [{ ...named, brand: 1, category: 1, price: 10 }],
  });
  const shopifyRows = csv([
    ['Handle', 'Title', 'Vendor', 'Type', 'Option1 Value', 'Variant Price', 'Currency'],
    ['2', 'Saw', 'Halvorn', 'Tools', 'Default Title', '10.00', 'USD'],
  ]);
  const wooRows = csv([
    ['ID', 'Type', 'SKU', 'Name', 'Brands', 'Categories', 'Regular price', 'Currency'],
    ['2', 'simple', '2', 'Saw', 'Halvorn', 'Tools', '10.00', 'USD'],
  ]);
  const googleRows = csv([
    ['id', 'title', 'brand', 'product type', 'availability', 'price'],
    ['2', 'Saw', 'Halvorn', 'Tools', 'in stock', '10.00 USD'],
  ]);
  const net = { fields: { ...{ id: 'no', product_name: 'name', price: 'Net (USD)' } } };
  const mapOfNet = { ...net, defaults: { brand: 'Halvorn', category: 'Tools' } };
  it.each([
    [
      'a column',
      'c.csv',
      column('10', 'USD'),
      undefined,
      /^line 3 variants\.0\.currency: is not PHP/,
    ],
    [
      'a field',
      'f.jsonl',
      JSON.stringify({ ...named, price: 10, currency: 'usd' }),
      undefined,
      /^line 1 variants\.0\.currency: is not PHP.*'usd'/,
    ],
    [
      'the whole catalogue',
      'c.json',
      JSON.stringify(catalogue('USD')),
      undefined,
      /^currency: is not PHP/,
    ],
    ['an export of Shopify', 's.csv', shopifyRows, undefined, /^line 2 variants\.0\.currency/],
    ['an export of WooCommerce', 'w.csv', wooRows, undefined, /^line 2 variants\.0\.currency/],
    ['data of Google', 'g.csv', googleRows, undefined, /^line 2 variants\.0\.price: is in another/],
    [
      'a map’s column',
      'n.csv',
      csv([
        ['no', 'name', 'Net (USD)'],
        [2, 'Saw', 10],
      ]),
      mapOfNet,
      /^line 2 variants\.0\.currency: is not PHP/,
    ],
    [
      'a workbook',
      'n.xlsx',
      workbook([
        ['no', 'name', 'Net (USD)'],
        [2, 'Saw', 10],
      ]),
      mapOfNet,
      /^row 2 variants\.0\.currency: is not PHP/,
    ],
  ])(
    'whose prices are in dollars by %s is refused, or converted',
    async (_, name, file, map_, words) => {
      const { faults } = await read(name, file, map_);
      expect(faults).toEqual([expect.stringMatching(words)]);
      const converted = await read(name, file, map_, { conversion: inDollars });
      expect(converted.faults).toEqual([]);
      expect(converted.products.at(-1)?.variants[0]?.price).toBe(582);
    },
  );

  it('keeps pesos where it says so, and converts the rest with its steps and signs', async () => {
    const { products, faults } = await read('c.csv', column('$10.50', ''), undefined, {
      conversion: inDollars,
    });
    expect(faults).toEqual([]);
    expect(products.map(({ variants: [variant] }) => variant)).toMatchObject([
      { price: 900 },
      { price: 611.1, price_steps: [{ quantity: 10, price: 523.8 }] },
    ]);
    const whole = await read('c.json', JSON.stringify(catalogue('PHP')), undefined, {
      conversion: inDollars,
    });
    expect(whole.faults).toEqual([expect.stringMatching(/^currency: is not USD/)]);
  });

  it.each([
    [
      'two rows',
      't.csv',
      [
        ['id', 'product_name', 'brand', 'category', 'price'],
        ['7', 'Vise', 'Halvorn', 'Tools', '900'],
        ['7', 'Saw', 'Halvorn', 'Tools', '80'],
      ],
    ],
    [
      'two simple products of WooCommerce',
      't.csv',
      [
        ['Type', 'SKU', 'Name', 'Brands', 'Categories', 'Regular price'],
        ['simple', '7', 'Vise', 'Halvorn', 'Tools', '900'],
        ['simple', '7', 'Saw', 'Halvorn', 'Tools', '80'],
      ],
    ],
    [
      'two offers of Google',
      't.csv',
      [
        ['id', 'title', 'brand', 'product type', 'availability', 'price'],
        ['7', 'Vise', 'Halvorn', 'Tools', 'in stock', '900 PHP'],
        ['7', 'Saw', 'Halvorn', 'Tools', 'in stock', '80 PHP'],
      ],
    ],
  ])('with %s of one id and two names names both', async (_, name, table) => {
    const { faults } = await read(name, csv(table));
    expect(faults).toEqual([
      "line 2 id: is that of two products: 'Vise' in line 2 and 'Saw' in line 3 [7, 'Vise']",
    ]);
  });

  it.each([
    [
      'columns that nobody explains',
      'x.csv',
      'a,b\n1,2\n',
      undefined,
      /columns that nobody explains \(a, b\)/,
    ],
    ['no rows', 'x.csv', 'id,product_name\n', undefined, /has no rows/],
    [
      'bytes that are no text',
      'x.csv',
      Buffer.from([0x61, 0xe9, 0x0a]),
      undefined,
      /is not UTF-8 text/,
    ],
    ['a workbook that is none', 'x.xlsx', 'PK', undefined, /is no workbook/],
    ['a corrupt line of JSON', 'x.jsonl', '{}\n{', undefined, /is not valid JSON in line 2/],
    [
      'a map with an unknown field',
      'x.csv',
      'a\n1\n',
      { fields: { colour: 'a' } },
      /a map with a fault: fields/,
    ],
  ])('with %s is refused in one line', async (_, name, content, given, words) => {
    await expect(read(name, content, given)).rejects.toThrow(words);
  });
});
