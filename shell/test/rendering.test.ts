import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlantedShop, type PlantedShop } from './planted-shop';
import { CASES, tryFault } from './rendering-faults';

describe('a remote’s server build that fails', () => {
  let shop: PlantedShop;
  beforeAll(async () => {
    shop = await openPlantedShop();
    await shop.untilRendered('/login');
  });
  afterAll(() => shop.close());

  // Every fault once, and every remote; `pnpm --filter shell faults:rendering` tries all of both.
  const some = CASES.filter((_, at) => at % 5 === Math.floor(at / 5) % 5);
  it.each(some)('leaves the page to the browser: $remote $fault', async (faulty) => {
    expect(await tryFault(shop, faulty)).toMatchObject({ working: true, neighbour: true });
  });

  it('holds no more memory than before', () => {
    // Some hundred megabytes were eaten, but by the workers.
    expect(process.memoryUsage().external).toBeLessThan(300e6);
  });
});
