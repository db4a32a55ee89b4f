/** Named sets of releases that wait to go live together: each change is a pure function. */
import type { AppName, ChangeSet, Registry, ReleaseSource } from 'shared-contracts/release';
import type { NextRegistry } from '../changes';
import { ownProperty } from '../contract/own-property';
import { ReleaseRefused } from '../release-refused';

/** The most sets that wait: the registry is read at every page load. */
const MOST = 30;

export const waitingIn = ({ releases }: ChangeSet) =>
  Object.entries(releases).map(([app, release]) => ({ app: app as AppName, ...release }));

/** When something of this name went live last, as the history knows it. */
function landedAt({ history }: Registry, name: string): string {
  const last = history.findLast(({ set }) => set === name);
  return last ? `; one went live at ${last.at.slice(0, 16).replace('T', ' ')}` : '';
}

/**
 * The set of a name.
 * @throws ReleaseRefused where nothing waits under it
 */
export function setNamed(seen: Registry, name: string): ChangeSet {
  const set = ownProperty(seen.sets ?? {}, name);
  if (set) return set;
  const names = Object.keys(seen.sets ?? {});
  const others = names.length > 0 ? `; next: one of ${names.join(', ')}` : '';
  throw new ReleaseRefused([`nothing waits as ${name}${landedAt(seen, name)}${others}`]);
}

/**
 * Puts releases into a set, which begins with its first; of an app the newer takes the place of the
 * one before.
 * @param source what they were built from
 * @throws ReleaseRefused where too many sets wait, or a release is live already
 */
export function withWaiting(
  seen: Registry,
  name: string,
  coming: { app: AppName; version: string }[],
  source: ReleaseSource,
): NextRegistry {
  const { sets = {} } = seen;
  const set = ownProperty(sets, name) ?? { releases: {} };
  if (!Object.hasOwn(sets, name) && Object.keys(sets).length >= MOST) {
    throw new ReleaseRefused([
      `${MOST} sets wait already; next: pnpm release sets, and pnpm release drop NAME`,
    ]);
  }
  const at = new Date().toISOString();
  const releases = { ...set.releases };
  for (const { app, version } of coming) {
    const over = seen.apps[app]?.live ?? null;
    if (over === version) throw new ReleaseRefused([`${app} ${version} is live already`]);
    releases[app] = { at, version, over, ...source };
  }
  return { ...seen, sets: { ...sets, [name]: { releases } } };
}

/** Forgets a set; its releases stay in the store. */
export function withoutSet(seen: NextRegistry, name: string): NextRegistry {
  const { [name]: _gone, ...sets } = seen.sets ?? {};
  return { ...seen, sets };
}

/** Of a set the releases that were built before what is live now: that would be taken away again. */
export function overtaken(seen: Registry, name: string, set: ChangeSet): string[] {
  return waitingIn(set).flatMap(({ app, version, over }) => {
    const live = seen.apps[app]?.live ?? null;
    if (live === over || live === version) return [];
    return [
      `${app} ${version} was put there over ${over ?? 'nothing'}, and ${live ?? 'nothing'} is live since; next: build it from what is live now: pnpm release publish ${app} --with ${name}`,
    ];
  });
}
