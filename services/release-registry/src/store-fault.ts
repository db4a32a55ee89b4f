import type { ReleaseStore } from './store';

/**
 * Makes the check whether a server can read its store.
 * @returns gives null, or the fault in words without a place or a key
 */
export function storeFault({ registry }: ReleaseStore): () => Promise<string | null> {
  let held = false;
  return async () => {
    try {
      const { revision } = await registry.read();
      // A folder that is away reads as one in which nothing was ever stored.
      if (held && revision === 0) return 'the release store is gone';
      held ||= revision > 0;
      return null;
    } catch {
      return 'the release store can not be read';
    }
  };
}
