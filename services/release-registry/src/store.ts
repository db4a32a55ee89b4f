import type { AppName } from 'shared-contracts/release';
import type { RegistryFile } from './registry-file';

/** The release store: immutable folders, and the registry that says which are live. */
export type ReleaseStore = {
  registry: RegistryFile;
  /** A local folder with `<app>/<version>/…` of the releases that were asked for so far. */
  root: string;
  /** The local, complete folder of a release; null where the store doesn't have it. */
  folderOf(app: AppName, version: string): Promise<string | null>;
  /**
   * Copies a built folder into the store, completely or not at all. It never overwrites a release.
   */
  put(folder: string, app: AppName, version: string): Promise<void>;
  /**
   * The source map of a release's script, which `put` has kept apart from what shoppers get; null
   * where there is none.
   */
  mapOf(app: AppName, version: string, script: string): Promise<string | null>;
};
