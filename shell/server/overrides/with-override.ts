import { posix } from 'node:path';
import type { OverrideName } from '../../src/overrides/override-name';
import type { Override } from '../../src/page-state';
import type { ChosenReleases } from '../releases/chosen-releases';
import { readLocalBuild, readLocalManifest, type LocalBuild } from './local-build';
import { withBuilds, type LocalReleases } from './with-builds';

/** What a document with a local build needs besides the other apps' releases. */
export type OverriddenReleases = Pick<LocalReleases, 'chosen' | 'hot'> & {
  /** Null where the whole shop is in development (development-builds.ts). */
  override: Override | null;
  /** The local build's exemptions in the document's policy. */
  exempt: LocalReleases['exempt'] | null;
};

/**
 * Replaces one remote's release by a local build, and the shell's by the development shell that
 * such a build may want around it. The page comes without the head and data of that remote, and the
 * browser fetches them.
 */
export async function withOverride(
  chosen: ChosenReleases,
  wanted: OverrideName,
): Promise<OverriddenReleases> {
  const { origin } = wanted;
  const faulty = (fault: string) => ({
    chosen,
    override: { ...wanted, fault },
    exempt: null,
    hot: null,
  });
  const build = await readLocalBuild(wanted);
  if ('fault' in build) return faulty(build.fault);
  const builds = [{ manifest: build.manifest, folder: origin }];
  const around = build.manifest.development?.shell;
  if (around !== undefined) {
    const shell: LocalBuild = await readLocalManifest('shell', `${origin}/${around}`);
    if ('fault' in shell) return faulty(`its shell ${shell.fault}`);
    builds.push({ manifest: shell.manifest, folder: `${origin}/${posix.dirname(around)}` });
  }
  return { ...withBuilds(chosen, builds, origin), override: { ...wanted, fault: null } };
}
