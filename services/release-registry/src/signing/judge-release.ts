import type { AppName, ReleaseManifest } from 'shared-contracts/release';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import type { KeyList } from './key-list';
import { verifyRelease } from './release-signature';

/** Why a release is not taken, in one line; null where it is. */
export type Judged =
  | { manifest: ReleaseManifest; reason: null }
  | { manifest: null; reason: string };

/**
 * Verifies a release that a store holds.
 * @throws where it can't be read, which says nothing of it
 */
export async function judgeRelease(
  store: ReleaseStore,
  app: AppName,
  version: string,
  list: KeyList,
): Promise<Judged> {
  const judge = async (): Promise<Judged> => {
    const folder = await store.folderOf(app, version);
    if (folder === null) return { manifest: null, reason: 'the store does not have it' };
    try {
      return { manifest: await verifyRelease(folder, app, version, list), reason: null };
    } catch (error) {
      if (error instanceof ReleaseRefused)
        return { manifest: null, reason: error.reasons.join('; ') };
      throw error;
    }
  };
  const first = await judge();
  if (first.manifest || !store.forget) return first;
  // What was fetched earlier may have been signed anew, or mended, in the store itself.
  await store.forget(app, version);
  return judge();
}

export type Judge = {
  /** Verifies a release, once until it is forgotten. @throws as `judgeRelease` */
  judged(app: AppName, version: string, list: KeyList): Promise<Judged>;
  /** Forgets the verified releases for which this is false. */
  keepOnly(named: (app: AppName, version: string) => boolean): void;
};

/** Remembers which of a store's releases are validly signed. */
export function createJudge(store: ReleaseStore): Judge {
  const accepted = new Map<string, ReleaseManifest>();
  return {
    async judged(app, version, list) {
      const known = accepted.get(`${app}/${version}`);
      if (known) return { manifest: known, reason: null };
      const verdict = await judgeRelease(store, app, version, list);
      if (verdict.manifest) accepted.set(`${app}/${version}`, verdict.manifest);
      return verdict;
    },
    keepOnly(named) {
      for (const release of accepted.keys()) {
        const [app, version = ''] = release.split('/') as [AppName, string];
        if (!named(app, version)) accepted.delete(release);
      }
    },
  };
}
