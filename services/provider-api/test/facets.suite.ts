/* oxlint-disable typescript/no-unsafe-assignment -- an answer's shape is what is tested */
import type { Facets } from 'shared-contracts/wire/facets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { smallPictures } from './small-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const FACETS = '/api/store/products/search/facets';

/** A variant's specs as a catalogue file has them. */
const said = (specs: Record<string, string>) =>
  Object.entries(specs).map(([label, text]) => ({ label, specs: text }));

/** Two screws of three variants each: both have M10 and 60 mm, one has them in one variant. */
const screws = [
  { name: 'Mixed Screw', sizes: ['M10 50 mm', 'M12 60 mm', 'M12 50 mm'] },
  { name: 'Wood Screw', sizes: ['M10 50 mm', 'M10 60 mm', 'M12 2 in'] },
].map(({ name, sizes }) => ({
  id: name,
  product_name: name,
  brand: 'Tukmol',
  category: 'Screws',
  variants: sizes.map((size, at) => {
    const [thread = '', ...length] = size.split(' ');
    return {
      variant_name: `Bag of ${size}`,
      price: 5 + at,
      stock: size === 'M10 60 mm' ? 0 : 9,
      specs: said({ Thread: thread, Length: length.join(' '), Grade: '8.8', Model: `S-${at}` }),
    };
  }),
}));

/** Drill bits of one size in four spellings, of another, and a screw whose number is its own. */
const drills = [
  ['HSS Twist Drill Bit A', '#7'],
  ['HSS Twist Drill Bit B', '0.201 in'],
  ['HSS Twist Drill Bit C', '5.105 mm'],
  ['HSS Twist Drill Bit D', 'No. 7 (5.11 mm)'],
  ['HSS Twist Drill Bit E', 'Letter E'],
  ['HSS Twist Drill Bit F', '1/4 in'],
  ['HSS Twist Drill Bit G', '5.1 mm'],
  ['Wood Bit Screw', '#7'],
].map(([name = '', size = '']) => ({
  id: name,
  product_name: name,
  brand: 'Tukmol',
  category: 'Drills',
  variants: [{ variant_name: 'One', price: 20, specs: said({ Size: size, Finish: 'Bright' }) }],
}));

/** Two with one size in either measure, one variant each; 4 mm² is sold by no gauge. */
const wires = [
  ['Wire A', '12 AWG'],
  ['Wire B', '3.5 mm²'],
  ['Wire C', '3.5 mm² (12 AWG)'],
  ['Wire D', '#6 AWG'],
  ['Wire E', '14 mm²'],
  ['Wire F', '5.5 mm²'],
  ['Wire G', '4 mm²'],
].map(([name = '', size = '']) => ({
  id: name,
  product_name: name,
  brand: 'Tukmol',
  category: 'Wires',
  variants: [{ variant_name: 'One', price: 20, specs: said({ Conductor: size, Sheath: 'PVC' }) }],
}));

/** Two of steel with one thickness in either measure, others of that gauge, and one of no known metal. */
const sheets = [
  ['Steel Sheet A', '16 ga'],
  ['Steel Sheet B', '1.52 mm'],
  ['Steel Sheet C', '1.5 mm'],
  ['Stainless Sheet A', 'GA 16'],
  ['Stainless Sheet B', '1.59 mm'],
  ['Plain Sheet A', '16 ga'],
  ['Steel Sheet D', '20 ga'],
  ['Aluminum Sheet A', '19 ga'],
].map(([name = '', thickness = '']) => ({
  id: name,
  product_name: name,
  brand: 'Tukmol',
  category: 'Sheets',
  variants: [{ variant_name: 'One', price: 20, specs: said({ Thickness: thickness }) }],
}));

