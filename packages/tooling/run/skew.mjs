/**
 * The main path in all sixty-four mixtures of each app's last version (N-1) and the one now (N), in
 * a real browser: `pnpm --filter tooling skew`. N-1 is built from the same sources under another version, or, with
 * `--before REF`, from the sources of a commit. With `--worker` one browser goes through them all, whose
 * service worker has stored the mixture before.
 */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { APPS } from './apps.mjs';
import { buildChanged } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { readOptions } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const BUILDS = join(ROOT, '.cache/skew');
const BEFORE = join(ROOT, '.cache/skew-sources');

/** What an app is built from; each has links of its own to its packages. */
const PACKAGES = [
  ...APPS,
  'shared-contracts',
  'packages/shared-ui',
  'packages/host-kit',
  'packages/tooling',
];

const values = readOptions('pnpm --filter tooling skew [--before REF] [--worker]', {
  before: { type: 'string' },
  worker: { type: 'boolean', default: false },
});

async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`);
}

/** The sources of a commit beside our own, with the libraries that are installed here. */
async function sourcesOf(ref) {
  rmSync(BEFORE, { recursive: true, force: true });
  await mustRun('git', ['worktree', 'prune']);
  await mustRun('git', ['worktree', 'add', '--detach', BEFORE, ref]);
  symlinkSync(join(ROOT, 'node_modules'), join(BEFORE, 'node_modules'));
  for (const name of PACKAGES) {
    const links = join(ROOT, name, 'node_modules');
    if (!existsSync(links)) continue;
    // Links between packages are relative, so a copy of them leads to the commit's own.
    cpSync(links, join(BEFORE, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== '.cache',
    });
  }
  return BEFORE;
}

try {
  await buildChanged(console.log);
  const sources = values.before === undefined ? ROOT : await sourcesOf(values.before);
  rmSync(BUILDS, { recursive: true, force: true });
  mkdirSync(BUILDS, { recursive: true });
  for (const app of APPS) {
    await mustRun(join(sources, app, 'node_modules/.bin/webpack'), ['build'], {
      cwd: join(sources, app),
      env: { NODE_ENV: 'production', BUILD_OUTPUT: join(BUILDS, app), RELEASE_VERSION: '0.9.0' },
    });
    console.log(`built ${app} 0.9.0${values.before === undefined ? '' : ` of ${values.before}`}`);
  }
  const { code } = await run(
    join(ROOT, 'e2e/node_modules/.bin/playwright'),
    [
      'test',
      '--no-deps',
      '--project=releases',
      'skew.spec',
      ...(values.worker ? ['--grep'] : ['--grep-invert']),
      'service worker',
    ],
    {
      cwd: join(ROOT, 'e2e'),
      env: {
        SKEW_BUILDS: BUILDS,
        BROWSER_RUN: 'skew',
        ...(values.worker ? { TESTS: 'long' } : {}),
        CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? (await findChromium(console.log)),
      },
    },
  );
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (values.before !== undefined) {
    rmSync(BEFORE, { recursive: true, force: true });
    await run('git', ['worktree', 'prune'], { quiet: true });
  }
}
