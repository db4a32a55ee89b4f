/**
 * A population of shoppers and attackers, drawn from a seed, who ask the real documents and report as in
 * production (failures have to come from three networks).
 */
import { writeTelemetry } from 'release-registry/telemetry';
import { bad, failed, good, loaded, openReportingShop, type ReportingShop } from './reporting-shop';

/** A seeded generator (mulberry32): the same numbers in every run, from 0 up to 1. */
export function random(seed: number): () => number {
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

/** Of the test that runs, which closes it. */
export let shop: ReportingShop;
let draw = random(1);

export async function open(seed: number, { well = 0 } = {}): Promise<void> {
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
export async function shopper(failing: number): Promise<void> {
  const network = Math.floor(draw() * HOME_NETWORKS);
  const seen = await shop.visit(`10.${network >> 8}.${network & 255}.${Math.floor(draw() * 250)}`);
  const fails = draw() < failing;
  if (draw() < 0.05) return;
  await shop.report(seen, [fails ? failed() : loaded()]);
}

/** An attacker fetches a document and says of it what suits them. */
export async function attacker(
  network: number,
  says: typeof failed | typeof loaded,
): Promise<void> {
  await shop.report(await shop.visit(attackerAt(network)), [says()]);
}

export const isOut = async () => (await shop.live()) === good;

/** How many shoppers come until the release is out; Infinity where it never is. */
export async function shoppersUntilOut(failing: number, most: number, between = async () => {}) {
  for (let came = 1; came <= most; came += 1) {
    await shopper(failing);
    if (await isOut()) return came;
    await between();
  }
  return Infinity;
}

/** Attackers of so many networks who say all the time that all is well, each where it counts. */
export function washing(networks: number, documents: number): () => Promise<void> {
  let next = 0;
  return async () => {
    for (let at = 0; at < documents; at += 1) await attacker((next += 1) % networks, loaded);
  };
}
