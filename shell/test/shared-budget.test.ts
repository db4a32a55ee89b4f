import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { folderStore } from 'release-registry/folder-store';
import type { Device } from 'release-registry/devices';
import { createMetrics } from 'server-kit/metrics';
import type { AppState } from 'shared-contracts/release';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../server/releases/seal';
import { createReleaseWatch } from '../server/reports/release-watch';
import { openSharedState } from '../server/shared-state';
import { manifestOf } from './release-manifest';
import { bad, good } from './reporting-shop';

let server: Awaited<ReturnType<typeof startTestPostgres>>;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

const publishedAt = '2026-01-01T00:00:00Z';
const search: AppState = {
  live: bad,
  canary: null,
  lastKnownGood: good,
  releases: Object.fromEntries(
    [good, bad].map((version) => [
      version,
      { publishedAt, manifest: manifestOf('mfe-search', version) },
    ]),
  ),
};

/** So many document servers over one store and, where they are several, one database. */
async function openWatches(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'shared-budget-'));
  const releases = folderStore(folder);
  const seen = await releases.registry.read();
  await releases.registry.replace(seen, { apps: { 'mfe-search': search }, history: [] });
  // Nothing is taken back to a release that isn't there any more.
  await mkdir(join(folder, 'mfe-search', good), { recursive: true });
  const database = count > 1 ? await newTestDatabase(server.url) : undefined;
  const seal = createSeal('a secret of the tests');
  const opened = Array.from({ length: count }, () => {
    const url = database?.url;
    const metrics = createMetrics('document-server');
    const state = openSharedState({
      ...{ url, patience: 20_000, store: folder, seal, metrics },
      warn: () => undefined,
    });
    const watch = createReleaseWatch({
      ...{ releases, telemetry: state.telemetry, seal, networks: 3 },
      ...{ warn: () => undefined, alert: () => undefined },
      ...(state.log && { log: state.log }),
    });
    return { state, watch };
  });
  return {
    /** Tells one of them; then each hears what the others have seen. @returns what is live */
    async tell({ network, failed, by, device }: Report, shopper: number) {
      const named = { bucket: `bucket-${shopper}`, network: `10.${network}.0.1` };
      const caller = { ...named, ...(device && { device }) };
      const release = { app: 'mfe-search', version: bad } as const;
      const teller = opened[by % count]?.watch;
      await teller?.record(release, caller, failed ? 'failed' : 'well');
      // It writes before the others read: else these would hear of it after the next report.
      await teller?.catchUp();
      for (const { watch } of opened) await watch.catchUp();
      return (await releases.registry.read()).apps['mfe-search']?.live;
    },
    async close() {
      for (const { state } of opened) await state.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Report = { network: number; failed: boolean; by: number; device?: Device };
/** Each of a shopper of their own; many of few networks, of which only some count. */
const reports = fc.array(
  fc.record({
    network: fc.integer({ min: 1, max: 12 }),
    failed: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.boolean()),
    by: fc.nat(1),
  }),
  { minLength: 5, maxLength: 24 },
);

/** What takes a release back in any case. */
const FAILING: Report[] = [1, 2, 3, 4, 5].map((network) => ({
  network,
  failed: true,
  by: network % 2,
}));

/** It works on computers. */
const ON_PHONES: Report[] = Array.from({ length: 18 }, (_, at) => ({
  network: at,
  failed: at % 3 === 0,
  by: at % 2,
  device: at % 3 === 0 ? 'phone safari' : 'desk chromium',
}));

it('two servers take back together what fails on phones alone', async () => {
  const together = await openWatches(2);
  const lives: unknown[] = [];
  for (const [shopper, told] of ON_PHONES.entries()) {
    lives.push(await together.tell(told, shopper));
  }
  await together.close();
  expect(lives.indexOf(good)).toBe(12);
}, 60_000);

it('two servers that hear of each other take a release back when one alone would', async () => {
  let takenBack = 0;
  await fc.assert(
    fc.asyncProperty(reports, async (all) => {
      const [alone, together] = [await openWatches(1), await openWatches(2)];
      try {
        for (const [shopper, told] of all.entries()) {
          const live = await alone.tell(told, shopper);
          expect(await together.tell(told, shopper)).toBe(live);
          if (live === bad) continue;
          takenBack += 1;
          return;
        }
      } finally {
        await alone.close();
        await together.close();
      }
    }),
    { numRuns: 6, examples: [[FAILING]] },
  );
  expect(takenBack).toBeGreaterThan(0);
}, 180_000);
