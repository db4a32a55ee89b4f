import type { RegistryFile } from 'release-registry/registry-file';
import { worsePages } from 'release-registry/worse-pages';
import { isAppName } from 'shared-contracts/app-names';
import type { ReleaseWatch } from './release-watch';
import type { TelemetryKeeper } from './telemetry-keeper';

/** How often pages of canaries are compared with those of live releases, in milliseconds. */
export const COMPARED_EVERY = 60_000;

type Dependencies = {
  registryFile: Pick<RegistryFile, 'read'>;
  telemetry: Pick<TelemetryKeeper, 'refresh' | 'pagesOf'>;
  watch: Pick<ReleaseWatch, 'suspect'>;
};

/**
 * Calls a person because of each canary with a page that is slower than the live release's, or leaks.
 * Values are only claimed, so nothing is taken back for them.
 */
export async function comparePages({
  registryFile,
  telemetry,
  watch,
}: Dependencies): Promise<void> {
  const { apps } = await registryFile.read();
  const canaries = Object.entries(apps).filter(([, { canary }]) => canary !== null);
  if (canaries.length === 0) return;
  await telemetry.refresh();
  for (const [app, { live, canary }] of canaries) {
    if (!isAppName(app) || !canary) continue;
    const release = { app, version: canary.version };
    const [worst] = worsePages(
      telemetry.pagesOf(release),
      telemetry.pagesOf({ app, version: live }),
    );
    if (worst !== undefined) await watch.suspect(release, worst);
  }
}
