/** Routes to remotes that no document server could give: their pages would be 'not available'. */
import { isOwnApp } from 'shared-contracts/own-apps';
import type { AppName, Registry, ReleaseManifest } from 'shared-contracts/release';
import { ReleaseRefused } from './release-refused';

/** The apps that the pairs of REMOTE_ORIGINS name. */
const appsWithOrigin = (pairs: string[]): string[] =>
  pairs.map((pair) => (pair.split('=')[0] ?? '').trim());

/**
 * Refuses a shell, or a remote, whose pages would be shown to nobody. Document servers have the
 * origins of the remotes of this repository, or don't start; of another one a release has to be known,
 * and its origin where origins are said here.
 * @param coming the manifests that are to go live
 * @param origins what REMOTE_ORIGINS says here; undefined where it says nothing
 * @throws ReleaseRefused with each route, both sides, and what to do
 */
export function refuseUnserved(
  coming: ReleaseManifest[],
  { apps }: Registry,
  origins: string[] | undefined,
): void {
  const named = origins && appsWithOrigin(origins);
  const isKnown = (app: AppName) =>
    isOwnApp(app) ||
    (named ? named.includes(app) : app in apps || coming.some((each) => each.app === app));
  const live = apps.shell?.releases[apps.shell.live]?.manifest;
  const shell = coming.find(({ app }) => app === 'shell') ?? live;
  const touched = coming.map(({ app }) => app);
  const unserved = (shell?.document?.routes ?? []).flatMap((route) => {
    if (route.kind !== 'remote' || isKnown(route.remote)) return [];
    const isOurs = touched.includes('shell') || touched.includes(route.remote);
    return isOurs ? [route] : [];
  });
  if (!shell || unserved.length === 0) return;
  const lack = named ? 'REMOTE_ORIGINS names no origin of it' : 'no release of it is known';
  const remotes = [...new Set(unserved.map(({ remote }) => remote))];
  throw new ReleaseRefused([
    ...unserved.map(
      ({ path, page, remote }) =>
        `route ${path}: shell ${shell.version} shows the page ${page} of ${remote} there; ${lack}`,
    ),
    ...remotes.map((remote) =>
      named
        ? `next: name ${remote}=https://… in REMOTE_ORIGINS of every document server, and here`
        : `next: publish it first, pnpm release publish ${remote} --from FOLDER, or say in REMOTE_ORIGINS where its files are`,
    ),
  ]);
}
