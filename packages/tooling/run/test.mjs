/** All that must hold, in one command: `pnpm test`. Ends with `total: N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildChanged } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { makeDemoCatalogue } from './demo-catalogue.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

// Tests have stores of their own, whose registries are theirs too.
delete process.env.REGISTRY_URL;

const RESULTS = join(ROOT, '.cache/test-results');
const PLAYWRIGHT = join(ROOT, 'e2e/playwright.config.ts');
const bin = (name, folder = '.') => join(ROOT, folder, 'node_modules/.bin', name);

const began = Date.now();
const total = { passed: 0, failed: 0 };
/** What failed, said once more at the end, where whoever looks begins. */
const failures = [];
/** How much of a run's output is said again, where no test of it says what failed. */
const LAST_LINES = 60;

/** What failed at first, and is run once more, alone, when nothing else runs. */
const doubtful = [];
/** What failed at first and passed alone. */
const unsteady = [];
/** More failures of one suite than these are no matter of the machine, and stand. */
const AGAIN_MOST = 3;

const lastLines = (output) => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

function tell(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`--- ${name}: ${passed} passed, ${failed} failed (at ${seconds} s)`);
}

/** One check that holds or doesn't; what it said is shown when it has ended. */
async function check(name, command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  console.log(`--- ${name}\n${output.trimEnd()}`);
  if (code !== 0) failures.push(`${name}\n${lastLines(output)}`);
  tell(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

async function build() {
  try {
    await makeDemoCatalogue(console.log);
    await buildChanged(console.log);
    tell('build', { passed: 1, failed: 0 });
  } catch (error) {
    console.error(error.message);
    failures.push(`build\n${error.message}`);
    tell('build', { passed: 0, failed: 1 });
  }
}

/** Two at a time, each as soon as one before it has ended. */
async function together(tasks) {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all([lane(), lane()]);
}

function resultsOf(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    failures.push(`${file}: ${error.message}`);
    return { passed: 0, failed: 1, names: [] };
  }
}

/** The titles of Playwright's tests that didn't pass the first time, those of inner suites too. */
const badlyEnded = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(badlyEnded),
];

/**
 * A run of many tests. One that exits badly has failed, whatever it counted. On two cores a test can
 * also fail because another one held it up: a few failures are run again at the end, alone.
 * @param {{ name: string, file: string, command: string, args: (file: string) => string[],
 *   again: (names: string[]) => string[], count: (report: object) => object,
 *   env?: Record<string, string> }} of `again` gives the arguments that choose what failed
 */
async function suite({ name, file, command, args, again, count, env = {} }) {
  console.log(`--- ${name}`);
  const { code, output } = await run(command, args(file), {
    env: { ...env, BROWSER_RESULTS: file },
  });
  const results = resultsOf(file, count);
  const { names } = results;
  if (code !== 0 && results.failed === 0) {
    results.failed = 1;
    failures.push(`${name} ended with ${code}\n${lastLines(output)}`);
  } else if (names.length > 0 && names.length === results.failed && names.length <= AGAIN_MOST) {
    results.failed = 0;
    doubtful.push(() => runAgain());
    console.log(`--- failed, and is run again at the end: ${names.join(', ')}`);
  } else failures.push(...names.map((test) => `${name}: ${test}`));
  tell(name, results);

  async function runAgain() {
    console.log(`--- ${name}, again`);
    const second = file.replace(/\.json$/, '-again.json');
    const { code: badly } = await run(command, [...args(second), ...again(names)], {
      env: { ...env, BROWSER_RESULTS: second },
    });
    const said = names.map((test) => `${name}: ${test}`);
    (badly === 0 ? unsteady : failures).push(...said);
    const alone = names.length;
    tell(
      `${name}, again`,
      badly === 0 ? { passed: alone, failed: 0 } : { passed: 0, failed: alone },
    );
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const pnpm = (args) => ['npx', ['--yes', 'pnpm@12.21.0', '--silent', ...args]];

await together([
  () => check('lint', 'node', [join(import.meta.dirname, 'lint.mjs')]),
  () => check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  () => check('types', ...pnpm(['-r', '--workspace-concurrency=1', 'types'])),
  () => check('boundaries', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '.']),
  () => check('dead code', bin('knip'), []),
  () => check('secrets', bin('secretlint'), ['--maskSecrets', '**/*']),
  build,
]);

await suite({
  name: 'unit and contract',
  file: join(RESULTS, 'unit.json'),
  command: bin('vitest'),
  args: (file) => ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  // Whole files: a test may need those before it.
  again: (names) => [...new Set(names.map((test) => test.slice(0, test.indexOf(': '))))],
  count: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
      ),
  }),
});

/**
 * Journeys run beside faults and releases, which have shops of their own: the one keeps the cores
 * busy, the others mostly wait for what they have broken. All three at once are too much for two
 * cores: servers that start then are late for those who wait for them.
 */
async function browserTests() {
  const chromium = await findChromium(console.log);
  const project = (name) =>
    suite({
      name,
      file: join(RESULTS, `browser-${name}.json`),
      command: bin('playwright', 'e2e'),
      args: () => ['test', '--config', PLAYWRIGHT, '--no-deps', `--project=${name}`],
      again: () => ['--last-failed'],
      count: ({ stats, ...report }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        names: badlyEnded(report),
      }),
      env: { CHROMIUM_PATH: chromium, BROWSER_RUN: name },
    });
  const inTurn = async (...names) => {
    for (const name of names) await project(name);
  };
  await Promise.all([inTurn('journeys'), inTurn('faults', 'releases')]);
}

try {
  await browserTests();
} catch (error) {
  console.error(error.message);
  failures.push(`browser: ${error.message}`);
  tell('browser', { passed: 0, failed: 1 });
}

for (const tryOnceMore of doubtful) await tryOnceMore();

await check('promises', ...pnpm(['--filter', 'e2e', 'promises', '--check', RESULTS]));

if (unsteady.length > 0) {
  console.log(`--- failed beside others and passed alone, to be mended\n${unsteady.join('\n')}`);
}
if (failures.length > 0) console.log(`--- what failed\n${failures.join('\n')}`);
console.log(`total: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
