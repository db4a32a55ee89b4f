/** What a query's only known word must be, so that something is found by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLERKS, messyCatalogue } from '../bench/messy/clerks';
import { openShopOf } from '../bench/messy/engines';
import { itemsOf } from '../bench/messy/write-items';
import { keptInMemory } from './kept-in-memory';
import type { TestShop } from './shop';

const SOLD = /Slide Switch|Safety Boots|Wire Mesh|Tool Box/;

describe('a word beside one that nobody here sells', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const items = itemsOf(CLERKS.retail).filter(({ name }) => SOLD.test(name));
    shop = await openShopOf(messyCatalogue(items), keptInMemory);
  });
  afterAll(() => shop.close());

  const found = async (query: string) => {
    const answer = await shop.post('/api/store/products/search', { query });
    return (answer.json as { results: unknown[] }).results.length;
  };

  it.each(['zebra grinder', 'unicorn boots', 'lego boxes', 'stone mesh'])(
    'finds its goods: %s',
    async (query) => {
      expect(await found(query)).toBeGreaterThan(0);
    },
  );

  it.each(['microscope slides', 'photo slide'])(
    'finds nothing where it is only a part of another name: %s',
    async (query) => {
      expect(await found(query)).toBe(0);
    },
  );

  it.each(['sushi roll', 'egg rolls', 'socks pair'])(
    'finds nothing where it only says how goods are packed: %s',
    async (query) => {
      expect(await found(query)).toBe(0);
    },
  );
});
