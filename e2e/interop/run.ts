/**
 * Our shell and other people's builds, both ways: `pnpm --filter e2e interop`, `--only TEXT` for
 * some. The sources of mfe-search are built in a repository of its own by each bundler, without our
 * `federated()`; `release-manifest` makes a release of what comes out, which is published under the
 * same checks and looked at in a browser. And a plain Module Federation host loads our own release
 * of mfe-search by `loadRemote`. It asks the package registry for the bundlers.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildChanged } from 'tooling/run/build';
import { readOptions } from 'tooling/run/command-line';
import { addPackages, makeOutside } from 'tooling/run/outside-repository';
import { APP, entryOf, inChromium, publish, show, timed } from '../outside/shown-release';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';
import { bundlers, type Bundler } from './bundlers';
import { HOST_FILES, HOST_PACKAGES, servePlainHost } from './plain-host';

const { only } = readOptions('pnpm --filter e2e interop [--only TEXT]', {
  only: { type: 'string', default: '' },
});
const PARTS = [
  '--page',
  'search',
  '--fragment',
  'search.dialog',
  '--fragment',
  'search.offline-catalogue',
];

async function write(repository: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), text);
  }
}

const run = async (repository: string, command: string, ...args: string[]) =>
  promisify(execFile)(resolve(repository, command), args, { cwd: repository });

async function built(repository: string, { packages, files, build, wraps }: Bundler) {
  const dist = join(repository, 'dist');
  for (const file of await readdir(repository)) {
    if (file.includes('.config.')) await rm(join(repository, file));
  }
  await rm(dist, { recursive: true, force: true });
  await addPackages(repository, packages);
  await write(repository, files);
  await run(repository, ...build);
  await run(repository, 'node_modules/.bin/release-manifest', 'dist', ...PARTS, ...wraps);
  const scripts = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(dist, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${scripts.length} scripts, ${(bytes / 1_000).toFixed(0)} KB uncompressed`);
  return dist;
}

/** @param release the address of a release's folder */
async function showInPlainHost(repository: string, release: string): Promise<void> {
  await addPackages(repository, HOST_PACKAGES);
  await write(repository, HOST_FILES);
  await run(repository, 'node_modules/.bin/webpack', 'build', '-c', 'host.config.mjs');
  const host = await servePlainHost(join(repository, 'host/dist'), shopAddress().provider);
  try {
    await inChromium(async (page) => {
      await page.goto(`${host.origin}/search?q=drill&release=${encodeURIComponent(release)}`);
      await page.getByRole('heading', { name: 'Search results for "drill"' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: /drill/i }).first().waitFor();
    });
  } finally {
    await host.close();
  }
}

const PLAIN_HOST = 'a plain host, which loads our remote';

await buildChanged(console.log);
const folder = await mkdtemp(join(tmpdir(), 'interop-'));
try {
  const repository = await timed('packed and installed', () => makeOutside(folder));
  const closeShop = await startShop();
  try {
    const ours = (await entryOf(APP)).replace(/\/entry\.js$/, '');
    if (PLAIN_HOST.includes(only)) {
      await timed(PLAIN_HOST, () => showInPlainHost(repository, ours));
    }
    for (const bundler of bundlers.filter(({ name }) => name.includes(only))) {
      const dist = await timed(`${bundler.name}: built`, () => built(repository, bundler));
      const version = await timed('checked and published', () => publish(dist));
      await timed('served and shown', () => show(version, 'by the browser'));
    }
  } finally {
    await closeShop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
