import type { AppName } from 'shared-contracts/release';
import type { RegistryFile } from './registry-file';

/** Where releases lie: immutable folders, and the registry that says which are live. */
export type ReleaseStore = {
  registry: RegistryFile;
  /** A local folder with `<app>/<version>/…` of the releases that were asked for so far. */
  root: string;
  /** The local folder of a release, which is whole; null where the store has none. */
  folderOf(app: AppName, version: string): Promise<string | null>;
  /** Puts a built folder into the store, whole or not at all. What is there already stays. */
  put(folder: string, app: AppName, version: string): Promise<void>;
};
