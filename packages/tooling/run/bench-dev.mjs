/**
 * From save to screen: `pnpm bench dev [--edits 20]`. In a copy of the workspace it runs the
 * development mode, edits a source of each kind again and again, and says when a real Chromium
 * shows it, and whether what was typed before stays. Then what the release commands take.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { APPS } from './apps.mjs';
import { findChromium } from './chromium.mjs';
import { readOptions } from './command-line.mjs';
import { freePort } from './free-port.mjs';
import { run } from './processes.mjs';
import { onRunnerExit } from './runner-exit.mjs';
import { portVariable, ROOT } from './services.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

const { edits } = readOptions('pnpm bench dev [--edits 20]', {
  edits: { type: 'string', default: '20' },
});
const TYPED = 'what was typed';

/** What is edited, and how a page shows it. */
const KINDS = [
  {
    name: 'component of a remote',
    file: 'mfe-search/src/pages/search-form.tsx',
    from: '<Button type="submit">Search</Button>',
    to: (n) => `<Button type="submit">Search {${n}}</Button>`,
    shows: (n) => ({ selector: 'button[type="submit"]', text: `Search ${n}` }),
  },
  {
    name: 'hook of a remote',
    file: 'mfe-search/src/pages/use-results-url.ts',
    from: 'const { pathname } = useLocation();',
    to: (n) =>
      `const { pathname } = useLocation(); document.documentElement.dataset.edit = '${n}';`,
    shows: (n) => ({ selector: `html[data-edit="${n}"]`, text: '' }),
  },
  {
    name: 'primitive of shared-ui',
    file: 'packages/shared-ui/src/button.tsx',
    from: '<Content>{children}</Content>',
    to: (n) => `<Content data-edit="${n}">{children}</Content>`,
    shows: (n) => ({ selector: `form[role="search"] [data-edit="${n}"]`, text: '' }),
  },
  {
    name: 'contract in shared-contracts',
    file: 'shared-contracts/src/wire/search.ts',
    from: /QUERY_MOST = \d+/,
    to: (n) => `QUERY_MOST = ${1000 + n}`,
    shows: (n) => ({ selector: `input[maxlength="${1000 + n}"]`, text: '' }),
  },
  {
    name: 'shell part',
    file: 'shell/src/footer/site-footer.tsx',
    from: '<h2>Main office</h2>',
    to: (n) => `<h2>Main office {${n}}</h2>`,
    shows: (n) => ({ selector: 'h2', text: `Main office ${n}` }),
  },
  {
    name: 'server part',
    file: 'shell/server/document.ts',
    from: '#171b1d',
    to: (n) => `#17${String(1000 + n)}`,
    shows: (n) => ({ selector: `meta[name="theme-color"][content="#17${1000 + n}"]`, text: '' }),
  },
];

const home = mkdtempSync(join(tmpdir(), 'bench-dev-'));
const copy = join(home, 'workspace');
copyWorkspace(copy);
/** @type {(() => unknown)[]} */
const ends = [() => rmSync(home, { recursive: true, force: true })];
const stop = async (code) => {
  for (const end of ends.toReversed()) await end();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(1));
onRunnerExit(() => void stop(1));

const names = [...APPS, 'provider-api', 'development'];
const ports = await Promise.all(names.map(freePort));
const environment = {
  ...process.env,
  ...Object.fromEntries(names.map((name, at) => [portVariable(name), String(ports[at])])),
  DATA_DIR: join(home, 'data'),
};
delete environment.RELEASE_STORE;
delete environment.REGISTRY_URL;
const shop = `http://localhost:${ports[0]}`;

