import { BadEnvironment } from 'server-kit/environment';
import { RegistryConflict, RegistryMissing } from './registry-file';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';

/** The store, or its registry, can't be read or written: a folder that is unreachable, a bucket's answer. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
}

const KNOWN = [BadEnvironment, RegistryConflict, RegistryMissing, ReleaseRefused];

export async function reach<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (KNOWN.some((kind) => error instanceof kind)) throw error;
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const why = cause instanceof Error ? `${message}, ${cause.message}` : message;
    throw new StoreUnreachable(`the store can't be reached: ${why.split('\n')[0]}`);
  }
}

/** A store whose own failures are distinguished from all others: each is a StoreUnreachable of one line. */
export function reachable(store: ReleaseStore): ReleaseStore {
  const { pruning } = store;
  return {
    ...store,
    folderOf: (...named) => reach(store.folderOf(...named)),
    has: (...named) => reach(store.has(...named)),
    pruning: {
      list: () => reach(pruning.list()),
      remove: (...named) => reach(pruning.remove(...named)),
      readNotes: () => reach(pruning.readNotes()),
      writeNotes: (text) => reach(pruning.writeNotes(text)),
    },
    put: (...named) => reach(store.put(...named)),
    sign: (...named) => reach(store.sign(...named)),
    mapOf: (...named) => reach(store.mapOf(...named)),
    registry: {
      read: () => reach(store.registry.read()),
      replace: (...named) => reach(store.registry.replace(...named)),
      begin: () => reach(store.registry.begin()),
    },
  };
}
