import type { AppName } from 'shared-contracts/release';
import type { RegistryFile } from './registry-file';

/** A release, or what a failed removal has left of one, as the store holds it. */
export type HeldRelease = {
  app: AppName;
  version: string;
  /** When somebody put it there last, in milliseconds. */
  putAt: number;
};

/** What `pnpm release prune` does with a store. */
export type Pruning = {
  /** All that it holds. */
  list(): Promise<HeldRelease[]>;
  /** Removes a release with its source maps. It may be called again where that was interrupted. */
  remove(app: AppName, version: string): Promise<void>;
  /** What the last prune has noted; null where there is nothing. */
  readNotes(): Promise<string | null>;
  writeNotes(text: string): Promise<void>;
};

/** The release store: immutable folders, and the registry that says which are live. */
export type ReleaseStore = {
  registry: RegistryFile;
  /** A local folder with `<app>/<version>/…` of the releases that were asked for so far. */
  root: string;
  /** The local, complete folder of a release; null where the store doesn't have it. */
  folderOf(app: AppName, version: string): Promise<string | null>;
  /** Whether the store itself has a release, whatever was fetched to this machine. */
  has(app: AppName, version: string): Promise<boolean>;
  pruning: Pruning;
  /**
   * Copies a built folder into the store, completely or not at all. It never overwrites a release:
   * of one that is there only the time is renewed.
   */
  put(folder: string, app: AppName, version: string): Promise<void>;
  /** Writes the signature of a release that it holds, in the place of an earlier one. */
  sign(app: AppName, version: string, signature: string): Promise<void>;
  /** Where releases are fetched to this machine: removes one, so that it is fetched anew. */
  forget?(app: AppName, version: string): Promise<void>;
  /**
   * Where signatures are asked for (signing/trusted-store.ts): why a release is not taken, as it is
   * on the disk now; null where it is.
   */
  whyUntrusted?(app: AppName, version: string): Promise<string | null>;
  /** There too: another number means that what was taken before has to be asked for again. */
  generation?(): number;
  /**
   * The source map of a release's script, which `put` has kept apart from what shoppers get; null
   * where there is none.
   */
  mapOf(app: AppName, version: string, script: string): Promise<string | null>;
};
