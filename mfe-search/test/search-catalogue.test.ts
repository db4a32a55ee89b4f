import { refuse } from 'host-kit/test-shop.tsx';
import { describe, expect, it } from 'vitest';
import { ApiError } from 'shared-contracts/errors';
import { NO_FILTER, type ListFilter } from 'shared-contracts/list-filter';
import { POPULAR_FALLBACK, popular } from '../src/api/popular';
import { popularQuery } from '../src/api/queries';
import { suggest } from '../src/api/suggest';
import { searchPage } from '../src/pages/search-page';
import { setup } from '../src/remote';
import { searchCatalogue } from '../src/search/search-catalogue';
import { makeHost, product, wire, type Answers } from './shop';

const drill = product('1', 'Hammer drill', { price: 150_000 });
const press = product('2', 'Drill press', { price: null, in_stock: false });
const welder = product('3', 'Inverter welder', { category_name: 'Welding', price: 90_000 });
const wanted = { query: 'drill', limit: 20, sort: null };

const names = (outcome: Awaited<ReturnType<typeof searchCatalogue>>) =>
  outcome.kind === 'found' ? outcome.found.map(({ item }) => item.product_name) : outcome.kind;

describe('searching', () => {
  it('takes the results of the server with their highlights', async () => {
    const highlights = { product_name: [{ from: 7, to: 12 }], useage: [] };
    const results = [wire(drill, { match_percent: 77, highlights })];
    const { host } = makeHost({ search: () => ({ results, total: 1 }) });
    expect(await searchCatalogue(host, wanted)).toEqual({
      kind: 'found',
      found: [{ item: drill, percent: 77, highlights: { product_name: [{ from: 7, to: 12 }] } }],
      total: 1,
      more: false,
      meant: null,
      close: [],
      lacking: [],
      mentioned: false,
      among: null,
    });
  });

  const found = async (query: string, answer: object) => {
    const { host } = makeHost({ search: () => answer }, [welder]);
    const outcome = await searchCatalogue(host, { ...wanted, query });
    return outcome.kind === 'found' && outcome.among === null ? outcome.found[0] : undefined;
  };
  const name = (from: number, to: number) => ({ product_name: [{ from, to }] });

  it.each<[string, unknown]>([
    ['says nothing of them', undefined],
    ['has none', {}],
    ['sends marked text', { product_name: '<em>Hammer</em> drill' }],
    ['sends marked texts', { product_name: ['<em>Hammer</em> drill'] }],
    ['sends a list', [[7, 12]]],
    ['sends a text', 'product_name'],
    ['sends places as text', { product_name: [{ from: '7', to: '12' }] }],
    ['sends places outside of the text', { product_name: [{ from: 70, to: 75 }] }],
    ['sends places before the text', { product_name: [{ from: -5, to: 2 }] }],
    ['sends places the wrong way round', { product_name: [{ from: 12, to: 7 }] }],
    ['sends broken places', { product_name: [{ from: 7.5, to: 12 }, null, 3] }],
  ])('marks the words itself where the server %s', async (_, highlights) => {
    const result = wire(drill, { highlights });
    const answer = await found('DRILL  "x', { results: [result] });
    expect(answer).toEqual({ item: drill, percent: null, highlights: name(7, 12) });
  });

  it('marks what the server marked, where any of it can be read', async () => {
    const highlights = {
      product_name: [
        { from: 0, to: 6 },
        { from: 90, to: 99 },
      ],
      brand_name: 3,
    };
    const answer = await found('drill', { results: [wire(drill, { highlights })] });
    expect(answer?.highlights).toEqual(name(0, 6));
  });

  it('marks what a misspelled query meant, and a letter or two only where a word begins', async () => {
    const kit = product('5', 'Bit kit 5 mm, 15mm', { brand_name: 'It', category_name: '' });
    const answer = await found('dril it 5mm', { results: [wire(kit)], did_you_mean: 'bit' });
    const shown = Object.entries(answer?.highlights ?? {}).flatMap(([field, ranges]) =>
      ranges.map(({ from, to }) => kit[field as 'product_name'].slice(from, to)),
    );
    expect(shown).toEqual(['5', 'mm', 'mm', 'Bit', 'It']);
  });

  it.each([{ match_percent: '77' }, { match_percent: {} }, { match_percent: 7700 }])(
    'keeps a result with %j',
    async (more) => {
      const answer = await found('drill', { results: [wire(drill, more)] });
      expect(answer?.item).toEqual(drill);
      expect(answer?.percent).toBe(more.match_percent === '77' ? 77 : null);
    },
  );

  it.each([{ total: 'many' }, { total: -1 }, { did_you_mean: { text: 'drill' } }])(
    'keeps the results beside %j',
    async (more) => {
      expect((await found('drill', { results: [wire(drill)], ...more }))?.item).toEqual(drill);
    },
  );

  const sixNames = {
    query: 'drill',
    limit: 20,
    offset: 0,
    filters: {},
    sort: 'default',
    include_highlights: true,
  };
  it('names all that the specification names, whether chosen or not', async () => {
    const { host, searches } = makeHost({ search: () => ({ results: [] }) });
    await searchCatalogue(host, wanted);
    await searchCatalogue(host, {
      ...wanted,
      sort: 'az',
      filters: { ...NO_FILTER, inStock: true },
    });
    expect(searches()).toEqual([
      sixNames,
      { ...sixNames, sort: 'az', filters: { in_stock: true } },
    ]);
    const url = new URL('http://shop/search?q=drill');
    expect(setup(host).pages.search?.firstCalls?.({ params: {}, url })[0]?.body).toEqual(sixNames);
  });

  it('shows as many as it asked for of a server that gives all, and offers the rest', async () => {
    const results = Array.from({ length: 5_000 }, (_, at) => wire(product(String(at), 'Drill')));
    const { host } = makeHost({ search: () => ({ results, total: 5_000 }) });
    const outcome = await searchCatalogue(host, wanted);
    expect(names(outcome)).toHaveLength(20);
    expect(outcome).toMatchObject({ total: 5_000, more: true });
    const all = makeHost({ search: () => ({ results }) });
    const next = await searchCatalogue(all.host, { ...wanted, limit: 40 });
    expect(names(next)).toHaveLength(40);
    expect(next).toMatchObject({ total: 5_000, more: true });
  });

  it('takes an empty list of results for an answer', async () => {
    const { host } = makeHost({ search: () => ({ results: [], total: 0 }) }, [drill]);
    expect(await searchCatalogue(host, wanted)).toMatchObject({ found: [], among: null });
  });

  it.each<[string, Answers['search']]>([
    ['fails', () => refuse(500)],
    [
      'is away',
      () => {
        throw new ApiError({ kind: 'offline' });
      },
    ],
    ['answers without results', () => ({ message: 'ok' })],
    ['answers something else', () => ({ results: 'none' })],
  ])('searches the products seen so far where the server %s', async (_, search) => {
    const { host } = makeHost({ search }, [welder, drill, press]);
    const outcome = await searchCatalogue(host, wanted);
    // A name that begins with the word ranks before one that contains it.
    expect(names(outcome)).toEqual(['Drill press', 'Hammer drill']);
    expect(outcome).toMatchObject({ among: 3, total: 2, more: false });
  });

  it('forgives typos there', async () => {
    const { host } = makeHost({}, [welder, drill, press]);
    const outcome = await searchCatalogue(host, { ...wanted, query: 'hammr' });
    expect(names(outcome)).toEqual(['Hammer drill']);
    expect(outcome.kind === 'found' && outcome.found[0]?.percent).toBe(42);
    expect(outcome.kind === 'found' && outcome.found[0]?.highlights.product_name).toBeTruthy();
  });

  it('finds words of different fields there, and sorts', async () => {
    const { host } = makeHost({}, [drill, welder, press]);
    expect(names(await searchCatalogue(host, { ...wanted, query: 'welding inverter' }))).toEqual([
      'Inverter welder',
    ]);
    const sorted = await searchCatalogue(host, { ...wanted, query: 'power', sort: 'priceAsc' });
    expect(names(sorted)).toEqual(['Hammer drill', 'Drill press']);
  });

  it('reads a size as names write it, and takes most of the words where none has all', async () => {
    const grinder = product('4', 'Angle grinder 100 mm');
    const { host } = makeHost({}, [drill, grinder, welder]);
    expect(names(await searchCatalogue(host, { ...wanted, query: '100mm grinder' }))).toEqual([
      'Angle grinder 100 mm',
    ]);
    expect(names(await searchCatalogue(host, { ...wanted, query: 'grinder xylophone' }))).toEqual([
      'Angle grinder 100 mm',
    ]);
    expect(names(await searchCatalogue(host, { ...wanted, query: '🔧 !!!' }))).toEqual([]);
  });

  it('reads volts of a kind as names write them', async () => {
    const others = [product('4', 'Contactor 24 V DC'), product('5', 'Contactor 230 V AC')];
    const { host } = makeHost({}, [drill, ...others]);
    for (const query of ['24vdc contactor', 'contactor 24 vdc', 'contactor 24v dc']) {
      expect(names(await searchCatalogue(host, { ...wanted, query }))).toEqual([
        'Contactor 24 V DC',
      ]);
    }
  });

  it('takes a letter or two for a word or its beginning, never for its inside', async () => {
    const storage = product('6', 'Storage box for 15mm bits', { brand_name: 'Norda' });
    const sander = product('7', 'Orbital sander');
    const box = product('8', 'Box 5mm or 6 mm');
    const { host } = makeHost({}, [storage, sander, box]);
    const search = (query: string) => searchCatalogue(host, { ...wanted, query, sort: 'az' });
    expect(names(await search('or'))).toEqual(['Box 5mm or 6 mm', 'Orbital sander']);
    expect(names(await search('5mm box'))).toEqual(['Box 5mm or 6 mm']);
    // A longer word is found anywhere.
    expect(names(await search('tor'))).toEqual(['Storage box for 15mm bits']);
    expect(names(await search('rd'))).toEqual([]);
  });

  it('narrows the products seen so far as the server would', async () => {
    const { host } = makeHost(
      {
        category: () => [{ id: 9, category_name: 'Welding' }],
        brands: () => [{ id: 7, brand_name: 'Kraftig' }],
      },
      [drill, press, welder],
    );
    const search = (filters: Partial<ListFilter>) =>
      searchCatalogue(host, {
        query: 'kraftig',
        limit: 20,
        sort: 'az',
        filters: { ...NO_FILTER, ...filters },
      });
    expect(names(await search({ categories: ['9'] }))).toEqual(['Inverter welder']);
    expect(names(await search({ brands: ['7'], inStock: true }))).toEqual([
      'Hammer drill',
      'Inverter welder',
    ]);
    expect(names(await search({ priceMin: 100_000 }))).toEqual(['Hammer drill']);
    expect(names(await search({ priceMax: 100_000 }))).toEqual(['Inverter welder']);
  });

  it('says when there is nothing it could search', async () => {
    const { host } = makeHost({});
    expect(await searchCatalogue(host, wanted)).toEqual({ kind: 'nothing to search' });
  });

  it('does not answer what was given up', async () => {
    const { host } = makeHost({ search: () => ({ results: [] }) }, [drill]);
    const signal = AbortSignal.abort();
    await expect(searchCatalogue(host, wanted, signal)).rejects.toMatchObject({
      fault: { kind: 'aborted' },
    });
  });
});

