/** What a page and the service worker say to each other. */
import type { ReleaseVersions } from '../releases-path';

/** A page to its worker, once it is shown and has time. */
export type ToWorker = Keep | Shown;

/** What the worker has said before the page could listen is to be said again. */
export type Shown = {
  kind: 'shown';
  url: string;
  /** When its document was stored, in milliseconds; null where it came from the network. */
  at: number | null;
};

export type Keep = {
  kind: 'keep';
  /** The address of the page's document. */
  url: string;
  /** The releases that shoppers are given now: documents of others are removed. */
  given: ReleaseVersions;
  /** The files that the page has fetched: the browser's own cache has them. */
  used: string[];
};

/** The worker to a page. */
export type ToPage =
  /** What the page shows, or a part of it, is of this time, in milliseconds. */
  | { kind: 'kept'; at: number }
  /** The network has brought what was shown from the cache: a document, or an answer to this page. */
  | { kind: 'fresh'; url: string | null };
