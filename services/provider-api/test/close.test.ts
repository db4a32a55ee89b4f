/** What is shown as close to a search that few goods meet: what would serve, and nothing that wouldn't. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLERKS, messyCatalogue } from '../bench/messy/clerks';
import { openShopOf } from '../bench/messy/engines';
import { itemsOf } from '../bench/messy/write-items';
import { keptInMemory } from './kept-in-memory';
import type { TestShop } from './shop';

const KINDS = new Set(
  'mccb panel-breaker contactor threaded-fitting gi-pipe electrode-holder mig-wire'.split(' '),
);

describe('what comes close to a search', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const items = itemsOf(CLERKS.wholesale);
    const some = items.filter(({ facts }) => KINDS.has(facts.kind?.[0] ?? ''));
    shop = await openShopOf(messyCatalogue(some), keptInMemory);
  });
  afterAll(() => shop.close());

  const closeTo = async (query: string) => {
    const answer = await shop.post('/api/store/products/search', { query });
    const { results, close = [] } = answer.json as Record<
      'results' | 'close',
      { product_name: string }[]
    >;
    expect(results.length).toBeGreaterThan(0);
    return close.map(({ product_name: name }) => name);
  };

  it.each([
    ['a breaker that holds more', 'mccb 100a 3p 35ka', /50 ?KA/],
    ['the next holder for more amperes', 'electrode holder 300a', /400 ?A/],
    ['the next wire', 'er70s6 mig wire 0.8', /0\.9 ?MM|0\.035"/],
    [
      'a heavier wall of the same pipe',
      'gi pipe 2 inch sch 40',
      /^(?:PIPE )?G\.?I\.?.* S(?:CH)?80/,
    ],
    ['the materials that serve as well', '1/2 elbow gi npt', /SS|BI|BLK IRON/],
  ])('has %s', async (_, query, name) => {
    const close = await closeTo(query);
    expect(close.length).toBeGreaterThan(0);
    for (const one of close) expect(one).toMatch(name);
  });

  it.each([
    ['of another voltage or number of poles', 'vo ct40 24vdc'],
    ['that guards the wire less', 'bolt on breaker 30 amp 2p'],
    ['that rusts where stainless was asked', 'union 1 1/4 stainless'],
  ])('has nothing %s', async (_, query) => {
    expect(await closeTo(query)).toEqual([]);
  });
});
