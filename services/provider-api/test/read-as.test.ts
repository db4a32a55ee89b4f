/** A typed description is read as values of facts, and its results agree with that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { plainCatalogue } from '../bench/plain-catalogue';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, type TestShop } from './shop';

type Found = {
  results: { product_name: string; price: number; matched_variant?: { variant_name: string } }[];
  total: number;
  not_found?: string[];
  close?: { product_name: string }[];
  read_as?: {
    category: { id: number; name: string } | null;
    facts: { label: string; value: string }[];
    rest: string;
  };
};

const named = (category: string, names: readonly string[]) =>
  names.map((name) => ({
    name,
    brand: 'Kapit',
    category,
    description: '',
    variants: [{ name: 'Standard', specs: [] }],
  }));

/** Bolts as a clerk types them, some without a finish or with two sizes, and what has the same words. */
const catalogue = plainCatalogue([
  ...named('Bolts & Nuts', [
    'Hex Bolt 1/4-20 UNC x 1 in Zinc Plated',
    'Hex Bolt 1/4" UNC x 1 in Black',
    'Hex Bolt 1/4-20 x 1 in',
    'Hex Bolt 1/4-20 x 2 in Zinc Plated',
    'Hex Bolt M10 x 30 mm Zinc Plated',
    'Hex Bolt M10 x 1.25 x 30 mm Zinc Plated',
    'Hex Bolt M10 x 50 mm Black',
    'Hex Bolt M12 x 30 mm Zinc Plated',
    'Carriage Bolt 3/8 x 2 in Zinc Plated',
    'Carriage Bolt 3/8-16 UNC x 2 in ZN',
    'Carriage Bolt 1/2 x 2 in Zinc Plated',
    'BOLT CRG 3/8 X 2 GALVANISE',
    'BOLT CRG 3/8X16 X 3 ZN',
    'BOLT CRG 3/8X16 X 4 ZN',
  ]),
  ...named('Cap Screws', [
    'SHCS M6 x 20 12.9',
    'SOC HD CAP SCR M6X20 12.9 BLK',
    'Allen Bolt M6 x 20 12.9',
    'SHCS M6 x 30 12.9',
    'Button Head Cap Screw M6 x 20',
  ]),
  ...named('Machine Screws', [
    'Machine Screw CSK M5 x 20',
    'Machine Screw M5 x 20 Flat Hd',
    'Machine Screw Pan Head M5 x 20',
    'Machine Screw Pan Hd M5 x 25',
  ]),
  ...named('Wood Screws', [
    'Wood Screw #8 x 1 in Brass',
    'Wood Screw #8 x 1 in Brass Long',
    'Wood Screw #8 x 2 in Brass',
  ]).map((product) => ({ ...product, description: 'With a pan head.' })),
  ...named('Discs', [
    'Cutting Disc 100 x 1.2 x 16 mm',
    'Cutting Disc 4 in x 1.2 mm x 16 mm',
    'Cutting Disc 125 x 1.2 x 22 mm',
    'Cutting Disc 125 x 1.6 x 22 mm',
  ]),
  {
    name: 'Machine Bolt Assorted',
    brand: 'Kapit',
    category: 'Bolts & Nuts',
    description: '',
    variants: ['M8 30 mm', 'M10 40 mm', 'M10 30 mm'].map((name) => {
      const [thread = '', ...length] = name.split(' ');
      return {
        name: `Bag of ${name}`,
        specs: [
          ['Thread', thread],
          ['Length', length.join(' ')],
        ] as const,
      };
    }),
  },
]);

