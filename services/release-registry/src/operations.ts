/** The registry's changes, each as one compare-and-set. */
import type { AppName, Registry, ReleaseManifest, ReleaseSource } from 'shared-contracts/release';
import { againstNewest } from './against-newest';
import {
  withCanary,
  withEarlier,
  withGood,
  withLive,
  withoutCanary,
  withoutWayBack,
  withPromoted,
  type Change,
  type NextRegistry,
} from './changes';
import type { RegistryFile } from './registry-file';

/** A release by its name. */
export type Released = { app: AppName; version: string };

/** What a change came to; `changed` is false where it was so already. */
export type Outcome = {
  app: AppName;
  version: string;
  /** What the version replaced: null where there was nothing. */
  previous: string | null;
  changed: boolean;
};

/** Without the last known good releases that don't fit what comes. */
export function withoutLost(next: NextRegistry, lost: Released[]): NextRegistry {
  return lost
    .filter(({ app, version }) => next.apps[app]?.lastKnownGood === version)
    .reduce((kept, { app }) => withoutWayBack(kept, app), next);
}

/**
 * Sets what a change makes of the registry; nothing where it is null.
 * @param lost releases that can't be rolled back to beside it
 * @throws RegistryConflict where somebody changed the registry since it was seen
 */
export async function setChange(
  file: RegistryFile,
  seen: Registry,
  change: Change | null,
  { app, version }: Released,
  lost: Released[] = [],
): Promise<Outcome> {
  if (!change) return { app, version, previous: version, changed: false };
  await file.replace(seen, withoutLost(change.next, lost));
  return { app, version: change.event.version, previous: change.event.previous, changed: true };
}

/**
 * The registry with a change of each of several apps, in one.
 * @param changeOf null where nothing changes
 */
export function changedTogether(
  manifests: ReleaseManifest[],
  seen: Registry,
  changeOf: (manifest: ReleaseManifest, seen: Registry) => Change | null,
): { next: Registry; outcomes: Outcome[] } {
  let next = seen;
  const outcomes = manifests.map((manifest): Outcome => {
    const { app, version } = manifest;
    const change = changeOf(manifest, next);
    if (!change) return { app, version, previous: version, changed: false };
    next = { ...next, ...change.next };
    return { app, version, previous: change.event.previous, changed: true };
  });
  return { next, outcomes };
}

/**
 * The registry with checked releases of several apps live.
 * @param lost releases that can't be rolled back to beside them
 * @param sourceOf what an app's release was published from
 */
export function withAllLive(
  manifests: ReleaseManifest[],
  lost: Released[],
  seen: Registry,
  sourceOf: (app: AppName) => ReleaseSource,
): { next: NextRegistry; outcomes: Outcome[] } {
  const { next, outcomes } = changedTogether(manifests, seen, (manifest, before) => {
    const { app } = manifest;
    const unfit = lost.filter((each) => each.app === app).map((each) => each.version);
    return withLive(before, manifest, unfit, sourceOf(app));
  });
  return { next: withoutLost(next, lost), outcomes };
}

/**
 * Makes checked releases of several apps live at once: no shopper gets one without the others.
 * @param lost releases that can't be rolled back to beside them
 * @param seen the registry that they were checked against
 * @throws RegistryConflict where somebody changed the registry since
 */
export async function publishAll(
  manifests: ReleaseManifest[],
  lost: Released[],
  seen: Registry,
  file: RegistryFile,
  source: ReleaseSource = {},
): Promise<Outcome[]> {
  const { next, outcomes } = withAllLive(manifests, lost, seen, () => source);
  if (outcomes.some(({ changed }) => changed)) await file.replace(seen, next);
  return outcomes;
}

/**
 * Gives a checked release to a share of the shoppers.
 * @param percent of the shoppers, 0 to 100
 * @param source what it was published from, for the history
 * @param lost releases that can't be rolled back to beside it
 * @throws RegistryConflict; ReleaseRefused where nothing is live beside it
 */
export async function startCanary(
  manifest: ReleaseManifest,
  percent: number,
  seen: Registry,
  file: RegistryFile,
  source: ReleaseSource = {},
  lost: Released[] = [],
): Promise<Outcome> {
  return setChange(file, seen, withCanary(seen, manifest, percent, source), manifest, lost);
}

/**
 * Makes an app's canary, which was checked, live for everybody.
 * @param lost releases that can't be rolled back to beside it
 * @param seen the registry that it was checked against
 * @throws RegistryConflict where somebody changed the registry since; ReleaseRefused where there is
 *   no canary
 */
export async function promote(
  app: AppName,
  lost: Released[],
  seen: Registry,
  file: RegistryFile,
): Promise<Outcome> {
  const unfit = lost.filter((each) => each.app === app).map(({ version }) => version);
  const change = withPromoted(seen, app, unfit);
  return setChange(file, seen, change, change.event, lost);
}

/**
 * Takes an app's canary from everybody.
 * @throws RegistryConflict; ReleaseRefused where there is no canary
 */
export async function abortCanary(
  app: AppName,
  reason: string | undefined,
  file: RegistryFile,
): Promise<Outcome> {
  const seen = await file.read();
  const change = withoutCanary(seen, app, reason);
  return setChange(file, seen, change, change.event);
}

/**
 * Makes an earlier release live again.
 * @param seen the registry that the release was checked against
 * @param lost releases that can't be rolled back to beside it
 * @throws RegistryConflict where somebody changed the registry since
 */
export async function rollBack(
  manifest: ReleaseManifest,
  reason: string | undefined,
  seen: Registry,
  file: RegistryFile,
  lost: Released[] = [],
): Promise<Outcome> {
  return setChange(file, seen, withEarlier(seen, manifest, reason), manifest, lost);
}

/**
 * Notes in the registry that a release is known to be good, so that it stays the last known good
 * until a later one is. A lost race is simply run again.
 * @returns whether that was news
 * @throws RegistryConflict where the registry changed at every try
 */
export async function markGood({ app, version }: Released, file: RegistryFile): Promise<boolean> {
  return againstNewest(async () => {
    const seen = await file.read();
    const next = withGood(seen, app, version);
    if (next) await file.replace(seen, next);
    return next !== null;
  });
}
