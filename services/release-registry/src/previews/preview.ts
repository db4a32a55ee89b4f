/** Releases that can be looked at before they are live: stored, and listed in the registry for a week. */
import type { AppName, Registry, ReleaseManifest, ReleaseSource } from 'shared-contracts/release';
import { againstNewest } from '../against-newest';
import type { NextRegistry } from '../changes';
import { standingOf } from '../check';
import { wholeFaults } from '../contract/whole';
import { keep } from '../publish';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { candidateOf, storedContract } from '../stored-release';
import { verdictOn } from '../verdict';
import { PREVIEW_LASTS, withoutEnded } from './ended';

/** The most previews of one app, the newest: the registry is read at every page load. */
const MOST = 8;

/** Lists a release as a preview; what has ended, or is one too many, is listed no more. */
export function withListed(
  seen: Registry,
  manifest: ReleaseManifest,
  source: ReleaseSource,
  now = Date.now(),
): NextRegistry {
  const { app, version } = manifest;
  const { [version]: _before, ...others } = withoutEnded(seen, now).previews?.[app] ?? {};
  const newest = Object.entries(others)
    .sort(([, one], [, other]) => other.at.localeCompare(one.at))
    .slice(0, MOST - 1);
  const listed = {
    at: new Date(now).toISOString(),
    until: new Date(now + PREVIEW_LASTS).toISOString(),
    manifest,
    ...source,
  };
  const left = withoutEnded(seen, now);
  const ofApp = { ...Object.fromEntries(newest), [version]: listed };
  return { ...left, previews: { ...left.previews, [app]: ofApp } };
}

export type Listed = {
  releases: { app: AppName; version: string }[];
  until: string;
  /** Why they could not go live as they are: whoever looks at them should know. */
  unfit: string[];
};

/**
 * Puts built folders into the store and lists them as previews. Their files and contracts are
 * checked as those of every release; that they don't fit what is live is reported, not refused.
 * @param folders of one app each
 * @throws ReleaseRefused; RegistryConflict where the registry changed at every try
 */
export async function listPreviews(
  folders: string[],
  store: ReleaseStore,
  source: ReleaseSource = {},
): Promise<Listed> {
  const candidates = await Promise.all(folders.map(candidateOf));
  const faults = candidates.flatMap(wholeFaults);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return againstNewest(async () => {
    const seen = await store.registry.read();
    // After the registry was read: a prune of one that was there before changes it.
    for (const [at, candidate] of candidates.entries()) {
      await keep(folders[at] ?? '', candidate, store);
    }
    const next = candidates.reduce<Registry>(
      (listed, { manifest }) => ({ ...listed, ...withListed(listed, manifest, source) }),
      seen,
    );
    const written = await store.registry.replace(seen, next);
    const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
    const releases = candidates.map(({ manifest: { app, version } }) => ({ app, version }));
    const ends = releases.map(
      ({ app, version }) => written.previews?.[app]?.[version]?.until ?? '',
    );
    const { refused } = verdictOn(candidates, standing, () => []);
    return { releases, until: ends.sort()[0] ?? '', unfit: refused };
  });
}
