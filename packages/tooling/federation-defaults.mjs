/** What every federated build has in common: a release, and what is worked on. */

/** A release's folder carries its version, so the file that starts it needs none. */
export const ENTRY = 'entry.js';
export const EXPOSED = 'exposed';

export const federationDefaults = {
  dts: false,
  dev: false,
  manifest: false,
  // With 'version-first' one dead unused remote rejects sharing for all.
  shareStrategy: 'loaded-first',
};
