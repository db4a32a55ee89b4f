/** A shop whose remotes' server builds are planted: to see what the document server makes of them. */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Hono } from 'hono';
import { shopConfig } from 'host-kit/shop-config';
import type { Released } from 'release-registry/operations';
import { createLog } from 'server-kit/log';
import { createMetrics } from 'server-kit/metrics';
import { observed } from 'server-kit/observed';
import type { AppName } from 'shared-contracts/app-names';
import type { RemoteName } from 'shared-contracts/door';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import { readTelemetry, type ReleaseTelemetry } from 'release-registry/telemetry';
import {
  releaseManifest,
  type Registry,
  type ReleaseManifest,
  type ShadowExample,
} from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { slots, type SlotName } from 'shared-contracts/slots';
import { createDocuments } from '../server/documents';
import type { Environment } from '../server/environment';
import { createSeal } from '../server/releases/seal';
import { createRenderPool } from '../server/rendering/render-pool';
import { workerSettings } from '../server/rendering/open-pool';
import type { ServerRelease } from '../server/rendering/server-builds';
import { serverReleases } from '../server/rendering/server-releases';
import { createShadows } from '../server/shadows/shadows';
import { createServerBook } from '../server/reports/server-book';
import { createTelemetryKeeper } from '../server/reports/telemetry-keeper';
import { createTickets } from '../server/reports/ticket';
import { routes } from '../src/routes';
import { slotOwner } from '../src/slots';
import { manifestOf } from './release-manifest';

const DIST = resolve(import.meta.dirname, '../dist');

/** What a planted remote's parts do, as JavaScript: a page's loader or a part's code, and each part's rendering. */
export type Planted = {
  loads?: string;
  renders?: string;
  setsUp?: string;
  /** The shared libraries that it says it needs. */
  shared?: string[];
};

const HARMLESS: Required<Planted> = { loads: '', renders: '', setsUp: '', shared: ['react'] };

