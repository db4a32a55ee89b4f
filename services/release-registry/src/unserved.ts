/** Routes and places of remotes that no document server could give: nobody would be shown them. */
import { isOwnApp } from 'shared-contracts/own-apps';
import { isPlaceName } from 'shared-contracts/places';
import type { AppName, Registry, ReleaseManifest } from 'shared-contracts/release';
import { ReleaseRefused } from './release-refused';

/** The apps that the pairs of REMOTE_ORIGINS name. */
const appsWithOrigin = (pairs: string[]): string[] =>
  pairs.map((pair) => (pair.split('=')[0] ?? '').trim());

/** What a remote lacks to be shown, and what to do about it. */
type Lack = { lack: string; next: string };

/**
 * What keeps a remote of another repository from being shown: a release, and an origin. What document
 * servers have noted counts; the setting here counts too, and alone until one has noted anything.
 */
function lackOf(
  remote: AppName,
  coming: ReleaseManifest[],
  { apps, served }: Registry,
  origins: string[] | undefined,
): Lack | null {
  if (!(remote in apps) && !coming.some(({ app }) => app === remote)) {
    return {
      lack: 'no release of it is known',
      next: `publish it first, pnpm release publish ${remote} --from FOLDER`,
    };
  }
  const named = origins && appsWithOrigin(origins);
  const where = `name ${remote}=https://… in REMOTE_ORIGINS of every document server`;
  if (served && !served.includes(remote)) {
    return {
      lack: 'a document server has no origin of it',
      next: `${where}, and start them anew: each notes what it has`,
    };
  }
  if (named && !named.includes(remote)) {
    return { lack: 'REMOTE_ORIGINS names no origin of it', next: `${where}, and here` };
  }
  if (served || named) return null;
  return {
    lack: 'no document server has said that it has an origin of it',
    next: `${where} and start them anew, or say REMOTE_ORIGINS here where none is running yet`,
  };
}

/**
 * Why a shell, or a remote, would go live with pages that nobody is shown. Document servers have the
 * origins of the remotes of this repository, or don't start; another one needs a release, and an
 * origin at every document server.
 * @param coming the manifests that are to go live
 * @param origins what REMOTE_ORIGINS says here; undefined where it says nothing
 * @returns each route with both sides, and what to do; nothing where all are shown
 */
export function unservedFaults(
  coming: ReleaseManifest[],
  seen: Registry,
  origins?: string[],
): string[] {
  const state = seen.apps.shell;
  const live = state?.releases[state.live]?.manifest;
  const shell = coming.find(({ app }) => app === 'shell') ?? live;
  const touched = coming.map(({ app }) => app);
  const unserved = (shell?.document?.routes ?? []).flatMap((route) => {
    if (route.kind !== 'remote' || isOwnApp(route.remote)) return [];
    if (!touched.includes('shell') && !touched.includes(route.remote)) return [];
    const lacking = lackOf(route.remote, coming, seen, origins);
    return lacking ? [{ ...route, ...lacking }] : [];
  });
  const placed = coming.flatMap(({ app, version, fragments }) => {
    const [place] = Object.keys(fragments).filter(isPlaceName);
    const lacking = place !== undefined && !isOwnApp(app) && lackOf(app, coming, seen, origins);
    return lacking ? [{ place, release: `${app} ${version}`, ...lacking }] : [];
  });
  return [
    ...unserved.map(
      ({ path, page, remote, lack }) =>
        `route ${path}: shell ${shell?.version} shows the page ${page} of ${remote} there; ${lack}`,
    ),
    ...placed.map(
      ({ place, release, lack }) => `place ${place}: ${release} would be shown there; ${lack}`,
    ),
    ...new Set([...unserved, ...placed].map(({ next }) => `next: ${next}`)),
  ];
}

/** @throws ReleaseRefused with what `unservedFaults` says */
export function refuseUnserved(...asked: Parameters<typeof unservedFaults>): void {
  const faults = unservedFaults(...asked);
  if (faults.length > 0) throw new ReleaseRefused(faults);
}
