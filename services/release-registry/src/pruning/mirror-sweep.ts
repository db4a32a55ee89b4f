/** What was pruned in a bucket goes from the folder in which a server keeps its releases too. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isAppName } from 'shared-contracts/app-names';
import { DAY_MS } from 'server-kit/day';
import type { ReleaseStore } from '../store';
import { isVersion } from '../version';
import { removeAbandoned } from './abandoned';

type Swept = Pick<ReleaseStore, 'root' | 'registry' | 'has' | 'forget'>;

/**
 * Removes from the mirror the releases that neither the registry names nor the bucket has any more.
 * A folder that is the store itself is left alone.
 * @returns what was removed, as `mfe-search 1.2.0`
 * @throws where the store can't be read; nothing is removed then that may still be there
 */
export async function sweepMirror(store: Swept): Promise<string[]> {
  const { root, registry, forget } = store;
  if (!forget) return [];
  const { apps } = await registry.read();
  await removeAbandoned(root);
  const removed: string[] = [];
  for (const app of (await readdir(root)).filter(isAppName)) {
    for (const version of (await readdir(join(root, app))).filter(isVersion)) {
      const isNamed = Object.hasOwn(apps[app]?.releases ?? {}, version);
      if (isNamed || (await store.has(app, version))) continue;
      await forget(app, version);
      removed.push(`${app} ${version}`);
    }
  }
  return removed;
}

/**
 * Sweeps at once and each day.
 * @param warn called where a sweep fails; the next one tries again
 * @returns ends it
 */
export function keepMirrorSwept(store: Swept, warn: (message: string) => void): () => void {
  const sweep = () =>
    void sweepMirror(store).catch((error: unknown) => {
      warn(`the mirror of releases was not swept: ${String(error)}`);
    });
  sweep();
  const timer = setInterval(sweep, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
