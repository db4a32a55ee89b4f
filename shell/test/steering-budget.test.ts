/**
 * What it costs a stranger to throw a good release out, or to hide a bad one: a population of
 * shoppers and attackers, drawn from a seed, asks the real documents and reports as in production
 * (failures have to come from three networks). The figures are those of docs/reliability.md.
 */
import { writeTelemetry } from 'release-registry/telemetry';
import { afterEach, describe, expect, it } from 'vitest';
import { bad, failed, good, loaded, openReportingShop, type ReportingShop } from './reporting-shop';

/** A seeded generator (mulberry32): the same numbers in every run, from 0 up to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Networks of shoppers, and of attackers, are never the same. */
const HOME_NETWORKS = 400;
const attackerAt = (network: number) => `172.${16 + (network >> 8)}.${network & 255}.9`;

let shop: ReportingShop;
let draw = random(1);
afterEach(() => shop.close());

async function open(seed: number, { well = 0 } = {}): Promise<void> {
  draw = random(seed);
  shop = await openReportingShop({ networks: 3, limitScale: 1_000 });
  if (well === 0) return;
  const counts = {
    loads: well,
    failures: 0,
    errors: 0,
    well,
    ...{
      failed: 0,
      troubled: 0,
      networks: { told: [], failed: [], troubled: [] },
      faults: [],
      vitals: {},
    },
    since: '2026-01-01T00:00:00Z',
  };
  await writeTelemetry(shop.store, {
    savedAt: '',
    releases: { [`mfe-search@${bad}`]: { app: 'mfe-search', version: bad, team: '', ...counts } },
    alerts: [],
  });
  shop = await openReportingShop({ networks: 3, limitScale: 1_000, store: shop.store });
}

/** A shopper comes; the release fails with this share of them. One in twenty tells nothing. */
async function shopper(failing: number): Promise<void> {
  const network = Math.floor(draw() * HOME_NETWORKS);
  const seen = await shop.visit(`10.${network >> 8}.${network & 255}.${Math.floor(draw() * 250)}`);
  const fails = draw() < failing;
  if (draw() < 0.05) return;
  await shop.report(seen, [fails ? failed() : loaded()]);
}

/** An attacker fetches a document and says of it what suits them. */
async function attacker(network: number, says: typeof failed | typeof loaded): Promise<void> {
  await shop.report(await shop.visit(attackerAt(network)), [says()]);
}

const isOut = async () => (await shop.live()) === good;

/** How many shoppers come until the release is out; Infinity where it never is. */
async function shoppersUntilOut(failing: number, most: number, between = async () => {}) {
  for (let came = 1; came <= most; came += 1) {
    await shopper(failing);
    if (await isOut()) return came;
    await between();
  }
  return Infinity;
}

describe('without attackers a release', () => {
  it.each([1, 2, 3])(
    'that fails for everybody is out within a handful of shoppers (seed %i)',
    async (seed) => {
      await open(seed);
      expect(await shoppersUntilOut(1, 30)).toBeLessThanOrEqual(7);
    },
  );

  it('that fails for everybody after a good day is out within 30', async () => {
    await open(4);
    for (let came = 0; came < 60; came += 1) await shopper(0);
    expect(await shoppersUntilOut(1, 60)).toBeLessThanOrEqual(30);
  });

  it.each([5, 6])(
    'that fails for one in ten is out soon after a hundred (seed %i)',
    async (seed) => {
      await open(seed);
      expect(await shoppersUntilOut(0.1, 400)).toBeLessThanOrEqual(200);
    },
  );

  it.each([7, 8, 9])(
    'that fails for one in fifty is out within a thousand (seed %i)',
    async (seed) => {
      await open(seed);
      expect(await shoppersUntilOut(0.02, 1_500)).toBeLessThanOrEqual(1_000);
    },
  );

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
