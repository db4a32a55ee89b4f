/** Releases whose texts name the release, in the browser and on the server. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILED } from 'tooling/run/compiled';
import type { APPS } from './apps';
import { makeVariant } from './release-variant';
import { shopAddress } from './shop-address';

type App = (typeof APPS)[number];

/** A text of each app that some page has in its HTML. */
const WORDS: Record<App, string> = {
  shell: 'Main office',
  'mfe-catalog': 'All Products',
  'mfe-search': 'Search results for',
  'mfe-cart-checkout': 'Add to cart',
  'mfe-account': 'Create an account',
  'mfe-content': 'Shop Now',
};

const FIRST = '2.0.';

/**
 * Builds and publishes the nth release of an app as a team does, checked against all others.
 * @returns its version
 */
export async function publishMarked(app: App, nth: number): Promise<string> {
  const mark = (text: string) => text.replaceAll(WORDS[app], `${WORDS[app]} (${app} ${nth})`);
  const { folder, manifest } = await makeVariant(
    app,
    `${FIRST}${nth}`,
    (_, text) => mark(text),
    mark,
  );
  try {
    await promisify(execFile)(
      process.execPath,
      [COMPILED, 'src/cli.ts', 'publish', app, '--untested', '--from', folder],
      {
        cwd: join(resolve(import.meta.dirname, '../..'), 'services/release-registry'),
        env: { ...process.env, ...shopAddress().release },
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return manifest.version;
}

/** Which release a version is; null for the one that the shop began with. */
export const markOf = (version: string): string | null =>
  version.startsWith(FIRST) ? (version.slice(FIRST.length).split('-')[0] ?? null) : null;

/** The marks of an app on a page: one for each time that its text is there. */
export function marksOn(html: string, app: App): (string | null)[] {
  const found = html.matchAll(new RegExp(`>${WORDS[app]}(?: \\(${app} (\\d+)\\))?`, 'g'));
  return [...found].map(([, nth]) => nth ?? null);
}
