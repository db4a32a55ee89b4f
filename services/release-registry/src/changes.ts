/** What can happen to the registry: each change is a pure function, null where nothing changes. */
import type {
  AppName,
  AppState,
  Registry,
  RegistryAction,
  RegistryEvent,
  ReleaseManifest,
  ReleaseSource,
} from 'shared-contracts/release';
import { ReleaseRefused } from './release-refused';
import { withoutEnded } from './previews/ended';
import { withoutShadow } from './shadows/without-shadow';
import { livesOf } from './way-back';

/** How many changes the history holds: the registry is read at every page load. */
const HISTORY = 500;

/** The next registry; `replace` gives it its revision, higher than one that it brings. */
export type NextRegistry = Omit<Registry, 'revision'> & { revision?: number };

type AppEvent = RegistryEvent & { app: AppName; action: RegistryAction };

/** One change, with its entry for the history. */
export type Change = { next: NextRegistry; event: AppEvent };

type Wanted = Pick<AppState, 'live' | 'canary' | 'lastKnownGood'>;

function changed(
  seen: Registry,
  event: Omit<AppEvent, 'at'>,
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
  const told = { at, ...commitOf(seen, event), ...event };
  // What is compared with a live release has been answered once another is live.
  const isLive = event.action === 'publish' || event.action === 'promote';
  return {
    next: {
      ...withEvent(isLive ? withoutShadow(seen, app) : seen, told),
      apps: { ...seen.apps, [app]: { ...seen.apps[app], live, canary, lastKnownGood, releases } },
    },
    event: told,
  };
}

/** The commit of a release that the history has from before: what is promoted is not built anew. */
function commitOf({ history }: Registry, { app, version }: Omit<AppEvent, 'at'>): ReleaseSource {
  const known = history.findLast(
    (event) => event.app === app && event.version === version && event.commit !== undefined,
  );
  if (known?.commit === undefined) return {};
  const { commit, dirty, untested } = known;
  return {
    commit,
    ...(dirty !== undefined && { dirty }),
    ...(untested !== undefined && { untested }),
  };
}

/** The registry with one entry more in its history. */
export function withEvent({ revision: _seen, ...seen }: Registry, event: RegistryEvent) {
  // What a later version has written of the apps or beside them stays as it is.
  return withoutEnded({ ...seen, history: [...seen.history, event].slice(-HISTORY) });
}

function stateOf(seen: Registry, app: AppName): AppState {
  const state = seen.apps[app];
  if (state) return state;
  throw new ReleaseRefused([`nothing of ${app} is published yet`]);
}

/**
 * What an app can go back to from its next release, the best first: what is known to be good, the
 * newer first; then what is not, which is better than nothing.
 */
function waysBack({ live, lastKnownGood, releases }: AppState): string[] {
  const newestFirst = [live, lastKnownGood].filter((version) => version !== null);
  const isGood = (version: string) => releases[version]?.goodSince !== undefined;
  return [...newestFirst.filter(isGood), ...newestFirst.filter((version) => !isGood(version))];
}

/**
 * Makes a release live for everybody; what can be rolled back to from it is the last known good.
 * @param unfit versions of the app that can't be rolled back to
 * @param source what it was published from
 */
export function withLive(
  seen: Registry,
  manifest: ReleaseManifest,
  unfit: string[],
  source: ReleaseSource,
): Change | null {
  const { app, version } = manifest;
  const before = seen.apps[app];
  if (before?.live === version) return null;
  const previous = before?.live ?? null;
  return changed(
    seen,
    { app, action: 'publish', version, previous, ...source },
    { live: version, canary: null, lastKnownGood: goodBefore(before, [version, ...unfit]) },
    manifest,
  );
}

function goodBefore(before: AppState | undefined, unfit: string[]): string | null {
  const ways = before ? waysBack(before) : [];
  return ways.find((version) => !unfit.includes(version)) ?? null;
}

/** Forgets an app's last known good: it doesn't fit what is given beside it now. */
export function withoutWayBack(next: NextRegistry, app: AppName): NextRegistry {
  const state = next.apps[app];
  if (!state) return next;
  const { [state.lastKnownGood ?? '']: _forgotten, ...releases } = state.releases;
  return { ...next, apps: { ...next.apps, [app]: { ...state, lastKnownGood: null, releases } } };
}

/** Notes that a release is known to be good; null where nobody is given it, or it was noted. */
export function withGood(seen: Registry, app: AppName, version: string): NextRegistry | null {
  const state = seen.apps[app];
  const release = state?.releases[version];
  if (!state || !release || release.goodSince !== undefined) return null;
  const good = { ...release, goodSince: new Date().toISOString() };
  const releases = { ...state.releases, [version]: good };
  return { ...seen, apps: { ...seen.apps, [app]: { ...state, releases } } };
}

/**
 * Gives a release to a share of the shoppers; a second time it changes the share.
 * @param percent of the shoppers, 0 to 100
 * @param source what it was published from
 * @throws ReleaseRefused where nothing is live that the others would get
 */
export function withCanary(
  seen: Registry,
  manifest: ReleaseManifest,
  percent: number,
  source: ReleaseSource,
): Change | null {
  const { app, version } = manifest;
  const { live, canary, lastKnownGood } = stateOf(seen, app);
  if (live === version) throw new ReleaseRefused([`${app} ${version} is live for everybody`]);
  if (canary?.version === version && canary.percent === percent) return null;
  return changed(
    seen,
    { app, action: 'canary', version, previous: canary?.version ?? null, percent, ...source },
    { live, canary: { version, percent }, lastKnownGood },
    manifest,
  );
}

/**
 * Makes the canary live for everybody.
 * @param unfit versions of the app that can't be rolled back to
 * @throws ReleaseRefused where there is none
 */
export function withPromoted(seen: Registry, app: AppName, unfit: string[] = []): Change {
  const before = stateOf(seen, app);
  const { live, canary } = before;
  if (!canary) throw new ReleaseRefused([`${app} has no canary`]);
  const { version } = canary;
  return changed(
    seen,
    { app, action: 'promote', version, previous: live },
    { live: version, canary: null, lastKnownGood: goodBefore(before, [version, ...unfit]) },
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
 * Makes a release of the store live again. What is taken back, or passed over, is named nowhere any
 * more unless it is known to be good; going forward again is as publishing.
 */
export function withEarlier(
  seen: Registry,
  manifest: ReleaseManifest,
  reason?: string,
): Change | null {
  const { app, version } = manifest;
  const before = stateOf(seen, app);
  const { live, canary, lastKnownGood, releases } = before;
  if (live === version) return null;
  const isForward = livesOf(seen.history, app).takenBack.has(version);
  const isGood = lastKnownGood !== null && releases[lastKnownGood]?.goodSince !== undefined;
  const kept = isGood && lastKnownGood !== version ? lastKnownGood : null;
  return changed(
    seen,
    { app, action: 'rollback', version, previous: live, ...(reason && { reason }) },
    {
      live: version,
      canary: canary?.version === version ? null : canary,
      lastKnownGood: isForward ? goodBefore(before, [version]) : kept,
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
