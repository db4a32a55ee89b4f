/** Finds a Chromium for the browser tests, or gets one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const name of NAMES) {
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
 * An existing Chromium, else Playwright's, else Debian's package.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the path of the executable
 * @throws where none can be had
 */
export async function findChromium(say) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} does not exist`);
    return named;
  }
  const existing = onPath() ?? playwrightsOwn();
  if (existing) return existing;
  say("no Chromium here: trying Playwright's");
  const playwright = join(ROOT, 'e2e/node_modules/.bin/playwright');
  await run('timeout', ['180', playwright, 'install', '--with-deps', 'chromium'], { quiet: true });
  const own = playwrightsOwn();
  if (own) return own;
  say("trying Debian's package chromium");
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (args) => {
    const [command, ...rest] = [...root, 'apt-get', ...args];
    return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt(['update', '-qq']);
  const { output } = await apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  const debian = onPath();
  if (!debian) throw new Error(`no Chromium can be had; set CHROMIUM_PATH\n${output.slice(-2000)}`);
  return debian;
}
