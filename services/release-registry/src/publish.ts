import type { AppName, Registry, ReleaseManifest } from 'shared-contracts/release';
import { againstNewest } from './against-newest';
import { standingOf, type Candidate, type Standing } from './check';
import { readContract, type Party } from './contract/release-contract';
import { fileFaults, readManifest } from './manifest';
import { publishAll, rollBack, startCanary, type Outcome } from './operations';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';
import { lostLine, verdictOn, verdictOnNew, type Lost } from './verdict';

/** A built release, compared with what it will stand beside. */
export type Checked = {
  candidates: Candidate[];
  seen: Registry;
  standing: Standing[];
  /** What can't be gone back to any more once they are given. */
  lost: Lost[];
};

/** Hears one line for each way back that ends. */
export type Tell = (line: string) => void;

/** The contract of a release that the store holds. */
async function storedContract(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<Party | null> {
  const folder = await store.folderOf(manifest.app, manifest.version);
  return folder === null ? null : readContract(folder, manifest);
}

async function candidateOf(folder: string): Promise<Candidate> {
  const manifest = await readManifest(folder);
  const faults = await fileFaults(folder, manifest);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return { manifest, party: await readContract(folder, manifest) };
}

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
  if (refused.length > 0) throw new ReleaseRefused(refused);
  return { candidates, seen, standing, lost };
}

/** Puts a checked folder into the store; nobody gets it yet. */
async function keep(folder: string, { manifest }: Candidate, store: ReleaseStore): Promise<void> {
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
function tellLost(lost: Lost[], seen: Registry, next: Registry, tell: Tell): void {
  for (const each of lost) {
    const state = (registry: Registry) => registry.apps[each.app]?.releases ?? {};
    const gone = each.version in state(seen) && !(each.version in state(next));
    if (gone) tell(lostLine(each));
  }
}

/**
 * Publishes built folders: checks them, puts them into the store, and makes them live at the next
 * page load, all at once. The release before each stays, as last known good. Where somebody else
 * publishes meanwhile, they are checked again beside that, and set again.
 * @param folders of one app each
 * @param tell hears of the last known good releases that don't fit them, and are none any more
 * @throws ReleaseRefused with the reasons; RegistryConflict where the registry changed at every try
 */
export async function publishFolders(
  folders: string[],
  store: ReleaseStore,
  tell: Tell = () => undefined,
): Promise<Outcome[]> {
  return againstNewest(async () => {
    const checked = await checkFolders(folders, store);
    for (const [at, candidate] of checked.candidates.entries()) {
      await keep(folders[at] ?? '', candidate, store);
    }
    const manifests = checked.candidates.map(({ manifest }) => manifest);
    const { seen, lost } = checked;
    const outcomes = await publishAll(manifests, lost, seen, store.registry);
    tellLost(lost, seen, await store.registry.read(), tell);
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
  tell: Tell = () => undefined,
): Promise<Outcome> {
  return againstNewest(async () => {
    const { candidates, seen, lost } = await checkFolders([folder], store);
    const [candidate] = candidates;
    if (!candidate) throw new ReleaseRefused(['nothing to publish']);
    await keep(folder, candidate, store);
    const outcome = await startCanary(candidate.manifest, percent, seen, store.registry, lost);
    tellLost(lost, seen, await store.registry.read(), tell);
    return outcome;
  });
}

/** Reads a release that the store holds, and that is what it says. */
async function storedRelease(
  app: AppName,
  version: string,
  store: ReleaseStore,
): Promise<Candidate> {
  const folder = await store.folderOf(app, version);
  if (folder === null) throw new ReleaseRefused([`${app} has no release ${version}`]);
  const candidate = await candidateOf(folder);
  const { manifest } = candidate;
  if (manifest.app === app && manifest.version === version) return candidate;
  throw new ReleaseRefused([`${app} ${version} in the store says that it is another release`]);
}

/**
 * Makes a release of the store live again.
 * @param to the version; the last known good where none is named
 * @throws ReleaseRefused where there is no such release, or it no longer fits what is live
 */
export async function rollBackTo(
  app: AppName,
  { to, reason }: { to?: string | undefined; reason?: string | undefined },
  store: ReleaseStore,
): Promise<Outcome> {
  const seen = await store.registry.read();
  const version = to ?? seen.apps[app]?.lastKnownGood;
  if (!version) throw new ReleaseRefused([`${app} has no release before the live one`]);
  const candidate = await storedRelease(app, version, store);
  const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const { refused, lost } = verdictOn([candidate], standing);
  if (refused.length > 0) throw new ReleaseRefused(refused);
  return rollBack(candidate.manifest, reason, seen, store.registry, lost);
}
