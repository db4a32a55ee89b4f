/** The browser of a visit: the one that the project's tests have, and never a download. */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import { callersFolder, IN_WORKSPACE, ROOT } from '../app-folder';
import { ReleaseRefused } from '../release-refused';

const NAMES = ['@playwright/test', 'playwright-core'];
/** Where a package is looked for: of the command, and of the repository that it is called in. */
const HOMES = [join(ROOT, 'services/release-registry'), callersFolder()];

function playwright(): BrowserType {
  for (const home of HOMES) {
    for (const name of NAMES) {
      try {
        const found: unknown = createRequire(join(home, 'package.json'))(name);
        return (found as { chromium: BrowserType }).chromium;
      } catch {
        // The next place may have it.
      }
    }
  }
  throw new ReleaseRefused(['a visit needs playwright-core; next: add it to this repository']);
}

async function executable(chromium: BrowserType): Promise<string> {
  const here = IN_WORKSPACE
    ? (await import('tooling/run/chromium')).chromiumHere({ withoutWindows: true })
    : null;
  const path = process.env.CHROMIUM_PATH || (here ?? chromium.executablePath());
  if (existsSync(path)) return path;
  throw new ReleaseRefused([
    'a visit needs a Chromium, and none is here; next: install one (Debian: apt-get install chromium), or name it by CHROMIUM_PATH',
  ]);
}

/** @throws ReleaseRefused where there is none, with how to get one */
export async function browserHere(): Promise<() => Promise<Browser>> {
  const chromium = playwright();
  const executablePath = await executable(chromium);
  // As root Chromium runs without a sandbox of its own; the rest stops all traffic but the shop's.
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync'],
  ];
  return () => chromium.launch({ executablePath, args });
}
