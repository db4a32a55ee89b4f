/**
 * `pnpm bench scale [products] --import`: how long an import of 100,000 products (or as many as are
 * named) takes into an open, empty shop, how long the same file takes again, and how long a call of
 * a shopper takes at most meanwhile. `--quiet` leaves the callers out, who alone keep a core busy: the
 * goal for the import is one for two cores without other work.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../test/crash/started-provider';
import { DEMO_FOLDER } from './demo-folder';
import { generateFile, readBase } from './generated-products';
import type { Shop } from './scale-shops';

/** The goal for a call, in milliseconds. */
const HELD_MOST = 500;
/** The goal for each import into PostgreSQL on two cores without other work, in seconds. */
const SECONDS_MOST = 6 * 60;
const PAUSE = 20;
/** How often each call is made before: a shop that is open has answered such calls already. */
const CALLS_BEFORE = 40;

const root = fileURLToPath(new URL('..', import.meta.url));

const json = { 'content-type': 'application/json' };
const posted = (body: object) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

const calls: Record<string, (turn: number) => [string, RequestInit?]> = {
  details: (turn) => [`/api/store/products/details/${(turn % 40) + 1}`],
  list: (turn) => ['/api/store/products', posted({ limit: 12, offset: (turn % 40) * 12 })],
  search: (turn) => [
    '/api/store/products/search',
    posted({ query: ['drill', 'hammer', 'bolt m8', 'welding'][turn % 4], limit: 20, offset: 0 }),
  ],
  categories: () => ['/api/category'],
};

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Runs `provider import` as an operator does. @returns its last line */
async function importInto(shop: Shop, base: string, file: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'import', file], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: new URL(base).port, ...shop.environment },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`the import ended: ${said}`);
  return said.trim().split('\n').at(-1) ?? '';
}

/** '4 min 10 s' */
export const inMinutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)} min ${Math.round(seconds) % 60} s`;

/** Calls the shop without end. @returns a function that ends it and tells how long calls took */
function callers(base: string) {
  const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  const others = new Map<number, number>();
  let over = false;
  const all = Object.entries(calls).map(async ([name, call]) => {
    for (let turn = 0; !over; turn += 1) {
      const [path, init] = call(turn);
      const began = performance.now();
      const response = await fetch(`${base}${path}`, init);
      await response.arrayBuffer();
      // An empty shop has no product yet, and says so.
      const answered = response.status === 200 || (name === 'details' && response.status === 404);
      if (answered) times.get(name)?.push(performance.now() - began);
      else others.set(response.status, (others.get(response.status) ?? 0) + 1);
      await wait(PAUSE);
    }
  });
  return async () => {
    over = true;
    await Promise.all(all);
    return { times, others };
  };
}

type Import = { shop: Shop; base: string; file: string };

/** Imports a file, and says how long that took. @returns it, in seconds */
async function timeImport(which: string, { shop, base, file }: Import, goal = ''): Promise<number> {
  const began = performance.now();
  const last = await importInto(shop, base, file);
  const seconds = (performance.now() - began) / 1000;
  console.log(`  ${which}: ${inMinutes(seconds)}${goal}: ${last}`);
  return seconds;
}

/** Imports a file while nobody calls. @returns how many goals were missed */
async function measureQuiet(which: string, given: Import): Promise<number> {
  const timed = given.shop.environment.DATABASE_URL !== undefined;
  const goal = timed ? ` (goal ${inMinutes(SECONDS_MOST)})` : '';
  const seconds = await timeImport(which, given, goal);
  return timed && seconds > SECONDS_MOST ? 1 : 0;
}

/** Imports a file while shoppers call. @returns how many goals were missed */
async function measureCalled(which: string, given: Import): Promise<number> {
  const end = callers(given.base);
  await timeImport(which, given);
  const { times, others } = await end();
  const worst = [...times].map(([name, all]) => [name, Math.max(0, ...all), all.length] as const);
  const said = worst.map(([name, most, count]) => `${name} ${most.toFixed(0)} of ${count}`);
  console.log(`    the longest call in milliseconds (goal ${HELD_MOST}): ${said.join(', ')}`);
  for (const [status, count] of others) console.log(`    ${count} calls answered ${status}`);
  return worst.some(([, most]) => most > HELD_MOST) || others.size > 0 ? 1 : 0;
}

type Imported = { shop: Shop; products: number; quiet: boolean };

/** @returns how many goals were missed */
export async function measureImport(
  kind: string,
  { shop, products, quiet }: Imported,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'scale-import-'));
  const file = join(folder, 'catalogue.json');
  await generateFile(file, await readBase(DEMO_FOLDER), products);
  const provider = await start({ ...shop.environment, LOG_LEVEL: 'error' });
  try {
    for (let turn = 0; turn < CALLS_BEFORE; turn += 1) {
      for (const call of Object.values(calls)) {
        const [path, init] = call(turn);
        await (await fetch(`${provider.base}${path}`, init)).arrayBuffer();
      }
    }
    console.log(`${kind}: ${products} products`);
    let missed = 0;
    for (const which of ['into the empty shop', 'the same file again']) {
      const measure = quiet ? measureQuiet : measureCalled;
      missed += await measure(which, { shop, base: provider.base, file });
    }
    return missed;
  } finally {
    await provider.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
