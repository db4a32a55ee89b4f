import { resolveIn } from 'shared-contracts/release';
import type { OverrideName } from '../../src/overrides/override-name';
import type { Override } from '../../src/page-state';
import type { LocalExemption } from '../policy';
import type { ChosenReleases } from '../releases/chosen-releases';
import { readLocalBuild } from './local-build';

/** What a document with a local build needs besides the other apps' releases. */
export type OverriddenReleases = {
  chosen: ChosenReleases;
  override: Override;
  /** The local build's exemptions in the document's policy. */
  exempt: LocalExemption | null;
};

/**
 * Replaces one remote's release by a local build. Its server build is not used, because the
 * document server runs only published code: the page comes without the head and data of that
 * remote, and the browser fetches them.
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
