/** A document server with what tabs report to it, asked by shoppers of many networks. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { shopConfig } from 'host-kit/shop-config';
import { createMetrics } from 'server-kit/metrics';
import { folderStore } from 'release-registry/folder-store';
import { openRegistry } from 'release-registry/registry-file';
import { createCallerOf } from 'server-kit/caller-network';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import type { AppState } from 'shared-contracts/release';
import { createDocuments } from '../server/documents';
import type { Environment } from '../server/environment';
import { createSeal } from '../server/releases/seal';
import { createRenderPool } from '../server/rendering/render-pool';
import { createReleaseWatch } from '../server/reports/release-watch';
import { createSilentTabs } from '../server/reports/silent-tabs';
import { reportRoutes } from '../server/reports/report-routes';
import { ticketRoute } from '../server/reports/ticket-route';
import { createTickets } from '../server/reports/ticket';
import { openSharedState } from '../server/shared-state';
import { STATE_ELEMENT, type PageState } from '../src/page-state';
import { manifestOf } from './release-manifest';

export const [good, bad] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

/** What a browser holds after a page: its cookie, and the document's ticket; and its own name. */
export type Visit = { cookie: string; ticket: string; address: string; agent: string };

/** How browsers name themselves. */
export const AGENTS = {
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
  phone: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) CriOS/140.0 Mobile/15E148 Safari/604.1',
};

type Settings = {
  networks?: number;
  secret?: string;
  /** Multiplies the reports that a network may send in a minute. */
  limitScale?: number;
  now?: () => number;
  /** The folder of an earlier run, or of another document server. */
  store?: string;
  /** The database that it shares with other document servers. */
  stateUrl?: string;
  /** When its releases were published; long ago by default, so that no tab is waited for. */
  publishedAt?: string;
  /** How long that may take to answer, in milliseconds; nobody's patience is tried by default. */
  patience?: number;
};

const environment: Environment = {
  PORT: 3000,
  HOST: '127.0.0.1',
  PROVIDER_URL: 'http://127.0.0.1:9',
  BUCKET_SECRET: '',
  TRUSTED_PROXIES: undefined,
  REMOTE_ORIGINS: Object.fromEntries(REMOTE_NAMES.map((name) => [name, 'http://localhost:3001'])),
  RATE_LIMIT_SCALE: 1,
  REMOTE_LIMIT: 10_000,
  PRICES_WITH_VAT: true,
  CALLER_LIMIT: 10_000,
  LOG_LEVEL: 'info',
  RENDER_WORKERS: 0,
  RENDER_LIMIT: 800,
  RENDER_MOST: 3_000,
  RENDER_HEARTBEAT: 300,
  RENDER_MEMORY: 512,
  DOCUMENT_FRESH: 0,
  DOCUMENT_STALE: 0,
  NODE_ENV: 'production',
  RELEASE_STORE: '',
};

const LONG_AGO = '2026-01-01T00:00:00Z';

const stateOf = (app: 'shell' | 'mfe-search', publishedAt: string): AppState => ({
  live: bad,
  canary: null,
  lastKnownGood: good,
  releases: Object.fromEntries(
    [good, bad].map((version) => [version, { publishedAt, manifest: manifestOf(app, version) }]),
  ),
});

/** As Node's server hands a request's socket on. */
const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });

