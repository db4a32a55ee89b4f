import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { createProviderClient } from 'host-kit/http';
import { createCallerOf } from 'server-kit/caller-network';
import { healthAnswer } from 'server-kit/health';
import type { Metrics } from 'server-kit/metrics';
import { observed } from 'server-kit/observed';
import type { Ready } from 'server-kit/probes';
import { tracingOf } from 'server-kit/running';
import { openSpans } from 'server-kit/spans';
import type { HttpClient } from 'shared-contracts/call';
import { CHOSEN_PATH } from 'shared-contracts/chosen-path';
import { STORAGE_PATH } from 'shared-contracts/paths';
import { createDocuments } from './documents';
import type { Environment } from './environment';
import { followShop } from './follow-shop';
import { openParts, type OpenParts } from './open-parts';
import { LOCAL_ORIGINS } from './overrides/allowed-origin';
import { serverHeaders } from './policy';
import { policyReports } from './policy-reports';
import { providerProxy } from './provider-proxy';
import { createReadiness } from './readiness';
import { chosenReleases, SHELL_FILES } from './releases/chosen-releases';
import { reportRoutes } from './reports/report-routes';
import { ticketRoute } from './reports/ticket-route';
import { sentForm } from './sent-form';
import { serviceWorkerRoutes } from './service-worker-routes';
import { sharedList } from './shared-list';
import { shellFiles } from './shell-files';
import { siteRoutes } from './site/site-routes';
import { uncountedChoices } from './uncounted-choices';

export type DocumentServer = {
  app: Hono;
  ready: Ready;
  metrics: Metrics;
  /** Begins what it does by itself while it runs. */
  start: () => void;
  /** Ends what the app has started; called after the last answer. */
  close: () => Promise<void>;
};

/** The document server: documents, the shell's own files, the provider's proxy, and reports. */
export function createApp(environment: Environment): DocumentServer {
  const parts = openParts(environment);
  const spans = openSpans(tracingOf(environment), 'document-server', parts.warn);
  const app = new Hono();
  const headers = Object.entries(serverHeaders(environment.SHOP_ORIGIN));
  app.use(observed({ log: parts.log, metrics: parts.metrics, spans }));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  app.onError((error, context) => {
    parts.warn(`${context.req.path}: ${String(error)}`);
    return context.text('Something went wrong!', 500);
  });
  const http = createProviderClient({
    baseUrl: environment.PROVIDER_URL,
    token: () => null,
    onTokenRefused: () => undefined,
  });
  let endFollowing = () => {};
  addRoutes(app, environment, parts, http);
  app.notFound((context) => context.text('Not found', 404));
  return {
    app,
    metrics: parts.metrics,
    ready: createReadiness(environment, parts),
    start() {
      endFollowing = followShop(parts.config, http);
    },
    async close() {
      endFollowing();
      await parts.close();
      await spans?.close();
    },
  };
}

/** What answers each path; a path that nothing before it answers is a page's. */
function addRoutes(app: Hono, environment: Environment, parts: OpenParts, http: HttpClient): void {
  const { config, development, releases, state, pool, warn, alert } = parts;
  const { metrics, seal, tickets, watch, silentTabs, networks, shadows } = parts;
  const { telemetry, limits } = state;
  const registryFile = releases.registry;
  const { RATE_LIMIT_SCALE: limitScale, PROVIDER_URL: providerUrl } = environment;
  const callerOf = createCallerOf({ trusted: environment.TRUSTED_PROXIES });
  const networkOf = (context: Context) => callerOf(context).network;
  /** The routes of the live shell. */
  const routes = async () => {
    const registry = await registryFile.read();
    return chosenReleases(registry, null, environment.REMOTE_ORIGINS).document?.routes ?? [];
  };

  app.get('/health', (context) =>
    healthAnswer(context, null, {
      rendering: pool.ready() ? 'ready' : 'away',
      state: state.standing(),
      registry: releases.isUnreachable() ? 'last known' : 'current',
    }),
  );
  app.route('/', policyReports({ networkOf, warn, limits, limitScale }));
  app.route('/', siteRoutes(http, config, routes));
  app.route(SHELL_FILES, shellFiles(releases));
  const remoteOrigins = environment.REMOTE_ORIGINS;
  app.route('/', serviceWorkerRoutes({ releases, registryFile, remoteOrigins, seal }));
  const secret = environment.PROXY_SECRET;
  const toProvider = providerProxy({ providerUrl, secret, callerOf, warn });
  app.post(CHOSEN_PATH, uncountedChoices);
  app.all('/api/*', toProvider);
  // Drawings are text: compression makes them a third as large.
  app.get(`${STORAGE_PATH}/*`, compress(), toProvider);
  const secure = config.origin.startsWith('https:');
  const offers = { registryFile, networkOf, watch, tickets, seal, secure };
  app.route(
    '/',
    reportRoutes({ ...offers, silentTabs, telemetry, networks, warn, limits, limitScale }),
  );
  app.route('/', ticketRoute({ ...offers, limits, limitScale }));
  const overrideOrigins = environment.OVERRIDE_ORIGINS ?? (development ? LOCAL_ORIGINS : []);
  const documents = createDocuments({
    ...{ environment, config, development, overrideOrigins, registryFile, pool },
    ...{ metrics, networkOf, seal, tickets, watch, alert, shadows },
  });
  app.get('*', compress(), documents);
  app.route('/', sharedList());
  app.post('*', sentForm(routes));
}
