import { LAST_KNOWN, storeFault } from 'release-registry/store-fault';
import type { Ready } from 'server-kit/probes';
import type { Environment } from './environment';
import type { OpenParts } from './open-parts';

/** What it lacks while its pages are left to the browser, in a balancer's and a monitor's words. */
const RENDERED_PAGES = 'rendered pages: they are left to the browser';

/**
 * Ready are a readable registry with a shell, and a process that renders where there should be one.
 * The provider is not asked: without it the shop still shows what it can. Nor is the database of
 * STATE_URL: a server that counts by itself shows the shop as well as any.
 */
export function createReadiness(
  { RENDER_WORKERS, DEVELOPMENT_BUILDS }: Environment,
  { releases, pool }: Pick<OpenParts, 'releases' | 'pool'>,
): Ready {
  const registryFault = storeFault(releases);
  return async () => {
    if (RENDER_WORKERS > 0 && !pool.ready()) return 'no render process is ready';
    const fault = await registryFault();
    if (fault) return fault;
    const isBuilt = DEVELOPMENT_BUILDS !== undefined;
    if (!isBuilt && !(await releases.registry.read()).apps.shell) {
      return 'the shop has no release yet';
    }
    // Shoppers are served as before: only what is published meanwhile doesn't reach them.
    if (releases.isUnreachable()) return { lacks: LAST_KNOWN };
    return pool.failing() ? { lacks: RENDERED_PAGES } : null;
  };
}
