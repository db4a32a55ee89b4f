/** Of which remotes of other repositories document servers have an origin: each notes it here. */
import { isOwnApp } from 'shared-contracts/own-apps';
import type { AppName, Registry } from 'shared-contracts/release';
import { againstNewest } from './against-newest';
import type { NextRegistry } from './changes';
import type { RegistryFile } from './registry-file';

/**
 * The registry with what a document server says of the remotes that it can give. At its start it
 * adds the ones that it has an origin of; whenever it looks it removes the ones that it lacks. So
 * what is listed every running document server can give.
 * @param origins the remotes that it has an origin of
 * @returns null where it has nothing to say
 */
export function withServed(
  seen: Registry,
  origins: AppName[],
  isStarting: boolean,
): NextRegistry | null {
  const { served = [], apps } = seen;
  const others = origins.filter((app) => !isOwnApp(app));
  // A shop without remotes of other repositories needs no note.
  const isNeeded = others.length > 0 || Object.keys(apps).some((app) => !isOwnApp(app));
  if (seen.served === undefined && !isNeeded) return null;
  const had = served.filter((app) => others.includes(app));
  const next = [...new Set([...had, ...(isStarting ? others : [])])].sort();
  if (seen.served !== undefined && next.join() === served.join()) return null;
  return { ...seen, served: next };
}

/**
 * Notes in the registry which remotes of other repositories a document server can give.
 * @throws RegistryConflict where the registry changed at every try
 */
export async function noteServed(
  file: RegistryFile,
  origins: AppName[],
  isStarting: boolean,
): Promise<void> {
  await againstNewest(async () => {
    const seen = await file.read();
    const next = withServed(seen, origins, isStarting);
    if (next) await file.replace(seen, next);
  });
}
