/**
 * `pnpm bench kept`: how large the catalogue is that a browser keeps, whether the search over it has
 * the same first ten as the provider for each judged query, and how long it takes over 20,000
 * variants in Chromium on a processor slowed down six times.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForBench, openBench } from './bundle-for-bench.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const SLOW_DOWN = 6;

const provider = join(ROOT, 'services/provider-api');
const folder = await mkdtemp(join(tmpdir(), 'bench-kept-'));
const file = join(folder, 'kept.json');

const share = (some, all) => `${((100 * some) / all).toFixed(1)} %`;
const at = (sorted, part) => sorted[Math.floor(sorted.length * part)].toFixed(1);

try {
  const tsx = join(provider, 'node_modules/.bin/tsx');
  const made = await run(tsx, [join(provider, 'bench/kept-catalogue.ts'), file], { quiet: true });
  if (made.code !== 0) throw new Error(made.output);
  console.log(made.output.trim());
  await bundleForBench(folder, 'mfe-search/bench/kept.ts', 'kept');
  const { page, browser } = await openBench(join(folder, 'kept.js'));
  const judged = JSON.parse(await readFile(file, 'utf8'));
  for (const { name, kept, queries } of judged.lists) {
    const found = await page.evaluate(
      ({ answer, asked }) => globalThis.bench.firstTen(answer, asked),
      { answer: kept, asked: queries.map(({ query }) => query) },
    );
    const asSet = queries.filter(({ ids }, nth) => {
      const own = new Set(found[nth]);
      return own.size === ids.length && ids.every((id) => own.has(id));
    });
    const inOrder = queries.filter(({ ids }, nth) => ids.join() === found[nth].join());
    console.log(
      `${name}: of ${queries.length} queries ${share(asSet.length, queries.length)} have the provider's first ten, ${share(inOrder.length, queries.length)} in its order`,
    );
    if (process.argv.includes('--worst')) {
      const others = queries.filter((one) => !asSet.includes(one));
      console.log(others.map(({ query }) => `  ${query}`).join('\n'));
    }
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const { read, ready, searches } = await page.evaluate(
    ({ answer, asked }) => globalThis.bench.time(answer, asked),
    { answer: judged.large, asked: judged.lists[0].queries.map(({ query }) => query) },
  );
  const sorted = searches.toSorted((a, b) => a - b);
  console.log(
    `${SLOW_DOWN}x slower: read in ${read.toFixed(0)} ms, ready in ${ready.toFixed(0)} ms; a search ${at(sorted, 0.5)} ms (p95 ${at(sorted, 0.95)}, slowest ${sorted.at(-1).toFixed(1)})`,
  );
  await browser.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
