/** All that must hold, in one command: `pnpm test`. Ends with `total: N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { readOptions } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';
import { startTestPostgres } from './test-postgres.mjs';
import { cpuSecondsOf, withCpuTime } from './testing/cpu-time.mjs';
import { readReport } from './testing/read-report.mjs';
import { slowestFiles, writeTimings } from './testing/timings.mjs';
import { nameOf, readUnsteadyList, secondRuns } from './testing/unsteady-list.mjs';

readOptions('pnpm test', {});

// Tests have stores of their own, whose registries are theirs too.
delete process.env.REGISTRY_URL;

const RESULTS = join(ROOT, '.cache/test-results');
const PLAYWRIGHT = join(ROOT, 'e2e/playwright.config.ts');
const UNSTEADY = join(import.meta.dirname, 'unsteady.tsv');
const bin = (name, folder = '.') => join(ROOT, folder, 'node_modules/.bin', name);

const began = Date.now();
const secondsSince = (start) => (Date.now() - start) / 1000;
const total = { passed: 0, failed: 0 };
/** What failed, said once more at the end, where whoever looks begins. */
const failures = [];
/** How long each check, suite and file took, and what checks and suites cost. */
const timings = [];
/** How much of a run's output is said again, where no test of it says what failed. */
const LAST_LINES = 60;

/** Tests of the list that failed, to be run once more, alone, when nothing else runs. */
const doubtful = [];
/** What failed at first and passed alone. */
const unsteady = [];

const lastLines = (output) => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/** What it cost is said where it ran alone in its process, in seconds of CPU. */
function tell(name, { passed, failed }, cpu) {
  total.passed += passed;
  total.failed += failed;
  const at = `at ${secondsSince(began).toFixed(0)} s`;
  const when = cpu === undefined ? at : `${at}, ${cpu.toFixed(0)} s of CPU`;
  console.log(`--- ${name}: ${passed} passed, ${failed} failed (${when})`);
}

/** Runs a command for a check or a suite, and notes how long it took and what it cost. */
async function measured(name, command, args, options) {
  const start = Date.now();
  const times = join(RESULTS, `${name.replaceAll(/[^a-z]+/g, '-')}.times`);
  const ended = await run(...withCpuTime(times, command, args), options);
  const cpu = cpuSecondsOf(times);
  timings.push({ suite: name, file: '', seconds: secondsSince(start), cpu, tests: 0 });
  rmSync(times, { force: true });
  return { ...ended, cpu };
}

/** One check that holds or doesn't; what it said is shown when it has ended. */
async function check(name, command, args) {
  const { code, output, cpu } = await measured(name, command, args, { quiet: true });
  console.log(`--- ${name}\n${output.trimEnd()}`);
  if (code !== 0) failures.push(`${name}\n${lastLines(output)}`);
  tell(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, cpu);
}

const build = () =>
  check('build', 'node', [join(import.meta.dirname, 'testing/build-for-tests.mjs')]);

function readUnsteady() {
  const today = new Date().toISOString().slice(0, 10);
  const { names, faults } = readUnsteadyList(readFileSync(UNSTEADY, 'utf8'), today);
  failures.push(...faults.map((fault) => `unsteady.tsv, ${fault}`));
  if (faults.length > 0) tell('unsteady.tsv', { passed: 0, failed: faults.length });
  return secondRuns(names);
}

function reportOf(file) {
  try {
    return readReport(file, ROOT);
  } catch (error) {
    failures.push(`${file}: ${error.message}`);
    return { passed: 0, failed: 1, failures: [], files: [] };
  }
}

/**
 * A run of many tests. One that exits badly has failed, whatever it counted. Of the tests that failed,
 * those of the list of unsteady ones are run again at the end, alone.
 * @param {{ name: string, file: string, command: string, args: (file: string) => string[],
 *   only: (tests: { file: string, title: string }[]) => string[],
 *   env?: Record<string, string> }} of `only` gives the arguments that choose tests
 */
