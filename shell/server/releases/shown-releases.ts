import type { AppName, ReleaseSet } from 'shared-contracts/release';
import type { Released } from 'release-registry/operations';

/** The releases of the apps whose parts a document shows. */
export const shownReleases = (set: ReleaseSet, shown: AppName[]): Released[] =>
  shown.flatMap((app) => {
    const version = set[app]?.version;
    return version === undefined ? [] : [{ app, version }];
  });
