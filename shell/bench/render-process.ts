/**
 * `pnpm bench rendering`: what a render process takes of a processor to start, and a page to be
 * made, with the releases as built. Beside it what Node takes to start with nothing to do, as the
 * measure of the machine.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shopConfig } from 'host-kit/shop-config';
import { APP_NAMES } from 'shared-contracts/own-apps';
import { releaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { serverReleases } from '../server/rendering/server-releases';
import { processUse } from '../server/rendering/process-use';
import { startRenderWorker } from '../server/rendering/render-worker';
import { workerProgram } from '../server/rendering/worker-program';

const STARTS = 5;
const PAGES = 1_500;
const ROOT = resolve(import.meta.dirname, '../..');
const middle = (all: number[]) => [...all].sort((one, other) => one - other)[all.length >> 1] ?? 0;

/** What Node takes to start, in milliseconds of a processor. */
function bareStart(): number {
  const code = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)';
  return Number(spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stdout);
}

const store = await mkdtemp(join(tmpdir(), 'bench-rendering-'));
try {
  const manifests = await Promise.all(
    APP_NAMES.map(async (app) => {
      const text = await readFile(join(ROOT, app, 'dist/release.json'), 'utf8');
      const manifest = z.parse(releaseManifest, JSON.parse(text));
      await cp(join(ROOT, app, 'dist'), join(store, app, manifest.version), { recursive: true });
      return manifest;
    }),
  );
  const releases = serverReleases(manifests);
  const program = await workerProgram();
  const starts: number[] = [];
  const pages: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const worker = startRenderWorker(
      {
        store,
        providerUrl: 'http://127.0.0.1:9',
        config: shopConfig,
        heartbeat: 30_000,
        warmUp: 60_000,
        memory: 512,
        silence: 600,
        warn: console.warn,
      },
      program,
      releases,
    );
    await worker.warm;
    const used = () => processUse(worker.pid ?? 0)?.cpu ?? NaN;
    const warm = used();
    starts.push(warm);
    if (start === STARTS - 1) {
      const job = { releases, development: false, body: true, limit: 30_000, most: 30_000 };
      for (let page = 0; page < PAGES; page += 1) {
        const url = `${shopConfig.origin}/terms-and-conditions?${page}`;
        await worker.render({ ...job, url });
      }
      pages.push((used() - warm) / PAGES);
    }
    worker.end();
    await worker.ended;
  }
  const bare = middle(Array.from({ length: STARTS }, bareStart));
  console.log(
    `a render process starts with ${middle(starts)} ms of a processor; a page takes ${middle(pages).toFixed(2)} ms; Node alone starts with ${bare.toFixed(0)} ms: ${(middle(starts) / bare).toFixed(1)} and ${(middle(pages) / bare).toFixed(3)} times that`,
  );
} finally {
  await rm(store, { recursive: true });
}
