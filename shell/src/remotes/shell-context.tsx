import { createContext, use, useSyncExternalStore } from 'react';
import type { HostParts } from 'host-kit/host';
import type { RemoteName } from 'shared-contracts/door';
import type { ShopConfig } from 'shared-contracts/config';
import type { ReleaseSet } from 'shared-contracts/release';
import type { SlotName } from 'shared-contracts/slots';
import type { HotCode, Override } from '../page-state';
import type { Remotes, RemoteStatus } from './remotes';

/** What every part of the shell works with. */
export type Shell = {
  remotes: Remotes;
  parts: HostParts;
  config: ShopConfig;
  /** The releases that this document was made with. */
  releases: ReleaseSet;
  /** Whether the developers' panel and /design are there; never in production. */
  development: boolean;
  /** Whether a remote may be pointed at a local build, and which one is. */
  overridable: boolean;
  override: Override | null;
  /** Which code changes while the page runs; only on a developer's document. */
  hot?: HotCode | undefined;
  /** By these its tab reports; without both it doesn't, as with a preview. */
  ticket?: string | null | undefined;
  offer?: string | undefined;
  /** How long a part of a remote may take to load or to render, in milliseconds. */
  remoteLimit: number;
  /**
   * The moment at which the code of a part is wanted; null where it is wanted now (later-parts.ts).
   */
  untilWanted(name: SlotName): Promise<void> | null;
  /** Called when a slot's part is shown on the page. */
  onSlot(name: SlotName): void;
  /** Says that a part of the page is now hydrated. */
  onStarted(): void;
  /** Called when a navigation to another page begins. */
  onLeave(listener: () => void): () => void;
};

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('no shell around this component');
  return shell;
}

/** A remote's status in this tab, followed as it changes. */
export function useRemoteStatus(name: RemoteName): RemoteStatus {
  const { remotes } = useShell();
  const read = () => remotes.status(name);
  return useSyncExternalStore(remotes.subscribe, read, read);
}

/** Which instance of a remote is the one to show; it doesn't change with the first load. */
export function useGeneration(name: RemoteName): number {
  const { remotes } = useShell();
  const read = () => remotes.status(name).generation;
  return useSyncExternalStore(remotes.subscribe, read, read);
}

/**
 * The version of a remote that this tab runs; it changes when another release replaces a failing
 * one.
 */
export function useVersion(name: RemoteName): string {
  const { remotes, releases } = useShell();
  const read = () => remotes.version(name);
  // The document's HTML is hydrated as what it is, and replaced right after where another release
  // has taken over by then. On a server, which makes that HTML, there is no document yet.
  const served = () => releases[name]?.version ?? read();
  return useSyncExternalStore(remotes.subscribe, read, served);
}

/** The session of this tab; a guest on the server and in the first render. */
export function useSession() {
  const { session } = useShell().parts;
  return useSyncExternalStore(session.subscribe, session.read, () => null);
}