/** What its document offers a tab. */
export async function offerOf(answer: Response): Promise<string> {
  const html = await answer.text();
  const text = new RegExp(`id="${STATE_ELEMENT}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
  return (JSON.parse(text ?? '{}') as PageState).offer ?? '';
}

/** A browser's request for a ticket. */
export const ticketRequest = (offer: string, cookie: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
  body: JSON.stringify({ offer }),
});

/** What a browser takes from its ticket's answer. */
export async function visitOf(answer: Response): Promise<Pick<Visit, 'cookie' | 'ticket'>> {
  const bucket = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('bucket='));
  const given = bucket?.split(';')[0];
  const { ticket } = (await answer.json()) as { ticket?: string };
  return { cookie: given ?? '', ticket: ticket ?? '' };
}

/**
 * Opens the shop: `mfe-search` has a new release that is live, and one before it. Pages are made
 * by the browser, so that a document costs little.
 */
export async function openReportingShop(settings: Settings = {}) {
  const { networks = 1, secret = 'a secret of the tests', limitScale = 1, now } = settings;
  const store = settings.store ?? (await mkdtemp(join(tmpdir(), 'reporting-shop-')));
  const file = openRegistry(store);
  const seen = await file.read();
  if (seen.revision === 0) {
    const { publishedAt = LONG_AGO } = settings;
    const apps = {
      shell: stateOf('shell', LONG_AGO),
      'mfe-search': stateOf('mfe-search', publishedAt),
    };
    await file.replace(seen, { apps, history: [] });
    for (const [app, { releases }] of Object.entries(apps)) {
      for (const version of Object.keys(releases)) {
        await mkdir(join(store, app, version), { recursive: true });
      }
    }
  }
  const said: string[] = [];
  const alerts: string[] = [];
  const warn = (message: string) => said.push(message);
  const seal = createSeal(secret);
  const metrics = createMetrics('document-server');
  const { stateUrl: url, patience = 20_000 } = settings;
  const state = openSharedState({ url, patience, store, seal, metrics, warn });
  const { telemetry, limits } = state;
  const tickets = createTickets(seal, state.spent, now);
  const alert = (message: string) => alerts.push(message);
  const watch = createReleaseWatch({
    ...{ releases: folderStore(store), telemetry, seal, warn, alert, networks },
    ...(state.log && { log: state.log }),
    ...(now && { now }),
  });
  const silentTabs = createSilentTabs({
    ...{ registryFile: file, watch, networks, spent: state.spent },
    isAway: () => state.standing() === 'away',
    ...(now && { now }),
  });
  const pool = createRenderPool(
    {
      ...{ workers: 0, store, providerUrl: environment.PROVIDER_URL, config: shopConfig },
      ...{ heartbeat: 300, warmUp: 1_000, memory: 512, silence: 600, warn },
    },
    () => Promise.resolve([]),
  );
  const callerOf = createCallerOf({});
  const networkOf = (context: Context) => callerOf(context).network;
  const offers = { registryFile: file, networkOf, watch, tickets, seal, secure: false };
  const app = new Hono()
    .route(
      '/',
      reportRoutes({ ...offers, silentTabs, telemetry, networks, warn, limits, limitScale }),
    )
    .route('/', ticketRoute({ ...offers, limits, limitScale }))
    .get(
      '*',
      createDocuments({
        ...{ environment, config: shopConfig, development: false, overrideOrigins: [] },
        ...{ registryFile: file, pool, networkOf, seal, tickets, watch, alert },
        metrics,
        // No page is rendered here.
        shadows: { saw: () => undefined, follow: () => undefined, end: () => undefined },
      }),
    );

  return {
    store,
    file,
    telemetry,
    watch,
    silentTabs,
    standing: state.standing,
    said,
    alerts,
    live: async () => (await file.read()).apps['mfe-search']?.live,
    ask: (path: string, headers: Record<string, string> = {}) =>
      Promise.resolve(app.request(path, { headers }, from('10.0.0.1'))),
    send: (path: string, init: RequestInit) =>
      Promise.resolve(app.request(path, init, from('10.0.0.1'))),
    /** Asks for a page of mfe-search, as a browser with this cookie, or without one. */
    async visit(
      address: string,
      cookie = '',
      path = '/search',
      agent = AGENTS.desk,
    ): Promise<Visit> {
      const headers = { ...(cookie && { Cookie: cookie }), 'User-Agent': agent };
      const offer = await offerOf(await app.request(path, { headers }, from(address)));
      const request = ticketRequest(offer, cookie);
      const named = { ...request, headers: { ...request.headers, 'User-Agent': agent } };
      const asked = app.request('/_ticket', named, from(address));
      const { cookie: given, ticket } = await visitOf(await asked);
      return { cookie: given || cookie, ticket, address, agent };
    },
    /** A tab opens a page and says that it begins. @returns what it says when it isn't hung */
    async begin(address: string, { cookie = '', agent = 'Firefox', tab = Math.random() } = {}) {
      const headers = { ...(cookie && { Cookie: cookie }), 'User-Agent': agent };
      const offer = await offerOf(await app.request('/search', { headers }, from(address)));
      const say = async (what: object) =>
        app.request(
          '/_report',
          {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify({ path: '*', tab, entries: [], ...what }),
          },
          from(address),
        );
      await say({ begins: true, offer });
      return () => say({});
    },
    /** Sends reports of a visit; `other` is what differs from what a tab sends. */
    async report(
      visit: Partial<Visit>,
      entries: unknown,
      other: { headers?: Record<string, string> } = {},
    ): Promise<Response> {
      const { address = '10.0.0.1', cookie, ticket, agent = AGENTS.desk } = visit;
      const init = {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': agent,
          ...(cookie ? { Cookie: cookie } : {}),
          ...other.headers,
        },
        body: JSON.stringify({ path: '/search', ...(ticket && { ticket }), entries }),
      };
      return app.request('/_report', init, from(address));
    },
    /** Ends it, and its releases stay for another. */
    async stop(): Promise<void> {
      pool.end();
      await state.close();
    },
    async close(): Promise<void> {
      await this.stop();
      await rm(store, { recursive: true, force: true });
    },
  };
}
export type ReportingShop = Awaited<ReturnType<typeof openReportingShop>>;

export const loaded = (version: string = bad) => ({ kind: 'load', app: 'mfe-search', version });

export const failed = (version: string = bad) => ({
  kind: 'failure',
  app: 'mfe-search',
  version,
  stage: 'render',
  part: 'search',
  message: 'TypeError: maria@example.com?token=1 has no 123456789',
});
