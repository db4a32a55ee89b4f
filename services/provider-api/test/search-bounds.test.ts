/** The limits of one search, counted in words, statements and values, never in time. */
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { foldQuery } from 'shared-contracts/search/fold-query';
import { matchField } from 'shared-contracts/search/match';
import { queryTerms as termsOf } from 'shared-contracts/search/query-terms';
import { defaults } from '../src/domain/search/synonyms';
import type { PgliteThread } from '../src/database/pglite-thread';
import { inMemory, openTestShop, type TestShop } from './shop';

const queryTerms = (query: string, synonyms = defaults) => termsOf(query, synonyms);

const LONGEST = 200;
/** Eleven, and two for each of the four unknown terms that are corrected. */
const STATEMENTS_MOST = 19;
const dear: [string, string][] = [
  ['a character that is many letters', '㌖'.repeat(LONGEST)],
  ['a greeting in one character', 'ﷺ'.repeat(LONGEST)],
  ['one long word', 'x'.repeat(LONGEST)],
  [
    'many words',
    Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' '),
  ],
  [
    'many unknown words',
    Array.from({ length: 20 }, (_, at) => `qzv${'w'.repeat(at % 7)}k${at % 9}j`).join(' '),
  ],
  ['misspelled words', 'hydrualic wrnech hamer dirll compresor genrator screwdrver grindr sandign'],
  ['a word of many parts', 'a-b-'.repeat(50)],
  ['a size of many numbers', `m8${'x1'.repeat(99)}`],
  ['a number of many groups', `1${',111'.repeat(49)}x`],
  ['words of other scripts', 'молоток電動ドリル'.repeat(16)],
];

describe('a query as it is read', () => {
  it.each(dear)('is cut, where it is %s', (_, query) => {
    expect(foldQuery(query).length).toBeLessThanOrEqual(LONGEST);
    const terms = queryTerms(query);
    expect(terms.length).toBeLessThanOrEqual(8);
    for (const { ways } of terms) {
      expect(ways.length).toBeLessThanOrEqual(6);
      for (const { words } of ways) {
        expect(words.length).toBeLessThanOrEqual(6);
        expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40);
      }
    }
  });

  it('never ends in half a character', () => {
    expect(foldQuery(`x${'🔧'.repeat(LONGEST)}`)).toMatch(/🔧$/u);
  });

  it('is compared with the beginning of a long text only', () => {
    const text = `drill ${'x '.repeat(2000)}drill`;
    expect(matchField(queryTerms('drill'), text).ranges).toEqual([{ from: 0, to: 5 }]);
  });
});

const comparesTriples = (statement: string) => /<%|similarity/.test(statement);

describe('a search', () => {
  let shop: TestShop;
  let asked: MockInstance<PgliteThread['query']>;
  let client: PgliteThread;
  beforeAll(async () => {
    shop = await openTestShop(async () => {
      const opened = await inMemory();
      client = opened.client;
      return opened;
    });
  });
  // The spy only counts: every statement reaches the database. It is set before each test, because
  // spies are removed after each.
  beforeEach(() => {
    asked = vi.spyOn(client, 'query');
  });
  afterAll(() => shop.close());

  it.each(dear)('asks the database for little, where the query is %s', async (_, query) => {
    const { status } = await shop.post('/api/store/products/search', { query });
    expect(status).toBe(200);
    expect(asked.mock.calls.length).toBeGreaterThan(0);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(STATEMENTS_MOST);
    const values = asked.mock.calls.map(([, given]) => given?.length ?? 0);
    expect(Math.max(...values)).toBeLessThanOrEqual(160);
  });

  it('compares letter triples with the words of the catalogue, never with each product', async () => {
    const query = 'hydraulicxy wrenchzw grindersqv torquejkw';
    const answer = await shop.post('/api/store/products/search', { query });
    expect((answer.json as { total: number }).total).toBeGreaterThan(0);
    const compared = asked.mock.calls.map(([statement]) => statement).filter(comparesTriples);
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter((statement) => statement.includes('"products"."id"'))).toEqual([]);
  });

  it('reads no more rows than its page, however far away that is', async () => {
    const body = { query: 'grinder', offset: 100_000, limit: 100 };
    const answer = await shop.post('/api/store/products/search', body);
    expect(answer.json).toMatchObject({ results: [], total: 24 });
    const limits = asked.mock.calls
      .filter(([statement]) => statement.includes('ts_rank'))
      .map(([statement, given = []]) =>
        Number(given[Number(/limit \$(\d+)/.exec(statement)?.[1]) - 1]),
      );
    expect(limits).not.toEqual([]);
    expect(Math.max(...limits)).toBeLessThanOrEqual(100);
  });

  it('still finds what a cut query begins with', async () => {
    const body = { query: `hammer drill ${'㌖'.repeat(180)}` };
    const answer = await shop.post('/api/store/products/search', body);
    expect((answer.json as { results: unknown[] }).results[0]).toMatchObject({
      product_name: 'Cordless Hammer Drill',
    });
  });

  it('suggests by a cut text, too', async () => {
    const q = encodeURIComponent('㌖'.repeat(LONGEST));
    const answer = await shop.get(`/api/store/products/search/suggestions?q=${q}`);
    expect(answer.json).toEqual({ suggestions: [] });
    const longest = asked.mock.calls.flatMap(([, given = []]) =>
      given.map((one) => String(one).length),
    );
    expect(longest).not.toEqual([]);
    expect(Math.max(...longest)).toBeLessThanOrEqual(LONGEST + 2);
  });
});
