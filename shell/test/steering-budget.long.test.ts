/**
 * What steering-budget.test.ts shows of one population, of others: it is no luck of a seed. And what takes
 * a larger one.
 */
import { afterEach, expect, it } from 'vitest';
import { attacker, isOut, open, shop, shopper, shoppersUntilOut, washing } from './population';
import { failed } from './reporting-shop';

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

it.each([7, 8, 9])(
  'a release that fails for one in fifty is out within a thousand (seed %i)',
  async (seed) => {
    await open(seed);
    expect(await shoppersUntilOut(0.02, 1_500)).toBeLessThanOrEqual(1_000);
  },
);

it('a release that fails for one in five hundred stays', async () => {
  await open(10);
  expect(await shoppersUntilOut(0.002, 600)).toBe(Infinity);
});

it('a good release is not thrown out by nineteen networks once a thousand were well', async () => {
  await open(13, { well: 1_000 });
  for (let came = 0; came < 480; came += 1) await shopper(0);
  for (let at = 0; at < 380; at += 1) await attacker(at % 19, failed);
  expect(await isOut()).toBe(false);
  expect(shop.alerts).toHaveLength(1);
  for (let at = 0; at < 400 && !(await isOut()); at += 1) await attacker(19 + (at % 6), failed);
  expect(await isOut()).toBe(true);
});

it.each([1, 20])(
  'a release that fails for everybody is out after some twenty shoppers, whatever %i networks say',
  async (networks) => {
    await open(20 + networks);
    const wash = washing(networks, 10);
    await wash();
    expect(await shoppersUntilOut(1, 60, wash)).toBeLessThanOrEqual(25);
  },
);

it('a bad release is hidden from no more than 0.4 shoppers for each network beyond that', async () => {
  const networks = 50;
  await open(30);
  // As many as keep the share below one in fifty, until no more count of these networks.
  expect(await shoppersUntilOut(1, 100, washing(networks, 60))).toBeLessThanOrEqual(
    25 + 0.41 * networks,
  );
});
