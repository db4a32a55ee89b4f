import type { ReleaseManifest } from 'shared-contracts/release';
import type { ServerRelease } from './server-builds';

/** The server builds of some releases. */
export const serverReleases = (manifests: (ReleaseManifest | undefined)[]): ServerRelease[] =>
  manifests.flatMap((manifest) => {
    if (!manifest) return [];
    const { app, version, server, shared } = manifest;
    return [{ app, version, server, shared }];
  });
