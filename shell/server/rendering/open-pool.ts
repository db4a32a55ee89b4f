import type { ReleaseStore } from 'release-registry/store';
import type { ShopConfig } from 'shared-contracts/config';
import type { Environment } from '../environment';
import type { RenderBook } from './render-book';
import { createRenderPool, type RenderPool } from './render-pool';
import type { WorkerSettings } from './render-worker';
import { serverReleases } from './server-releases';

/** How long a render process may take to warm up, in milliseconds. */
const WARM_UP = 30_000;
/** The part of a page's limit for which a provider may answer nothing before it is given up. */
const FOR_SILENCE = 0.75;

/** What bounds a render process, as the environment says it. */
export const workerSettings = (
  environment: Environment,
  store: string,
  config: ShopConfig,
  warn: (message: string) => void,
): WorkerSettings => ({
  store,
  providerUrl: environment.PROVIDER_URL,
  proxySecret: environment.PROXY_SECRET,
  config,
  heartbeat: environment.RENDER_HEARTBEAT,
  warmUp: WARM_UP,
  memory: environment.RENDER_MEMORY,
  silence: environment.RENDER_LIMIT * FOR_SILENCE,
  warn,
});

/** Starts the render processes as the environment bounds them, with the live releases. */
export function openPool(
  environment: Environment,
  { root, registry }: Pick<ReleaseStore, 'root' | 'registry'>,
  config: ShopConfig,
  book: RenderBook,
  warn: (message: string) => void,
): RenderPool {
  const pool = createRenderPool(
    {
      ...workerSettings(environment, root, config, warn),
      workers: environment.RENDER_WORKERS,
      book,
    },
    async () => {
      const { apps } = await registry.read();
      const given = Object.entries(apps).filter(
        ([app]) => app === 'shell' || Object.hasOwn(environment.REMOTE_ORIGINS, app),
      );
      return serverReleases(given.map(([, { live, releases: all }]) => all[live]?.manifest));
    },
  );
  // A worker that hangs does not react to the end of its pipe, so it is killed.
  process.once('exit', () => {
    pool.end();
  });
  return pool;
}