describe('words that are offered', () => {
  it.each<[string, Answers['popular'], string[]]>([
    [
      'the most searched',
      () => ({ popular_searches: ['saw', { query: 'vise' }] }),
      ['saw', 'vise'],
    ],
    ['our own where that fails', () => refuse(503), POPULAR_FALLBACK],
    ['our own where the answer is something else', () => [], POPULAR_FALLBACK],
    ['five at most', () => ({ popular_searches: [...'abcdefg'] }), [...'abcde']],
  ])('are %s', async (_, answer, words) => {
    const { host, sent } = makeHost({ popular: answer });
    expect(await popular(host.http, popularQuery())).toEqual(words);
    expect(sent[0]?.url).toBe('/api/store/products/search/popular?limit=5');
  });

  it('are none of the suggestions where those fail', async () => {
    const { host } = makeHost({ suggestions: () => refuse(500) });
    expect(await suggest(host.http, 'dri', new AbortController().signal)).toEqual([]);
  });
});

describe('the search page', () => {
  const load = (path: string, answers: Answers) => {
    const shop = makeHost(answers);
    const url = new URL(path, 'http://shop');
    const { signal } = new AbortController();
    const data = searchPage.loader({ params: {}, url, host: shop.host, signal });
    return { ...shop, url, data };
  };
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => wire(product(String(from + at), `Drill ${at}`)));

  it.each(['/search', '/search?q=drill', '/search?q=drill&pages=3&sort=az', '/search?q=a&pages=7'])(
    'starts the very calls of its loader early for %s',
    async (path) => {
      const { host, url, sent, data } = load(path, {
        search: () => ({ results: [] }),
        popular: () => ({ popular_searches: ['saw'] }),
      });
      await data;
      expect(setup(host).pages.search?.firstCalls?.({ params: {}, url })).toEqual(sent);
    },
  );

  it('asks for what the URL narrows to, in pesos', async () => {
    const path = '/search?q=drill&category=3&brand=8&price_min=100&price_max=2500.50&in_stock=1';
    const { data, searches } = load(path, { search: () => ({ results: [] }) });
    expect(await data).toMatchObject({ filters: { priceMin: 10_000, priceMax: 250_050 } });
    expect(searches()).toMatchObject([
      {
        filters: {
          category: ['3'],
          brand: ['8'],
          price_min: 100,
          price_max: 2500.5,
          in_stock: true,
        },
      },
    ]);
  });

  it.each(['&price_min=-1', '&price_min=abc', '&price_max=1e9', '&in_stock=yes', '&category='])(
    'leaves out what is no filter: %s',
    async (more) => {
      const { data, searches } = load(`/search?q=drill${more}`, {
        search: () => ({ results: [] }),
      });
      await data;
      expect(searches()[0]).toHaveProperty('filters', {});
    },
  );

  it('loads as many pages as the URL says', async () => {
    const { data, searches } = load('/search?q=drill&pages=2', {
      search: ({ limit }) => ({ results: many(1, Number(limit)), total: 55 }),
    });
    expect(await data).toMatchObject({ pages: 2, outcome: { total: 55, more: true } });
    expect(searches()).toMatchObject([{ limit: 40, offset: 0 }]);
  });

  it.each([
    ['/search?q=drill&pages=-1', 1],
    ['/search?q=drill&pages=x', 1],
    ['/search?q=drill&pages=9999', 25],
  ])('bounds what %s asks for', async (path, pages) => {
    const { data } = load(path, { search: () => ({ results: [] }) });
    expect(await data).toMatchObject({ pages });
  });

  it('is 503 where nothing could be searched, and 200 where nothing was found', async () => {
    const down = await load('/search?q=drill', {}).data;
    expect(searchPage.status(down)).toBe(503);
    const none = await load('/search?q=drill', { search: () => ({ results: [] }) }).data;
    expect(searchPage.status(none)).toBe(200);
  });
});
