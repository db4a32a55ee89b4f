/**
 * What it costs a stranger to throw a good release out, or to hide a bad one. The figures are those of
 * docs/reliability.md; populations of other seeds are in steering-budget.long.test.ts.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { attacker, isOut, open, shop, shopper, shoppersUntilOut } from './population';
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

  it('that fails for one in fifty is out within a thousand', async () => {
    await open(7);
    expect(await shoppersUntilOut(0.02, 1_500)).toBeLessThanOrEqual(1_000);
  });

  it('that fails for one in five hundred stays', async () => {
    await open(10);
    expect(await shoppersUntilOut(0.002, 600)).toBe(Infinity);
  });
});

describe('a good release', () => {
  it('is not thrown out by two networks, however young it is', async () => {
    await open(11);
    for (let at = 0; at < 200; at += 1) await attacker(at % 2, failed);
    expect(await isOut()).toBe(false);
    expect(shop.alerts).toHaveLength(1);
  });

  it('is not thrown out by eight networks once a hundred shoppers were served', async () => {
    await open(12);
    for (let came = 0; came < 110; came += 1) await shopper(0);
    for (let at = 0; at < 240; at += 1) await attacker(at % 8, failed);
    expect(await isOut()).toBe(false);
    expect(shop.alerts).toHaveLength(1);
    // A ninth is the budget.
    for (let at = 0; at < 9; at += 1) await attacker(at, failed);
    expect(await isOut()).toBe(true);
  });

  it('is not thrown out by nineteen networks once a thousand were well', async () => {
    await open(13, { well: 1_000 });
    for (let came = 0; came < 480; came += 1) await shopper(0);
    for (let at = 0; at < 380; at += 1) await attacker(at % 19, failed);
    expect(await isOut()).toBe(false);
    expect(shop.alerts).toHaveLength(1);
    for (let at = 0; at < 400 && !(await isOut()); at += 1) await attacker(19 + (at % 6), failed);
    expect(await isOut()).toBe(true);
  });
});

describe('a bad release', () => {
  /** Attackers of so many networks who say all the time that all is well, each where it counts. */
  const washing = (networks: number, documents: number) => {
    let next = 0;
    return async () => {
      for (let at = 0; at < documents; at += 1) await attacker((next += 1) % networks, loaded);
    };
  };

  it.each([1, 4, 20])(
    'that fails for everybody is out after some twenty shoppers, whatever %i networks say',
    async (networks) => {
      await open(20 + networks);
      const wash = washing(networks, 10);
      await wash();
      expect(await shoppersUntilOut(1, 60, wash)).toBeLessThanOrEqual(25);
    },
  );

  it('is hidden from no more than 0.4 shoppers for each network beyond that', async () => {
    const networks = 50;
    await open(30);
    // As many as keep the share below one in fifty, until no more count of these networks.
    expect(await shoppersUntilOut(1, 100, washing(networks, 60))).toBeLessThanOrEqual(
      25 + 0.41 * networks,
    );
  });

  it('can’t be made to look proven in a night', async () => {
    await open(31);
    const networks = 60;
    for (let at = 0; at < 20 * networks; at += 1) await attacker(at % networks, loaded);
    expect(await shoppersUntilOut(1, 200)).toBeLessThanOrEqual(25);
  });
});
