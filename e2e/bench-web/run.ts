/**
 * `pnpm bench:web`: the federated shop beside the same sources as a monolith and as a naive
 * federation, behind the same front, on a slow phone; interleaved, medians, ratios.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { buildMonolith, buildNaive } from 'tooling/run/build-yardsticks';
import { findChromium } from 'tooling/run/chromium';
import { median } from '../bench/responsiveness';
import { startBenchShop, VARIANTS, type Variant } from './bench-shop';
import { heapAfterChanges } from './heap';
import { interact, type Interactions } from './interactions';
import { pagesToVisit } from './pages';
import { visit, visitAgain, type Figures } from './visit';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '7' },
    only: { type: 'string' },
    variants: { type: 'string', default: VARIANTS.join() },
    quick: { type: 'boolean', default: false },
    /** Takes the yardsticks as they were built before. */
    built: { type: 'boolean', default: false },
  },
});
const trials = Number(values.trials);
const variants = VARIANTS.filter((variant) => values.variants.split(',').includes(variant));

/** How each figure is written. */
const FIGURES: Record<keyof Figures, (figure: number) => string> = {
  depth: (figure) => String(figure),
  depthToLcp: (figure) => String(figure),
  requests: (figure) => String(figure),
  scripts: (figure) => `${(figure / 1000).toFixed(1)} KB`,
  scriptsInAll: (figure) => `${(figure / 1000).toFixed(1)} KB`,
  document: (figure) => `${(figure / 1000).toFixed(1)} KB`,
  fcp: (figure) => `${figure.toFixed(0)} ms`,
  lcp: (figure) => `${figure.toFixed(0)} ms`,
  ready: (figure) => `${figure.toFixed(0)} ms`,
  tbt: (figure) => `${figure.toFixed(0)} ms`,
  cls: (figure) => figure.toFixed(3),
};

/** What is compared with what: each cost by itself. */
const PAIRS: [Variant, Variant][] = [
  ['federated', 'monolith'],
  ['federated', 'monolith browser'],
  ['federated browser', 'monolith browser'],
  ['federated browser', 'naive browser'],
];

function table<Name extends string>(
  title: string,
  names: Name[],
  figureOf: (variant: Variant, name: Name) => number,
  write: (name: Name, figure: number) => string,
): void {
  const compared = PAIRS.filter((pair) => pair.every((variant) => variants.includes(variant)));
  const ratios = compared.map((pair) => pair.join(' / '));
  console.log(`\n| ${title} | ${[...variants, ...ratios].join(' | ')} |`);
  console.log(`|---|${[...variants, ...ratios].map(() => '---').join('|')}|`);
  for (const name of names) {
    const shown = variants.map((variant) => write(name, figureOf(variant, name)));
    const against = compared.map(([one, other]) => {
      const by = figureOf(other, name);
      return by > 0 ? (figureOf(one, name) / by).toFixed(3) : '–';
    });
    console.log(`| ${name} | ${[...shown, ...against].join(' | ')} |`);
  }
}

await buildChanged(console.log);
if (!values.built) {
  await buildMonolith();
  await buildNaive();
}
const executablePath = await findChromium(console.log);
const shop = await startBenchShop(console.log);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const pages = (await pagesToVisit()).filter(({ name }) => !values.only || name === values.only);
  for (const visited of pages) {
    const measured = new Map<Variant, Figures[]>(variants.map((variant) => [variant, []]));
    for (let trial = 0; trial < trials; trial += 1) {
      for (const variant of variants) {
        measured.get(variant)?.push(await visit(browser, shop.origins[variant], visited));
      }
    }
    table(
      visited.name,
      Object.keys(FIGURES) as (keyof Figures)[],
      (variant, name) => median((measured.get(variant) ?? []).map((figures) => figures[name])),
      (name, figure) => FIGURES[name](figure),
    );
  }
  const store = pages.find(({ name }) => name === 'store');
  if (!values.quick && store) {
    const felt = new Map<Variant, Interactions[]>(variants.map((variant) => [variant, []]));
    for (let trial = 0; trial < trials; trial += 1) {
      for (const variant of variants) {
        felt.get(variant)?.push(await interact(browser, shop.origins[variant], store));
      }
    }
    table(
      'INP',
      ['open search', 'add to cart', 'Load More'],
      (variant, name) => median((felt.get(variant) ?? []).map((figures) => figures[name])),
      (_, figure) => `${figure.toFixed(0)} ms`,
    );
    for (const variant of variants) {
      const again = await visitAgain(browser, shop.origins[variant], store);
      console.log(`\nsecond visit, ${variant}: ${again} bytes of scripts by the network`);
    }
    const [first, last] = await heapAfterChanges(browser);
    const ratio = (last / first).toFixed(3);
    console.log(
      `\nheap after 20 route changes ${(first / 1e6).toFixed(2)} MB, after 200 ${(last / 1e6).toFixed(2)} MB: ${ratio}`,
    );
  }
} finally {
  await browser.close();
  await shop.close();
}
