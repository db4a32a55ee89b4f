/** How long the parts of `pnpm test` took: `.cache/test-results/timings.tsv`, and the slowest files. */
import { writeFileSync } from 'node:fs';

const SLOWEST = 10;

/**
 * @typedef {object} Timing
 * @property {string} suite
 * @property {string} file
 * @property {number} seconds from its begin to its end
 * @property {number} [cpu] seconds of CPU, known of whole suites and checks
 * @property {number} tests
 */

/**
 * Writes all of them, the longest first.
 * @param {string} path
 * @param {Timing[]} timings of the suites' files, and of whole suites and checks, whose file is empty
 */
export function writeTimings(path, timings) {
  const rows = timings
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ suite, file, seconds, cpu, tests }) =>
      [suite, file, seconds.toFixed(1), cpu?.toFixed(1) ?? '', tests].join('\t'),
    );
  writeFileSync(path, `${['suite\tfile\tseconds\tcpu\ttests', ...rows].join('\n')}\n`);
}

/** @returns {string[]} a line for each of the slowest files */
export const slowestFiles = (timings) =>
  timings
    .filter(({ file }) => file !== '')
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ suite, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${suite})`);
