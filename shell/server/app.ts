import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { createProviderClient } from 'host-kit/http';
import { shopConfig } from 'host-kit/shop-config';
import { openServedStore } from 'release-registry/open-store';
import { keepMirrorSwept } from 'release-registry/pruning/mirror-sweep';
import { releaseFiles } from 'release-registry/release-files';
import { LAST_KNOWN, storeFault } from 'release-registry/store-fault';
import type { ReleaseStore } from 'release-registry/store';
import { createCallerOf } from 'server-kit/caller-network';
import { healthAnswer } from 'server-kit/health';
import { createLog } from 'server-kit/log';
import { createMetrics, type Metrics } from 'server-kit/metrics';
import { observed } from 'server-kit/observed';
import type { Ready } from 'server-kit/probes';
import { tracingOf } from 'server-kit/running';
import { openSpans } from 'server-kit/spans';
import { STORAGE_PATH } from 'shared-contracts/paths';
import { matchRoute } from '../src/match-route';
import { createDocuments, serverReleases } from './documents';
import type { Environment } from './environment';
import { LOCAL_ORIGINS } from './overrides/allowed-origin';
import { serverHeaders } from './policy';
import { policyReports } from './policy-reports';
import { providerProxy } from './provider-proxy';
import { chosenReleases, SHELL_FILES } from './releases/chosen-releases';
import { createSeal } from './releases/seal';
import { createRenderPool } from './rendering/render-pool';
import { reportRoutes } from './reports/report-routes';
import { ticketRoute } from './reports/ticket-route';
import { createReleaseWatch } from './reports/release-watch';
import { createTickets } from './reports/ticket';
import { openSharedState } from './shared-state';
import { siteRoutes } from './site/site-routes';

/** How long a render process may take to warm up, in milliseconds. */
const WARM_UP = 30_000;
/** The part of a page's limit for which a provider may answer nothing before it is given up. */
const FOR_SILENCE = 0.75;
/** How often document servers tell each other how releases do, in milliseconds. */
const CAUGHT_UP_EVERY = 1_000;
/** What it lacks while its pages are left to the browser, in a balancer's and a monitor's words. */
const RENDERED_PAGES = 'rendered pages: they are left to the browser';

export type DocumentServer = {
  app: Hono;
  /**
   * Ready are a readable registry with a shell, and a process that renders where there should be one. The
   * provider is not asked: without it the shop still shows what it can. Nor is the database of
   * STATE_URL: a server that counts by itself shows the shop as well as any.
   */
  ready: Ready;
  metrics: Metrics;
  /** Ends what the app has started; called after the last answer. */
  close: () => Promise<void>;
};

