/** Releases that nobody is given, and that document servers render beside the live ones (0081). */
import type { AppName, ReleaseManifest, ReleaseSource } from 'shared-contracts/release';
import { againstNewest } from '../against-newest';
import { checkFolders, keep } from '../publish';
import type { RegistryFile } from '../registry-file';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { withoutShadow } from './without-shadow';

/** @throws ReleaseRefused where nothing could be compared */
function refuseUncompared(manifest: ReleaseManifest, live: ReleaseManifest | undefined): void {
  const { app, version } = manifest;
  if (!live) throw new ReleaseRefused([`${app} has no live release that a shadow could be beside`]);
  if (live.version === version) throw new ReleaseRefused([`${app} ${version} is live already`]);
  const bare = [manifest, live].find(({ server }) => !server);
  if (bare) {
    const next = 'nothing renders it beside another; next: a canary shows what it does in browsers';
    throw new ReleaseRefused([`${app} ${bare.version} has no server build: ${next}`]);
  }
}

/**
 * Puts a built folder into the store, checked as one that goes live, and lists it as its app's
 * shadow, in the place of another.
 * @param percent of the pages that are rendered, 0 to 100
 * @returns what it says
 * @throws ReleaseRefused with the reasons; RegistryConflict where the registry changed at every try
 */
export async function publishShadow(
  folder: string,
  percent: number,
  store: ReleaseStore,
  source: ReleaseSource = {},
): Promise<string[]> {
  return againstNewest(async () => {
    const { candidates, seen } = await checkFolders([folder], store);
    const [candidate] = candidates;
    if (!candidate) throw new ReleaseRefused(['nothing to publish']);
    const { manifest } = candidate;
    const { app, version } = manifest;
    const state = seen.apps[app];
    const live = state?.releases[state.live]?.manifest;
    refuseUncompared(manifest, live);
    await keep(folder, candidate, store);
    const shadow = { at: new Date().toISOString(), version, percent, manifest, ...source };
    await store.registry.replace(seen, { ...seen, shadows: { ...seen.shadows, [app]: shadow } });
    const isSame = live?.server?.integrity === manifest.server?.integrity;
    return [
      `${app} ${version} is the shadow of ${percent} % of the pages: nobody gets it; pnpm release status says what differs`,
      ...(isSame ? ['its server build is that of what is live: no page can differ by it'] : []),
    ];
  });
}

/**
 * Ends an app's shadow.
 * @returns its version; null where there is none
 * @throws RegistryConflict where the registry changed at every try
 */
export async function endShadow(app: AppName, registry: RegistryFile): Promise<string | null> {
  return againstNewest(async () => {
    const seen = await registry.read();
    const version = seen.shadows?.[app]?.version ?? null;
    if (version !== null) await registry.replace(seen, withoutShadow(seen, app));
    return version;
  });
}
