/** Render processes on a machine that is busy with other things, and those that can't be started. */
import { setTimeout as wait } from 'node:timers/promises';
import { shopConfig } from 'host-kit/shop-config';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startRenderWorker, type RenderWorker } from '../server/rendering/render-worker';
import { workerProgram } from '../server/rendering/worker-program';
import { openPlantedShop, type PlantedShop } from './planted-shop';

/** Pages that take a processor 20 ms each. */
const SLOW = { loads: 'const until = performance.now() + 20; while (performance.now() < until);' };
const HEARTBEAT = 300;

let shop: PlantedShop;
const workers: RenderWorker[] = [];
let said: string[];
beforeEach(async () => {
  said = [];
  shop = await openPlantedShop({ RENDER_WORKERS: 0 });
  await shop.publish('mfe-catalog', SLOW);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.end();
  await shop.close();
});

async function start(): Promise<RenderWorker & { pid: number }> {
  const worker = startRenderWorker(
    {
      store: shop.store,
      providerUrl: 'http://127.0.0.1:9',
      config: shopConfig,
      heartbeat: HEARTBEAT,
      warmUp: 30_000,
      memory: 512,
      silence: 600,
      warn: (message) => said.push(message),
    },
    await workerProgram(),
    shop.live(),
  );
  workers.push(worker);
  await worker.warm;
  return { ...worker, pid: worker.pid ?? 0 };
}

/** Keeps the processor from a process, but for moments. */
async function starve(pid: number, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    process.kill(pid, 'SIGSTOP');
    await wait(HEARTBEAT * 2);
    process.kill(pid, 'SIGCONT');
    await wait(50);
  }
}

it('keeps a process that seldom gets its turn, through a storm of 50 slow pages', async () => {
  const worker = await start();
  const job = {
    releases: shop.live(),
    development: false,
    body: true,
    limit: 120_000,
    most: 120_000,
  };
  let asked = 0;
  const lane = async () => {
    const made = [];
    while (asked < 50) {
      asked += 1;
      const url = `${shopConfig.origin}/store?who=${asked}`;
      made.push(await worker.render({ ...job, url }));
    }
    return made;
  };
  const [pages] = await Promise.all([Promise.all([lane(), lane(), lane()]), starve(worker.pid, 6)]);
  const bodies = pages.flat().map((answer) => answer.kind === 'rendered' && answer.page.body);
  expect(bodies.filter(Boolean)).toHaveLength(50);
  expect(said).toEqual([]);
});

it('gives up a process that is stopped and never goes on', async () => {
  const worker = await start();
  process.kill(worker.pid, 'SIGSTOP');
  await worker.ended;
  expect(said).toEqual(['a render worker is killed: it does not answer']);
});

it('tries again when no process can be started', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  const other = await openPlantedShop();
  try {
    while (!other.warnings.some((warning) => warning.includes('ENOENT'))) await wait(10);
  } finally {
    process.execPath = execPath;
  }
  expect(await other.untilRendered('/login')).toContain('login of mfe-account');
  await other.close();
});