/** Bolts of three threads and many lengths by two brands, screws, and a hammer. */
const catalogue = {
  brands: ['Bolta', 'Nutra', 'Tukmol'].map((name) => ({ id: name, brand_name: name })),
  categories: ['Fasteners', 'Hand Tools', 'Screws', 'Drills', 'Wires', 'Sheets', 'Empty'].map(
    (name) => ({
      id: name,
      category_name: name,
    }),
  ),
  products: [
    ...Array.from({ length: 18 }, (_, at) => ({
      id: `bolt${at}`,
      product_name: `Hex Bolt ${at}`,
      brand: at % 3 === 0 ? 'Nutra' : 'Bolta',
      category: 'Fasteners',
      variants: [
        {
          variant_name: 'Box',
          price: 10 + at,
          specs: [
            { label: 'Thread', specs: ['M6', 'M8 × 1.25', 'M8'][at % 3] ?? '' },
            {
              label: 'Length',
              specs: at === 0 ? '1/2 in' : at === 1 ? '12.7 mm' : `${at * 10} mm`,
            },
            { label: 'Model', specs: `HB-${at}` },
          ],
        },
      ],
    })),
    ...screws,
    ...drills,
    ...wires,
    ...sheets,
    {
      id: 'hammer',
      product_name: 'Claw Hammer',
      brand: 'Tukmol',
      category: 'Hand Tools',
      variants: [{ variant_name: 'Standard', price: 500, specs: [] }],
    },
    {
      id: 'switch',
      product_name: 'Pressure Switch',
      brand: 'Tukmol',
      category: 'Hand Tools',
      variants: ['9–13 A', '7 to 8.5A'].map((setting, at) => ({
        variant_name: setting,
        price: 700 + at,
        specs: said({
          ...{ Setting: setting, Port: 'DN 15', Cut: ['145 psi', '1.4 MPa'][at] ?? '' },
          'Trip class': ['10A', 'Class 20e'][at] ?? '',
        }),
      })),
    },
  ],
};

