/** Runs a measurement by its name: `pnpm bench NAME [options]`; without a name it lists them. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeDemoCatalogue } from './demo-catalogue.mjs';
import { ROOT } from './services.mjs';

const PROVIDER = 'services/provider-api';

/**
 * Each measurement: the room that it runs in, its file there, and what it measures.
 * @type {Record<string, [room: string, file: string, measures: string]>}
 */
export const BENCHES = {
  web: ['e2e', 'bench-web/run.ts', 'the shop compared with a monolith and a naive federation'],
  monolith: [
    'packages/tooling',
    'run/build-comparisons.mjs',
    'builds the monolith and prints its sizes; --naive: also the naive federation',
  ],
  weights: ['packages/tooling', 'run/weights.mjs', 'what each library weighs in a first visit'],
  lighthouse: ['e2e', 'inspect/lighthouse.ts', "Lighthouse's marks for five pages"],
  catalog: ['e2e', 'bench/catalog.ts', 'a list of 1,200 products on a slow phone, beside 12'],
  documents: ['shell', 'bench/documents.ts', 'documents a second, kept and newly made'],
  edge: ['shell', 'bench/edge.ts', 'documents a second behind nginx'],
  rendering: ['shell', 'bench/render-process.ts', "a render process's start, and a page's time"],
  provider: [PROVIDER, 'bench/list.ts', 'the product list, beside a bare server of the same query'],
  scale: [PROVIDER, 'bench/scale.ts', 'calls with 100,000 products, beside 656'],
  kept: [
    'packages/tooling',
    'run/bench-offline-catalogue.mjs',
    'search over the catalogue that a browser keeps',
  ],
  search: ['packages/tooling', 'run/bench-search.mjs', 'how many of the first results are right'],
  'search-messy': [
    PROVIDER,
    'bench/search-messy.ts',
    'the same over three catalogues as clerks type them; --only NAME, --answers, --file FOLDER',
  ],
  'search-choices': [
    PROVIDER,
    'bench/search-choices.ts',
    'the same before and after simulated shoppers have chosen; --shoppers N',
  ],
  'name-facts': [
    PROVIDER,
    'bench/name-facts.ts',
    "the facts read from clerks' names: how many are true, how many are missed; --misses",
  ],
  'search-worst': [
    PROVIDER,
    'bench/search-worst.ts',
    'the slowest search, and a checkout beside twenty callers who send it',
  ],
  'quick-order': [
    PROVIDER,
    'bench/quick-order.ts',
    'the time of 200 pasted lines; --judge: how many are right',
  ],
  'stand-ins': [
    PROVIDER,
    'bench/stand-ins.ts',
    'how many judged pairs of stand-ins are right; --misses: which are not',
  ],
  'add-items': [PROVIDER, 'bench/add-items.ts', '200 lines into a cart'],
  counter: [
    PROVIDER,
    'bench/counter.ts',
    "an order's way into the counter's open list, and the search there",
  ],
  'counter-pages': [
    PROVIDER,
    'bench/counter-pages.ts',
    'each list, search and export of the counter with 100,000 orders, on PostgreSQL',
  ],
  dev: ['packages/tooling', 'run/bench-dev.mjs', 'from a save to the screen'],
  release: ['services/release-registry', 'test/bench-release.ts', 'from command to live, and back'],
};

const list = () =>
  Object.entries(BENCHES)
    .map(([name, [, , measures]]) => `  ${name.padEnd(13)} ${measures}`)
    .join('\n');

/** Ends with the measurement's own code, or 1 where a signal ended it. */
function runBench([room, file], options) {
  const bench = spawn(process.execPath, ['--import', 'tsx', file, ...options], {
    cwd: join(ROOT, room),
    stdio: 'inherit',
  });
  // Both get Ctrl-C from the terminal; the measurement ends what it has started.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => bench.kill(signal));
  }
  bench.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (process.argv[1] === import.meta.filename) {
  // A package manager passes '--' on.
  const [name, ...options] = process.argv.slice(2).filter((arg) => arg !== '--');
  if (name === undefined || name === '--help') {
    console.log(`usage: pnpm bench NAME [options]\n${list()}`);
  } else if (Object.hasOwn(BENCHES, name)) {
    if (BENCHES[name][0] === PROVIDER) await makeDemoCatalogue(console.log);
    runBench(BENCHES[name], options);
  } else {
    console.error(`${name} is no measurement\nusage: pnpm bench NAME [options]\n${list()}`);
    process.exitCode = 2;
  }
}
