import type { AppName } from 'shared-contracts/release';
import type { Candidate } from '../check';
import { carriedDiff, carriedLibraries, type MapOf } from './carried-libraries';
import { contractDiff, type PartDiff } from './contract-diff';
import { libraryDiff, type LibraryDiff } from './library-diff';
import { sizeDiff, sizesOf, type SizeDiff, type Sizes } from './size-diff';

/** A release that lies in a folder. */
export type Placed = { folder: string; candidate: Candidate; mapOf: MapOf };

/** What a release is beside the one that is live; `--json` prints it. */
export type ReleaseDiff = {
  app: AppName;
  version: string;
  /** The live version that it is compared with; null where nothing of the app is live. */
  live: string | null;
  /** Null where the release says nothing of it, being older than contracts are. */
  contract: PartDiff[] | null;
  entryPoints: SizeDiff[];
  files: SizeDiff[];
  /** The shared ones: what a remote needs, or what the shell gives. */
  libraries: LibraryDiff;
  /** Those in its own scripts; null where the source maps of one side aren't known. */
  carried: LibraryDiff | null;
};

/**
 * Compares a release with the live one of its app.
 * @param live null where there is none: then all of the release is added
 */
export async function releaseDiff(release: Placed, live: Placed | null): Promise<ReleaseDiff> {
  const { manifest, party } = release.candidate;
  const before = live?.candidate.party?.contract ?? null;
  const after = await sizesOf(release.folder, manifest);
  const none: Sizes = { files: new Map(), entryPoints: new Map() };
  const carriedBy = ({ candidate, mapOf }: Placed) => carriedLibraries(candidate.manifest, mapOf);
  const was = live ? await sizesOf(live.folder, live.candidate.manifest) : none;
  return {
    app: manifest.app,
    version: manifest.version,
    live: live?.candidate.manifest.version ?? null,
    contract: party && contractDiff(party.contract, before),
    entryPoints: sizeDiff(after.entryPoints, was.entryPoints),
    files: sizeDiff(after.files, was.files),
    libraries: libraryDiff(party?.contract ?? null, before),
    carried: carriedDiff(await carriedBy(release), live ? await carriedBy(live) : {}),
  };
}