/** The document server: documents, the shell's own files, the provider's proxy, and reports. */
export function createApp(environment: Environment): DocumentServer {
  const { RELEASE_STORE: store, PROVIDER_URL, PROXY_SECRET } = environment;
  const development = environment.NODE_ENV !== 'production';
  const overrideOrigins = environment.OVERRIDE_ORIGINS ?? (development ? LOCAL_ORIGINS : []);
  const log = createLog(environment.LOG_LEVEL, 'document-server');
  const metrics = createMetrics('document-server');
  const warn = (message: string) => {
    log.warn(message);
  };
  const alert = (message: string) => {
    log.error({ alert: true }, message);
  };
  const releases = openServedStore(store, warn, process.env, environment.RELEASE_TRUST, alert);
  const endSweeping = keepMirrorSwept(releases, warn);
  const registryFile = releases.registry;
  const seal = createSeal(environment.BUCKET_SECRET);
  const state = openSharedState({
    ...{ url: environment.STATE_URL, store: releases.root, seal, metrics, warn },
  });
  const { telemetry, limits } = state;
  const tickets = createTickets(seal, state.spent);
  const networks = environment.EJECTION_NETWORKS ?? (development ? 1 : 3);
  const watch = createReleaseWatch({
    ...{ releases, telemetry, seal, warn, alert, networks },
    ...(state.log && { log: state.log }),
  });
  void watch.catchUp();
  const catchingUp = state.log && setInterval(() => void watch.catchUp(), CAUGHT_UP_EVERY);
  const config = {
    ...shopConfig,
    origin: environment.SHOP_ORIGIN ?? `http://localhost:${environment.PORT}`,
  };
  const pool = createRenderPool(
    {
      workers: environment.RENDER_WORKERS,
      store: releases.root,
      providerUrl: PROVIDER_URL,
      proxySecret: PROXY_SECRET,
      config,
      heartbeat: environment.RENDER_HEARTBEAT,
      warmUp: WARM_UP,
      memory: environment.RENDER_MEMORY,
      silence: environment.RENDER_LIMIT * FOR_SILENCE,
      warn,
    },
    async () => {
      const { apps } = await registryFile.read();
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
  const callerOf = createCallerOf({ trusted: environment.TRUSTED_PROXIES });
  const networkOf = (context: Context) => callerOf(context).network;
  const http = createProviderClient({
    baseUrl: PROVIDER_URL,
    token: () => null,
    onTokenRefused: () => undefined,
  });
  /** The routes of the live shell. */
  const routes = async () => {
    const { document } = chosenReleases(
      await registryFile.read(),
      null,
      environment.REMOTE_ORIGINS,
    );
    return document?.routes ?? [];
  };
  const app = new Hono();
  const headers = Object.entries(serverHeaders(environment.SHOP_ORIGIN));

  const spans = openSpans(tracingOf(environment), 'document-server', warn);
  app.use(observed({ log, metrics, spans }));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  app.onError((error, context) => {
    warn(`${context.req.path}: ${String(error)}`);
    return context.text('Something went wrong!', 500);
  });

  app.get('/health', (context) =>
    healthAnswer(context, null, {
      rendering: pool.ready() ? 'ready' : 'away',
      state: state.standing(),
      registry: releases.isAway() ? 'last known' : 'current',
    }),
  );
  const limitScale = environment.RATE_LIMIT_SCALE;
  app.route('/', policyReports({ networkOf, warn, limits, limitScale }));
  app.route('/', siteRoutes(http, config, routes));
  app.route(SHELL_FILES, underShell(releases));
  const toProvider = providerProxy({
    providerUrl: PROVIDER_URL,
    secret: PROXY_SECRET,
    callerOf,
    warn,
  });
  app.all('/api/*', toProvider);
  // Drawings are text: compression makes them a third as large.
  app.get(`${STORAGE_PATH}/*`, compress(), toProvider);
  const secure = config.origin.startsWith('https:');
  const offers = { registryFile, networkOf, watch, tickets, seal, secure };
  app.route('/', reportRoutes({ ...offers, telemetry, networks, warn, limits, limitScale }));
  app.route('/', ticketRoute({ ...offers, limits, limitScale }));

  app.get(
    '*',
    compress(),
    createDocuments({
      environment,
      config,
      development,
      overrideOrigins,
      registryFile,
      pool,
      metrics,
      networkOf,
      seal,
      tickets,
      watch,
      alert,
    }),
  );
  // A form that was sent without scripts: its content is not read, and the page says that it needs
  // scripts.
  app.post('*', async (context) => {
    const { path } = context.req;
    // A path that begins with two slashes would be an address of another site.
    const isPage = !path.startsWith('//') && matchRoute(await routes(), path) !== null;
    return isPage ? context.redirect(path, 303) : context.notFound();
  });
  app.notFound((context) => context.text('Not found', 404));
  const registryFault = storeFault(releases);
  return {
    app,
    metrics,
    async ready() {
      if (environment.RENDER_WORKERS > 0 && !pool.ready()) return 'no render process is ready';
      const fault = await registryFault();
      if (fault) return fault;
      const isBuilt = environment.DEVELOPMENT_BUILDS !== undefined;
      if (!isBuilt && !(await registryFile.read()).apps.shell) return 'the shop has no release yet';
      // Shoppers are served as before: only what is published meanwhile doesn't reach them.
      if (releases.isAway()) return { lacks: LAST_KNOWN };
      return pool.failing() ? { lacks: RENDERED_PAGES } : null;
    },
    async close() {
      pool.end();
      clearInterval(catchingUp);
      endSweeping();
      await watch.catchUp();
      await state.close();
      await spans?.close();
    },
  };
}

/** The shell's released files, under a path of their own on the shop's origin. */
function underShell(releases: ReleaseStore): Hono {
  const files = releaseFiles(releases, ['shell']);
  const mounted = new Hono();
  mounted.get('*', (context) => {
    const url = new URL(context.req.url);
    url.pathname = url.pathname.slice(SHELL_FILES.length);
    return files.fetch(new Request(url, context.req.raw), context.env);
  });
  return mounted;
}
