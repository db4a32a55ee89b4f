/** What can be done with a change set: each is one compare-and-set of the registry. */
import type { ChangeSet, Registry, ReleaseSource } from 'shared-contracts/release';
import { againstNewest } from '../against-newest';
import { standingOf, type Candidate } from '../check';
import { wholeFaults } from '../contract/whole';
import { withAllLive, type Outcome } from '../operations';
import { keep, tellLost, type Tell } from '../publish';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { candidateOf, storedContract, storedRelease } from '../stored-release';
import { refuseUnserved } from '../unserved';
import { verdictOnNew, type Verdict } from '../verdict';
import { overtaken, setNamed, waitingIn, withoutSet, withWaiting } from './change-set';

type Judged = Verdict & { candidates: Candidate[] };

/** Judges a set as a whole, beside everything else that shoppers get. */
async function judged(
  seen: Registry,
  name: string,
  set: ChangeSet,
  store: ReleaseStore,
): Promise<Judged> {
  const candidates = await Promise.all(
    waitingIn(set).map(({ app, version }) => storedRelease(app, version, store)),
  );
  const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const { refused, lost } = verdictOnNew(candidates, standing);
  return { candidates, lost, refused: [...overtaken(seen, name, set), ...refused] };
}

/**
 * Puts built folders into the store, as waiting for the others of their set: nobody gets them. Each
 * must be what it says of itself; whether it fits is asked of the whole set.
 * @param folders of one app each
 * @returns why the set may not go live yet; nothing where it may
 * @throws ReleaseRefused; RegistryConflict where the registry changed at every try
 */
export async function waitWith(
  folders: string[],
  name: string,
  store: ReleaseStore,
  source: ReleaseSource = {},
): Promise<{ candidates: Candidate[]; missing: string[] }> {
  const candidates = await Promise.all(folders.map(candidateOf));
  const faults = candidates.flatMap(wholeFaults);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  // Whatever the name is wrong for is said before anything is stored.
  const coming = candidates.map(({ manifest }) => manifest);
  withWaiting(await store.registry.read(), name, coming, source);
  return againstNewest(async () => {
    const seen = await store.registry.read();
    // After the registry was read: a prune of one that was there before changes it.
    for (const [at, candidate] of candidates.entries()) {
      await keep(folders[at] ?? '', candidate, store);
    }
    const next = await store.registry.replace(seen, withWaiting(seen, name, coming, source));
    const { refused } = await judged(next, name, setNamed(next, name), store);
    return { candidates, missing: refused };
  });
}

/**
 * Makes all releases of a set live in one change: no shopper gets one without the others.
 * @param tell hears of the last known good releases that don't fit them, and are none any more
 * @param origins what REMOTE_ORIGINS says here
 * @throws ReleaseRefused where there is none of that name, it doesn't fit, or one of its releases
 *   was built beside what is live no more; RegistryConflict where the registry changed at every try
 */
export async function landSet(
  name: string,
  store: ReleaseStore,
  tell: Tell = () => undefined,
  origins?: string[],
): Promise<Outcome[]> {
  return againstNewest(async () => {
    const seen = await store.registry.read();
    const set = setNamed(seen, name);
    const { candidates, refused, lost } = await judged(seen, name, set, store);
    if (refused.length > 0) throw new ReleaseRefused(refused);
    const manifests = candidates.map(({ manifest }) => manifest);
    refuseUnserved(manifests, seen, origins);
    const { next, outcomes } = withAllLive(manifests, lost, seen, (app) => {
      const { commit, author, committed, dirty, untested } = set.releases[app] ?? {};
      return {
        ...(commit !== undefined && { commit }),
        ...(committed !== undefined && { committed }),
        ...(author !== undefined && { author }),
        ...(dirty !== undefined && { dirty }),
        ...(untested !== undefined && { untested }),
        set: name,
      };
    });
    await store.registry.replace(seen, withoutSet(next, name));
    await tellLost(lost, seen, store, tell);
    return outcomes;
  });
}

/**
 * Forgets a set; its releases stay in the store.
 * @throws ReleaseRefused where there is none of that name; RegistryConflict
 */
export async function dropSet(name: string, store: ReleaseStore): Promise<ChangeSet> {
  return againstNewest(async () => {
    const seen = await store.registry.read();
    const set = setNamed(seen, name);
    await store.registry.replace(seen, withoutSet(seen, name));
    return set;
  });
}

/** Every set, and why it may not go live yet; nothing where it may. */
export async function everySet(
  store: ReleaseStore,
): Promise<{ name: string; set: ChangeSet; missing: string[] }[]> {
  const seen = await store.registry.read();
  const sets = Object.entries(seen.sets ?? {});
  return Promise.all(
    sets.map(async ([name, set]) => {
      const { refused } = await judged(seen, name, set, store);
      return { name, set, missing: refused };
    }),
  );
}
