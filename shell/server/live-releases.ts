import type { RemoteName } from 'shared-contracts/door';
import {
  resolveRelease,
  type AppName,
  type Registry,
  type ReleaseManifest,
  type ReleaseSet,
} from 'shared-contracts/release';

/** Where the document server serves the shell's own releases. */
export const SHELL_FILES = '/_release';

export type LiveReleases = {
  manifests: Partial<Record<AppName, ReleaseManifest>>;
  set: ReleaseSet;
};

/** The releases that a document made now is made with. */
export function liveReleases(
  registry: Registry,
  remoteOrigins: Record<RemoteName, string>,
): LiveReleases {
  const manifests: LiveReleases['manifests'] = {};
  const set: ReleaseSet = {};
  for (const [name, state] of Object.entries(registry.apps)) {
    const app = name as AppName;
    const manifest = state.releases[state.live]?.manifest;
    if (!manifest) continue;
    manifests[app] = manifest;
    set[app] = resolveRelease(manifest, app === 'shell' ? SHELL_FILES : remoteOrigins[app]);
  }
  return { manifests, set };
}
