/**
 * `pnpm bench offline-catalogue`: how large the catalogue is that a browser keeps, whether the search over it has
 * the same first ten as the provider for each judged query, and how long it takes over 20,000
 * variants in Chromium on a processor slowed down six times; beside that six times its processor
 * time, which other work on the machine changes less.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForBench, openBench } from './bundle-for-bench.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const SLOW_DOWN = 6;

const provider = join(ROOT, 'services/provider-api');
const folder = await mkdtemp(join(tmpdir(), 'bench-offline-catalogue-'));
const file = join(folder, 'offline.json');

const share = (some, all) => `${((100 * some) / all).toFixed(1)} %`;
/** '12.0 ms (p95 31.0, slowest 50.1)' */
function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1);
  return `${at(0.5)} ms (p95 ${at(0.95)}, slowest ${at(1)})`;
}

try {
  const tsx = join(provider, 'node_modules/.bin/tsx');
  const made = await run(tsx, [join(provider, 'bench/offline-catalogue.ts'), file], {
    quiet: true,
  });
  if (made.code !== 0) throw new Error(made.output);
  console.log(made.output.trim());
  await bundleForBench(folder, 'mfe-search/bench/offline.ts', 'offline');
  const { page, browser } = await openBench(join(folder, 'offline.js'));
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
  const asked = judged.lists[0].queries.map(({ query }) => query);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
  };
  const prepare = () => page.evaluate((answer) => globalThis.bench.prepare(answer), judged.large);
  const search = (query) => page.evaluate((text) => globalThis.bench.timed(text), query);
  await prepare();
  const busy = [];
  for (const query of asked) {
    const before = await threadTime();
    await search(query);
    busy.push(SLOW_DOWN * ((await threadTime()) - before));
  }
  console.log(`${SLOW_DOWN} times the processor time of a search: ${spread(busy)}`);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const { read, ready } = await prepare();
  const times = [];
  for (const query of asked) times.push(await search(query));
  console.log(
    `${SLOW_DOWN}x slower: read in ${read.toFixed(0)} ms, ready in ${ready.toFixed(0)} ms, a search in ${spread(times)}`,
  );
  await browser.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
