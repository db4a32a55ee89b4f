/**
 * `pnpm bench search`: how good the search's answers are for judged queries (the server's, the
 * fallback's, a plain `ilike` and plain Fuse.js), how many of the server's first five are right
 * over a distributor's catalogue, what it finds over three catalogues as clerks type them beside
 * PostgreSQL's text search, MiniSearch and Orama, and how long the fallback takes over 5,000 products
 * in Chromium on a processor slowed down four times. With `--file FOLDER` it measures the server's search
 * and those three alone, over a judged set in WANDS' layout.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForBench, openBench } from './bundle-for-bench.mjs';
import { readOptions } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const PRODUCTS = 5000;
const SLOW_DOWN = 4;
const TIMED = ['drill', 'angle grinder', 'gridner', 'steel', '100mm disc', 'a', 'halvorn hamer'];

const provider = join(ROOT, 'services/provider-api');
const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
const file = join(folder, 'judged.json');

async function inProvider(script, ...args) {
  const tsx = join(provider, 'node_modules/.bin/tsx');
  const { code, output } = await run(tsx, [join(provider, 'bench', script), ...args], {
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return output;
}

const { file: set } = readOptions('pnpm bench search [--file FOLDER]', {
  file: { type: 'string' },
});

const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

async function measureAll() {
  await inProvider('search-quality.ts', file);
  await bundleForBench(folder, 'mfe-search/bench/fallback.ts', 'fallback');
  const { page, browser } = await openBench(join(folder, 'fallback.js'));
  const judged = JSON.parse(await readFile(file, 'utf8'));
  const rankings = await page.evaluate(
    ({ items, queries }) => globalThis.bench.rank(items, queries),
    { items: judged.items, queries: judged.queries.map(({ query }) => query) },
  );
  for (const [at, query] of judged.queries.entries()) Object.assign(query.rankings, rankings[at]);
  await writeFile(file, JSON.stringify(judged));
  console.log(await inProvider('search-report.ts', file));
  console.log(await inProvider('search-precision.ts'));
  console.log(await inProvider('search-messy.ts'));

  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push(
      await page.evaluate(
        ({ items, queries, count }) => globalThis.bench.time(items, queries, count),
        { items: judged.items, queries: TIMED, count: PRODUCTS },
      ),
    );
  }
  console.log(`the fallback over ${PRODUCTS} products, ${SLOW_DOWN}x slower (milliseconds):`);
  console.log(
    `  getting ready, when the dialog opens: ${middle(rounds.map(({ ready }) => ready)).toFixed(0)}`,
  );
  for (const [at, query] of TIMED.entries()) {
    const ours = middle(rounds.map(({ fallback }) => fallback[at]));
    const plain = middle(rounds.map(({ fuse }) => fuse[at]));
    console.log(
      `  ${query.padEnd(15)} ${ours.toFixed(1).padStart(7)}   plain Fuse.js ${plain.toFixed(0).padStart(6)}   ${(plain / ours).toFixed(0)} times`,
    );
  }
  await browser.close();
}

try {
  if (set === undefined) await measureAll();
  else console.log(await inProvider('search-messy.ts', '--file', set));
} finally {
  await rm(folder, { recursive: true, force: true });
}
