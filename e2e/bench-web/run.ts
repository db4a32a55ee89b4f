/**
 * `pnpm bench web`: compares the federated shop with the same sources built as a monolith and as a
 * naive federation, behind the same front, on a slow phone. The trials are interleaved; it prints
 * medians and ratios.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { buildMonolith, buildNaive, isMonolithCurrent } from 'tooling/run/build-comparisons';
import { findChromium } from 'tooling/run/chromium';
import { readOptions } from 'tooling/run/command-line';
import { makeDemoCatalogue } from 'tooling/run/demo-catalogue';
import { median } from '../bench/responsiveness';
import { startBenchShop, VARIANTS, type Variant } from './bench-shop';
import { heldOnTours, NO_MACHINE_CODE } from './heap';
import { importBulk, MANY } from '../shop/bulk-catalogue';
import { PAGE_SIZE } from '../shop/shown-products';
import {
  INTERACTIONS,
  interactWithList,
  interactWithProduct,
  type Interactions,
} from './interactions';
import { PAGES, pagesToVisit } from './pages';
import { FIGURES, printHeld, printSummary, printTable, printVisits } from './tables';
import { SLOWER, visit, type Figures } from './visit';
import { visitAgain, type Visits } from './visit-again';

/** The parts that `--only` can select. */
const PARTS = [...PAGES, 'interactions', 'long-list', 'second-visit', 'heap'] as const;

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

const values = readOptions(
  'pnpm bench web [--trials N] [--only PARTS] [--variants NAMES] [--other-shell DIST] [--quick] [--built]',
  {
    trials: { type: 'string', default: '7' },
    /** The selected parts. */
    only: { type: 'string' },
    variants: { type: 'string', default: VARIANTS.join() },
    /** Another build of the shell, which is measured beside this one. */
    'other-shell': { type: 'string' },
    /** Measures the cold visits only. */
    quick: { type: 'boolean', default: false },
    /** Reuses the earlier comparison builds, if the sources are the same. */
    built: { type: 'boolean', default: false },
  },
);
const trials = Number(values.trials);
const asked = values.only?.split(',') ?? (values.quick ? PAGES : PARTS);
const unknown = asked.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) throw new Error(`${unknown.join()}: there is ${PARTS.join(', ')}`);
const parts = PARTS.filter((part) => asked.some((name) => name === part));
const compares = parts.some((part) => part !== 'heap');
const other = values['other-shell'];
// A tab's memory is measured for the shop only.
const variants = VARIANTS.filter((each) => {
  if (each === 'other shell') return compares && other !== undefined;
  return compares ? values.variants.split(',').includes(each) : each === 'federated';
});

/** The variants that have scripts. */
const answering = variants.filter((variant) => variant !== 'floor');

/** Runs one trial of each variant, then the next of each, so that other load affects all alike. */
async function inTurn<Result>(
  of: Variant[],
  measure: (variant: Variant) => Promise<Result>,
): Promise<(variant: Variant) => Result[]> {
  const measured = new Map<Variant, Result[]>(of.map((variant) => [variant, []]));
  for (let trial = 0; trial < trials; trial += 1) {
    for (const variant of of) measured.get(variant)?.push(await measure(variant));
  }
  return (variant) => measured.get(variant) ?? [];
}

await makeDemoCatalogue(console.log);
await buildChanged(console.log);
const isCompared = variants.some((variant) => /^(?:monolith|naive)/.test(variant));
if (isCompared && !(values.built && isMonolithCurrent())) {
  await buildMonolith();
  await buildNaive();
}
const executablePath = await findChromium(console.log);
const shop = await startBenchShop(variants, console.log, other && resolve(other));
const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, shop.trust] });
try {
  const pages = await pagesToVisit();
  const figures = Object.keys(FIGURES) as (keyof Figures)[];
  const summary: Parameters<typeof printSummary>[0] = [];
  for (const name of PAGES.filter((each) => parts.includes(each))) {
    // A customer's page is made by scripts.
    const compared = variants.filter((each) => each !== 'floor' || !pages[name].session);
    const visits = await inTurn<Figures>(compared, (variant) =>
      visit(browser, shop.originOf(variant), pages[name], variant !== 'floor'),
    );
    const medians = (variant: Variant) =>
      Object.fromEntries(
        figures.map((figure) => [figure, median(visits(variant).map((each) => each[figure]))]),
      ) as Figures;
    printTable(
      name,
      compared,
      figures,
      (variant, figure) => medians(variant)[figure],
      (figure, value) => FIGURES[figure](value),
    );
    if (!compared.includes('federated')) continue;
    const floor = compared.includes('floor') ? medians('floor') : undefined;
    summary.push({ name, figures: medians('federated'), floor });
  }
  if (summary.length > 0) printSummary(summary);
  const printFelt = (title: string, felt: (variant: Variant) => Interactions[]) => {
    const done = INTERACTIONS.filter((name) => answering.some((each) => felt(each)[0]?.[name]));
    printTable(
      title,
      answering,
      done,
      (variant, name) => median(felt(variant).map((figures) => figures[name] ?? 0)),
      (_, figure) => `${figure.toFixed(0)} ms`,
    );
  };
  if (parts.includes('interactions')) {
    const felt = await inTurn<Interactions>(answering, async (variant) => ({
      ...(await interactWithList(browser, shop.originOf(variant), pages.store)),
      ...(await interactWithProduct(browser, shop.originOf(variant), pages.variants)),
    }));
    printFelt('INP', felt);
  }
  if (parts.includes('long-list')) {
    // The URL of the list after Load More was pressed until it had so many.
    const path = `/category/${await importBulk()}?pages=${MANY / PAGE_SIZE}`;
    const felt = await inTurn<Interactions>(answering, (variant) =>
      interactWithList(browser, shop.originOf(variant), { path, smoke: pages.store.smoke }),
    );
    printFelt(`INP, ${MANY} products`, felt);
  }
  if (parts.includes('second-visit')) {
    // Only the shop as it is has a worker that knows its files.
    const stored = answering.filter((variant) => variant === 'federated');
    for (const slower of [SLOWER, 1]) {
      const visits = await inTurn<Visits>(stored, (variant) =>
        visitAgain(browser, shop.originOf(variant), pages.store, slower),
      );
      for (const variant of stored) printVisits(variant, slower, visits(variant));
    }
  }
  if (parts.includes('heap')) {
    const origin = shop.originOf('federated');
    printHeld('as it runs', await heldOnTours(browser, origin));
    const bare = await chromium.launch({ executablePath, args: [...ARGUMENTS, NO_MACHINE_CODE] });
    const held = await heldOnTours(bare, origin).finally(() => bare.close());
    printHeld('without machine code', held);
  }
} finally {
  await browser.close();
  await shop.close();
}
