import type { AppName, Registry, ReleaseSource } from 'shared-contracts/release';
import { againstNewest } from './against-newest';
import { backWith } from './back-together';
import { standingOf, type Candidate, type Standing } from './check';
import { fileFaults } from './manifest';
import { promote, publishAll, rollBack, startCanary, type Outcome } from './operations';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';
import { candidateOf, storedContract, storedRelease } from './stored-release';
import { placeWeightFaults } from './place-weight';
import { refuseUnserved } from './unserved';
import { lostLine, verdictOn, verdictOnNew, type Lost } from './verdict';
import { wayBack } from './way-back';

/** A built release, compared with what it will stand beside. */
export type Checked = {
  candidates: Candidate[];
  seen: Registry;
  standing: Standing[];
  /** What can't be rolled back to any more once they are given. */
  lost: Lost[];
};

/** Hears one line for each way back that ends. */
export type Tell = (line: string) => void;

/**
 * Checks built folders: each is what it says of itself, and together they fit everything that
 * shoppers get.
 * @param folders of one app each
 * @throws ReleaseRefused with the reasons
 */
export async function checkFolders(folders: string[], store: ReleaseStore): Promise<Checked> {
  const seen = await store.registry.read();
  const candidates = await Promise.all(folders.map(candidateOf));
  const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const { refused, lost } = verdictOnNew(candidates, standing);
  const heavy = await Promise.all(
    candidates.map(({ manifest }, at) => placeWeightFaults(folders[at] ?? '', manifest)),
  );
  const faults = [...heavy.flat(), ...refused];
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return { candidates, seen, standing, lost };
}

/** Puts a checked folder into the store; nobody gets it yet. */
export async function keep(
  folder: string,
  { manifest }: Candidate,
  store: ReleaseStore,
): Promise<void> {
  const { app, version } = manifest;
  await store.put(folder, app, version);
  // A folder of this version may lie there from before: it is kept, so it must be the same.
  const kept = await store.folderOf(app, version);
  const differences = kept === null ? ['it is not there'] : await fileFaults(kept, manifest);
  if (differences.length > 0) {
    throw new ReleaseRefused([`another ${app} ${version} is in the store already`, ...differences]);
  }
}

/** Tells of those ways back that there were, and are no more. */
export async function tellLost(
  lost: Lost[],
  seen: Registry,
  { registry }: ReleaseStore,
  tell: Tell,
): Promise<void> {
  if (lost.length === 0) return;
  const next = await registry.read();
  for (const each of lost) {
    const state = ({ apps }: Registry) => apps[each.app]?.releases ?? {};
    const gone = each.version in state(seen) && !(each.version in state(next));
    if (gone) tell(lostLine(each));
  }
}

/**
 * Publishes built folders: checks them, puts them into the store, and makes them live at the next
 * page load, all at once. The release of each app that is known to be good stays its last known
 * good. Where somebody else publishes meanwhile, they are checked again beside that, and set again.
 * @param folders of one app each
 * @param source what they were published from, for the history
 * @param tell hears of the last known good releases that don't fit them, and are none any more
 * @throws ReleaseRefused with the reasons; RegistryConflict where the registry changed at every try
 */
export async function publishFolders(
  folders: string[],
  store: ReleaseStore,
  source?: ReleaseSource,
  tell: Tell = () => undefined,
): Promise<Outcome[]> {
  return againstNewest(async () => {
    const checked = await checkFolders(folders, store);
    for (const [at, candidate] of checked.candidates.entries()) {
      await keep(folders[at] ?? '', candidate, store);
    }
    const manifests = checked.candidates.map(({ manifest }) => manifest);
    const { seen, lost } = checked;
    const outcomes = await publishAll(manifests, lost, seen, store.registry, source);
    await tellLost(lost, seen, store, tell);
    return outcomes;
  });
}

/**
 * Publishes a built folder for a share of the shoppers.
 * @param percent of the shoppers, 0 to 100
 * @throws as `publishFolders`; ReleaseRefused where nothing is live beside it
 */
export async function publishCanary(
  folder: string,
  percent: number,
  store: ReleaseStore,
  source?: ReleaseSource,
  tell: Tell = () => undefined,
): Promise<Outcome> {
  return againstNewest(async () => {
    const { candidates, seen, lost } = await checkFolders([folder], store);
    const [candidate] = candidates;
    if (!candidate) throw new ReleaseRefused(['nothing to publish']);
    await keep(folder, candidate, store);
    const { registry } = store;
    const outcome = await startCanary(candidate.manifest, percent, seen, registry, source, lost);
    await tellLost(lost, seen, store, tell);
    return outcome;
  });
}

/** Which canary is promoted, and who hears of it. */
type Promoting = {
  tell?: Tell;
  /** The version that it must be; whichever it is where none is given. */
  expected?: string;
  /** What REMOTE_ORIGINS says here. */
  origins?: string[] | undefined;
};

/**
 * Makes an app's canary live for everybody, after the same check as a publish: what is live beside
 * it may have changed since it was published.
 * @throws ReleaseRefused with the reasons; RegistryConflict where somebody changed the registry since
 */
export async function promoteCanary(
  app: AppName,
  store: ReleaseStore,
  { tell = () => undefined, expected, origins }: Promoting = {},
): Promise<Outcome> {
  const seen = await store.registry.read();
  const version = seen.apps[app]?.canary?.version;
  if (version === undefined) throw new ReleaseRefused([`${app} has no canary`]);
  if (expected !== undefined && version !== expected) {
    throw new ReleaseRefused([`${app} ${version} is the canary now, and not ${expected}`]);
  }
  const candidate = await storedRelease(app, version, store);
  refuseUnserved([candidate.manifest], seen, origins);
  const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const { refused, lost } = verdictOn([candidate], standing);
  if (refused.length > 0) throw new ReleaseRefused(refused);
  const outcome = await promote(app, lost, seen, store.registry);
  await tellLost(lost, seen, store, tell);
  return outcome;
}

/**
 * Makes a release of the store live again.
 * @param to the version; the last known good where none is named, and each time one further back
 * @throws ReleaseRefused where there is no such release, or it no longer fits what is live
 */
export async function rollBackTo(
  app: AppName,
  { to, reason }: { to?: string | undefined; reason?: string | undefined },
  store: ReleaseStore,
): Promise<Outcome> {
  const seen = await store.registry.read();
  const version = to ?? wayBack(seen, app);
  if (!version) throw new ReleaseRefused([`${app} has no release before the live one`]);
  const candidate = await storedRelease(app, version, store);
  const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const { refused, lost } = verdictOn([candidate], standing);
  if (refused.length > 0) {
    const together = to === undefined ? await backWith(app, seen, standing, store) : null;
    if (!together) throw new ReleaseRefused(refused);
    const next = `next: take back together what belongs together: pnpm release rollback ${together.join(' ')}`;
    throw new ReleaseRefused(verdictOn([candidate], standing, () => [next]).refused);
  }
  return rollBack(candidate.manifest, reason, seen, store.registry, lost);
}
