/** What `pnpm release visit` does, and what it says of it. */
import type { AppName, Registry, ShadowVisits } from 'shared-contracts/release';
import { againstNewest } from '../against-newest';
import type { RegistryFile } from '../registry-file';
import { ReleaseRefused } from '../release-refused';
import type { TelemetrySource } from '../telemetry-source';
import { browserHere } from './open-browser';
import { knownPaths, untilShown } from './shown-release';
import { openVisitor } from './visit-page';
import { visitedPages } from './visited-pages';
import { visitShadow } from './visit-shadow';
import { visitedLine } from './visited-line';

/** @throws ReleaseRefused where there is nothing to compare */
function comparedOf(app: AppName, { apps, shadows }: Registry) {
  const [live, shadow] = [apps[app]?.live, shadows?.[app]?.version];
  if (live !== undefined && shadow !== undefined) return { live, shadow };
  throw new ReleaseRefused([`${app} has no shadow; next: pnpm release publish ${app} --shadow 5`]);
}

/** @throws ReleaseRefused where the shadow has ended meanwhile; RegistryConflict */
async function noteVisits(
  app: AppName,
  version: string,
  visited: ShadowVisits,
  registry: RegistryFile,
): Promise<void> {
  await againstNewest(async () => {
    const seen = await registry.read();
    const shadow = seen.shadows?.[app];
    if (shadow?.version !== version) {
      throw new ReleaseRefused([`${app} ${version} is no shadow any more`]);
    }
    const shadows = { ...seen.shadows, [app]: { ...shadow, visited } };
    await registry.replace(seen, { ...seen, shadows });
  });
}

/**
 * Opens pages of the running shop in a browser, on a phone's and a desk's size, with what is live and with
 * an app's shadow; what differs stands in the registry beside the shadow.
 * @param origin where the shop is
 * @throws ReleaseRefused where there is no shadow, no browser or no shop; RegistryConflict
 */
export async function visit(
  app: AppName,
  registry: RegistryFile,
  told: TelemetrySource,
  origin: string,
): Promise<void> {
  const seen = await registry.read();
  const { live, shadow } = comparedOf(app, seen);
  const launch = await browserHere();
  for (const version of [live, shadow]) await untilShown(origin, app, version);
  const counted = (await told.read())?.releases[`${app}@${shadow}`]?.shadowed;
  const pages = visitedPages(app, seen, counted?.examples ?? [], await knownPaths(origin));
  const visitors = { live: await openVisitor(launch), shadow: await openVisitor(launch) };
  try {
    const compared = { origin, app, live, shadow };
    const visited = await visitShadow(pages, compared, visitors, console.log);
    if (visited.pages === 0) {
      throw new ReleaseRefused([`no page could be compared: nothing is known of ${app} ${shadow}`]);
    }
    await noteVisits(app, shadow, visited, registry);
    console.log(`${app} ${shadow}: ${visitedLine(visited)}`);
  } finally {
    await Promise.all([visitors.live.close(), visitors.shadow.close()]);
  }
}
