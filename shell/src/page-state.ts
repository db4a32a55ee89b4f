import type { HttpRequest } from 'shared-contracts/call';
import type { RemoteName } from 'shared-contracts/door';
import type { ShopConfig } from 'shared-contracts/config';
import type { AppName, ReleaseSet } from 'shared-contracts/release';

/** The id of the element with the document's state, as JSON that no browser executes. */
export const STATE_ELEMENT = 'storefront-state';
/** The global variable with the calls that an inline script started before any other script. */
export const EARLY_CALLS = '__storefrontEarlyCalls';

/** The attribute of the root element where the document contains the page's HTML. */
export const RENDERED = 'data-rendered';

/** A remote that a developer has pointed at a build of their own. */
export type Override = {
  app: RemoteName;
  origin: string;
  /** Why the build could not be used; null where it is. */
  fault: string | null;
};

/** The apps of a page whose code changes while it runs, from a developer's own server. */
export type HotCode = { apps: AppName[]; origin: string };

/** What the document server passes to the shell, which reads it once at its start. */
export type PageState = {
  /** `DOCUMENT_VERSION` of the document; a shell of another one doesn't start. */
  version: number;
  releases: ReleaseSet;
  /** The last known good release of each remote whose given release is another one. */
  good: ReleaseSet;
  config: ShopConfig;
  /** Whether developers' tools may be loaded. */
  development: boolean;
  /** Whether this shop may be pointed at a local build; see server/overrides. */
  overridable: boolean;
  override: Override | null;
  /** Only on a developer's document. */
  hot?: HotCode;
  /** The feature flags that are on for this shopper; left out where none is. */
  flags?: string[];
  /** How long a part of a remote may take to load or to render, in milliseconds. */
  remoteLimit: number;
  /** Answers that the document server already had for this page's first calls. */
  answers: { request: HttpRequest; answer: unknown }[];
  /** The ticket that this document's reports are sent with; null where it has none. */
  ticket: string | null;
  /** By this the tab asks for its ticket, where the document is the same for everybody. */
  offer?: string;
};

export type EarlyCall = { request: HttpRequest; answer: Promise<unknown> };
