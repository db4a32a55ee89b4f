import type { RegistryFile } from 'release-registry/registry-file';
import { noteServed } from 'release-registry/served-remotes';
import type { AppName } from 'shared-contracts/release';
import type { RemoteOrigins } from '../environment';

type Dependencies = {
  registryFile: RegistryFile;
  origins: RemoteOrigins;
  warn: (message: string) => void;
};

/**
 * Keeps the registry's list of the remotes of other repositories that document servers can give, so
 * that no route to another one goes live. What it has is added once, at its start: two servers with
 * different settings would write in turns for ever.
 * @returns what looks at the registry, and does nothing where it has not changed
 */
export function createServedNote({ registryFile, origins, warn }: Dependencies) {
  const remotes = Object.keys(origins) as AppName[];
  let looked = -1;
  let isStarting = true;
  let isLooking = false;
  let fault = '';
  return async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { revision, apps } = await registryFile.read();
      if (revision === looked || Object.keys(apps).length === 0) return;
      await noteServed(registryFile, remotes, isStarting);
      isStarting = false;
      looked = revision;
      fault = '';
    } catch (error) {
      // Once per reason: it looks again each second.
      if (fault !== String(error)) warn(`origins of remotes are not noted: ${String(error)}`);
      fault = String(error);
    } finally {
      isLooking = false;
    }
  };
}
