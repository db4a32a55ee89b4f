import { shopConfig } from 'host-kit/shop-config';
import { openServedStore } from 'release-registry/open-store';
import { keepMirrorSwept } from 'release-registry/pruning/mirror-sweep';
import { createLog } from 'server-kit/log';
import { createMetrics } from 'server-kit/metrics';
import type { Environment } from './environment';
import { createSeal } from './releases/seal';
import { createServedNote } from './releases/served-note';
import { openPool, workerSettings } from './rendering/open-pool';
import { comparePages, COMPARED_EVERY } from './reports/page-watch';
import { createReleaseWatch } from './reports/release-watch';
import { createServerBook } from './reports/server-book';
import { createSilentTabs } from './reports/silent-tabs';
import { createTickets } from './reports/ticket';
import { createShadows } from './shadows/shadows';
import { openSharedState } from './shared-state';

/**
 * How often document servers tell each other how releases do, and look for silent tabs, in
 * milliseconds.
 */
const CAUGHT_UP_EVERY = 1_000;

/** What lives as long as the document server: its releases, counts and processes. */
export type OpenParts = ReturnType<typeof openParts>;

/** Opens them as the environment says; `close` ends them after the last answer. */
export function openParts(environment: Environment) {
  const development = environment.NODE_ENV !== 'production';
  const log = createLog(environment.LOG_LEVEL, 'document-server');
  const metrics = createMetrics('document-server');
  const warn = (message: string) => {
    log.warn(message);
  };
  const alert = (message: string) => {
    log.error({ alert: true }, message);
  };
  const { RELEASE_STORE, RELEASE_TRUST } = environment;
  const releases = openServedStore(RELEASE_STORE, warn, process.env, RELEASE_TRUST, alert);
  const endSweeping = keepMirrorSwept(releases, warn);
  const seal = createSeal(environment.BUCKET_SECRET);
  const state = openSharedState({
    ...{ url: environment.STATE_URL, store: releases.root, seal, metrics, warn },
  });
  const tickets = createTickets(seal, state.spent);
  const networks = environment.EJECTION_NETWORKS ?? (development ? 1 : 3);
  const watch = createReleaseWatch({
    ...{ releases, telemetry: state.telemetry, seal, warn, alert, networks },
    ...(state.log && { log: state.log }),
  });
  void watch.catchUp();
  const silentTabs = createSilentTabs({
    ...{ registryFile: releases.registry, watch, networks, spent: state.spent },
    isAway: () => state.standing() === 'away',
  });
  const book = createServerBook({
    ...{ registryFile: releases.registry, telemetry: state.telemetry, watch, warn },
  });
  const comparing = setInterval(() => {
    const compared = { registryFile: releases.registry, telemetry: state.telemetry, watch };
    comparePages(compared).catch((error: unknown) => {
      warn(`pages of canaries: ${String(error)}`);
    });
  }, COMPARED_EVERY);
  const { REMOTE_ORIGINS: origins } = environment;
  const noteServed = createServedNote({ registryFile: releases.registry, origins, warn });
  void noteServed();
  const catchingUp = setInterval(() => {
    book.write();
    void watch.catchUp();
    void noteServed();
    silentTabs.sweep().catch((error: unknown) => {
      warn(`silent tabs: ${String(error)}`);
    });
  }, CAUGHT_UP_EVERY);
  const config = {
    ...shopConfig,
    origin: environment.SHOP_ORIGIN ?? `http://localhost:${environment.PORT}`,
    pricesWithVat: environment.PRICES_WITH_VAT,
  };
  const pool = openPool(environment, releases, config, book, warn);
  const shadows = createShadows({
    ...{ environment, config, development, pool, store: releases, warn },
    worker: workerSettings(environment, releases.root, config, warn),
    note: state.telemetry.noteShadowed,
  });
  process.once('exit', shadows.end);
  return {
    ...{ development, log, metrics, warn, alert, releases, seal, state, tickets },
    ...{ networks, watch, silentTabs, config, pool, shadows },
    async close() {
      pool.end();
      shadows.end();
      clearInterval(catchingUp);
      clearInterval(comparing);
      endSweeping();
      book.write();
      await watch.catchUp();
      await state.close();
    },
  };
}