async function suite({ name, file, command, args, only, env = {} }) {
  console.log(`--- ${name}`);
  const { code, output, cpu } = await measured(name, command, args(file), {
    env: { ...env, BROWSER_RESULTS: file },
  });
  const report = reportOf(file);
  timings.push(...report.files.map((each) => ({ suite: name, ...each })));
  const { again, failed } = sortFailures(report.failures);
  failures.push(...failed.map((test) => `${name}: ${nameOf(test)}`));
  if (again.length > 0) {
    doubtful.push(runAgain);
    console.log(`--- failed, and is run again at the end: ${again.map(nameOf).join(', ')}`);
  }
  if (code !== 0 && report.failed === 0) {
    report.failed = 1;
    failures.push(`${name} ended with ${code}\n${lastLines(output)}`);
  }
  tell(name, { passed: report.passed, failed: report.failed - again.length }, cpu);

  async function runAgain() {
    console.log(`--- ${name}, again`);
    const second = file.replace(/\.json$/, '-again.json');
    const { code: badly } = await run(command, [...args(second), ...only(again)], {
      env: { ...env, BROWSER_RESULTS: second },
    });
    const said = again.map((test) => `${name}: ${nameOf(test)}`);
    (badly === 0 ? unsteady : failures).push(...said);
    const counted = badly === 0 ? 'passed' : 'failed';
    tell(`${name}, again`, { passed: 0, failed: 0, [counted]: again.length });
  }
}

const pnpm = (args) => ['npx', ['--yes', 'pnpm@12.21.0', '--silent', ...args]];

/** A check of the sources. It gets what builds and unit tests leave of the cores: nothing waits for it. */
const beside = (name, command, args) => check(name, 'nice', ['-n', '19', command, ...args]);

async function checks() {
  await beside('lint', 'node', [join(import.meta.dirname, 'lint.mjs')]);
  await beside('format', bin('oxfmt'), ['--check']);
  await beside('types', 'node', [join(import.meta.dirname, 'types.mjs')]);
  await beside('boundaries', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '.']);
  await beside('dead code', bin('knip'), []);
  await beside('secrets', 'node', [join(import.meta.dirname, 'secrets.mjs')]);
}

/** @param {string | undefined} postgres for all files, each of which would start its own */
const unit = (postgres) =>
  suite({
    name: 'unit and contract',
    file: join(RESULTS, 'unit.json'),
    command: bin('vitest'),
    args: (file) => ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    // Whole files: a test may need those before it.
    only: (tests) => [...new Set(tests.map(({ file }) => file))],
    env: postgres === undefined ? {} : { TEST_DATABASE_URL: postgres },
  });

/** Where it can't start, the tests that need it say so. */
const startPostgres = () =>
  startTestPostgres().catch(() => ({ url: undefined, stop: () => Promise.resolve() }));

/** Most tests run without windows; those of the back/forward cache need the whole browser. */
async function findBrowsers() {
  const without = await findChromium(console.log, { withoutWindows: true });
  return {
    CHROMIUM_PATH: without,
    CHROMIUM_WITH_WINDOWS: await findChromium(console.log),
  };
}

// Fetched while the checks run; where the browsers are needed, a failure is reported.
const browsers = findBrowsers();
browsers.catch(() => undefined);

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The browser's tests of some folders, with one shop of their own. */
async function inBrowser(...folders) {
  const name = folders.join(' and ');
  const lane = folders.join('-');
  // Each folder says how many of its tests may run at once; several folders run one after the other.
  const projects = folders.map((folder) => `--project=${folder}`);
  const workers = folders.length > 1 ? ['--workers=1'] : [];
  try {
    const paths = await browsers;
    await suite({
      name,
      file: join(RESULTS, `browser-${lane}.json`),
      command: bin('playwright', 'e2e'),
      args: () => ['test', '--config', PLAYWRIGHT, '--no-deps', ...projects, ...workers],
      only: (tests) => ['--grep', tests.map(({ title }) => literally(title)).join('|')],
      env: { ...paths, BROWSER_RUN: lane },
    });
  } catch (error) {
    console.error(error.message);
    failures.push(`${name}: ${error.message}`);
    tell(name, { passed: 0, failed: 1 });
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const sortFailures = readUnsteady();

const checked = checks();
await build();
const postgres = await startPostgres();
await unit(postgres.url);
await checked;
/**
 * Two lanes, on two cores, each with a shop of its own: journeys keep the cores busy; faults and releases
 * mostly wait for what they have broken. Unit tests beside them are too much: a process that is
 * starved by another one's work fails where nothing is wrong.
 */
await Promise.all([inBrowser('journeys'), inBrowser('faults', 'releases')]);

for (const tryOnceMore of doubtful) await tryOnceMore();
await postgres.stop();

await check('promises', ...pnpm(['--filter', 'e2e', 'promises', '--check', RESULTS]));

writeTimings(join(RESULTS, 'timings.tsv'), timings);
if (unsteady.length > 0) {
  console.log(`--- failed beside others and passed alone, to be mended\n${unsteady.join('\n')}`);
}
if (failures.length > 0) console.log(`--- what failed\n${failures.join('\n')}`);
console.log(
  `--- slowest files, of .cache/test-results/timings.tsv\n${slowestFiles(timings).join('\n')}`,
);
console.log(`total: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
