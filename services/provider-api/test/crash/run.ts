/**
 * `pnpm --filter provider-api crash`: twenty kills under load, each start timed. Ends with 1 on any
 * loss.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killUnderLoad } from './kill-under-load';

/** The longest time until a killed provider answers again. */
const READY_MOST_MS = 5000;

const directory = await mkdtemp(join(tmpdir(), 'provider-crash-'));
const { DATABASE_URL } = process.env;
const { orders, faults, readyAfter } = await killUnderLoad({
  environment: { DATA_DIR: directory, ...(DATABASE_URL ? { DATABASE_URL } : {}) },
  customers: 8,
  kills: 20,
  between: 30,
  tell: console.log,
});
await rm(directory, { recursive: true, force: true });
const slowest = Math.round(Math.max(...readyAfter));
for (const fault of faults) console.error(fault);
console.log(
  `${orders} orders acknowledged over ${readyAfter.length} kills, ${faults.length} lost, doubled or incomplete; ready again after ${slowest} ms at most`,
);
process.exitCode = faults.length === 0 && slowest <= READY_MOST_MS ? 0 : 1;
