/** One vitest for all packages. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { APPS } from './run/apps.mjs';
import { facadeAliases, REAL } from './shared-libraries.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const packages = [
  'shared-contracts',
  'packages/shared-ui',
  'packages/host-kit',
  'packages/server-kit',
  'packages/object-store',
  'packages/passwords',
  'packages/back-office',
  'packages/demo-catalogue',
  'packages/tooling',
  ...APPS,
  'services/provider-api',
  'services/release-registry',
  'e2e',
];

/** An alias of webpack, by which a name that ends with `$` is a whole one, as Vite's. */
const aliasOf = (name, replacement) => ({
  find: new RegExp(`^${name.replace('$', '')}$`),
  replacement,
});

/** Where a facade finds the real files. */
const REAL_FILES = ['@real/zod-regexes', '@real/react-router'].map((name) =>
  aliasOf(name, REAL[`${name}$`]),
);
const SCHEMAS = aliasOf('zod/mini', facadeAliases()['zod/mini$']);

/**
 * What takes long runs with `TESTS=long pnpm unit`, beside all others: files by their name, and single tests
 * by their tag.
 */
const LONG_FILES = '**/*.long.test.{ts,tsx}';
const LONG_TAG = 'long';
const long = process.env.TESTS === 'long';

/** Rooms whose code runs in browsers alone: their tests read by the schemas that a browser has. */
const inBrowsers = (path) =>
  path === 'packages/host-kit' || path === 'packages/shared-ui' || path.startsWith('mfe-');

/** Rooms whose tests keep passwords by `packages/passwords`, and don't test how. */
const KEEPS_PASSWORDS = [
  'packages/back-office',
  'services/provider-api',
  'services/release-registry',
];
const keepsPasswords = (path) => KEEPS_PASSWORDS.includes(path);

/**
 * From 25 on Node has a `localStorage` of its own, which keeps nothing and stands before that of
 * the browser that a test asks for.
 */
const OWN_STORAGE = '--experimental-webstorage';
const withoutOwnStorage = process.allowedNodeEnvironmentFlags.has(OWN_STORAGE)
  ? ['--no-experimental-webstorage']
  : [];

/**
 * Files that take far longer than others, which begin first, so that none of them is left for the end, when the
 * other cores have nothing more to do. Without times of an earlier run vitest begins with the files that
 * have the most text. What takes ten seconds stays among its project's: a process that goes from one project
 * to another begins anew, and reads what they import for seconds.
 */
const LONGEST = ['provider-api/test/on-postgres.test.ts', 'provider-api/test/on-pglite.test.ts'];

const ENVIRONMENT = /@vitest-environment (\S+)/;
/** The environment that a file asks for in its first comment; Node's has no name. */
const environmentOf = ({ moduleId }) =>
  ENVIRONMENT.exec(readFileSync(moduleId, 'utf8').slice(0, 500))?.[1] ?? '';
const ENVIRONMENTS = ['', 'happy-dom', 'jsdom'];

/** A process goes on from a file to the next where both are of one project and one environment. */
class LongestFirst extends BaseSequencer {
  async sort(files) {
    const order = new Map(
      (await super.sort(files)).map((file, at) => {
        const long = LONGEST.findIndex((path) => file.moduleId.endsWith(path));
        const place = long < 0 ? LONGEST.length : long;
        const project = names.indexOf(file.project.name);
        const room = packages.findIndex((path) => file.moduleId.startsWith(join(ROOT, path, '/')));
        return [file, [place, project, ENVIRONMENTS.indexOf(environmentOf(file)), room, at]];
      }),
    );
    return files.toSorted((one, other) => {
      const [left, right] = [order.get(one), order.get(other)];
      return left.map((each, at) => each - right[at]).find((less) => less !== 0) ?? 0;
    });
  }
}

function projectOf(name, rooms) {
  const catalogue = rooms.map((path) => join(ROOT, path, 'test/catalogue')).find(existsSync);
  return {
    resolve: { alias: rooms.some(inBrowsers) ? [...REAL_FILES, SCHEMAS] : REAL_FILES },
    test: {
      name,
      root: ROOT,
      include: rooms.map((path) => `${path}/test/**/*.test.{ts,tsx}`),
      exclude: long ? [] : [LONG_FILES],
      tags: [{ name: LONG_TAG }],
      ...(!long && { tagsFilter: [`!${LONG_TAG}`] }),
      testTimeout: 60_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // A process for many files: to begin one, and to read what all files import, takes longer than
      // most files' tests. What a file leaves behind the next one finds, so it leaves nothing.
      isolate: false,
      setupFiles: [
        join(import.meta.dirname, 'fresh-page.mjs'),
        ...(rooms.some(keepsPasswords) ? [join(import.meta.dirname, 'quick-passwords.mjs')] : []),
      ],
      execArgv: withoutOwnStorage,
      // Whoever has a catalogue for its tests has them ask the reference provider.
      ...(catalogue && {
        globalSetup: join(import.meta.dirname, 'test-provider.mjs'),
        provide: { catalogue },
      }),
    },
  };
}

const tested = packages.filter((path) => existsSync(join(ROOT, path, 'test')));

/**
 * `--project mfe-search` runs a room's tests. All rooms are run in few projects, because each reads, transforms
 * and evaluates anew what its tests import.
 */
const projects = process.argv.some((argument) => argument.startsWith('--project'))
  ? tested.map((path) => projectOf(path.split('/').at(-1), [path]))
  : [
      projectOf('browser', tested.filter(inBrowsers)),
      projectOf('services', tested.filter(keepsPasswords)),
      projectOf(
        'others',
        tested.filter((path) => !inBrowsers(path) && !keepsPasswords(path)),
      ),
    ];
const names = projects.map(({ test }) => test.name);

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A file that forgets what it tests may not pass.
    passWithNoTests: false,
    // By itself vitest leaves a core free, which of two is half. One process more than there are cores would
    // use the time that tests wait, and costs as much again: each project's modules are read once more.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects,
  },
});
