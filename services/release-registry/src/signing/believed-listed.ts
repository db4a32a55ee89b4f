import type { AppName, ReleaseManifest } from 'shared-contracts/release';
import type { Judge } from './judge-release';
import type { KeyList } from './key-list';

/** Says of releases that nobody is given yet whether they may be run: previews and shadows. */
export type Believing = {
  list: KeyList | null;
  judge: Judge;
  /** Hears in one line of each that is refused. */
  say: (line: string) => void;
};

/**
 * A listed release with its manifest as it is signed; null where it is not validly signed.
 * @param as what it is listed as
 */
export async function believedListed<Listed extends { manifest: ReleaseManifest }>(
  { app, version }: { app: AppName; version: string },
  listed: Listed,
  as: 'preview' | 'shadow',
  { list, judge, say }: Believing,
): Promise<Listed | null> {
  const { manifest, reason } = list
    ? await judge.judged(app, version, list)
    : { manifest: null, reason: 'there is no list of keys' };
  if (manifest) return { ...listed, manifest };
  say(`${app} ${version} is refused as a ${as}: ${reason}`);
  return null;
}
