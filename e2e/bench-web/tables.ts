/** Prints the figures, and the comparisons of variants. */
import { median } from '../bench/responsiveness';
import { type Variant } from './bench-shop';
import type { Held } from './heap';
import type { Figures } from './visit';
import type { Visits } from './visit-again';

/** How each figure is written. */
export const FIGURES: Record<keyof Figures, (figure: number) => string> = {
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
  heap: (figure) => `${(figure / 1e6).toFixed(2)} MB`,
};

/** The pairs of variants that are compared; each pair shows one cost. */
const PAIRS: [Variant, Variant][] = [
  ['federated', 'floor'],
  ['other shell', 'federated'],
  ['federated', 'monolith'],
  ['federated', 'monolith browser'],
  ['federated browser', 'monolith browser'],
  ['federated browser', 'naive browser'],
];

/** Prints one page's figures: a column for each variant, and one for each comparison. */
export function printTable<Name extends string>(
  title: string,
  variants: Variant[],
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

/** What the summary says of each page. */
const SUMMARY = ['lcp', 'scripts', 'scriptsInAll', 'requests', 'tbt', 'ready', 'heap'] as const;

/** Prints the shop's pages in one table: what each costs, and its LCP beside that without scripts. */
export function printSummary(
  pages: { name: string; figures: Figures; floor: Figures | undefined }[],
): void {
  console.log(`\n| federated | ${['LCP / floor', ...SUMMARY].join(' | ')} |`);
  console.log(`|---|${['', ...SUMMARY].map(() => '---').join('|')}|`);
  for (const { name, figures, floor } of pages) {
    const ratio = floor && floor.lcp > 0 ? (figures.lcp / floor.lcp).toFixed(3) : '–';
    const shown = SUMMARY.map((figure) => FIGURES[figure](figures[figure]));
    console.log(`| ${name} | ${[ratio, ...shown].join(' | ')} |`);
  }
}

/** Prints the medians of first and later visits of one page. */
export function printVisits(variant: Variant, slower: number, visits: Visits[]): void {
  const names = ['document', 'fcp', 'lcp', 'ready'] as const;
  const processor = slower === 1 ? 'as it is' : `${slower} times slower`;
  console.log(
    `\n| visits, ${variant}, processor ${processor} | ${names.join(' | ')} |\n|---|---|---|---|---|`,
  );
  for (const when of ['first', 'online', 'offline'] as const) {
    const shown = names.map((name) => median(visits.map((each) => each[when][name])).toFixed(0));
    console.log(`| ${when} | ${shown.map((figure) => `${figure} ms`).join(' | ')} |`);
  }
  const late = visits.filter(({ online }) => online.stored).length;
  if (late > 0) console.log(`online, the network was too slow for ${late} of ${visits.length}`);
  const scripts = median(visits.map((each) => each.scripts));
  console.log(`scripts by the network, online: ${scripts} bytes`);
}

/** Prints a tab's memory after each tour, and the ratio of the last heap to the first. */
export function printHeld(title: string, held: Held[]): void {
  console.log(`\n| route changes, ${title} | heap | DOM nodes | listeners |\n|---|---|---|---|`);
  for (const { changes, heap, nodes, listeners } of held) {
    console.log(`| ${changes} | ${(heap / 1e6).toFixed(2)} MB | ${nodes} | ${listeners} |`);
  }
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) return;
  const ratio = (last.heap / first.heap).toFixed(3);
  console.log(`heap after ${last.changes} as a part of that after ${first.changes}: ${ratio}`);
}
