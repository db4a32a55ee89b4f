/**
 * `pnpm bench counter-pages [orders]`: how long each page with a list, each search and each export
 * of the counter takes on PostgreSQL with 100,000 orders (or as many as are named), a tenth as many
 * products, and what a counter keeps beside them (busy-years.ts). A page: p50 and p95 of its calls by
 * the clock, and the processor's mean time for one, which is the same on a busy machine. An export:
 * p95 until its first rows, the time of the whole file, and how far memory grows meanwhile. The goal
 * is 300 ms at p95, for an export until its first rows; it ends with 1 above it. `--only WORDS`: those
 * whose name has the words; `--runs N`: calls of each. The shop is kept as those of `scale-shops`.
 */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openPostgres } from '../src/database/open';
import { signedIn, openCounter, type Clerk } from '../test/clerk';
import { openTestShop } from '../test/shop';
import { fillBusyYears } from './busy-years';
import { counterExports, counterPages, readNames } from './counter-calls';
import { processorTime } from './processor-time';
import { scalePostgres } from './scale-shops';

const MOST_MS = 300;
const WARM_UP = 3;
const EXPORT_RUNS = 3;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, runs: { type: 'string', default: '30' } },
});
const count = Number(positionals[0] ?? 100_000);
const runs = Number(values.runs);
if (!(count > 0) || count % 1000 !== 0) throw new Error('orders come by the thousand');

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0;
const ms = (time: number) => time.toFixed(0).padStart(7);
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0).padStart(7);
let missed = 0;
const mark = (p95: number) => {
  if (p95 <= MOST_MS) return '';
  missed += 1;
  return ' !';
};

/** @returns also the mean processor time @throws where the page is not there, or is a fault's */
async function timesOf(
  clerk: Clerk,
  path: string,
  pids: readonly number[],
): Promise<{ times: number[]; processor: number }> {
  const times: number[] = [];
  let used = 0;
  for (let run = -WARM_UP; run < runs; run += 1) {
    if (run === 0) used = await processorTime(pids);
    const began = performance.now();
    const { status, text } = await clerk.look(path);
    if (run >= 0) times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 300)}`);
  }
  return { times, processor: ((await processorTime(pids)) - used) / runs };
}

type Taken = { first: number; whole: number; bytes: number; grown: number };

/** Takes a file as a browser does that writes it down. */
async function take(clerk: Clerk, path: string): Promise<Taken> {
  collect();
  const held = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  const began = performance.now();
  const cookie = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await clerk.counter.app.request(`${clerk.origin}${path}`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const taken = { first: 0, whole: 0, bytes: 0, grown: 0 };
  let lines = 0;
  let looked = 0;
  for await (const chunk of answer.body ?? []) {
    taken.bytes += chunk.length;
    lines += chunk.reduce((found, byte) => found + (byte === 10 ? 1 : 0), 0);
    // The names of the columns come before anything is read.
    if (lines > 1 && taken.first === 0) taken.first = performance.now() - began;
    // What can be collected is not held.
    if (taken.bytes > looked + 2_000_000) {
      looked = taken.bytes;
      collect();
      taken.grown = Math.max(taken.grown, held() - before);
    }
  }
  taken.whole = performance.now() - began;
  if (taken.first === 0) taken.first = taken.whole;
  return taken;
}

const postgres = await scalePostgres();
const now = new Date('2026-06-01T00:00:00Z');
const { url, server } = await postgres.filled(`counter_${count}`, count / 10, (jobs) =>
  fillBusyYears(jobs, count, now),
);
const shop = await openTestShop(() => openPostgres(url), { catalogue: false });
try {
  const pids = [process.pid, server];
  const clerk = await signedIn(openCounter(shop), 'olga', 'owner');
  const names = await readNames(shop.deps.db, now);
  const wanted = (name: string) => name.toLowerCase().includes(values.only.toLowerCase());

  console.log(`\n    p50     p95     cpu  ${runs} calls of each, ms`);
  for (const [name, path] of counterPages(names)) {
    if (!wanted(name)) continue;
    const { times, processor } = await timesOf(clerk, path, pids);
    const p95 = at(times, 0.95);
    console.log(`${ms(at(times, 0.5))} ${ms(p95)} ${ms(processor)}  ${name}${mark(p95)}`);
  }

  console.log(`\n  first   whole     MB   grown  exports: ms, p95 until the first rows; MB`);
  for (const [name, path] of counterExports(names)) {
    if (!wanted(name)) continue;
    const all: Taken[] = [];
    for (let run = 0; run < EXPORT_RUNS; run += 1) all.push(await take(clerk, path));
    const p95 = at(
      all.map(({ first }) => first),
      0.95,
    );
    const whole = at(
      all.map((taken) => taken.whole),
      0.5,
    );
    const grown = Math.max(...all.map((taken) => taken.grown));
    const { bytes = 0 } = all[0] ?? {};
    console.log(
      `${ms(p95)} ${ms(whole)} ${megabytes(bytes)} ${megabytes(grown)}  ${name}${mark(p95)}`,
    );
  }
} finally {
  await shop.close();
  await postgres.stop();
}
process.exitCode = missed === 0 ? 0 : 1;
