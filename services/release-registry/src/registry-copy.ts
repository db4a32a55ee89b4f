/** `pnpm release backup` and `restore`: the registry as a file, wherever it is kept. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AppName, Registry } from 'shared-contracts/release';
import { namedReleases } from './named-releases';
import { parseRegistry, RegistryMissing, registryText } from './registry-file';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';

/** Relative files are meant from where the caller stands. */
const fromCaller = (file: string) => resolve(process.env.INIT_CWD ?? '', file);

/**
 * Writes the registry as it is into a new file.
 * @returns what it says
 * @throws ReleaseRefused where the file is there already
 */
export async function backUpRegistry(file: string, { registry }: ReleaseStore): Promise<string> {
  const { moved: _moved, ...seen }: Registry = await registry.read();
  const to = fromCaller(file);
  try {
    await writeFile(to, registryText(seen), { flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new ReleaseRefused([`${to} is there already`]);
  }
  return `${to}: the registry at revision ${seen.revision}`;
}

async function readCopy(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new ReleaseRefused([`there is no file ${file} that can be read`]);
  try {
    const { moved: _moved, removing: _removing, ...copy } = parseRegistry(text, file);
    return copy;
  } catch (error) {
    throw new ReleaseRefused([error instanceof Error ? error.message : String(error)]);
  }
}

/** What shoppers are given of a registry, and the store doesn't have. */
async function lostOf(copy: Registry, store: ReleaseStore): Promise<string[]> {
  const lost: string[] = [];
  for (const name of Object.keys(copy.apps)) {
    const app = name as AppName;
    for (const version of namedReleases({ ...copy, previews: {}, sets: {}, shadows: {} }, app)) {
      if (!(await store.has(app, version))) lost.push(`${app} ${version} is not in the store`);
    }
  }
  return lost;
}

/**
 * Puts a registry back. Its revision is higher than both that of the copy and the one that is there,
 * so that servers which run take it.
 * @param force also over a registry that names something
 * @returns what it says
 * @throws ReleaseRefused where there is one, or the copy is none or names what the store lacks;
 *   RegistryConflict where somebody changed it meanwhile
 */
export async function restoreRegistry(
  file: string,
  force: boolean,
  store: ReleaseStore,
): Promise<string> {
  const copy = await readCopy(fromCaller(file));
  const lost = await lostOf(copy, store);
  if (lost.length > 0) throw new ReleaseRefused(lost);
  const { registry } = store;
  const seen = await registry.read().catch(async (error: unknown) => {
    if (!(error instanceof RegistryMissing)) throw error;
    await registry.begin();
    return registry.read();
  });
  if (seen.revision > 0 && !force) {
    throw new ReleaseRefused([
      `there is a registry, at revision ${seen.revision}; next: --force puts the copy in its place`,
    ]);
  }
  const { revision } = await registry.replace(seen, copy);
  return `the registry of ${file} (revision ${copy.revision}) is back, as revision ${revision}; where releases are signed, start the servers anew`;
}
