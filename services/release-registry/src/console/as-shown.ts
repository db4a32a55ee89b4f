/** The store as a page has shown it to somebody: for one change, and no other. */
import type { Registry } from 'shared-contracts/release';
import type { NextRegistry } from '../changes';
import { withNewEvents } from '../new-events';
import type { ReleaseStore } from '../store';

/** Somebody else has changed the registry since the page was shown. */
export class ShownIsOld extends Error {
  override readonly name = 'ShownIsOld';
  constructor() {
    super('the registry has changed since this page was shown; nothing was done');
  }
}

/**
 * A store whose registry can only be changed as it was shown, so that the commands' own operations
 * run on it.
 * @param revision of the registry that was shown
 * @param by who changes it
 */
export function asShown(store: ReleaseStore, revision: number, by: string): ReleaseStore {
  const { registry } = store;
  return {
    ...store,
    registry: {
      ...registry,
      async read() {
        const seen = await registry.read();
        if (seen.revision !== revision) throw new ShownIsOld();
        return seen;
      },
      replace: (seen, next) =>
        registry.replace(
          seen,
          withNewEvents(seen, next, () => ({ by })),
        ),
    },
  };
}

/**
 * Runs an operation to see what it would change; nothing is.
 * @returns the registry as it is, and as it would be
 * @throws what the operation throws, such as ReleaseRefused
 */
export async function rehearse(
  store: ReleaseStore,
  operation: (store: ReleaseStore) => Promise<unknown>,
): Promise<{ seen: Registry; next: NextRegistry }> {
  const seen = await store.registry.read();
  let next: NextRegistry = seen;
  await operation({
    ...store,
    registry: {
      ...store.registry,
      read: () => Promise.resolve(seen),
      replace: (_, wanted) => {
        next = wanted;
        return Promise.resolve({ ...wanted, revision: seen.revision + 1 });
      },
    },
  });
  return { seen, next };
}
