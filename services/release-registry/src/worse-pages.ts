/** Which pages of a canary are slower, or leak, beside the live release's. */
import { HARDWARES } from './devices';
import { PAGE_FIGURE_NAMES, PAGE_FIGURES, type PageFigures } from './page-figures';

/** The fewest networks that say something of a page, of the canary as of the live release. */
const NETWORKS = 12;
/**
 * By so many deviations the canary's values must be above the live release's, as the rank test of Mann and
 * Whitney counts: one in 30,000 comparisons of equal releases is. It minds no single value, however high.
 */
const DEVIATIONS = 4;

type Values = { mine: number[]; theirs: number[] };

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (below + above) / 2;
}

/** Phones are compared with phones, computers with computers; their ranks are added (van Elteren). */
function isAbove(kinds: Values[]): boolean {
  let [above, variance] = [0, 0];
  for (const { mine, theirs } of kinds) {
    for (const one of mine) {
      for (const other of theirs) above += one > other ? 0.5 : one < other ? -0.5 : 0;
    }
    variance += (mine.length * theirs.length * (mine.length + theirs.length + 1)) / 12;
  }
  return above >= DEVIATIONS * Math.sqrt(variance);
}

const count = (kinds: Values[], side: keyof Values) =>
  kinds.reduce((sum, values) => sum + values[side].length, 0);

/**
 * Each figure of a page that is worse, in words with both medians: `/products/:productId: LCP 4020 ms, LCP
 * 1510 ms of the live release`. A network has one voice, so that strangers need as many as shoppers have.
 */
export function worsePages(canary: PageFigures = {}, live: PageFigures = {}): string[] {
  return Object.entries(canary).flatMap(([path, figures]) =>
    PAGE_FIGURE_NAMES.flatMap((name) => {
      const { by, times, says } = PAGE_FIGURES[name];
      const before = Object.hasOwn(live, path) ? live[path]?.[name] : undefined;
      const each = HARDWARES.map((hardware) => ({
        mine: Object.values(figures[name]?.[hardware] ?? {}),
        theirs: Object.values(before?.[hardware] ?? {}),
      })).filter(({ mine, theirs }) => mine.length > 0 && theirs.length > 0);
      // One kind alone may be slower.
      const worse = [each, ...each.map((kind) => [kind])].find((kinds) => {
        if (Math.min(count(kinds, 'mine'), count(kinds, 'theirs')) < NETWORKS) return false;
        const [now, then] = [
          median(kinds.flatMap((of) => of.mine)),
          median(kinds.flatMap((of) => of.theirs)),
        ];
        return now - then >= by && now >= times * then && isAbove(kinds);
      });
      if (!worse) return [];
      const [now, then] = (['mine', 'theirs'] as const).map((side) =>
        says(median(worse.flatMap((of) => of[side]))),
      );
      return [`${path}: ${now}, ${then} of the live release`];
    }),
  );
}
