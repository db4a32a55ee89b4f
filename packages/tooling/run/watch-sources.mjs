/** Tells of changed sources while somebody works on them: `pnpm dev`. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Watchpack from 'watchpack';
import { ROOT } from './services.mjs';

/** An editor saves several files at once, and some in several steps: milliseconds of quiet. */
const QUIET = 200;

/**
 * Watches folders and files, however one is saved: also by another that is renamed over it.
 * @param {string[]} sources relative to the root; what isn't there is left out
 * @param {(changed: string[]) => Promise<unknown>} onChange hears which of them have changed; never
 *   twice at a time, what changes meanwhile is reported afterwards
 * @param {string} [root] the workspace
 * @param {number} [quiet] how long nothing more may change before it is reported, in milliseconds
 * @returns {() => void} ends it
 */
export function watchSources(sources, onChange, root = ROOT, quiet = QUIET) {
  const byPath = new Map(sources.map((source) => [join(root, source), source]));
  const watcher = new Watchpack({ aggregateTimeout: quiet, ignored: '**/node_modules' });
  /** @type {Set<string>} */
  const changed = new Set();
  let isBusy = false;

  async function tell() {
    if (isBusy) return;
    isBusy = true;
    while (changed.size > 0) {
      const now = [...changed];
      changed.clear();
      await onChange(now);
    }
    isBusy = false;
  }

  watcher.on('aggregated', (changes, removals) => {
    for (const path of [...changes, ...removals]) {
      const source = byPath.get(path);
      if (source !== undefined) changed.add(source);
    }
    void tell();
  });
  const paths = [...byPath.keys()].map((path) => ({
    path,
    stat: statSync(path, { throwIfNoEntry: false }),
  }));
  watcher.watch({
    directories: paths.flatMap(({ path, stat }) => (stat?.isDirectory() ? [path] : [])),
    files: paths.flatMap(({ path, stat }) => (stat?.isFile() ? [path] : [])),
    startTime: Date.now(),
  });
  return () => watcher.close();
}
