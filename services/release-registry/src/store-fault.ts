import type { Ready } from 'server-kit/probes';
import { RegistryAway } from './postgres/registry-away';
import type { ReleaseStore } from './store';

/** What a server says while it goes on with the registry that it knew last. */
export const LAST_KNOWN = 'the registry can not be read: the last known one is used';

/**
 * Makes the check whether a server can read its store. A server of files is ready while only the
 * registry's database is away, since it has the files themselves; it says so.
 * @returns gives null, or the fault in words without a place or a key
 */
export function storeFault({ registry }: ReleaseStore): Ready {
  let held = false;
  return async () => {
    try {
      const { revision } = await registry.read();
      // A folder that is away reads as one in which nothing was ever stored.
      if (held && revision === 0) return 'the release store is gone';
      held ||= revision > 0;
      return null;
    } catch (error) {
      if (held && error instanceof RegistryAway) return { lacks: LAST_KNOWN };
      return 'the release store can not be read';
    }
  };
}
