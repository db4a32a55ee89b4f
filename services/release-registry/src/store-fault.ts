import type { Ready } from 'server-kit/probes';
import type { Registry } from 'shared-contracts/release';
import { patientRead } from './patient';
import { RegistryUnreachable } from './postgres/registry-unreachable';
import type { ReleaseStore } from './store';

/** What a server says while it goes on with the registry that it knew last. */
export const LAST_KNOWN = 'the registry can not be read: the last known one is used';

/**
 * Makes the check whether a server can read its store. A server of files is ready while only the
 * registry's database is unreachable, since it has the files themselves, and with a mirror of them while
 * the whole store is unreachable or silent; it says so.
 * @param isMirrored whether the server has the releases on its own machine too
 * @returns gives null, or the fault in words without a place or a key
 */
export function storeFault({ registry }: ReleaseStore, isMirrored = false): Ready {
  let held: Registry | undefined;
  const patient = patientRead(
    () => registry.read(),
    () => (isMirrored ? held : undefined),
  );
  return async () => {
    try {
      const read = await patient.read();
      if (patient.isHanging()) return { lacks: LAST_KNOWN };
      if (read.revision > 0) held = read;
      // A folder that is unreachable reads as one in which nothing was ever stored.
      else if (held) return isMirrored ? { lacks: LAST_KNOWN } : 'the release store is gone';
      return null;
    } catch (error) {
      if (held && (isMirrored || error instanceof RegistryUnreachable))
        return { lacks: LAST_KNOWN };
      return 'the release store can not be read';
    }
  };
}
