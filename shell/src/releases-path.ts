/** Where a page reads which releases shoppers are given now, and whether there is a service worker. */
export const RELEASES_PATH = '/_releases';
/** The service worker's script: always the same address, as browsers want it. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
/** A document without a page: the browser makes any page with it. */
export const BARE_PATH = '/_bare';

/** The versions that shoppers get or can get, by app. */
export type ReleaseVersions = Record<string, string[]>;

export type ReleasesNow = {
  /** Whether browsers may have a service worker; where not, they remove it with all that it stored. */
  serviceWorker: boolean;
  given: ReleaseVersions;
};
