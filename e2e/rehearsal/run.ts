/**
 * `pnpm --filter e2e rehearse`: the shop as it is deployed, on this machine, under a steady load, while one thing
 * after the other breaks. Ends with 1 where an order was lost or doubled, where too much failed, or
 * where something was not back in time. docs/operations.md says what it needs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildChanged } from 'tooling/run/build';
import { readOptions } from 'tooling/run/command-line';
import { startCrowd, type Crowd } from './crowd';
import { startRehearsedShop } from './rehearsed-shop';
import { database } from './steps/database';
import { disk } from './steps/disk';
import { kill } from './steps/kill';
import { publish } from './steps/publish';
import { roll } from './steps/roll';
import type { Rehearsal, RehearsalStep } from './steps/step';
import { stop } from './steps/stop';
import { store } from './steps/store';
import { createTally } from './tally';
import { pause } from './until';
import { linesOf, verdict, type Checked } from './verdict';
import { bundle } from './versions';

/** In the order in which they run. */
const STEPS: Record<string, RehearsalStep> = { kill, database, disk, roll, publish, store, stop };
const USAGE = `pnpm --filter e2e rehearse [--quick] [--only ${Object.keys(STEPS).join('|')} …] [--bundles FOLDER] [--keep]`;
/** The load before the first step, in milliseconds. */
const WARM_UP = 10_000;

const options = readOptions(USAGE, {
  quick: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  bundles: { type: 'string' },
  keep: { type: 'boolean', default: false },
});
const names = options.only ?? Object.keys(STEPS);
const unknown = names.find((name) => !Object.hasOwn(STEPS, name));
if (unknown !== undefined) {
  console.error(`${unknown} is no step\nusage: ${USAGE}`);
  process.exit(2);
}
const say = (line: string) => console.log(line);

/** What the shop has of the orders that were acknowledged, while nobody asks for anything. */
async function ordersOf(crowd: Crowd): Promise<Checked> {
  const each = await Promise.all(crowd.buyers.map((buyer) => buyer.faults()));
  const bought = crowd.buyers.flatMap(({ acknowledged }) => [...acknowledged.values()]);
  const units = bought.reduce((sum, quantity) => sum + quantity, 0);
  const sold = await crowd.sold();
  return {
    found: each.reduce((sum, { found }) => sum + found, 0),
    faults: [
      ...each.flatMap(({ faults }) => faults),
      ...(sold === units ? [] : [`${units} units were ordered, ${sold} taken from the stock`]),
    ],
  };
}

/** The state of the shop after a step. */
async function check({ crowd, shop }: Rehearsal): Promise<Checked> {
  await crowd.pause();
  const orders = await ordersOf(crowd).catch((error: unknown) => ({
    found: 0,
    faults: [`the orders can't be compared: ${String(error)}`],
  }));
  crowd.resume();
  const gone = [...shop.servers.values()].filter((server) => server.hasEnded());
  const faults = gone.map(({ name }) => `${name} has ended by itself`);
  return { ...orders, faults: [...orders.faults, ...faults] };
}

async function rehearse(rehearsal: Rehearsal): Promise<string[]> {
  const { tally } = rehearsal;
  const checks = new Map<string, Checked>();
  const close = async (faults: string[]) => {
    const step = tally.steps.at(-1);
    if (!step) return;
    const checked = await check(rehearsal);
    const all = { ...checked, faults: [...faults, ...checked.faults] };
    checks.set(step.name, all);
    for (const line of linesOf(step, all)) say(line);
  };
  await pause(WARM_UP);
  await close([]);
  for (const name of Object.keys(STEPS).filter((each) => names.includes(each))) {
    tally.begin(name);
    const faults = await STEPS[name]?.(rehearsal).catch((error: unknown) => [String(error)]);
    await close(faults ?? []);
  }
  await rehearsal.crowd.end();
  return verdict(tally.steps, checks);
}

// What was started and mounted goes at the exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
const version = resolve(options.bundles ?? join(folder, 'bundles'));
await buildChanged(say);
await bundle(version, say);
const shop = await startRehearsedShop(folder, version, say);
try {
  const tally = createTally();
  const crowd = await startCrowd(shop, tally);
  const failed = await rehearse({ shop, crowd, tally, version, quick: options.quick, say });
  for (const reason of failed) console.error(`failed: ${reason}`);
  if (failed.length === 0) say('passed');
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await shop.close();
  if (options.keep) say(`kept in ${folder}`);
  else await rm(folder, { recursive: true, force: true });
}
process.exit();
