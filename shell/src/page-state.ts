import type { HttpRequest } from 'shared-contracts/call';
import type { RemoteName } from 'shared-contracts/door';
import type { ShopConfig } from 'shared-contracts/config';
import type { ReleaseSet } from 'shared-contracts/release';

/** The element in which the document carries its state, as JSON that no browser executes. */
export const STATE_ELEMENT = 'storefront-state';
/** The global under which an inline script leaves calls that it started before any other script. */
export const EARLY_CALLS = '__storefrontEarlyCalls';

/** On the root element where the document came with the page in it. */
export const RENDERED = 'data-rendered';

/** A remote that a developer has pointed at a build of their own. */
export type Override = {
  app: RemoteName;
  origin: string;
  /** Why the build could not be used; null where it is. */
  fault: string | null;
};

/** What the document server tells the shell: written by it, read once at the start. */
export type PageState = {
  /** `DOCUMENT_VERSION` of the document; a shell of another one doesn't start. */
  version: number;
  releases: ReleaseSet;
  /** The last known good release of each app that was given another one. */
  good: ReleaseSet;
  config: ShopConfig;
  /** Whether developers' tools may be loaded. */
  development: boolean;
  /** Whether this shop may be pointed at a local build; see server/overrides. */
  overridable: boolean;
  override: Override | null;
  /** How long a part of a remote may take to load or to show itself, in milliseconds. */
  remoteLimit: number;
  /** Answers that the document server already had for this page's first calls. */
  answers: { request: HttpRequest; answer: unknown }[];
  /** What this document's reports are sent with; null where it has none to send. */
  ticket: string | null;
};

export type EarlyCall = { request: HttpRequest; answer: Promise<unknown> };
