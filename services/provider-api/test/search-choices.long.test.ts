/** Whether a search is better for what its shoppers chose, by judged queries and simulated shoppers. */
import { expect, it } from 'vitest';
import { openShopOf, placesOf, shopEngine } from '../bench/messy/engines';
import { judgedCatalogue } from '../bench/messy/judged-catalogue';
import { measure, summary } from '../bench/messy/measure';
import { letShoppersChoose } from '../bench/messy/simulated-shoppers';
import { keptInMemory } from './kept-in-memory';

it(
  'finds more of what was meant first, though a choice in five is wrong',
  { timeout: 180_000 },
  async () => {
    // The first catalogue's answers are nearly all in place before anybody chooses.
    const { catalogue, queries } = judgedCatalogue('workshop');
    const shop = await openShopOf(catalogue, keptInMemory);
    const engine = await shopEngine(shop);
    const ids = new Map([...(await placesOf(shop))].map(([id, place]) => [place, id]));
    const before = await measure(engine, queries);
    const idOf = (place: number) => ids.get(place) ?? 0;
    await letShoppersChoose(shop, { queries, engine, idOf, shoppers: 40 });
    const after = await measure(engine, queries);
    await shop.close();
    expect(summary(after).ndcg).toBeGreaterThan(summary(before).ndcg + 0.002);
    const worse = after.filter(({ ndcg }, at) => ndcg < (before[at]?.ndcg ?? 0));
    expect(worse.map(({ query }) => query)).toEqual([]);
  },
);
