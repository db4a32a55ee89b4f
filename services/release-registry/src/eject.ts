import type { AppName, Registry } from 'shared-contracts/release';
import { againstNewest } from './against-newest';
import { withEjected } from './changes';
import { clashes, standingOf } from './check';
import { setChange, type Outcome } from './operations';
import { absentRelease } from './pruning/absent-release';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';
import { storedContract } from './stored-release';

/** Why a release may not go live beside what shoppers get of the other apps now. */
async function unfitNow(
  app: AppName,
  version: string,
  seen: Registry,
  store: ReleaseStore,
): Promise<string[]> {
  const every = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const isOf = (each: (typeof every)[number]) => each.manifest.app === app;
  const back = every.find((each) => isOf(each) && each.manifest.version === version);
  const given = every.filter(({ manifest, live }) => {
    const canary = seen.apps[manifest.app]?.canary?.version;
    return manifest.app !== app && (live || manifest.version === canary);
  });
  return back ? clashes(back, given) : [];
}

/**
 * Takes a failing release from everybody: a canary ends, a live one gives way to the last known
 * good, if that still fits what shoppers get of the other apps. It depends on nothing that was seen
 * before, so a lost race is simply run again.
 * @param reason what the history says, such as '5 failures in a row'
 * @returns the outcome, or null where the release is given to nobody or nothing can replace it
 * @throws ReleaseRefused where the last known good doesn't fit or is gone; RegistryConflict where the registry
 *   changed at every try
 */
export async function ejectRelease(
  app: AppName,
  version: string,
  reason: string,
  store: ReleaseStore,
): Promise<Outcome | null> {
  return againstNewest(async () => {
    const seen = await store.registry.read();
    const change = withEjected(seen, app, version, reason);
    if (!change) return null;
    if (seen.apps[app]?.live === version) {
      const back = change.event.version;
      if (!(await store.has(app, back))) {
        throw new ReleaseRefused([absentRelease(app, back, seen.history)]);
      }
      const faults = await unfitNow(app, back, seen, store);
      if (faults.length > 0) throw new ReleaseRefused(faults);
    }
    return setChange(store.registry, seen, change, change.event);
  });
}
