/** A release that nobody is given, visited in a browser beside what is live. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILED } from 'tooling/run/compiled';
import { LONG } from '../shop/long';
import { makeVariant } from '../shop/release-variant';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';

/** The page's component throws where a finger is the pointer. */
const throwsOnPhones = (file: string, text: string) =>
  file.startsWith('page-search.')
    ? text.replace(
        /(\.d\(\w+,\{\w{4,}:\(\)=>)(\w+)(\}\))/,
        `$1({...$2,Component(props){if(matchMedia('(pointer: coarse)').matches)throw new Error('a broken release');return $2.Component(props)}})$3`,
      )
    : text;

/** What a team's command says. */
async function release(...args: string[]): Promise<string> {
  const { store, shop, release: settings } = shopAddress();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMPILED, 'src/cli.ts', ...args],
    {
      cwd: join(resolve(import.meta.dirname, '../..'), 'services/release-registry'),
      env: { ...process.env, ...settings, RELEASE_STORE: store, SHOP_ORIGIN: new URL(shop).origin },
    },
  );
  return stdout;
}

test(
  'a visit finds what a shadow breaks on phones alone, and nothing on the page beside',
  LONG,
  async () => {
    const { folder, manifest } = await makeVariant('mfe-search', '7.9.0', throwsOnPhones);
    try {
      await release('publish', 'mfe-search', '--shadow', '0', '--untested', '--from', folder);
      const said = await release('visit', 'mfe-search');
      expect(said).toMatch(/^\/: the same$/m);
      expect(said).toMatch(/^\/search: on a phone: .*This page \(the search\) is not available/m);
      expect(said).toContain(`${manifest.version}: visited 2 pages at two sizes, 1 differed`);
      expect(await release('status')).toContain('/search: on a phone: ');
      expect(await release('abort', 'mfe-search')).toContain('is no shadow any more');
      expect(await release('history', 'mfe-search')).toContain(
        'visited 2 pages at two sizes, 1 differed)',
      );
    } finally {
      // Where the test has failed before it has ended its shadow.
      await release('abort', 'mfe-search').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    }
  },
);
