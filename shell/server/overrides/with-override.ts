import { resolveIn } from 'shared-contracts/release';
import type { OverrideName } from '../../src/overrides/override-name';
import type { Override } from '../../src/page-state';
import type { LocalExemption } from '../policy';
import type { ChosenReleases } from '../releases/chosen-releases';
import { readLocalBuild } from './local-build';

/** What a document with a local build needs beside the releases of all others. */
export type OverriddenReleases = {
  chosen: ChosenReleases;
  override: Override;
  /** What its policy exempts beside the shop's own. */
  exempt: LocalExemption | null;
};

/**
 * Puts a local build in the place of one remote's release. Its server build is left alone: the
 * document server runs nothing that wasn't published, so the page comes without the head and data
 * of that remote, and the browser fetches them.
 */
export async function withOverride(
  chosen: ChosenReleases,
  wanted: OverrideName,
): Promise<OverriddenReleases> {
  const build = await readLocalBuild(wanted);
  if ('fault' in build) {
    return { chosen, override: { ...wanted, fault: build.fault }, exempt: null };
  }
  const { app, origin } = wanted;
  const { [app]: _released, ...manifests } = chosen.manifests;
  const { [app]: _good, ...good } = chosen.good;
  const set = { ...chosen.set, [app]: resolveIn(build.manifest, origin) };
  return {
    chosen: { ...chosen, manifests, good, set },
    override: { ...wanted, fault: null },
    exempt: { origin, policies: build.manifest.policies },
  };
}
