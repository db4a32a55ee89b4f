import type { RemoteName } from 'shared-contracts/door';
import {
  resolveRelease,
  type AppName,
  type AppState,
  type Registry,
  type ReleaseManifest,
  type ReleaseSet,
} from 'shared-contracts/release';
import { inShare } from './canary';

/** Where the document server serves the shell's own releases. */
export const SHELL_FILES = '/_release';

export type ChosenReleases = {
  manifests: Partial<Record<AppName, ReleaseManifest>>;
  set: ReleaseSet;
  /** What takes a release's place where it fails: the last known good one, where it is another. */
  good: ReleaseSet;
};

type Chosen = { version: string; good: string | null };

/** A canary falls back on what everybody else has, a live release on the one before it. */
function chosenOf(app: AppName, state: AppState, bucket: string | null): Chosen {
  const { canary, live, lastKnownGood } = state;
  return canary && bucket !== null && inShare(bucket, app, canary.percent)
    ? { version: canary.version, good: live }
    : { version: live, good: lastKnownGood };
}

/**
 * The releases that a document made now is made with.
 * @param bucket the shopper's; null gets what is live
 */
export function chosenReleases(
  registry: Registry,
  bucket: string | null,
  remoteOrigins: Record<RemoteName, string>,
): ChosenReleases {
  const chosen: ChosenReleases = { manifests: {}, set: {}, good: {} };
  for (const [name, state] of Object.entries(registry.apps)) {
    const app = name as AppName;
    const base = app === 'shell' ? SHELL_FILES : remoteOrigins[app];
    const { version, good } = chosenOf(app, state, bucket);
    const manifest = state.releases[version]?.manifest;
    if (!manifest) continue;
    chosen.manifests[app] = manifest;
    chosen.set[app] = resolveRelease(manifest, base);
    const before = good === null || good === version ? undefined : state.releases[good]?.manifest;
    if (before) chosen.good[app] = resolveRelease(before, base);
  }
  return chosen;
}
