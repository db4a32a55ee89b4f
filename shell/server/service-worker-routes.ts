import { Hono, type Context } from 'hono';
import type { RegistryFile } from 'release-registry/registry-file';
import { releaseFiles } from 'release-registry/release-files';
import type { ReleaseStore } from 'release-registry/store';
import type { AppName } from 'shared-contracts/app-names';
import type { Registry } from 'shared-contracts/release';
import {
  RELEASES_PATH,
  SERVICE_WORKER_PATH,
  type ReleasesNow,
  type ReleaseVersions,
} from '../src/releases-path';
import type { RemoteOrigins } from './environment';
import { bucketOf } from './releases/bucket';
import { chosenReleases } from './releases/chosen-releases';
import type { Seal } from './releases/seal';

/** Its name in the folder of the shell's release (`packages/tooling/service-worker-plugin.mjs`). */
const FILE = 'service-worker.js';

/**
 * A worker that takes the place of any other at once, removes all that was stored, and then itself.
 * Without a listener for requests all of them go to the network.
 */
const REMOVING = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .finally(() => registration.unregister()),
  );
});
`;

const isOff = ({ serviceWorker }: Registry) => serviceWorker === 'off';

/** The versions that shoppers get or can get. */
const givenIn = ({ apps }: Registry): ReleaseVersions =>
  Object.fromEntries(
    Object.entries(apps).map(([app, { releases }]) => [app, Object.keys(releases)]),
  );

type Dependencies = {
  releases: ReleaseStore;
  registryFile: RegistryFile;
  remoteOrigins: RemoteOrigins;
  seal: Seal;
};

/**
 * The service worker's script, from the release of the shell that a shopper gets, and what a browser
 * has to know before it registers it. Where the registry has switched it off, and where that release
 * has none, the script is one that removes itself.
 */
export function serviceWorkerRoutes(dependencies: Dependencies): Hono {
  const { releases, registryFile, remoteOrigins, seal } = dependencies;
  const files = releaseFiles(releases, ['shell' satisfies AppName]);
  const policy = `default-src 'none'; connect-src ${["'self'", ...Object.values(remoteOrigins)].join(' ')}`;

  async function released(context: Context, registry: Registry): Promise<Response | null> {
    const { shell } = chosenReleases(registry, bucketOf(context, seal), remoteOrigins).manifests;
    if (!shell || !Object.hasOwn(shell.integrity, FILE)) return null;
    const reply = await files.request(`/shell/${shell.version}/${FILE}`);
    return reply.ok ? reply : null;
  }

  const app = new Hono();
  app.get(RELEASES_PATH, async (context) => {
    const registry = await registryFile.read();
    const now: ReleasesNow = { serviceWorker: !isOff(registry), given: givenIn(registry) };
    context.header('Cache-Control', 'no-store');
    return context.json(now);
  });
  app.get(SERVICE_WORKER_PATH, async (context) => {
    const registry = await registryFile.read();
    const reply = isOff(registry) ? null : await released(context, registry);
    return context.body(reply ? await reply.text() : REMOVING, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      // A browser compares it at each navigation, so that a change is there with the next one.
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': policy,
    });
  });
  return app;
}
