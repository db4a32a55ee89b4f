/** What of an app's stored state a server gives to shoppers. */
import type { AppName, AppState } from 'shared-contracts/release';
import type { Judge } from './judge-release';
import type { KeyList } from './key-list';
import { pointerFault } from './pointer';

export type Believing = {
  judge: Judge;
  list: KeyList;
  /** Hears in one line of each thing that is not believed. */
  say: (line: string) => void;
};

/**
 * An app's state as its team has signed it: what was given before, where somebody else has changed
 * it, or put back what was signed earlier. A server that has just started has nothing from before.
 */
function signedState(
  app: AppName,
  stored: AppState,
  before: AppState | undefined,
  { list, say }: Believing,
): AppState {
  const [count = 0, known = 0] = [stored.pointer?.count, before?.pointer?.count];
  const fault =
    pointerFault(app, stored, list) ??
    (count < known ? 'which releases are given was signed earlier than what is here' : null);
  if (fault === null) return stored;
  say(
    `${app}: ${fault}: ${before ? 'what was given before stays' : 'what is signed of it is given'}`,
  );
  return before ?? stored;
}

/** The releases that are validly signed, with their manifests as signed. */
async function signedReleases(
  app: AppName,
  stored: AppState['releases'],
  { judge, list, say }: Believing,
): Promise<AppState['releases']> {
  const releases: AppState['releases'] = {};
  for (const [version, release] of Object.entries(stored)) {
    const { manifest, reason } = await judge.judged(app, version, list);
    if (!manifest) {
      say(`${app} ${version} is refused: ${reason}`);
      continue;
    }
    releases[version] = { ...release, manifest };
    for (const [file, integrity] of Object.entries(release.manifest.integrity)) {
      if (manifest.integrity[file] === integrity) continue;
      say(`${app} ${version}: the registry says of ${file} what is not signed: not taken`);
    }
  }
  return releases;
}

/**
 * An app's state without what is refused. Where the live release is, the last known good one takes
 * its place, or else the one that was given until then.
 * @returns null where nothing of it can be given
 */
export async function believedState(
  app: AppName,
  stored: AppState,
  before: AppState | undefined,
  believing: Believing,
): Promise<AppState | null> {
  const { judge, list, say } = believing;
  const state = signedState(app, stored, before, believing);
  const releases = await signedReleases(app, state.releases, believing);
  const holds = (version: string | null): version is string =>
    version !== null && Object.hasOwn(releases, version);
  const isNamed = Object.hasOwn(state.releases, state.live);
  if (!isNamed) say(`${app} ${state.live} is refused: the registry does not hold it`);
  let { live } = state;
  if (!holds(live)) {
    const beforeLive = before?.releases[before.live];
    if (holds(state.lastKnownGood)) live = state.lastKnownGood;
    else if (before && beforeLive && (await judge.judged(app, before.live, list)).manifest) {
      live = before.live;
      releases[live] = beforeLive;
    } else return null;
    say(`${app} ${live} is given in its place`);
  }
  const canary = state.canary && holds(state.canary.version) ? state.canary : null;
  const good = holds(state.lastKnownGood) && state.lastKnownGood !== live;
  return { ...state, live, canary, lastKnownGood: good ? state.lastKnownGood : null, releases };
}
