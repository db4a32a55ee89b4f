/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- an answer's shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { smallPictures } from './small-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

type Result = {
  product_name: string;
  brand_name: string;
  match_percent: number;
  highlights?: Record<string, { from: number; to: number }[]>;
  matched_variant?: { id: number; variant_name: string };
};

export function searchSuite(database: TestDatabase): void {
  describe('search', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database);
    });
    afterAll(() => shop.close());

    const search = async (query: string, more: object = {}) => {
      const { json } = await shop.post('/api/store/products/search', { query, ...more });
      return json as { results: Result[]; total: number; did_you_mean?: string };
    };
    const names = ({ results }: { results: Result[] }) => results.map((row) => row.product_name);

    it.each([
      ['its name', 'hammer drill'],
      ['the beginning of a word', 'hydr'],
      ['another form of a word', 'wrenches'],
      ['typos', 'hydrualic wrnech'],
      ['words run together', 'hammerdrill'],
      ['a word that only shares its letters', 'hydraulicxy'],
      ['accents left out', 'eclair'],
      ['accents typed', 'hämmer'],
      ['its model number', 'TMW-HD18'],
      ['a part of its model number', 'hd18'],
      ['capitals', 'TORQUE'],
      ['its description', 'concrete'],
      ['words that say nothing', 'a wrench for the bolts'],
    ])('finds a product by %s', async (_, query) => {
      const found = await search(query);
      expect(found.total).toBeGreaterThan(0);
      expect(names(found)[0]).toMatch(/Hammer Drill|Hydraulic|Éclair/);
    });

    it.each([
      ['its model number', 'TMW-HD18', 'Bare tool'],
      ['its model number without signs', 'tmwhd18', 'Bare tool'],
      ['a part of its model number', 'hammer drill mwhd18', 'Bare tool'],
      ['a word that only it has', 'hammer drill pallet', 'Pallet'],
    ])('says which variant a query names by %s', async (_, query, name) => {
      const { variants } = await shop.product('Cordless Hammer Drill');
      const [first] = (await search(query)).results;
      expect(first?.matched_variant).toMatchObject({ id: variants[name], variant_name: name });
    });

    it('gives the named variant with its own price, model and stock', async () => {
      const [first] = (await search('TMW-HD18')).results;
      expect(first).toMatchObject({ product_name: 'Cordless Hammer Drill', price: 8999 });
      expect(first?.matched_variant).toMatchObject({
        model: 'TMW-HD18',
        price: 4999.5,
        in_stock: true,
      });
    });

    it('names no variant where the query names the product alone, or several alike', async () => {
      for (const query of ['hammer drill', 'torque wrench standard', 'angle grinder']) {
        const { results } = await search(query);
        expect(results).not.toEqual([]);
        for (const row of results) expect(row.matched_variant, query).toBeUndefined();
      }
    });

    it('finds nothing for what the shop does not have', async () => {
      expect(await search('xylophone quartz')).toEqual({ results: [], total: 0 });
      expect(await search('   ')).toEqual({ results: [], total: 0 });
      expect(await search('!!!')).toEqual({ results: [], total: 0 });
    });

    it('puts a name above a description, and says how well each matches', async () => {
      const found = await search('drill');
      expect(names(found)[0]).toBe('Cordless Hammer Drill');
      for (const row of found.results) {
        expect(Number.isInteger(row.match_percent)).toBe(true);
        expect(row.match_percent).toBeGreaterThanOrEqual(1);
        expect(row.match_percent).toBeLessThanOrEqual(100);
      }
    });

    it('marks what matched', async () => {
      const { results } = await search('hammer drill', { include_highlights: true });
      const marks = results[0]?.highlights?.product_name ?? [];
      const marked = marks.map(({ from, to }) => results[0]?.product_name.slice(from, to));
      expect(marked).toEqual(['Hammer', 'Drill']);
      expect((await search('hammer drill')).results[0]?.highlights).toBeUndefined();
    });

    it('marks the beginnings of words only where no whole word matched', async () => {
      const marked = async (query: string) => {
        const { results } = await search(query, { include_highlights: true });
        const row = results.find(({ product_name: name }) => name === 'Hydraulic Torque Wrench');
        return Object.entries(row?.highlights ?? {}).flatMap(([field, ranges]) =>
          ranges.map(({ from, to }) => String(row?.[field as 'product_name']).slice(from, to)),
        );
      };
      expect(await marked('tool')).toEqual(['Tools', 'Tools']);
      expect(await marked('hydr')).toEqual(['Hydr']);
      const other = await openTestShop(database, { catalogue: false });
      const { db, pictures } = other.deps;
      await importCatalogue(
        {
          brands: [{ id: 1, brand_name: 'Boltrand' }],
          categories: [{ id: 1, category_name: 'Boltings' }],
          products: [
            {
              id: 1,
              product_name: 'Boltrand HB48 Hex Bolts',
              brand: 1,
              category: 1,
              variants: [{ variant_name: 'Box', price: 10 }],
            },
          ],
        },
        { db, source: 'bolts', pictures: smallPictures(pictures) },
      );
      const { json } = await other.post('/api/store/products/search', {
        query: 'bolt',
        include_highlights: true,
      });
      expect(json.results[0].highlights).toMatchObject({
        product_name: [{ from: 18, to: 23 }],
        brand_name: [],
      });
      await other.close();
    });

    it('filters, sorts and pages', async () => {
      const all = await search('grinder', { limit: 100 });
      expect(all.total).toBe(24);
      const ofBrand = await search('grinder', { limit: 100, filters: { brand: [2] } });
      expect(new Set(ofBrand.results.map((row) => row.brand_name))).toEqual(
        new Set(['Bayani Tools']),
      );
      const sorted = await search('grinder', { limit: 100, sort: 'za' });
      expect(names(sorted)).toEqual(names(sorted).toSorted().reverse());
      const pages = [
        ...names(await search('grinder')),
        ...names(await search('grinder', { offset: 20 })),
      ];
      expect(pages).toHaveLength(24);
      expect(new Set(pages)).toEqual(new Set(names(all)));
      expect((await search('grinder', { offset: 100_000 })).results).toEqual([]);
    });

    it.each([
      ['hamer drill', 'hammer drill'],
      ['hammerdrill', 'hammer drill'],
      ['martilo', 'martilyo'],
      ['hydrualic wrnech', 'hydraulic wrench'],
    ])('asks whether %s was meant to be %s, and shows that', async (query, meant) => {
      const found = await search(query);
      expect(found.did_you_mean).toBe(meant);
      expect(found.total).toBeGreaterThan(0);
    });

    it.each(['hammer drill', 'martilyo', 'hd18', 'xylophone'])(
      'asks nothing about %s',
      async (query) => {
        expect(await search(query)).not.toHaveProperty('did_you_mean');
      },
    );

    it('finds nothing where only the filters leave nothing, and mends no spelling', async () => {
      const found = await search('hammer drill', { filters: { brand: [2] } });
      expect(found).toEqual({ results: [], total: 0 });
    });

    it.each(['d', 'x'.repeat(200), '%', '_', '\\', "'", '🔧', '& | !', ':*', '—'])(
      'takes %j for an ordinary query',
      async (query) => {
        const { status } = await shop.post('/api/store/products/search', { query });
        expect(status).toBe(200);
        expect((await search(query)).results.length).toBeLessThan(33);
      },
    );

    it('completes what is being typed', async () => {
      const suggest = async (q: string) =>
        (await shop.get(`/api/store/products/search/suggestions?q=${encodeURIComponent(q)}`)).json
          .suggestions as string[];
      expect(await suggest('ham')).toEqual(['Cordless Hammer Drill']);
      expect(await suggest('bay')).toEqual(['Bayani Tools']);
      expect((await suggest('tools')).slice(0, 2)).toEqual(['Hand Tools', 'Power Tools']);
      expect(await suggest('ear m')).toHaveLength(1);
      expect(await suggest('grinder')).toEqual(['Angle Grinder']);
      expect(await suggest('')).toEqual([]);
      expect(await suggest('%')).toEqual([]);
      expect((await shop.get('/api/store/products/search/suggestions')).json.suggestions).toEqual(
        [],
      );
    });

    it('shows as popular what three shoppers searched and found, and nothing else', async () => {
      const other = await openTestShop(database);
      const ask = (query: string, from: string) =>
        other.post('/api/store/products/search', { query }, { from });
      const popular = async (): Promise<unknown> =>
        (await other.get('/api/store/products/search/popular?limit=5')).json.popular_searches;
      const networks = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
      for (let at = 0; at < 9; at += 1) await ask('hydraulic', '203.0.113.9');
      for (const query of ['drill', 'torque wrench']) {
        for (const from of networks.slice(0, 2)) await ask(query, from);
      }
      expect(await popular()).toEqual([]);
      const odd = ['dri', 'ana@example.ph', 'x', 'xylophone', "drill') or (wrench --", '<b>drill'];
      for (const from of networks) {
        for (const query of [' Drill ', ...odd]) await ask(query, from);
      }
      await ask('torque wrench', '198.51.100.3');
      expect(await popular()).toEqual([
        { query: 'drill', count: 4 },
        { query: 'torque wrench', count: 3 },
      ]);
      const one = await other.get('/api/store/products/search/popular?limit=1');
      expect(one.json.popular_searches).toHaveLength(1);
      const negative = await other.get('/api/store/products/search/popular?limit=-3');
      expect(negative.json.popular_searches).toHaveLength(2);
      other.time += 8 * 24 * 60 * 60_000;
      expect(await popular()).toEqual([]);
      await other.close();
    });
  });
}