/** @returns {Promise<{ took: number, end: () => Promise<unknown> }>} once the shop is open */
async function startDevelopment() {
  const began = performance.now();
  const child = spawn(process.execPath, ['packages/tooling/run/dev.mjs'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((done) => child.once('exit', done));
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  ends.push(end);
  let said = '';
  await new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        if (said.includes('the shop is open')) done(undefined);
      });
    }
    void gone.then(() => fail(new Error(said)));
  });
  return { took: performance.now() - began, end };
}

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/**
 * Waits until a page shows an edit. It looks in every frame: a locator looks again after 20, 70,
 * 170, 270 and 770 ms only, and an edit after 300 ms would count as one after 770.
 * @param {import('@playwright/test').Page} page
 * @param {{ selector: string, text: string }} edit
 */
const shown = (page, edit) =>
  page.waitForFunction(
    ({ selector, text }) =>
      [...document.querySelectorAll(selector)].some((found) => found.textContent.includes(text)),
    edit,
    { polling: 'raf', timeout: 60_000 },
  );

/** @param {import('@playwright/test').Page} page */
async function editKind(page, { name, file, from, to, shows }) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const took = [];
  let kept = 0;
  await page.goto(`${shop}/search?q=drill`);
  const input = page.locator('[data-page="search"] input[name="q"]');
  for (let n = 1; n <= Number(edits); n += 1) {
    await input.fill(TYPED);
    const edited = before.replace(from, to(n));
    if (edited === before) throw new Error(`${file} has nothing to edit any more`);
    const began = performance.now();
    writeFileSync(path, edited);
    await shown(page, shows(n));
    took.push(performance.now() - began);
    if ((await input.inputValue().catch(() => '')) === TYPED) kept += 1;
    // An editor doesn't save again in the same moment.
    await page.waitForTimeout(300);
    await input.waitFor();
  }
  writeFileSync(path, before);
  await page.waitForTimeout(2_000);
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)].map(seconds);
  const slowest = took.indexOf(Math.max(...took));
  const last = `slowest the ${slowest + 1}., ${seconds(took[slowest])}`;
  console.log(
    `${name.padEnd(30)} p50 ${p50}, p95 ${p95} (${last}); state kept ${kept} of ${edits}`,
  );
}

async function editAll() {
  const require = createRequire(join(ROOT, 'e2e/package.json'));
  const { chromium } = require('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  ends.push(() => browser.close());
  const page = await browser.newPage();
  for (const kind of KINDS) await editKind(page, kind);
  await browser.close();
}

async function timeCommand(args) {
  const began = performance.now();
  const { code, output } = await run(
    process.execPath,
    ['services/release-registry/release.mjs', ...args],
    {
      cwd: copy,
      env: environment,
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(output);
  console.log(`release ${args.join(' ').padEnd(34)} ${seconds(performance.now() - began)}`);
}

/** What else is at work here lengthens every figure. */
const tellLoad = () => {
  const [load = 0] = loadavg();
  console.log(`load ${load.toFixed(1)} on ${availableParallelism()} processors`);
};

try {
  tellLoad();
  const cold = await startDevelopment();
  console.log(`start, nothing kept            ${seconds(cold.took)}`);
  await editAll();
  await cold.end();
  const warm = await startDevelopment();
  console.log(`start, nothing changed         ${seconds(warm.took)}`);
  await warm.end();
  await run(process.execPath, ['packages/tooling/run/build.mjs'], { cwd: copy, quiet: true });
  await timeCommand(['publish', ...APPS, '--built', '--untested']);
  await timeCommand(['check', 'mfe-search', '--built']);
  await timeCommand(['status']);
  const search = join(copy, KINDS[0].file);
  writeFileSync(search, readFileSync(search, 'utf8').replace('>Search<', '>Search now<'));
  await run(process.execPath, ['packages/tooling/run/build.mjs'], { cwd: copy, quiet: true });
  await timeCommand(['publish', 'mfe-search', '--built', '--untested', '--canary', '10']);
  await timeCommand(['promote', 'mfe-search']);
  await timeCommand(['rollback', 'mfe-search']);
  tellLoad();
  await stop(0);
} catch (error) {
  console.error(error.message);
  await stop(1);
}
