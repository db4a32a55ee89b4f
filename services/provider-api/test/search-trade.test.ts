/** The search over a distributor's catalogue: a query for each thing that makes one hard. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributorCatalogue } from '../bench/distributor/catalogue';
import { distributorRange } from '../bench/distributor/range';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { meanPrecision, measureDistributor } from './judged/distributor-precision';
import { distributorQueries } from './judged/distributor-queries';
import { distributorSecond } from './judged/distributor-second';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, type TestShop } from './shop';

type Answer = { results: { product_name: string }[]; total: number; did_you_mean?: string };

describe('the search over a distributor’s catalogue', () => {
  let shop: TestShop;
  const range = distributorRange();
  beforeAll(async () => {
    shop = await openTestShop(keptInMemory, { catalogue: false });
    const { db } = shop.deps;
    const catalogue = distributorCatalogue(range);
    await importCatalogue(catalogue, { db, source: 'distributor', pictures: noPictures });
  });
  afterAll(() => shop.close());

  const found = async (query: string) => {
    const answer = await shop.post('/api/store/products/search', { query });
    const { results, ...more } = answer.json as Answer;
    return { ...more, names: results.map(({ product_name: name }) => name) };
  };
  const specsOf = (name: string) =>
    range
      .filter((product) => product.name === name)
      .flatMap(({ variants }) => variants.flatMap(({ specs }) => specs.map(([, value]) => value)));

  it.each([
    ['volts of a kind, run together', '24vdc power supply 10a', /Power Supply/, '24 V DC'],
    ['the value of a spec', '5hp motor', /Motor/, '5 hp'],
    ['a number with a point', 'sensor cable 7.5m', /Sensor Cable/, '7.5 m'],
    ['a range, however it is written', '9~13A overload', /Overload/, '9–13 A'],
    ['inches for millimetres', '0.5 inch heat shrink', /Heat Shrink/, '12.7 mm (1/2 in)'],
    ['millimetres for inches', '12.7mm ball valve', /Ball Valve/, '1/2 in'],
    ['a number of poles in words', 'single pole 16a breaker', /Circuit Breaker 1P/, '16 A'],
    ['an abbreviation of the trade', 'mccb', /Moulded Case/, '36 kA'],
    ['a colour in Tagalog', 'asul na kable', /Building Wire/, 'Blue'],
    ['a code with a space', 'cat 6 jack', /Keystone Jack/, 'Cat6'],
  ])('finds by %s', async (_, query, name, value) => {
    const { names } = await found(query);
    expect(names.length).toBeGreaterThan(0);
    for (const one of names.slice(0, 4)) {
      expect(one).toMatch(name);
      expect(specsOf(one)).toContain(value);
    }
  });

  it.each([
    ['overload 11a', /^9–1[34] A$/],
    ['thermal overload relay 8 amp', /^6–(?:9|10) A$/],
    ['overload 10a', /^9–13 A$/],
    ['overload relay 14.2 A', /^12–18 A$/],
    ['overload 0.65a', /^0\.63–1 A$/],
    ['overload 800 mA', /^0\.63–1 A$/],
  ])('finds what is set to a measure by one in between: %s', async (query, value) => {
    const { names } = await found(query);
    expect(names.length).toBeGreaterThan(1);
    for (const one of names) expect(specsOf(one)).toContainEqual(expect.stringMatching(value));
  });

  it('reads the class by which a relay trips as no current, and finds it by the class', async () => {
    const classed = await found('overload class 10a');
    expect(classed.total).toBeGreaterThan((await found('overload 10a')).total);
    for (const one of classed.names) expect(one).toMatch(/Overload/);
    expect((await found('trip class 10a')).total).toBe(classed.total);
  });

  it('finds nothing that is set to less or more than what was typed', async () => {
    expect((await found('overload 500a')).names).toEqual([]);
  });

  it('reads a misspelled word as one word that is near, before two of which it consists', async () => {
    // A bracket's models begin with BRA, a fuse's with KER.
    const { names, did_you_mean: meant } = await found('braker');
    expect(meant).toBe('breaker');
    expect(names[0]).toMatch(/Circuit Breaker/);
  });

  it.each(['unicorn saddle', 'dog food', 'baby stroller', 'wedding cake'])(
    'finds nothing for %j by two edits, or by one in a short word',
    async (query) => {
      expect(await found(query)).toEqual({ total: 0, names: [] });
    },
  );

  it('takes a word of the catalogue as a whole', async () => {
    const { names } = await found('jack');
    expect(names.filter((name) => !/Jack\b/.test(name))).toEqual([]);
    expect((await found('jac')).names.some((name) => name.includes('Jacket'))).toBe(true);
  });

  it('finds what is near where no product has all, and not whatever has one word', async () => {
    const { names, total } = await found('mushroom contactor 24vdc');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(40);
    expect(names.filter((name) => !/Contactor|Mushroom/.test(name))).toEqual([]);
  });

  it('drops a word that the catalogue lacks, where it has the others', async () => {
    const { names, total } = await found('zenvik contactor 400v');
    expect(total).toBe(8);
    expect(names.filter((name) => !name.includes('Contactor'))).toEqual([]);
  });

  it('finds by what an article is, and not by how it is sold', async () => {
    const { db } = shop.deps;
    const specs = [
      { label: 'Finish', specs: 'Burnished' },
      { label: 'Unit', specs: 'Crate' },
      { label: 'Silent', specs: 'Yes' },
    ];
    const sleeve = {
      brands: [{ id: 1, brand_name: 'Handrix' }],
      categories: [{ id: 1, category_name: 'Sleeves' }],
      products: [
        {
          id: 1,
          product_name: 'Brass Sleeve',
          brand: 1,
          category: 1,
          variants: [{ variant_name: 'Standard', price: 10, specs }],
        },
      ],
    };
    await importCatalogue(sleeve, { db, source: 'sleeves', pictures: noPictures });
    for (const query of ['burnished', 'silent sleeve']) {
      expect((await found(query)).names).toEqual(['Brass Sleeve']);
    }
    expect((await found('crate')).names).toEqual([]);
  });

  it('suggests products by the beginning of a model number, one of each title first', async () => {
    const suggest = async (q: string) =>
      (
        (await shop.get(`/api/store/products/search/suggestions?q=${encodeURIComponent(q)}`))
          .json as { suggestions: string[] }
      ).suggestions;
    const names = await suggest('KX9');
    expect(names).toHaveLength(8);
    expect(names.filter((name) => !name.includes('KX9'))).toEqual([]);
    expect(names.some((name) => name.includes('Magnetic Contactor'))).toBe(true);
    expect(names.some((name) => name.includes('Residual Current'))).toBe(true);
    expect(await suggest('4800061032196')).toEqual([expect.stringContaining('KX9M-116A')]);
    expect(await suggest('KX9Z')).toEqual([]);
  });

  it.each([
    ['first', distributorQueries, 0.978],
    ['second', distributorSecond, 0.954],
  ])('has as many right answers to the %s judged list as it had', async (_, list, least) => {
    const measured = await measureDistributor(list, range, async (query) => {
      const { names } = await found(query);
      return names;
    });
    // As the bench prints it.
    expect(Number(meanPrecision(measured).toFixed(3))).toBeGreaterThanOrEqual(least);
  });
});
