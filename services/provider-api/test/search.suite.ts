/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-member-access -- an answer's shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

type Result = {
  product_name: string;
  brand_name: string;
  match_percent: number;
  highlights?: Record<string, { from: number; to: number }[]>;
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

    it('counts whole queries that find something, and nothing else', async () => {
      const other = await openTestShop(database);
      const ask = (query: string) => other.post('/api/store/products/search', { query });
      for (const query of ['drill', ' Drill ', 'torque wrench', 'dri', 'ana@example.ph', 'x']) {
        await ask(query);
      }
      const { json } = await other.get('/api/store/products/search/popular?limit=5');
      expect(json.popular_searches).toEqual([
        { query: 'drill', count: 2 },
        { query: 'torque wrench', count: 1 },
      ]);
      const one = await other.get('/api/store/products/search/popular?limit=1');
      expect(one.json.popular_searches).toHaveLength(1);
      const odd = await other.get('/api/store/products/search/popular?limit=-3');
      expect(odd.json.popular_searches).toHaveLength(2);
      await other.close();
    });
  });
}
