/** What can happen to the registry: each change is a pure function, null where nothing changes. */
import type {
  AppName,
  AppState,
  Registry,
  RegistryEvent,
  ReleaseManifest,
} from 'shared-contracts/release';
import { ReleaseRefused } from './release-refused';

/** How many changes the history holds: the registry is read at every page load. */
const HISTORY = 500;

/** The next registry; `replace` gives it its revision. */
export type NextRegistry = Omit<Registry, 'revision'>;

/** One change, with its entry for the history. */
export type Change = { next: NextRegistry; event: RegistryEvent };

type Wanted = Pick<AppState, 'live' | 'canary' | 'lastKnownGood'>;

function changed(
  seen: Registry,
  event: Omit<RegistryEvent, 'at'>,
  wanted: Wanted,
  fresh?: ReleaseManifest,
): Change {
  const at = new Date().toISOString();
  const { app } = event;
  const known = { ...seen.apps[app]?.releases };
  if (fresh) known[fresh.version] ??= { publishedAt: at, manifest: fresh };
  const { live, canary, lastKnownGood } = wanted;
  // Only releases that shoppers can get are listed, because a document's policy names each of them.
  const named = [live, canary?.version, lastKnownGood];
  const releases = Object.fromEntries(
    Object.entries(known).filter(([version]) => named.includes(version)),
  );
  const told = { at, ...event };
  return {
    next: {
      apps: { ...seen.apps, [app]: { live, canary, lastKnownGood, releases } },
      history: [...seen.history, told].slice(-HISTORY),
    },
    event: told,
  };
}

function stateOf(seen: Registry, app: AppName): AppState {
  const state = seen.apps[app];
  if (state) return state;
  throw new ReleaseRefused([`nothing of ${app} is published yet`]);
}

/** Makes a release live for everybody; the one before becomes the last known good. */
export function withLive(seen: Registry, manifest: ReleaseManifest): Change | null {
  const { app, version } = manifest;
  const before = seen.apps[app];
  if (before?.live === version) return null;
  const previous = before?.live ?? null;
  return changed(
    seen,
    { app, action: 'publish', version, previous },
    { live: version, canary: null, lastKnownGood: previous },
    manifest,
  );
}

/**
 * Removes an app's last known good release, because it doesn't fit the other live apps any more.
 */
export function withoutGood(next: NextRegistry, app: AppName): NextRegistry {
  const state = next.apps[app];
  if (!state) return next;
  const { [state.lastKnownGood ?? '']: _forgotten, ...releases } = state.releases;
  return { ...next, apps: { ...next.apps, [app]: { ...state, lastKnownGood: null, releases } } };
}

/**
 * Gives a release to a share of the shoppers; a second time it changes the share.
 * @param percent of the shoppers, 0 to 100
 * @throws ReleaseRefused where nothing is live that the others would get
 */
export function withCanary(
  seen: Registry,
  manifest: ReleaseManifest,
  percent: number,
): Change | null {
  const { app, version } = manifest;
  const { live, canary, lastKnownGood } = stateOf(seen, app);
  if (live === version) throw new ReleaseRefused([`${app} ${version} is live for everybody`]);
  if (canary?.version === version && canary.percent === percent) return null;
  return changed(
    seen,
    { app, action: 'canary', version, previous: canary?.version ?? null },
    { live, canary: { version, percent }, lastKnownGood },
    manifest,
  );
}

/**
 * Makes the canary live for everybody.
 * @throws ReleaseRefused where there is none
 */
export function withPromoted(seen: Registry, app: AppName): Change {
  const { live, canary } = stateOf(seen, app);
  if (!canary) throw new ReleaseRefused([`${app} has no canary`]);
  return changed(
    seen,
    { app, action: 'promote', version: canary.version, previous: live },
    { live: canary.version, canary: null, lastKnownGood: live },
  );
}

/**
 * Ends the canary for everybody.
 * @throws ReleaseRefused where there is none
 */
export function withoutCanary(seen: Registry, app: AppName, reason?: string): Change {
  const { live, canary, lastKnownGood } = stateOf(seen, app);
  if (!canary) throw new ReleaseRefused([`${app} has no canary`]);
  return changed(
    seen,
    { app, action: 'abort', version: live, previous: canary.version, ...(reason && { reason }) },
    { live, canary: null, lastKnownGood },
  );
}

/**
 * Makes an earlier release live again. The release taken back is not known to be good, so the
 * registry no longer names it.
 */
export function withEarlier(
  seen: Registry,
  manifest: ReleaseManifest,
  reason?: string,
): Change | null {
  const { app, version } = manifest;
  const { live, canary, lastKnownGood } = stateOf(seen, app);
  if (live === version) return null;
  return changed(
    seen,
    { app, action: 'rollback', version, previous: live, ...(reason && { reason }) },
    {
      live: version,
      canary: canary?.version === version ? null : canary,
      lastKnownGood: lastKnownGood === version ? null : lastKnownGood,
    },
    manifest,
  );
}

/**
 * Takes a failing release from everybody: a canary ends, and the last known good release replaces a
 * live one. Null where the release is neither, or where there is no last known good release.
 */
export function withEjected(
  seen: Registry,
  app: AppName,
  version: string,
  reason: string,
): Change | null {
  const state = seen.apps[app];
  if (!state) return null;
  const { live, canary, lastKnownGood } = state;
  if (canary?.version === version) {
    return changed(
      seen,
      { app, action: 'eject', version: live, previous: version, reason },
      { live, canary: null, lastKnownGood },
    );
  }
  if (live !== version || lastKnownGood === null) return null;
  return changed(
    seen,
    { app, action: 'eject', version: lastKnownGood, previous: version, reason },
    { live: lastKnownGood, canary, lastKnownGood: null },
  );
}
