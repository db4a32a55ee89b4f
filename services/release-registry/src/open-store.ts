import type { Environment } from './environment';
import { folderStore } from './folder-store';
import type { ReleaseStore } from './store';

/** Opens the store that the environment names. */
export function openStore({ RELEASE_STORE }: Environment): ReleaseStore {
  return folderStore(RELEASE_STORE);
}
