/** Going back of several apps at once: what went live together may fit only together. */
import type { AppName, Registry } from 'shared-contracts/release';
import { withEarlier } from './changes';
import { standingOf, type Standing } from './check';
import { changedTogether, withoutLost, type Outcome } from './operations';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';
import { storedContract, storedRelease } from './stored-release';
import { verdictOn } from './verdict';
import { wayBack } from './way-back';

/** The releases that apps go back to, each by its own way. */
async function waysBackOf(apps: AppName[], seen: Registry, store: ReleaseStore) {
  return Promise.all(
    apps.map((app) => {
      const version = wayBack(seen, app);
      if (version) return storedRelease(app, version, store);
      throw new ReleaseRefused([`${app} has no release before the live one`]);
    }),
  );
}

/**
 * Makes the releases before the live ones live again, of several apps in one change. They are
 * compared with each other and with everything else that shoppers get.
 * @throws ReleaseRefused where one has none, or they don't fit; RegistryConflict where somebody
 *   changed the registry meanwhile
 */
export async function rollBackTogether(
  apps: AppName[],
  reason: string | undefined,
  store: ReleaseStore,
): Promise<Outcome[]> {
  const seen = await store.registry.read();
  const candidates = await waysBackOf(apps, seen, store);
  const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const { refused, lost } = verdictOn(candidates, standing);
  if (refused.length > 0) throw new ReleaseRefused(refused);
  const { next, outcomes } = changedTogether(
    candidates.map(({ manifest }) => manifest),
    seen,
    (manifest, before) => withEarlier(before, manifest, reason),
  );
  if (next !== seen) await store.registry.replace(seen, withoutLost(next, lost));
  return outcomes;
}

/** The apps whose live releases went live with an app's own as a set, itself among them. */
export function wentLiveWith({ apps, history }: Registry, app: AppName): AppName[] {
  const eventOf = (of: AppName) =>
    history.findLast((event) => event.app === of && event.version === apps[of]?.live);
  const own = eventOf(app);
  if (own?.set === undefined) return [];
  const names = Object.keys(apps) as AppName[];
  return names.filter((each) => eventOf(each)?.set === own.set);
}

/**
 * With which other apps an app may go back where it may not alone: those of its set, or else the
 * first one with which it fits.
 * @returns null where nothing helps
 */
export async function backWith(
  app: AppName,
  seen: Registry,
  standing: Standing[],
  store: ReleaseStore,
): Promise<AppName[] | null> {
  const set = wentLiveWith(seen, app);
  const names = Object.keys(seen.apps) as AppName[];
  const pairs = names
    .filter((other) => other !== app)
    .map((other) => names.filter((each) => each === app || each === other));
  for (const together of [...(set.length > 1 ? [set] : []), ...pairs]) {
    const candidates = await waysBackOf(together, seen, store).catch(() => null);
    if (candidates && verdictOn(candidates, standing).refused.length === 0) return together;
  }
  return null;
}
