/** How long the parts of `pnpm test` took: `.cache/test-results/timings.tsv`, and the slowest files. */
import { writeFileSync } from 'node:fs';

const SLOWEST = 10;

/** @typedef {{ suite: string, file: string, seconds: number, tests: number }} Timing */

/**
 * Writes all of them, the longest first.
 * @param {string} path
 * @param {Timing[]} timings of the suites' files, and of whole suites and checks, whose file is empty
 */
export function writeTimings(path, timings) {
  const rows = timings
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ suite, file, seconds, tests }) => [suite, file, seconds.toFixed(1), tests].join('\t'));
  writeFileSync(path, `${['suite\tfile\tseconds\ttests', ...rows].join('\n')}\n`);
}

/** @returns {string[]} a line for each of the slowest files */
export const slowestFiles = (timings) =>
  timings
    .filter(({ file }) => file !== '')
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ suite, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${suite})`);
