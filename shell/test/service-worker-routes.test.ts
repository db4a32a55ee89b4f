/** The service worker's script and its switch, and the document without a page. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { folderStore } from 'release-registry/folder-store';
import type { Registry } from 'shared-contracts/release';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../server/releases/seal';
import { serviceWorkerRoutes } from '../server/service-worker-routes';
import { openPlantedShop, type PlantedShop } from './planted-shop';
import { manifestOf } from './release-manifest';

const LIVE = '1.0.0-aaaaaaaa';
const CANARY = '1.1.0-bbbbbbbb';
const SECRET = 'a secret of the planted shop';
const REMOVES_ITSELF = 'registration.unregister()';

const released = (version: string, integrity: Record<string, string>) => ({
  publishedAt: '2026-01-01T00:00:00Z',
  manifest: { ...manifestOf('shell', version), integrity },
});

describe('the service worker', () => {
  let folder = '';
  let registry: Registry;
  let app: Hono;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'service-worker-'));
    const store = folderStore(join(folder, 'store'));
    for (const version of [LIVE, CANARY]) {
      const built = join(folder, version);
      await mkdir(built);
      await writeFile(join(built, 'release.json'), '{}');
      await writeFile(join(built, 'service-worker.js'), `worker of ${version}`);
      await store.put(built, 'shell', version);
    }
    const has = { 'service-worker.js': 'sha384-x' };
    registry = {
      revision: 1,
      apps: {
        shell: {
          live: LIVE,
          canary: { version: CANARY, percent: 100 },
          lastKnownGood: null,
          releases: { [LIVE]: released(LIVE, has), [CANARY]: released(CANARY, has) },
        },
      },
      history: [],
    };
    const registryFile = { ...store.registry, read: () => Promise.resolve(registry) };
    const remoteOrigins = { 'mfe-search': 'https://files.example' };
    app = serviceWorkerRoutes({
      ...{ releases: store, registryFile, remoteOrigins, seal: createSeal(SECRET) },
    });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const script = (headers: Record<string, string> = {}) =>
    app.request('/service-worker.js', { headers });
  const bucket = () => ({ Cookie: `bucket=${createSeal(SECRET).sign('bucket', 'y'.repeat(22))}` });

  it('is that of the shell that a shopper gets, compared at each navigation, and may fetch files alone', async () => {
    const live = await script();
    expect(await live.text()).toBe(`worker of ${LIVE}`);
    expect(live.headers.get('cache-control')).toBe('private, no-cache');
    expect(live.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self' https://files.example",
    );
    expect(live.headers.get('content-type')).toContain('text/javascript');
    expect(await (await script(bucket())).text()).toBe(`worker of ${CANARY}`);
  });

  it('removes itself where the registry has switched it off, and where the release has none', async () => {
    registry.serviceWorker = 'off';
    expect(await (await script()).text()).toContain(REMOVES_ITSELF);
    registry.serviceWorker = 'on';
    const { shell } = registry.apps;
    if (shell) shell.releases[LIVE] = released(LIVE, {});
    expect(await (await script()).text()).toContain(REMOVES_ITSELF);
    registry.apps = {};
    expect(await (await script()).text()).toContain(REMOVES_ITSELF);
  });

  it('is told which releases are given, and whether it may be', async () => {
    const now = async (): Promise<unknown> => (await app.request('/_releases')).json();
    const given = { shell: [LIVE, CANARY] };
    expect(await now()).toEqual({ serviceWorker: true, given });
    registry.serviceWorker = 'off';
    expect(await now()).toEqual({ serviceWorker: false, given });
  });
});

describe('the document without a page', () => {
  let shop: PlantedShop;
  beforeAll(async () => {
    shop = await openPlantedShop();
    await shop.publish('mfe-catalog');
  });
  afterAll(() => shop.close());

  it('names the releases, is no page for search engines, and leaves every page to the browser', async () => {
    const bare = await shop.get('/_bare');
    const html = await bare.text();
    expect(bare.status).toBe(200);
    expect(html).toContain('noindex');
    expect(html).not.toContain('data-rendered');
    expect(html).toContain('"mfe-catalog":{');
  });
});
