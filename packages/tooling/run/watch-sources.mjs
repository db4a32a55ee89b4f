/** Tells of changed sources while somebody works on them: `pnpm dev`, `dev:release`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Watchpack from 'watchpack';
import { ROOT } from './services.mjs';

/** What every app is made from beside its own folder. */
const SHARED = ['shared-contracts/src', 'packages/shared-ui/src', 'packages/host-kit/src'];

/** What the document server runs from, beside the shell and what all share. */
const SERVER = ['shell/server', 'packages/server-kit', 'services/release-registry/src'];

/** An editor saves several files at once, and some in several steps: milliseconds of quiet. */
const QUIET = 200;

/** @param {readonly string[]} apps @returns {string[]} the folders that their builds are made from */
export function sourcesOf(apps) {
  return [...apps.flatMap((app) => [`${app}/src`, `${app}/contract`]), ...SHARED];
}

/** The folders that the document server runs from. */
export const SERVER_SOURCES = [...SERVER, ...sourcesOf(['shell'])];

/**
 * Watches folders, however a file in them is saved: also by one that is renamed over it.
 * @param {string[]} folders relative to the root; what isn't there is left out
 * @param {(changed: string[]) => Promise<unknown>} onChange hears which of the folders have changed;
 *   never twice at a time, what changes meanwhile is told afterwards
 * @param {string} [root] the workspace
 * @returns {() => void} ends it
 */
export function watchSources(folders, onChange, root = ROOT) {
  const byPath = new Map(folders.map((folder) => [join(root, folder), folder]));
  const watcher = new Watchpack({ aggregateTimeout: QUIET, ignored: '**/node_modules' });
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
      const folder = byPath.get(path);
      if (folder !== undefined) changed.add(folder);
    }
    void tell();
  });
  const directories = [...byPath.keys()].filter((path) => existsSync(path));
  watcher.watch({ directories, startTime: Date.now() });
  return () => watcher.close();
}
