import type { AppName, Registry, ReleaseSource } from 'shared-contracts/release';
import { againstNewest } from './against-newest';
import { refusals, standingOf, type Candidate, type Standing } from './check';
import { fileFaults } from './manifest';
import { publishAll, rollBack, startCanary, type Outcome, type Released } from './operations';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';
import { candidateOf, storedContract, storedRelease } from './stored-release';
import { wayBack } from './way-back';

/** A built release, compared with what it will stand beside. */
export type Checked = { candidates: Candidate[]; seen: Registry; standing: Standing[] };

/**
 * Checks built folders: each is what it says of itself, and together they fit everything that
 * shoppers get or can get back.
 * @param folders of one app each
 * @throws ReleaseRefused with the reasons
 */
export async function checkFolders(folders: string[], store: ReleaseStore): Promise<Checked> {
  const seen = await store.registry.read();
  const candidates = await Promise.all(folders.map(candidateOf));
  const standing = await standingOf(seen, (manifest) => storedContract(store, manifest));
  const faults = refusals(candidates, standing);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return { candidates, seen, standing };
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

/** Of apps that change together: releases that can't be gone back to beside the others' new ones. */
function unfitToGoBack({ candidates, standing }: Checked): Released[] {
  if (candidates.length < 2) return [];
  const coming = candidates.map((candidate) => ({ ...candidate, live: true }));
  const isComing = (app: AppName) => coming.some(({ manifest }) => manifest.app === app);
  const staying = standing.filter(({ manifest }) => !isComing(manifest.app));
  return standing.flatMap((before) => {
    const { app, version } = before.manifest;
    if (!isComing(app)) return [];
    const others = [...coming.filter(({ manifest }) => manifest.app !== app), ...staying];
    return refusals([before], others).length > 0 ? [{ app, version }] : [];
  });
}

/**
 * Publishes built folders: checks them, puts them into the store, and makes them live at the next
 * page load, all at once. What is known to be good of each before stays, as last known good. Where somebody else
 * publishes meanwhile, they are checked again beside that, and set again.
 * @param folders of one app each
 * @param source what they were published from, for the history
 * @throws ReleaseRefused with the reasons; RegistryConflict where the registry changed at every try
 */
export async function publishFolders(
  folders: string[],
  store: ReleaseStore,
  source?: ReleaseSource,
): Promise<Outcome[]> {
  return againstNewest(async () => {
    const checked = await checkFolders(folders, store);
    for (const [at, candidate] of checked.candidates.entries()) {
      await keep(folders[at] ?? '', candidate, store);
    }
    const manifests = checked.candidates.map(({ manifest }) => manifest);
    const unfit = unfitToGoBack(checked);
    return publishAll(manifests, unfit, checked.seen, store.registry, source);
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
): Promise<Outcome> {
  return againstNewest(async () => {
    const { candidates, seen } = await checkFolders([folder], store);
    const [candidate] = candidates;
    if (!candidate) throw new ReleaseRefused(['nothing to publish']);
    await keep(folder, candidate, store);
    return startCanary(candidate.manifest, percent, seen, store.registry, source);
  });
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
  const faults = refusals([candidate], standing);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return rollBack(candidate.manifest, reason, seen, store.registry);
}
