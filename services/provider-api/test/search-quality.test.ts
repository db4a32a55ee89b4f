/** Compares the search's results in the shop's own catalogue with judged queries. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { shopRange } from 'demo-catalogue/shop-range';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { judge } from '../bench/quick-order/judge';
import { gradeOf, judgedQueries } from './judged/judged-queries';
import { ndcg } from './judged/quality';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, type TestShop } from './shop';

/** Every third query: enough to notice a worse search, and quick enough for each run. */
const chosen = judgedQueries().filter((_, at) => at % 3 === 0);

/** Slightly below the measured values, so that a new product in the catalogue breaks no test. */
const floors: Record<string, number> = {
  exact: 0.85,
  partial: 0.8,
  typo: 0.75,
  brand: 0.85,
  model: 0.85,
  size: 0.75,
  synonym: 0.75,
};

describe('the search over the shop’s own catalogue', () => {
  let shop: TestShop;
  const products = new Map(shopRange().map((product) => [product.name, product]));
  beforeAll(async () => {
    shop = await openTestShop(keptInMemory, { catalogue: false });
    const { db } = shop.deps;
    await importCatalogue(shopCatalogue(), { db, source: 'shop', pictures: noPictures });
  });
  afterAll(() => shop.close());

  it.each(Object.keys(floors))('answers queries of the sort %s well', async (sort) => {
    const qualities: number[] = [];
    for (const judged of chosen.filter((one) => one.sort === sort)) {
      const all = [...products.values()].map((product) => gradeOf(judged, product));
      // No product of the catalogue is right for this query.
      if (Math.max(...all) === 0) continue;
      const answer = await shop.post('/api/store/products/search', { query: judged.query });
      const { results } = answer.json as { results: { product_name: string }[] };
      const grades = results.map(({ product_name: name }) => {
        const product = products.get(name);
        return product ? gradeOf(judged, product) : 0;
      });
      qualities.push(ndcg(grades, all));
    }
    expect(qualities.length).toBeGreaterThan(1);
    const mean = qualities.reduce((sum, one) => sum + one, 0) / qualities.length;
    expect(mean).toBeGreaterThanOrEqual(floors[sort] ?? 1);
  });

  const found = async (query: string) => {
    const answer = await shop.post('/api/store/products/search', { query });
    const { results, total } = answer.json as {
      results: { product_name: string }[];
      total: number;
    };
    return { total, names: results.map(({ product_name: name }) => name) };
  };

  it.each(["zzqxjq' OR '1'='1", 'xyzzy plugh 7', 'x 9 q 4', '91 92 93 94'])(
    'finds nothing for %j by its single letters and numbers',
    async (query) => {
      expect(await found(query)).toEqual({ total: 0, names: [] });
    },
  );

  it('finds what a rare word means, and not whatever a number fits', async () => {
    const { names } = await found('boots size 9');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes('Boots'))).toEqual([]);
  });

  it.each([
    ['9 x 50 bolt', /Bolt/],
    ['xyzzy drill', /Drill/],
    ['drill 13mm foo', /Drill/],
    ['halvorn foo', /^Halvorn/],
  ])('finds for %j what its telling words mean', async (query, meant) => {
    const { names } = await found(query);
    expect(names.length).toBeGreaterThan(3);
    expect(names.slice(0, 4).filter((name) => !meant.test(name))).toEqual([]);
  });

  const answerOf = async (query: string) => {
    const answer = await shop.post('/api/store/products/search', { query, limit: 5 });
    return answer.json as {
      results: {
        product_name: string;
        category_name: string;
        match_percent: number | null;
        matched_variant?: { variant_name: string; price: number };
      }[];
      total: number;
      close?: { product_name: string }[];
      did_you_mean?: string;
      not_found?: string[];
      only_mentioned?: boolean;
    };
  };

  it('finds nothing for what is only black, or only begins like a word of the shop', async () => {
    expect(await answerOf('black unobtainium')).toEqual({ results: [], total: 0 });
    expect(await answerOf('dri unobtainium')).toEqual({ results: [], total: 0 });
  });

  it('names apart what comes close: discs of that size, and no grinders that only mention one', async () => {
    const { results, close = [] } = await answerOf('cutting disc 125 stainless');
    expect(results.length).toBeGreaterThan(0);
    expect(close.length).toBeGreaterThan(0);
    const found = new Set(results.map(({ product_name: name }) => name));
    for (const { product_name: name } of close) {
      expect(name).toMatch(/Disc/);
      expect(found.has(name)).toBe(false);
    }
    expect(await answerOf('angle grinder')).not.toHaveProperty('close');
  });

  it('reads two words without a space, of which one lacks a double letter', async () => {
    const { results, did_you_mean: meant } = await answerOf('drilbit');
    expect(meant).toBe('drill bit');
    expect(results.length).toBeGreaterThan(0);
  });

  it.each(['pako', 'pala', 'baterya', 'wedding cake', 'wedding cake xylophone'])(
    'finds nothing for %j, whose meaning no product has, or only descriptions mention',
    async (query) => {
      expect(await answerOf(query)).toEqual({ results: [], total: 0 });
    },
  );

  it.each([
    ['bosch 18v', 'bosch', /18 V/],
    ['18v battery', 'battery', /18 V/],
    ['bosch grinder', 'bosch', /Grinder/],
    ['claw hammer unobtainium', 'unobtainium', /Claw Hammer/],
  ])('says for %j that there is no %j, and no percent', async (query, lacking, shown) => {
    const { results, not_found: words } = await answerOf(query);
    expect(words).toEqual([lacking]);
    expect(results.map(({ product_name: name }) => shown.test(name))).not.toContain(false);
    expect(results.map(({ match_percent: percent }) => percent)).toEqual(results.map(() => null));
  });

  it('says where only descriptions have what was searched', async () => {
    const battery = await answerOf('battery');
    expect(battery.total).toBeGreaterThan(0);
    expect(battery.only_mentioned).toBe(true);
    expect(await answerOf('angle grinder')).not.toHaveProperty('only_mentioned');
    expect(await answerOf('angle grinder')).not.toHaveProperty('not_found');
  });

  it.each([
    ['10mm masonry bit', /^10 × /],
    ['m8 bolt', /^M8 × /],
  ])('shows for %j a variant of that size, with its price', async (query, named) => {
    const { results } = await answerOf(query);
    expect(results.length).toBeGreaterThan(0);
    for (const { matched_variant: variant } of results) {
      expect(variant?.variant_name).toMatch(named);
      expect(variant?.price).toBeGreaterThan(0);
    }
  });

  it('[B02] names the right article first for 95 of 100 lines of a quick order, and none unasked', async () => {
    const verdicts = await judge(shop, 'first');
    const right = verdicts.filter(({ isRight }) => isRight).length;
    expect(verdicts.filter(({ isWrongUnasked }) => isWrongUnasked)).toEqual([]);
    expect(right / verdicts.length).toBeGreaterThanOrEqual(0.95);
  });
});