describe('a typed description', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(keptInMemory, { catalogue: false });
    await importCatalogue(catalogue, { db: shop.deps.db, source: 'bolts', pictures: noPictures });
  });
  afterAll(() => shop.close());

  const found = async (query: string, more: object = {}) => {
    const answer = await shop.post('/api/store/products/search', { query, ...more });
    expect(answer.status).toBe(200);
    const told = answer.json as Found;
    return { ...told, names: told.results.map(({ product_name: name }) => name) };
  };
  const readOf = async (query: string) =>
    (await found(query)).read_as?.facts.map(({ label, value }) => `${label}: ${value}`);

  it('is read as a thread, a length and a finish of the category that it names', async () => {
    const { read_as: read } = await found('1/4-20 x 1 in hex bolt zinc');
    expect(read).toEqual({
      category: { id: expect.any(Number) as number, name: 'Bolts & Nuts' },
      facts: [
        { label: 'Thread', value: '1/4-20 UNC' },
        { label: 'Length', value: '1 in' },
        { label: 'Head type', value: 'hex' },
        { label: 'Finish', value: 'zinc plated' },
      ],
      rest: 'bolt',
    });
  });

  it('finds what says all of it first, then what doesn’t tell, and not what says otherwise', async () => {
    const { names } = await found('1/4-20 x 1 in hex bolt');
    expect(names).toHaveLength(3);
    expect(names).not.toContain('Hex Bolt 1/4-20 x 2 in Zinc Plated');
    const zinc = await found('1/4-20 x 1 in hex bolt zinc');
    expect(zinc.names).toEqual(['Hex Bolt 1/4-20 UNC x 1 in Zinc Plated']);
  });

  it('takes 1/4-20 for 1/4" UNC, and M10 never for M10 × 1.25', async () => {
    expect((await found('1/4" unc x 1 in hex bolt black')).names).toEqual([
      'Hex Bolt 1/4" UNC x 1 in Black',
    ]);
    expect((await found('m10 x 30 hex bolt zinc')).names).toEqual([
      'Hex Bolt M10 x 30 mm Zinc Plated',
    ]);
    expect(await readOf('m10x1.5x30 hex bolt zinc')).toContain('Thread: M10');
    expect(await readOf('m10x1.25x30 hex bolt zinc')).toContain('Thread: M10 × 1.25');
  });

  it('takes a disc of 4 inches for one of 100 mm', async () => {
    const { names, read_as: read } = await found('cutting disc 4" x 1.2 x 16');
    expect(read?.facts).toHaveLength(3);
    expect(names.toSorted()).toEqual([
      'Cutting Disc 100 x 1.2 x 16 mm',
      'Cutting Disc 4 in x 1.2 mm x 16 mm',
    ]);
  });

  it('has a head in any words, and leaves a head that nobody tells among the words', async () => {
    const { names, read_as: read } = await found('machine screw countersunk m5 x 20');
    expect(read?.facts).toContainEqual({ label: 'Head type', value: 'flat (countersunk)' });
    expect(names.toSorted()).toEqual([
      'Machine Screw CSK M5 x 20',
      'Machine Screw M5 x 20 Flat Hd',
    ]);
    const { read_as: untold } = await found('wood screw pan head #8 x 1 brass');
    expect(untold?.facts.map(({ label }) => label)).toEqual(['Material', 'Gauge', 'Length']);
    expect(untold?.rest).toBe('wood screw pan head');
  });

  it.each(['allen bolt m6 x 20 12.9', 'shcs m6 x 20 12.9', 'socket head cap screw m6x20 12.9'])(
    'has a socket head by each name of the trade: %s',
    async (query) => {
      const { names, read_as: read } = await found(query);
      expect(read?.facts).toContainEqual({ label: 'Head type', value: 'socket' });
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect(name).toMatch(/^(?:SHCS|SOC|Allen).* ?M6 ?x ?20/i);
    },
  );

  it('has an inch thread beside the same without its threads per inch, and no other size', async () => {
    const { names, read_as: read } = await found('carriage bolt 3/8 x 2 zinc');
    expect(read?.facts).toContainEqual({ label: 'Thread', value: '3/8 in' });
    expect(names.toSorted()).toEqual([
      'Carriage Bolt 3/8 x 2 in Zinc Plated',
      'Carriage Bolt 3/8-16 UNC x 2 in ZN',
    ]);
  });

  it('finds what says all of it in other words alone, and counts as many', async () => {
    const query = 'carriage bolt 3/8-16 x 3 zinc plated';
    const { names, total, read_as: read } = await found(query);
    expect(read?.facts).toHaveLength(3);
    expect(names).toEqual(['BOLT CRG 3/8X16 X 3 ZN']);
    const facets = await shop.post('/api/store/products/search/facets', { query });
    expect((facets.json as { total: number }).total).toBe(total);
  });

  it('has close what says all but one of it in other words', async () => {
    const { close } = await found('carriage bolt 3/8-16 x 3 zinc plated');
    expect(close?.map(({ product_name: name }) => name).toSorted()).toEqual([
      'BOLT CRG 3/8X16 X 4 ZN',
      'Carriage Bolt 3/8-16 UNC x 2 in ZN',
    ]);
    const { close: ofOtherThread } = await found('carriage bolt 1/2 x 2 zinc plated');
    expect(ofOtherThread).toBeUndefined();
  });

  it('leads to the variant that says all of it', async () => {
    const { results } = await found('m10 x 30 mm machine bolt');
    expect(results[0]?.matched_variant?.variant_name).toBe('Bag of M10 30 mm');
  });

  it.each([
    ['one word', 'm10'],
    ['a name alone', 'machine bolt'],
    ['a brand', 'kapit bolt'],
    ['a head that no product has', 'pan head bolt'],
    ['nonsense', 'unicorn 1/4-20 x 1 in'],
    ['what no product says', 'hex bolt m12 x 50 mm black'],
    ['facts without goods', 'm10 x 30'],
  ])('is not read where it is %s', async (_, query) => {
    expect(await readOf(query)).toBeUndefined();
  });

  it('has pages and an order of what it was read as', async () => {
    const query = 'zinc plated hex bolt';
    const { total, names, read_as: read } = await found(query);
    expect(read?.facts).toEqual([
      { label: 'Head type', value: 'hex' },
      { label: 'Finish', value: 'zinc plated' },
    ]);
    expect(names).toHaveLength(total);
    expect(total).toBeGreaterThan(3);
    expect(names.filter((name) => name.includes('Black'))).toEqual([]);
    const pages = await Promise.all(
      names.map((_, offset) => found(query, { limit: 1, offset, sort: 'relevance' })),
    );
    expect(pages.flatMap((page) => page.names)).toEqual(names);
    const sorted = await found(query, { sort: 'az' });
    expect(sorted.names).toEqual(names.toSorted());
  });

  it('has filters that count what it found', async () => {
    const query = '1/4-20 x 1 in hex bolt zinc';
    const facets = await shop.post('/api/store/products/search/facets', { query });
    expect(facets.json).toMatchObject({ total: (await found(query)).total });
  });

  it('is searched as it was typed where a filter leaves nothing of it', async () => {
    const query = 'm10 x 30 hex bolt';
    const filters = { spec: ['Thread: M10 × 1.25'] };
    const { names, read_as: read } = await found(query, { filters });
    expect(names).toEqual(['Hex Bolt M10 x 1.25 x 30 mm Zinc Plated']);
    expect(read).toBeUndefined();
  });

  it('finds more by its other words and the other facts as a filter', async () => {
    const { read_as: read, total } = await found('1/4-20 x 1 in hex bolt zinc');
    if (!read) throw new Error('was not read');
    for (const left of read.facts) {
      const spec = read.facts
        .filter((fact) => fact !== left)
        .map(({ label, value }) => `${label}: ${value}`);
      const wider = await found(read.rest, { filters: { spec } });
      expect(wider.total).toBeGreaterThanOrEqual(total);
      expect(wider.read_as).toBeUndefined();
    }
  });
});
