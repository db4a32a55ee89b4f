import { APP_NAMES } from 'shared-contracts/own-apps';
import type { ChosenReleases } from '../releases/chosen-releases';
import { readLocalManifest } from './local-build';
import { withBuilds } from './with-builds';
import type { OverriddenReleases } from './with-override';

/**
 * Makes every document of development builds: `pnpm dev`. A remote that doesn't build has no part
 * on the page, as one that is down.
 * @param origin where the builds are served, each in a folder of its app's name
 */
export async function withDevelopmentBuilds(
  chosen: ChosenReleases,
  origin: string,
): Promise<OverriddenReleases> {
  const read = APP_NAMES.map(async (app) => {
    const folder = `${origin}/${app}`;
    const build = await readLocalManifest(app, `${folder}/release.json`);
    return 'fault' in build ? [] : [{ manifest: build.manifest, folder }];
  });
  const builds = (await Promise.all(read)).flat();
  return { ...withBuilds(chosen, builds, origin), override: null };
}
