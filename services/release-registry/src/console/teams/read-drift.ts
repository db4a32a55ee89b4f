/** Reads what the live releases carry, from the source maps that their publish has kept. */
import { LRUCache } from 'lru-cache';
import type { AppName } from 'shared-contracts/app-names';
import type { ReleaseStore } from '../../store';
import type { View } from '../view';
import { carriedIn, driftBetween, type Carried, type Drift, type Release } from './drift';

/** Releases never change, so what they carry is read once: all that are live, and some before. */
const MOST = 24;

export function createDriftReader(store: ReleaseStore) {
  const known = new LRUCache<string, Carried>({ max: MOST });

  async function carriedBy(app: AppName, version: string, scripts: string[]) {
    const before = known.get(`${app}@${version}`);
    if (before) return before;
    const maps = await Promise.all(
      scripts.map((script) => store.mapOf(app, version, script).catch(() => null)),
    );
    const texts = maps.filter((text) => text !== null);
    if (texts.length === 0) return null;
    const carried = carriedIn(texts);
    known.set(`${app}@${version}`, carried);
    return carried;
  }

  /** @returns null where fewer than two live releases have maps, so that nothing can be compared */
  return async ({ registry, apps }: View): Promise<Drift[] | null> => {
    const live = apps
      .flatMap(({ app }) => {
        const state = registry.apps[app];
        const release = state?.releases[state.live];
        return release ? [{ app, ...release }] : [];
      })
      .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
    const read: Release[] = [];
    // One after the other: a release's maps are some megabytes.
    for (const { app, manifest } of live) {
      const carried = await carriedBy(app, manifest.version, Object.keys(manifest.integrity));
      if (carried) read.push({ app, carried });
    }
    return read.length < 2 ? null : driftBetween(read);
  };
}
