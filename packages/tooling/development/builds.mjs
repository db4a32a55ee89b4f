/** Development builds that are kept up to date in memory, one compiler for each app. */
import { createFsFromVolume, Volume } from 'memfs';
import webpack from 'webpack';
import { ENTRY } from '../federation-defaults.mjs';
import { developmentBuild } from './development-build.mjs';
import { developmentManifest, entryOf } from './development-manifest.mjs';
import { faultsOf } from './faults.mjs';
import { buildQueue } from './build-queue.mjs';

/** An editor saves several files at once: milliseconds of quiet. */
const QUIET = 15;

/**
 * @typedef {object} Builds
 * @property {(path: string) => Buffer | null} file by its path, `/mfe-search/exposed.js`
 * @property {(app: string) => Promise<object> | null} manifest null until it has been built once
 * @property {Record<string, import('./browser/page.mjs').BuildState>} states
 * @property {(app: string) => void} pageBegins says that a page begins with this app's code
 * @property {Promise<void>} ready once each has been built or refused
 * @property {() => Promise<unknown>} close
 */

/**
 * @param {readonly string[]} apps
 * @param {(app: string, took: number) => void} onBuilt hears of each build and each failure, with
 *   its milliseconds
 * @returns {Builds}
 */
export function startBuilds(apps, onBuilt) {
  const memory = createFsFromVolume(new Volume());
  /** @type {Record<string, import('./browser/page.mjs').BuildState>} */
  const states = {};
  const manifests = new Map();
  /** @type {import('webpack').Compiler[]} */
  const compilers = [];
  const { take: takeTurn, end: endTurn, pageBegins } = buildQueue();
  let isReady = false;

  const read = (path) => {
    try {
      return /** @type {Buffer} */ (memory.readFileSync(path));
    } catch {
      return null;
    }
  };

  /** @param {string} app @param {import('webpack').Stats} stats */
  function take(app, stats) {
    const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
    const faults = faultsOf(app, errors);
    if (faults.length > 0) {
      // The page keeps the last build that worked.
      states[app] = { hash: states[app]?.hash ?? '', faults };
      return;
    }
    const hash = stats.hash ?? '';
    states[app] = { hash, faults };
    const entry = read(`/${app}/${ENTRY}`);
    memory.writeFileSync(`/${app}/${entryOf(hash)}`, entry);
    const files = Object.keys(stats.compilation.assets);
    manifests.set(app, () => developmentManifest(app, hash, entry, files));
  }

  const first = apps.map(
    (app) =>
      new Promise((done, fail) => {
        const compiler = webpack(developmentBuild(app));
        compiler.outputFileSystem = memory;
        compilers.push(compiler);
        compiler.hooks.watchRun.tapPromise('build-queue', async () => {
          // At first they rather wait for the disk, side by side.
          if (isReady) await takeTurn(app);
        });
        compiler.watch({ aggregateTimeout: QUIET }, (error, stats) => {
          endTurn(app);
          if (error || !stats) {
            fail(error);
            return;
          }
          take(app, stats);
          onBuilt(app, (stats.endTime ?? 0) - (stats.startTime ?? 0));
          done(undefined);
        });
      }),
  );

  return {
    file: read,
    manifest: (app) => manifests.get(app)?.() ?? null,
    states,
    pageBegins,
    ready: Promise.all(first).then(() => {
      isReady = true;
    }),
    // Only then are the caches whole, by which the next start is quick.
    close: () =>
      Promise.all(compilers.map((compiler) => new Promise((done) => compiler.close(done)))),
  };
}
