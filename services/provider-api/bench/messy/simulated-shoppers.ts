/**
 * Shoppers who look through a search's results from the top: each looks at a place the less often the
 * lower it is, opens what is as asked by its grade, and is wrong one time in five.
 */
import { DAY_MS } from 'server-kit/day';
import type { TestShop } from '../../test/shop';
import { DEPTH, type Engine, type Judged } from './measure';

/** How often somebody opens what isn't as asked, or passes by what is. */
const NOISE = 0.2;
const DAYS = 4;

/** Numbers from 0 to 1 that are the same in each run (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Asked = {
  queries: readonly Judged[];
  engine: Engine;
  /** The product's id at a place of the catalogue. */
  idOf: (place: number) => number;
  /** How many search for each query. */
  shoppers: number;
};

/** Lets shoppers search and choose, some each day. Then the last day is over. */
export async function letShoppersChoose(
  shop: TestShop,
  { queries, engine, idOf, shoppers }: Asked,
): Promise<void> {
  const chance = seeded(20_261_128);
  for (let day = 0; day < DAYS; day += 1) {
    for (const { query, grades } of queries) {
      const found = await engine(query);
      const best = Math.max(...grades.values());
      for (let who = day; who < shoppers; who += DAYS) {
        for (const [at, place] of found.slice(0, DEPTH).entries()) {
          if (chance() > 1 / (at + 1)) continue;
          const liked = (grades.get(place) ?? 0) / best;
          if (chance() > NOISE + (1 - 2 * NOISE) * liked) continue;
          const body = { query, product_id: idOf(place), place: at + 1 };
          const from = `198.51.${Math.floor(who / 250)}.${1 + (who % 250)}`;
          await shop.post('/api/store/products/search/chosen', body, { from });
        }
      }
    }
    shop.time += DAY_MS;
  }
}
