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
    return { passed: 0, failed: 1, names: [`${file}: ${error.message}`] };
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

/** A run that exits badly has failed, whatever it counted. */
async function suite(name, command, args, file, count, env = {}) {
  console.log(`--- ${name}`);
  const { code, output } = await run(command, args, { env });
  const results = resultsOf(file, count);
  failures.push(...results.names.map((test) => `${name}: ${test}`));
  if (code !== 0 && results.failed === 0) {
    results.failed = 1;
    failures.push(`${name} ended with ${code}\n${lastLines(output)}`);
  }
  tell(name, results);
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

const unit = join(RESULTS, 'unit.json');
await suite(
  'unit and contract',
  bin('vitest'),
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
  unit,
  ({ numPassedTests, numFailedTests, testResults }) => ({
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
);

/**
 * Journeys run beside faults and releases, which have shops of their own: the one keeps the cores
 * busy, the others mostly wait for what they have broken. All three at once are too much for two
 * cores: servers that start then are late for those who wait for them.
 */
async function browserTests() {
  const chromium = await findChromium(console.log);
  const project = (name) => {
    const file = join(RESULTS, `browser-${name}.json`);
    return suite(
      name,
      bin('playwright', 'e2e'),
      ['test', '--config', PLAYWRIGHT, '--no-deps', `--project=${name}`],
      file,
      ({ stats, ...report }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        names: badlyEnded(report),
      }),
      { CHROMIUM_PATH: chromium, BROWSER_RESULTS: file, BROWSER_RUN: name },
    );
  };
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

await check('promises', ...pnpm(['--filter', 'e2e', 'promises', '--check', RESULTS]));

if (failures.length > 0) console.log(`--- what failed\n${failures.join('\n')}`);
console.log(`total: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
