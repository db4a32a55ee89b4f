/** Finds a Chromium for the browser tests, or gets one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Chromium without its windows, the same engine: opening ten pages of the shop took 9.6 s of CPU in place
 * of 14 s (26 November 2026, Chromium 156).
 */
const SHELL = 'chromium-headless-shell';

function onPath(names) {
  for (const name of names) {
    try {
      return execFileSync('which', [name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // This candidate doesn't run: try the next.
    }
  }
  return null;
}

function playwrightsOwn() {
  const require = createRequire(join(ROOT, 'e2e/package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : null;
}

/**
 * A Chromium that is here already.
 * @param {{ withoutWindows?: boolean }} [wanted] as of `findChromium`
 * @returns {string | null} the path of the executable
 */
export function chromiumHere({ withoutWindows = false } = {}) {
  return onPath(withoutWindows ? [SHELL, ...BROWSERS] : BROWSERS) ?? playwrightsOwn();
}

let playwrightAsked;

/** Has Playwright fetch its own, once: where it can't, it says so only after a while. */
const askPlaywright = () =>
  (playwrightAsked ??= run(
    'timeout',
    ['180', join(ROOT, 'e2e/node_modules/.bin/playwright'), 'install', '--with-deps', 'chromium'],
    { quiet: true },
  ));

/** Installs one of Debian's packages. @returns {Promise<string>} what the installation said */
async function installDebians(name) {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (args) => {
    const [command, ...rest] = [...root, 'apt-get', ...args];
    return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt(['update', '-qq']);
  return (await apt(['install', '-y', '-qq', '--no-install-recommends', name])).output;
}

/**
 * An existing Chromium, else Playwright's, else Debian's package.
 * @param {(line: string) => void} say
 * @param {{ withoutWindows?: boolean }} [wanted] `withoutWindows` prefers the headless shell, which has
 *   the same engine; measurements want what shoppers have
 * @returns {Promise<string>} the path of the executable
 * @throws where none can be had
 */
export async function findChromium(say, { withoutWindows = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} does not exist`);
    return named;
  }
  const names = withoutWindows ? [SHELL, ...BROWSERS] : BROWSERS;
  const existing = chromiumHere({ withoutWindows });
  if (existing) return existing;
  say("no Chromium here: trying Playwright's");
  await askPlaywright();
  const own = playwrightsOwn();
  if (own) return own;
  let output = '';
  for (const debians of withoutWindows ? [SHELL, 'chromium'] : ['chromium']) {
    say(`trying Debian's package ${debians}`);
    output = await installDebians(debians);
    const installed = onPath(names);
    if (installed) return installed;
  }
  throw new Error(`no Chromium can be had; set CHROMIUM_PATH\n${output.slice(-2000)}`);
}
