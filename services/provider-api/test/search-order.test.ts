/** What stands first among what has the words: the goods that are named so, before what goes with them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLERKS, messyCatalogue } from '../bench/messy/clerks';
import { openShopOf } from '../bench/messy/engines';
import { itemsOf } from '../bench/messy/write-items';
import { keptInMemory } from './kept-in-memory';
import type { TestShop } from './shop';

const KINDS = new Set(
  'hex-nut hex-bolt conduit conduit-fitting hammer combination-wrench pipe-wrench car-battery work-gloves safety-shoe-wide'.split(
    ' ',
  ),
);

describe('the order of a search', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const items = [CLERKS.hardware, CLERKS.retail, CLERKS.wholesale].flatMap(itemsOf);
    const some = items.filter(({ facts }) => KINDS.has(facts.kind?.[0] ?? ''));
    shop = await openShopOf(messyCatalogue(some), keptInMemory);
  });
  afterAll(() => shop.close());

  const firstOf = async (query: string) => {
    const answer = await shop.post('/api/store/products/search', { query });
    const { results } = answer.json as { results: { product_name: string }[] };
    return results.slice(0, 5).map(({ product_name: name }) => name);
  };

  it.each([
    ['a nut before a bolt that is sold with one', 'm10 hex nut', /^(?!.*BOLT).*NUT/],
    ['a conduit before its fittings', 'emt 3/4', /^(?!.*(?:CONN|CPLG|STRAP|LOCKNUT)).*EMT/],
    ['the nearest of several names', 'martilyo', /HAMMER CLAW/],
    ['what the word is most used for', 'liyabe 17', /COMB/],
    ['a number and letters that the catalogue writes as one', '3 sm battery', /3SM/],
    ['what is sold in a size told in full', 'cowhide gloves large', /Cowhide/],
    ['what is sold in a size told with its country', 'wide safety shoes size 13', /Wide/],
  ])('has %s', async (_, query, name) => {
    const first = await firstOf(query);
    expect(first).toHaveLength(5);
    for (const one of first) expect(one).toMatch(name);
  });

  it('finds by a size told in full only what is sold in it', async () => {
    const sizes = async (size: string) => {
      const body = { query: `cowhide gloves ${size}`, limit: 50 };
      return ((await shop.post('/api/store/products/search', body)).json as { total: number })
        .total;
    };
    const all = await sizes('');
    expect(await sizes('large')).toBeGreaterThan(0);
    expect(await sizes('large')).toBeLessThan(all);
  });
});
