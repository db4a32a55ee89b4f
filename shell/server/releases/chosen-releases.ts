import type { DocumentContract } from 'shared-contracts/document-contract';
import type { ByApp } from 'shared-contracts/app-names';
import {
  resolveRelease,
  type AppName,
  type AppState,
  type Registry,
  type ReleaseManifest,
  type ReleaseSet,
} from 'shared-contracts/release';
import type { RemoteOrigins } from '../environment';
import { inShare } from './canary';
import { servedDocument } from './served-shell';

/** Where the document server serves the shell's own releases. */
export const SHELL_FILES = '/_release';

export type ChosenReleases = {
  manifests: ByApp<ReleaseManifest>;
  set: ReleaseSet;
  /** The releases that replace failing ones: the last known good ones, where they differ. */
  good: ReleaseSet;
  /** The chosen shell's document contract; null where there is no shell that can be served. */
  document: DocumentContract | null;
};

/** A release without its parts for places that an owner has closed. */
export function inOpenPlaces(
  manifest: ReleaseManifest,
  { closedPlaces = [] }: Registry,
): ReleaseManifest {
  if (closedPlaces.length === 0) return manifest;
  const open = ([name]: [string, unknown]) => !closedPlaces.includes(name);
  const fragments = Object.fromEntries(Object.entries(manifest.fragments).filter(open));
  return { ...manifest, fragments };
}

type Chosen = { version: string; good: string | null };

/** A canary falls back on the live release, a live release on the one before it. */
function chosenOf(app: AppName, state: AppState, bucket: string | null): Chosen {
  const { canary, live, lastKnownGood } = state;
  return canary && bucket !== null && inShare(bucket, app, canary.percent)
    ? { version: canary.version, good: live }
    : { version: live, good: lastKnownGood };
}

/** The shell is chosen among those whose documents this server makes. */
function servedOf(chosen: Chosen, { releases, lastKnownGood }: AppState): Chosen | null {
  const served = (version: string | null) => {
    const manifest = version === null ? undefined : releases[version]?.manifest;
    return manifest !== undefined && servedDocument(manifest) !== null;
  };
  if (served(chosen.version)) return served(chosen.good) ? chosen : { ...chosen, good: null };
  const instead = [chosen.good, lastKnownGood].find(served);
  return instead ? { version: instead, good: null } : null;
}

/**
 * Chooses the releases for a document.
 * @param bucket the shopper's; null gets what is live
 */
export function chosenReleases(
  registry: Registry,
  bucket: string | null,
  remoteOrigins: RemoteOrigins,
): ChosenReleases {
  const chosen: ChosenReleases = { manifests: {}, set: {}, good: {}, document: null };
  for (const [name, state] of Object.entries(registry.apps)) {
    const app = name as AppName;
    const base = app === 'shell' ? SHELL_FILES : remoteOrigins[app];
    // A remote that another repository has published and nobody has named to this server.
    if (base === undefined) continue;
    const first = chosenOf(app, state, bucket);
    const given = app === 'shell' ? servedOf(first, state) : first;
    const manifest = given && state.releases[given.version]?.manifest;
    if (!manifest) continue;
    const { version, good } = given;
    if (app === 'shell') chosen.document = servedDocument(manifest);
    chosen.manifests[app] = manifest;
    chosen.set[app] = resolveRelease(inOpenPlaces(manifest, registry), base);
    const before = good === null || good === version ? undefined : state.releases[good]?.manifest;
    // A tab takes another release of a remote that fails, never of the shell that it runs.
    if (before && app !== 'shell')
      chosen.good[app] = resolveRelease(inOpenPlaces(before, registry), base);
  }
  return chosen;
}
