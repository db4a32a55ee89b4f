import { resolveIn, type AppName, type ReleaseManifest } from 'shared-contracts/release';
import type { HotCode } from '../../src/page-state';
import type { LocalExemption } from '../policy';
import type { ChosenReleases } from '../releases/chosen-releases';
import { servedDocument } from '../releases/served-shell';

/** A build that nobody has released, and the address of the folder that it is served in. */
export type BuildAt = { manifest: ReleaseManifest; folder: string };

/** What a document with such builds is made of. */
export type LocalReleases = {
  chosen: ChosenReleases;
  /** The builds that change while the page runs them; null where none does. */
  hot: HotCode | null;
  exempt: LocalExemption;
};

const without = <Values extends object>(values: Values, apps: AppName[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([app]) => !apps.includes(app as AppName)),
  ) as Values;

/**
 * Puts builds in the place of releases. Their server builds are not used, because the document
 * server runs only published code, and no release replaces them where they fail.
 * @param origin where all of them are served
 */
export function withBuilds(
  chosen: ChosenReleases,
  builds: BuildAt[],
  origin: string,
): LocalReleases {
  const apps = builds.map(({ manifest }) => manifest.app);
  const resolved = builds.map(
    ({ manifest, folder }) => [manifest.app, resolveIn(manifest, folder)] as const,
  );
  const shell = builds.find(({ manifest }) => manifest.app === 'shell')?.manifest;
  const hot = builds.flatMap(({ manifest }) => (manifest.development ? [manifest.app] : []));
  return {
    chosen: {
      manifests: { ...without(chosen.manifests, apps), ...(shell && { shell }) },
      set: { ...chosen.set, ...Object.fromEntries(resolved) },
      good: without(chosen.good, apps),
      document: shell ? servedDocument(shell) : chosen.document,
    },
    hot: hot.length > 0 ? { apps: hot, origin } : null,
    exempt: {
      origin,
      policies: builds.flatMap(({ manifest }) => manifest.policies),
      hot: hot.length > 0,
    },
  };
}