export function facetsSuite(database: TestDatabase): void {
  describe('facets', () => {
    let shop: TestShop;
    let fasteners: string;
    const load = async (given: unknown) => {
      const { db, pictures } = shop.deps;
      return importCatalogue(given, { db, source: 'facets', pictures: smallPictures(pictures) });
    };
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      expect((await load(catalogue)).done).toBe(true);
      const { json } = await shop.get('/api/category');
      const rows = json as { id: number; category_name: string }[];
      fasteners = String(rows.find((row) => row.category_name === 'Fasteners')?.id);
    });
    afterAll(() => shop.close());

    const facets = async (body: object) => (await shop.post(FACETS, body)).json as Facets;
    const ofFasteners = (filter: object = {}) =>
      facets({ id: fasteners, type: 'category', filter });
    const names = async (filter: object) => {
      const { json } = await shop.post('/api/store/products', { limit: 100, filter });
      return (json as { product_name: string }[]).map((row) => row.product_name);
    };
    const counted = (found: Facets, label: string) =>
      spec(found, label)?.values.map(({ value, count }) => [value, count]);
    const spec = ({ specs }: Facets, label: string) => specs.find((each) => each.label === label);

    it('offers only what the list has, with counts', async () => {
      const found = await ofFasteners();
      expect(found.total).toBe(18);
      expect(found.brands.map(({ name, count }) => [name, count])).toEqual([
        ['Bolta', 12],
        ['Nutra', 6],
      ]);
      expect(found.categories.map(({ name }) => name)).toEqual(['Fasteners']);
      expect(spec(found, 'Thread')?.values).toEqual([
        { value: 'M6', count: 6 },
        { value: 'M8', count: 12 },
      ]);
      expect(spec(found, 'Model')).toBeUndefined();
    });

    it('offers a range of many lengths in their unit, whatever each was written in', async () => {
      expect(spec(await ofFasteners(), 'Length')?.range).toEqual({
        unit: 'mm',
        least: 12.7,
        most: 170,
      });
    });

    it('counts the alternatives of what is chosen, and the rest within it', async () => {
      const found = await ofFasteners({ spec: ['Thread: m6'] });
      expect(found.total).toBe(6);
      expect(spec(found, 'Thread')?.values).toEqual([
        { value: 'm6', count: 6 },
        { value: 'M8', count: 12 },
      ]);
      expect(found.brands.map(({ name }) => name)).toEqual(['Nutra']);
    });

    it('filters lists and searches by specs, equal values and ranges', async () => {
      expect(await names({ spec: ['Length: 12.7 mm'] })).toEqual(['Hex Bolt 0', 'Hex Bolt 1']);
      expect(await names({ spec: ['length:0.5 in'] })).toEqual(['Hex Bolt 0', 'Hex Bolt 1']);
      expect(await names({ spec: ['Length: 15 cm..170 mm'] })).toHaveLength(3);
      expect(await names({ spec: ['Length: ..20 mm', 'Thread: M8'] })).toEqual([
        'Hex Bolt 1',
        'Hex Bolt 2',
      ]);
      expect(await names({ spec: ['Thread: M6', 'Thread: M8'] })).toHaveLength(18);
      const body = { query: 'hex bolt', filters: { spec: ['Thread: M6'] } };
      const { json } = await shop.post('/api/store/products/search', body);
      expect((json as { total: number }).total).toBe(6);
      expect((await facets({ query: 'hex bolt' })).total).toBe(18);
      expect((await facets({ query: 'xylophone quartz' })).total).toBe(0);
    });

    it('has one choice for a wire’s gauge and the square millimetres that are sold for it', async () => {
      const { json } = await shop.get('/api/category');
      const rows = json as { id: number; category_name: string }[];
      const id = String(rows.find((row) => row.category_name === 'Wires')?.id);
      const choices = async (filter: object) => {
        const { specs } = await facets({ id, type: 'category', filter });
        return specs.find(({ label }) => label === 'Conductor')?.values ?? [];
      };
      const values = await choices({});
      expect(values.map(({ value, count }) => [value, count])).toEqual([
        ['3.5 mm² (12 AWG)', 3],
        ['4 mm²', 1],
        ['5.5 mm² (10 AWG)', 1],
        ['14 mm² (6 AWG)', 2],
      ]);
      for (const { value, count } of values) {
        expect(await names({ spec: [`Conductor: ${value}`] })).toHaveLength(count);
      }
      const twelve = ['Wire A', 'Wire B', 'Wire C'];
      for (const text of ['12 AWG', '#12 AWG', '3.5 mm2', '12 AWG (3.31 mm²)']) {
        expect(await names({ spec: [`Conductor: ${text}`] })).toEqual(twelve);
        expect(await choices({ spec: [`Conductor: ${text}`] })).toContainEqual({
          value: text,
          count: 3,
        });
      }
      expect(await names({ spec: ['Conductor: 3.31 mm²'] })).toEqual([]);
      expect(await names({ spec: ['Conductor: 10 AWG'] })).toEqual(['Wire F']);
      expect(await names({ spec: ['Conductor: 3 mm²..4 mm²'] })).toEqual([...twelve, 'Wire G']);
    });

    it('has one choice for a sheet’s gauge and the millimetres that its metal has by it', async () => {
      const { json } = await shop.get('/api/category');
      const rows = json as { id: number; category_name: string }[];
      const id = String(rows.find((row) => row.category_name === 'Sheets')?.id);
      const { specs } = await facets({ id, type: 'category' });
      const values = specs.find(({ label }) => label === 'Thickness')?.values ?? [];
      // 0.91 mm are 20 ga of steel and 19 ga of aluminium.
      expect(values.map(({ value, count }) => [value, count])).toEqual([
        ['0.91 mm', 2],
        ['1.5 mm', 1],
        ['1.52 mm (16 ga)', 2],
        ['1.59 mm (16 ga)', 2],
        ['16 ga', 1],
      ]);
      for (const { value, count } of values) {
        expect(await names({ spec: [`Thickness: ${value}`] })).toHaveLength(count);
      }
      expect(await names({ spec: ['Thickness: 16 ga'] })).toEqual(['Plain Sheet A']);
      expect(await names({ spec: ['Thickness: 1.5 mm..1.55 mm'] })).toEqual([
        'Steel Sheet A',
        'Steel Sheet B',
        'Steel Sheet C',
      ]);
    });

    it.each([
      ['1.52mm steel sheet', ['Steel Sheet A', 'Steel Sheet B']],
      ['16 gauge steel sheet', ['Steel Sheet A', 'Steel Sheet B']],
      ['1.59 mm stainless sheet', ['Stainless Sheet A', 'Stainless Sheet B']],
      ['1.29 mm plain sheet', []],
    ])('finds a sheet by the other measure of its own metal: %s', async (query, expected) => {
      const { json } = await shop.post('/api/store/products/search', { query, sort: 'az' });
      const { results, not_found: lacking = [] } = json as {
        results: { product_name: string }[];
        not_found?: string[];
      };
      const found = lacking.length > 0 ? [] : results.map((item) => item.product_name);
      expect(found).toEqual(expected);
    });

    it('takes the class by which a switch trips for no amperes', async () => {
      for (const text of ['10A', 'class 10a', '20E']) {
        expect(await names({ spec: [`Trip class: ${text}`] })).toEqual(['Pressure Switch']);
      }
      for (const text of ['10 A', '10000 mA', '5 A..15 A']) {
        expect(await names({ spec: [`Trip class: ${text}`] })).toEqual([]);
      }
    });

    it('merges sizes of drills by number, inch and millimetre, and no screw with them', async () => {
      const { json } = await shop.get('/api/category');
      const rows = json as { id: number; category_name: string }[];
      const id = String(rows.find((row) => row.category_name === 'Drills')?.id);
      const of = async (filter: object) => {
        const found = await facets({ id, type: 'category', filter });
        return counted(found, 'Size');
      };
      expect(await of({})).toEqual([
        ['5.1 mm', 1],
        ['#7', 5],
        ['1/4 in', 2],
      ]);
      const sevens = ['A', 'B', 'C', 'D'].map((each) => `HSS Twist Drill Bit ${each}`);
      expect(await names({ spec: ['Size: #7'] })).toEqual([...sevens, 'Wood Bit Screw']);
      expect(await names({ spec: ['Size: 5.11 mm'] })).toEqual(sevens);
      expect(await names({ spec: ['Size: E'] })).toEqual([
        'HSS Twist Drill Bit E',
        'HSS Twist Drill Bit F',
      ]);
    });

    it.each([
      ['Setting: 10 A', 1],
      ['Setting: 13000 mA', 1],
      ['Setting: 8.6 A', 0],
      ['Setting: 10 V', 0],
      ['Port: 1/2"', 1],
      ['Cut: 10 bar', 1],
      ['Cut: 12 bar..1500 kPa', 1],
      ['Cut: 150 psi', 0],
    ])('reads a size as the trade means it: %s finds %i', async (asked, count) => {
      expect(await names({ spec: [asked] })).toHaveLength(count);
    });

    it('needs one variant that meets all that is chosen', async () => {
      const screwsOf = async (...spec: string[]) =>
        (await names({ spec: ['Grade: 8.8', ...spec] })).join(', ');
      expect(await screwsOf('Thread: M10', 'Length: 60 mm')).toBe('Wood Screw');
      expect(await screwsOf('Thread: M12', 'Length: 60 mm')).toBe('Mixed Screw');
      expect(await screwsOf('Thread: M10', 'Length: 51 mm..')).toBe('Wood Screw');
      expect(await screwsOf('Thread: M10', 'Length: 5 cm')).toBe('Mixed Screw, Wood Screw');
      expect(await screwsOf('Thread: M10', 'Thread: M12', 'Length: 60 mm')).toBe(
        'Mixed Screw, Wood Screw',
      );
      expect(await screwsOf('Thread: M12', 'Length: 50.8 mm')).toBe('Wood Screw');
      expect(await screwsOf('Thread: M12', 'Length: 2 in..2 in', 'Length: 9 mm')).toBe(
        'Wood Screw',
      );
      expect(await screwsOf('Thread: M10', 'Length: 2 in')).toBe('');
      const body = {
        query: 'screw',
        filters: { spec: ['Thread: M10', 'Length: 60 mm'] },
      };
      const { json } = await shop.post('/api/store/products/search', body);
      expect((json as { total: number }).total).toBe(1);
    });

    it('has what is chosen in stock in the same variant', async () => {
      const chosen = ['Thread: M10', 'Length: 60 mm'];
      expect(await names({ spec: chosen, in_stock: true })).toEqual([]);
      expect((await facets({ filter: { spec: chosen, in_stock: true } })).total).toBe(0);
      const left = await facets({ query: 'screw', filter: { in_stock: true } });
      expect(counted(left, 'Length')).toEqual([
        ['50 mm', 2],
        ['2 in', 1],
        ['60 mm', 1],
      ]);
    });

    it('counts, for each value, the products that its choice would leave', async () => {
      const chosen = ['Thread: M10', 'Length: 60 mm'];
      const query = 'screw';
      const found = await facets({ query, filter: { spec: chosen } });
      expect([found.total, found.brands.map(({ count }) => count)]).toEqual([1, [1]]);
      expect(counted(found, 'Thread')).toEqual([
        ['M10', 1],
        ['M12', 1],
      ]);
      expect(counted(found, 'Length')).toEqual([
        ['50 mm', 2],
        ['60 mm', 1],
      ]);
      for (const { label, values } of found.specs) {
        const others = chosen.filter((spec) => !spec.startsWith(label));
        for (const { value, count } of values) {
          const filter = { spec: [...others, `${label}: ${value}`] };
          expect([value, (await facets({ query, filter })).total]).toEqual([value, count]);
        }
      }
    });

    it('names the variant that meets the filter, in lists and results', async () => {
      const chosen = ['Thread: M10', 'Length: 60 mm'];
      const named = { variant_name: 'Bag of M10 60 mm', model: 'S-1', price: 6, in_stock: false };
      const list = await shop.post('/api/store/products', { filter: { spec: chosen } });
      expect(list.json).toMatchObject([{ product_name: 'Wood Screw', matched_variant: named }]);
      const results = async (query: string) => {
        const body = { query, filters: { spec: chosen } };
        const { json } = await shop.post('/api/store/products/search', body);
        return (json as { results: unknown }).results;
      };
      expect(await results('wood screw')).toMatchObject([{ matched_variant: named }]);
      // The query names another one, which the filter leaves out.
      expect(await results('wood screw S-0')).toMatchObject([{ matched_variant: named }]);
      const all = await shop.post('/api/store/products', { limit: 100 });
      expect(JSON.stringify(all.json)).not.toContain('matched_variant');
    });

    describe('of more brands and categories than a panel has', () => {
      const MANY = 450;
      let many: TestShop;
      const numbered = (at: number) => String(at).padStart(3, '0');
      const named = (word: string) =>
        Array.from({ length: MANY }, (_, at) => `${word} ${numbered(at)}`);
      beforeAll(async () => {
        many = await openTestShop(database, { catalogue: false });
        const { db, pictures } = many.deps;
        const report = await importCatalogue(
          {
            brands: named('Brand').map((name) => ({ id: name, brand_name: name })),
            categories: named('Room').map((name) => ({ id: name, category_name: name })),
            products: Array.from({ length: MANY + 250 }, (_, at) => ({
              id: `p${at}`,
              product_name: `Bracket ${at}`,
              // The first 250 have two products each, so that the others come after them.
              brand: `Brand ${numbered(at % MANY)}`,
              category: `Room ${numbered(at % MANY)}`,
              variants: [{ variant_name: 'Standard', price: 10 + at }],
            })),
          },
          { db, source: 'many', pictures: smallPictures(pictures) },
        );
        expect(report.done).toBe(true);
      });
      afterAll(() => many.close());

      const ENTRIES = `${FACETS}/entries`;
      const find = async (of: 'brand' | 'category', text: string, list: object = {}) => {
        const { json } = await many.post(ENTRIES, { list, of, named: text });
        return (json as { entries: { id: string; name: string; count: number }[] }).entries;
      };

      it('finds each by its name, whatever its case, with its count', async () => {
        const panel = (await many.post(FACETS, {})).json as Facets;
        expect([panel.brands.length, panel.categories.length]).toEqual([200, 200]);
        expect(panel.brands.map(({ name }) => name)).not.toContain('Brand 449');
        expect(await find('brand', 'bRAND 449')).toMatchObject([{ name: 'Brand 449', count: 1 }]);
        expect(await find('category', '449')).toMatchObject([{ name: 'Room 449', count: 1 }]);
        expect(await find('brand', ' 24 ')).toHaveLength(15);
        expect(await find('brand', 'rand 10')).toMatchObject(
          Array.from({ length: 10 }, (_, at) => ({ name: `Brand 10${at}`, count: 2 })),
        );
        expect(await find('brand', 'a')).toHaveLength(200);
        for (const text of ['%', '_', '\\', 'Brand 450'])
          expect(await find('brand', text)).toEqual([]);
      });

      it('counts them as the list does: narrowed, of an entry, and of a search', async () => {
        const filter = { price_max: 30 };
        expect(await find('brand', 'brand', { filter })).toHaveLength(21);
        const [room] = await find('category', 'Room 444');
        const own = { id: String(room?.id), type: 'category' };
        expect(await find('brand', 'brand', own)).toMatchObject([{ name: 'Brand 444', count: 1 }]);
        const query = { query: 'Bracket 12' };
        const counted = ((await many.post(FACETS, query)).json as Facets).brands;
        expect(await find('brand', 'brand 012', query)).toEqual(
          counted.filter(({ name }) => name === 'Brand 012'),
        );
      });

      it('has a chosen one in the panel wherever it stands', async () => {
        const [last] = await find('brand', 'Brand 449');
        const filter = { brand: [String(last?.id)] };
        const { brands } = (await many.post(FACETS, { filter })).json as Facets;
        expect(brands).toHaveLength(201);
        expect(brands.at(-1)).toMatchObject({ name: 'Brand 449', count: 1 });
      });

      it.each([
        [{ of: 'brand', named: 'a' }, 'list'],
        [{ list: {}, of: 'maker', named: 'a' }, 'of'],
        [{ list: {}, of: 'brand', named: '' }, 'named'],
        [{ list: {}, of: 'brand', named: 'x'.repeat(201) }, 'named'],
        [{ list: { id: '1' }, of: 'brand', named: 'a' }, 'type'],
      ])('refuses %j by its field', async (body, field) => {
        const { status, json } = await many.post(ENTRIES, body);
        expect(status).toBe(422);
        expect(JSON.stringify(json)).toContain(field);
      });
    });

    it.each(['no label', ': M6', 'Thread:', 'Length: 5 kg..9 kg', 'Length: a..b', 'Thread: ..'])(
      'finds nothing for %s',
      async (text) => {
        expect(await names({ spec: [text] })).toEqual([]);
      },
    );

    it.each([
      [{ id: '1' }, 'type'],
      [{ filter: { spec: 'Thread: M6' } }, 'spec'],
      [{ filter: { spec: ['x'.repeat(200)] } }, 'spec'],
    ])('refuses %j in one line', async (body, field) => {
      const { status, json } = await shop.post(FACETS, body);
      expect(status).toBe(422);
      expect(JSON.stringify(json)).toContain(field);
    });

    it('has a changed product in its new place after the next import', async () => {
      const changed = structuredClone(catalogue);
      const [first] = changed.products;
      if (first?.variants[0]) first.variants[0].specs = [{ label: 'Thread', specs: 'M24' }];
      await load(changed);
      expect(await names({ spec: ['Thread: M24'] })).toEqual(['Hex Bolt 0']);
      expect(await names({ spec: ['Length: 1/2 in'] })).toEqual(['Hex Bolt 1']);
    });
  });
}