/** A remote with all its pages and slots, in which something may go wrong. */
function serverBuild(remote: RemoteName, version: string, planted: Planted): string {
  const { loads, renders, setsUp } = { ...HARMLESS, ...planted };
  const pages = routes.flatMap((route) =>
    route.kind === 'remote' && route.remote === remote ? [route.page] : [],
  );
  const filled = (Object.keys(slots) as SlotName[]).filter(
    (name) => slotOwner(name).remote === remote,
  );
  return `const { createElement } = require('react');
exports.setup = (host) => {
  ${setsUp}
  const part = (name) => function Part({ data }) {
    ${renders}
    return createElement('h1', null, name + ' of ${remote} ${version} ' + (data ? data.said : ''));
  };
  const page = (name) => ({ load: async () => ({
    Component: part(name), Pending: () => null,
    loader: async ({ url, params }) => {
      ${loads};
      return { said: 'for ' + (Object.values(params)[0] ?? url.search) };
    },
    head: () => ({ title: name }), status: () => 200,
  }) });
  const fragment = (name) => ({ load: async () => { ${loads}; return part(name); } });
  const all = (names, make) => Object.fromEntries(names.map((name) => [name, make(name)]));
  return { pages: all(${JSON.stringify(pages)}, page), fragments: all(${JSON.stringify(filled)}, fragment) };
};`;
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export type PlantedShop = {
  /** The folder of its releases. */
  store: string;
  /** What is live, as a render process is told. */
  live(): ServerRelease[];
  /** What its render processes were complained of. */
  warnings: string[];
  /** Why a person was called, each time. */
  alerts: string[];
  /** The shell as it is built. */
  shell: ReleaseManifest;
  /** What is live, for a test that sets it by itself; a change raises the revision. */
  registry: Registry;
  /** What is counted of an app's live release. */
  counted(app: AppName): Promise<ReleaseTelemetry | undefined>;
  /** Publishes a remote anew, live at once. @returns its version */
  publish(remote: RemoteName, planted?: Planted): Promise<string>;
  /** Pages that were rendered with a shadow too. */
  compared: (Released & { example: ShadowExample | null })[];
  /** Makes another build of a live remote, which says the same version, the shadow of every page. */
  shadow(remote: RemoteName, planted?: Planted): Promise<string>;
  /** The same with the shell, whose build is unchanged. */
  shadowOfShell(): Promise<string>;
  /** Asks for a page until it was compared with a shadow. @returns what differs */
  untilCompared(path: string): Promise<ShadowExample | null>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Until a rendered page comes again. */
  untilRendered(path: string): Promise<string>;
  close(): Promise<void>;
};

/**
 * Starts a document server over planted remotes and the built shell.
 * @param settings what differs from a shopper's document server
 */
export async function openPlantedShop(
  settings: Partial<Environment> = {},
  config = shopConfig,
): Promise<PlantedShop> {
  const store = await mkdtemp(join(tmpdir(), 'planted-shop-'));
  const registry: Registry = { revision: 0, apps: {}, history: [] };
  let published = 0;

  function goLive(manifest: ReleaseManifest): void {
    const { app, version } = manifest;
    const releases = { [version]: { publishedAt: '2026-01-01T00:00:00Z', manifest } };
    registry.apps[app] = { live: version, canary: null, lastKnownGood: null, releases };
    registry.revision += 1;
  }

  const nextVersion = () => {
    published += 1;
    return `1.0.${published}-${String(published).padStart(8, '0')}`;
  };

  /** @param named the version that its pages say, where that is another's */
  async function plant(remote: RemoteName, planted: Planted, named?: string) {
    const version = nextVersion();
    const code = serverBuild(remote, named ?? version, planted);
    await mkdir(join(store, remote, version), { recursive: true });
    await writeFile(join(store, remote, version, 'server.cjs'), code);
    const server = { file: 'server.cjs', integrity: sha384(code) };
    const { shared } = { ...HARMLESS, ...planted };
    return { ...manifestOf(remote, version), server, shared };
  }

  async function publish(remote: RemoteName, planted: Planted = {}): Promise<string> {
    const manifest = await plant(remote, planted);
    goLive(manifest);
    return manifest.version;
  }

  /** Lists a release as the shadow of every page. */
  function listShadow(manifest: ReleaseManifest): string {
    const { app, version } = manifest;
    const shadow = { at: '2026-01-01T00:00:00Z', version, percent: 100, manifest };
    registry.shadows = { ...registry.shadows, [app]: shadow };
    registry.revision += 1;
    return version;
  }

  const text = await readFile(join(DIST, 'release.json'), 'utf8');
  const shell = z.safeParse(releaseManifest, JSON.parse(text)).data;
  if (!shell) throw new Error('the shell is not built: run pnpm build');
  await cp(DIST, join(store, 'shell', shell.version), { recursive: true });
  goLive(shell);
  for (const remote of REMOTE_NAMES) await publish(remote);

  const environment: Environment = {
    PORT: 3000,
    HOST: '127.0.0.1',
    PROVIDER_URL: 'http://127.0.0.1:9',
    BUCKET_SECRET: 'a secret of the planted shop',
    REMOTE_ORIGINS: Object.fromEntries(REMOTE_NAMES.map((name) => [name, 'http://localhost:3001'])),
    RATE_LIMIT_SCALE: 1,
    REMOTE_LIMIT: 10_000,
    PRICES_WITH_VAT: true,
    CALLER_LIMIT: 10_000,
    LOG_LEVEL: 'info',
    RENDER_WORKERS: 2,
    RENDER_LIMIT: 800,
    RENDER_MOST: 3_000,
    RENDER_HEARTBEAT: 300,
    RENDER_MEMORY: 512,
    DOCUMENT_FRESH: 0,
    DOCUMENT_STALE: 0,
    TRUSTED_PROXIES: undefined,
    NODE_ENV: 'production',
    RELEASE_STORE: store,
    ...settings,
  };
  const warnings: string[] = [];
  const alerts: string[] = [];
  const live = () =>
    serverReleases(Object.values(registry.apps).map((app) => app.releases[app.live]?.manifest));
  const registryFile = {
    read: () => Promise.resolve(registry),
    replace: () => Promise.reject(new Error('nothing is replaced here')),
    begin: () => Promise.reject(new Error('nothing is begun here')),
  };
  const warn = (message: string) => {
    if (warnings.length < 1_000) warnings.push(message);
  };
  const done = () => Promise.resolve();
  const suspect = ({ app, version }: Released, reason: string) => {
    alerts.push(`${app} ${version}: ${reason}`);
    return done();
  };
  const telemetry = createTelemetryKeeper(store, warn);
  const book = createServerBook({ registryFile, telemetry, watch: { suspect }, warn });
  const worker = workerSettings(environment, store, config, warn);
  const pool = createRenderPool({ ...worker, workers: environment.RENDER_WORKERS, book }, () =>
    Promise.resolve(live()),
  );
  const compared: PlantedShop['compared'] = [];
  const shadows = createShadows({
    ...{ environment, config, development: false, pool, worker, warn },
    store: { folderOf: (app, version) => Promise.resolve(join(store, app, version)) },
    note: (release, example) => compared.push({ ...release, example }),
    processor: 1,
    after: 0,
  });
  const seal = createSeal(environment.BUCKET_SECRET);
  const nothing = () => undefined;
  const documents = createDocuments({
    networkOf: () => 'unknown',
    seal,
    tickets: createTickets(seal),
    alert: (message) => warnings.push(message),
    watch: { served: nothing, record: done, suspect, catchUp: done },
    environment,
    config,
    development: false,
    overrideOrigins: [],
    registryFile,
    pool,
    shadows,
    metrics: createMetrics('document-server'),
  });
  const metrics = createMetrics('document-server');
  const app = new Hono()
    .use(observed({ log: createLog('silent', 'document-server'), metrics }))
    .get('*', documents);
  const get = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(app.fetch(new Request(`http://localhost:3000${path}`, { headers })));

  return {
    store,
    shell,
    registry,
    live,
    warnings,
    alerts,
    async counted(app) {
      book.write();
      await telemetry.save();
      const releases = (await readTelemetry(store))?.releases;
      return releases?.[`${app}@${registry.apps[app]?.live}`];
    },
    publish,
    compared,
    async shadow(remote, planted = {}) {
      const named = registry.apps[remote]?.live;
      return listShadow(await plant(remote, planted, named));
    },
    async shadowOfShell() {
      const version = nextVersion();
      await cp(DIST, join(store, 'shell', version), { recursive: true });
      return listShadow({ ...shell, version });
    },
    async untilCompared(path) {
      const before = compared.length;
      while (compared.length === before) {
        await get(path);
        await new Promise((done) => setTimeout(done, 50));
      }
      return compared.at(-1)?.example ?? null;
    },
    get,
    async untilRendered(path) {
      for (;;) {
        const html = await (await get(path)).text();
        if (html.includes('data-rendered')) return html;
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    async close() {
      pool.end();
      shadows.end();
      await telemetry.save();
      await rm(store, { recursive: true, force: true });
    },
  };
}
