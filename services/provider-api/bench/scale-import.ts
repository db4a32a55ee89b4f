/**
 * `pnpm bench:scale [products] --import`: how long a call of the open shop takes at most while an
 * import of 32,640 products, or as many as are named, runs into it.
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

export const IMPORTED = 32_640;
/** The goal, in milliseconds. */
const HELD_MOST = 500;
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

/** @returns whether no call was held longer than the goal */
export async function measureImport(kind: string, shop: Shop, products: number): Promise<boolean> {
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
    const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
    const others = new Map<number, number>();
    let over = false;
    const callers = Object.entries(calls).map(async ([name, call]) => {
      for (let turn = 0; !over; turn += 1) {
        const [path, init] = call(turn);
        const began = performance.now();
        const response = await fetch(`${provider.base}${path}`, init);
        await response.arrayBuffer();
        if (response.status === 200) times.get(name)?.push(performance.now() - began);
        else others.set(response.status, (others.get(response.status) ?? 0) + 1);
        await wait(PAUSE);
      }
    });
    const began = performance.now();
    const last = await importInto(shop, provider.base, file);
    const took = (performance.now() - began) / 1000;
    over = true;
    await Promise.all(callers);
    const worst = [...times].map(([name, all]) => [name, Math.max(...all), all.length] as const);
    const said = worst.map(([name, most, count]) => `${name} ${most.toFixed(0)} of ${count}`);
    console.log(
      `${kind}: ${last}, in ${took.toFixed(0)} s; the longest call in milliseconds (goal ${HELD_MOST}): ${said.join(', ')}`,
    );
    for (const [status, count] of others) console.log(`  ${count} calls answered ${status}`);
    return worst.every(([, most]) => most <= HELD_MOST) && others.size === 0;
  } finally {
    await provider.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
