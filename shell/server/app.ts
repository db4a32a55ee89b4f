import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createHttp } from 'host-kit/http';
import { shopConfig } from 'host-kit/shop-config';
import { matchPath } from 'react-router-dom';
import { openServedStore } from 'release-registry/open-store';
import { releaseFiles } from 'release-registry/release-files';
import type { ReleaseStore } from 'release-registry/store';
import { STORAGE_PATH } from 'shared-contracts/paths';
import { DESIGN_PATH } from '../src/design/design-path';
import { routes, type Route } from '../src/routes';
import { documentHtml } from './document';
import type { Environment } from './environment';
import { firstPage, type FirstPage } from './first-page';
import { LOCAL_ORIGINS } from './overrides/allowed-origin';
import { overrideOf } from './overrides/override-cookie';
import { withOverride } from './overrides/with-override';
import { commonHeaders, documentHeaders } from './policy';
import { policyReports } from './policy-reports';
import { providerProxy } from './provider-proxy';
import { bucketOf, giveBucket } from './releases/bucket';
import { chosenReleases, SHELL_FILES } from './releases/chosen-releases';
import { createRemoteModules } from './remote-modules';
import { reportRoutes } from './reports/report-routes';
import { createTelemetryKeeper } from './reports/telemetry-keeper';
import { siteRoutes } from './site/site-routes';

type Matched = { route: Route; params: Record<string, string> };

/** A path's parameter as the browser's router gives it; what can't be decoded stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function match(pathname: string): Matched | null {
  for (const route of routes) {
    const found = matchPath({ path: route.path, end: true }, pathname);
    if (!found) continue;
    const params = Object.entries(found.params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, decoded(value)] as const],
    );
    return { route, params: Object.fromEntries(params) };
  }
  return null;
}

const DESIGN: FirstPage = {
  status: 200,
  head: { title: 'Tokens and primitives', robots: 'noindex' },
  answers: [],
  early: [],
};

const NOT_FOUND: FirstPage = {
  status: 404,
  head: { title: 'This page does not exist', robots: 'noindex' },
  answers: [],
  early: [],
};

/** The document server: documents, the shell's own files, the provider's proxy, and reports. */
export function createApp(environment: Environment): Hono {
  const { RELEASE_STORE: store, PROVIDER_URL, PROXY_SECRET, REMOTE_ORIGINS } = environment;
  const development = environment.NODE_ENV !== 'production';
  const overrideOrigins = environment.OVERRIDE_ORIGINS ?? (development ? LOCAL_ORIGINS : []);
  const warn = (message: string) => {
    console.warn(JSON.stringify({ level: 'warn', message }));
  };
  const releases = openServedStore(store, warn);
  const registryFile = releases.registry;
  const modules = createRemoteModules(releases.root);
  const telemetry = createTelemetryKeeper(releases.root, warn);
  const config = {
    ...shopConfig,
    origin: environment.SHOP_ORIGIN ?? `http://localhost:${environment.PORT}`,
  };
  const http = createHttp({
    baseUrl: PROVIDER_URL,
    joinReads: false,
    token: () => null,
    onTokenRefused: () => undefined,
  });
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value);
  });
  app.onError((error, context) => {
    warn(`${context.req.path}: ${String(error)}`);
    return context.text('Something went wrong!', 500);
  });

  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/', policyReports(warn));
  app.route('/', siteRoutes(http, config));
  app.route(SHELL_FILES, underShell(releases));
  app.all('/api/*', providerProxy(PROVIDER_URL, PROXY_SECRET));
  // Drawings are text: packed they are a third.
  app.get(`${STORAGE_PATH}/*`, compress(), providerProxy(PROVIDER_URL, PROXY_SECRET));
  app.route(
    '/',
    reportRoutes({
      registryFile,
      telemetry,
      warn,
      networks: environment.EJECTION_NETWORKS ?? (development ? 1 : 3),
      limitScale: environment.RATE_LIMIT_SCALE,
    }),
  );

  app.get('*', compress(), async (context) => {
    const url = new URL(context.req.url);
    const visit = { url: new URL(config.origin) };
    visit.url.pathname = url.pathname;
    visit.url.search = url.search;
    // Like the router in the browser: one slash at the end makes no other page.
    const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
    const matched = match(pathname);
    if (matched?.route.kind === 'redirect') return context.redirect(matched.route.to, 302);
    const registry = await registryFile.read();
    const bucket = bucketOf(context);
    if (bucket === null) giveBucket(context, config.origin.startsWith('https:'));
    const released = chosenReleases(registry, bucket, REMOTE_ORIGINS);
    const wanted = overrideOf(context, overrideOrigins);
    const local = wanted ? await withOverride(released, wanted) : null;
    const { manifests, set, good } = local?.chosen ?? released;
    const shell = set.shell;
    if (!shell || !manifests.shell) return context.text('The shop has no release yet.', 503);
    const nonce = randomBytes(16).toString('base64');
    const route = matched?.route;
    const first = route
      ? await firstPage(route, { ...visit, params: matched.params }, manifests[route.remote], {
          modules,
          http,
          config,
          warn,
        })
      : development && pathname === DESIGN_PATH
        ? DESIGN
        : NOT_FOUND;
    const html = documentHtml({
      config,
      development,
      overridable: overrideOrigins.length > 0,
      override: local?.override ?? null,
      remoteLimit: environment.REMOTE_LIMIT,
      set,
      good,
      shell,
      nonce,
      first,
      fonts: manifests.shell.fonts.map((file) => `${SHELL_FILES}/shell/${shell.version}/${file}`),
      page: route
        ? {
            release: set[route.remote],
            name: route.page,
            landing: route.layout === 'landing',
          }
        : null,
    });
    const origins = Object.values(REMOTE_ORIGINS);
    const headers = documentHeaders(nonce, registry, origins, local?.exempt);
    return context.html(html, first.status as 200, headers);
  });
  app.notFound((context) => context.text('Not found', 404));
  return app;
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
