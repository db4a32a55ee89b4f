/** What a run of tests has reported: how many passed, which failed, and how long each file took. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {{ file: string, title: string }[]} failures tests that failed, or passed only sometimes
 * @property {{ file: string, seconds: number, tests: number }[]} files
 */

/**
 * @param {object} report of vitest's JSON reporter
 * @param {string} root what its paths are relative to
 * @returns {Report}
 */
function vitestReport({ numPassedTests, numFailedTests, testResults }, root) {
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(root, name), title: fullName })),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, files };
}

/** All tests of a suite of Playwright's, those of inner suites too. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {object} report of Playwright's JSON reporter
 * @returns {Report}
 */
function playwrightReport({ stats, ...report }) {
  const files = new Map();
  const failures = [];
  for (const { file, title, tests } of specsOf(report)) {
    const known = files.get(file) ?? { file, seconds: 0, tests: 0 };
    for (const { status, results } of tests) {
      known.tests += 1;
      for (const { duration } of results) known.seconds += duration / 1000;
      if (status === 'unexpected' || status === 'flaky') failures.push({ file, title });
    }
    files.set(file, known);
  }
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed, failures, files: [...files.values()] };
}

/**
 * Reads the file that a run has written, whichever of the two it was.
 * @param {string} file
 * @param {string} root the workspace
 * @returns {Report}
 * @throws where it is none
 */
export function readReport(file, root) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults ? vitestReport(report, root) : playwrightReport(report);
}
