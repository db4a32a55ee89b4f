/** What steering-budget.test.ts shows of one population, of others: it is no luck of a seed. */
import { afterEach, expect, it } from 'vitest';
import { open, shop, shoppersUntilOut } from './population';

afterEach(() => shop.close());

it.each([2, 3])(
  'a release that fails for everybody is out within a handful of shoppers (seed %i)',
  async (seed) => {
    await open(seed);
    expect(await shoppersUntilOut(1, 30)).toBeLessThanOrEqual(7);
  },
);

it('a release that fails for one in ten is out soon after a hundred', async () => {
  await open(6);
  expect(await shoppersUntilOut(0.1, 400)).toBeLessThanOrEqual(200);
});

it.each([8, 9])(
  'a release that fails for one in fifty is out within a thousand (seed %i)',
  async (seed) => {
    await open(seed);
    expect(await shoppersUntilOut(0.02, 1_500)).toBeLessThanOrEqual(1_000);
  },
);
