/**
 * What it costs a stranger to throw a good release out, or to hide a bad one. The figures are those of
 * docs/reliability.md; larger populations, and those of other seeds, are in steering-budget.long.test.ts.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { attacker, isOut, open, shop, shopper, shoppersUntilOut, washing } from './population';
import { failed, loaded } from './reporting-shop';

afterEach(() => shop.close());

describe('without attackers a release', () => {
  it('that fails for everybody is out within a handful of shoppers', async () => {
    await open(1);
    expect(await shoppersUntilOut(1, 30)).toBeLessThanOrEqual(7);
  });

  it('that fails for everybody after a good day is out within 30', async () => {
    await open(4);
    for (let came = 0; came < 60; came += 1) await shopper(0);
    expect(await shoppersUntilOut(1, 60)).toBeLessThanOrEqual(30);
  });

  it('that fails for one in ten is out soon after a hundred', async () => {
    await open(5);
    expect(await shoppersUntilOut(0.1, 400)).toBeLessThanOrEqual(200);
  });
});

describe('a good release', () => {
  it('is not thrown out by two networks, however young it is', async () => {
    await open(11);
    for (let at = 0; at < 200; at += 1) await attacker(at % 2, failed);
    expect(await isOut()).toBe(false);
    expect(shop.alerts).toHaveLength(1);
  });

  it(
    'is not thrown out by eight networks once a hundred shoppers were served',
    { tags: 'long' },
    async () => {
      await open(12);
      for (let came = 0; came < 110; came += 1) await shopper(0);
      for (let at = 0; at < 240; at += 1) await attacker(at % 8, failed);
      expect(await isOut()).toBe(false);
      expect(shop.alerts).toHaveLength(1);
      // A ninth is the budget.
      for (let at = 0; at < 9; at += 1) await attacker(at, failed);
      expect(await isOut()).toBe(true);
    },
  );
});

describe('a bad release', () => {
  it('that fails for everybody is out after some twenty shoppers, whatever four networks say', async () => {
    await open(24);
    const wash = washing(4, 10);
    await wash();
    expect(await shoppersUntilOut(1, 60, wash)).toBeLessThanOrEqual(25);
  });

  it('can’t be made to look proven in a night', { tags: 'long' }, async () => {
    await open(31);
    const networks = 60;
    for (let at = 0; at < 20 * networks; at += 1) await attacker(at % networks, loaded);
    expect(await shoppersUntilOut(1, 200)).toBeLessThanOrEqual(25);
  });
});
