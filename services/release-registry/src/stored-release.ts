import type { AppName, ReleaseManifest } from 'shared-contracts/release';
import type { Candidate } from './check';
import { readContract, type Party } from './contract/release-contract';
import { fileFaults, readManifest } from './manifest';
import { absentRelease } from './pruning/absent-release';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';

/**
 * Reads a built folder, which is what it says of itself.
 * @throws ReleaseRefused where it isn't
 */
export async function candidateOf(folder: string): Promise<Candidate> {
  const manifest = await readManifest(folder);
  const faults = await fileFaults(folder, manifest);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return { manifest, party: await readContract(folder, manifest) };
}

/** The contract of a release that the store holds. */
export async function storedContract(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<Party | null> {
  const folder = await store.folderOf(manifest.app, manifest.version);
  return folder === null ? null : readContract(folder, manifest);
}

/**
 * Reads a release that the store holds, and that is what it says.
 * @throws ReleaseRefused where there is none of that name, or where it is not signed as it must be
 */
export async function storedRelease(
  app: AppName,
  version: string,
  store: ReleaseStore,
): Promise<Candidate> {
  // A copy that was fetched to this machine earlier doesn't help the servers.
  const folder = (await store.has(app, version)) ? await store.folderOf(app, version) : null;
  if (folder === null) {
    const { history } = await store.registry.read();
    throw new ReleaseRefused([absentRelease(app, version, history)]);
  }
  const why = await store.whyUntrusted?.(app, version);
  if (why) throw new ReleaseRefused([`${app} ${version} in the store: ${why}`]);
  const candidate = await candidateOf(folder);
  const { manifest } = candidate;
  if (manifest.app === app && manifest.version === version) return candidate;
  throw new ReleaseRefused([`${app} ${version} in the store says that it is another release`]);
}
