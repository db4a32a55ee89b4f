/**
 * The service worker and the page that registers it, while releases come and go, the network fails and
 * storage is full, blocked, evicted or corrupt, by chance. `pnpm --filter tooling schedules` runs a
 * thousand schedules; a failure names its seed.
 */
import { createHash } from 'node:crypto';
import { createChance, runSchedules, type Chance } from 'host-kit/test-chance';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RENDERED, STATE_ELEMENT } from '../src/page-state';
import { RELEASES_PATH, SERVICE_WORKER_PATH, type ReleaseVersions } from '../src/releases-path';
import { areGiven, releaseOfFile, releasesOf } from '../src/service-worker/release-set';
import { BasicResponse } from './basic-response';
import { FakeCaches } from './fake-caches';

const ORIGIN = 'https://shop.example';
const APPS = ['shell', 'mfe-catalog'] as const;
type App = (typeof APPS)[number];
const PATHS = ['/store', '/brands', '/search'] as const;
/** How long a slow network takes, in milliseconds. */
const SLOW = 3_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn = () => new Promise<void>((next) => void setImmediate(next));

/** Waits for work, and lets time pass only where the work needs it. */
async function finished<Result>(work: Promise<Result>): Promise<Result> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  while (!ended) {
    for (let turns = 0; turns < 10 && !ended; turns += 1) await turn();
    if (!ended) await vi.advanceTimersByTimeAsync(400);
  }
  return work;
}

const fileOf = (app: string, version: string, name: string) =>
  `/_release/${app}/${version}/${name}`;
const codeOf = (path: string) => `the code of ${path}`;
const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The document server and the registry behind it. */
function createShop() {
  const published: Record<App, string[]> = { shell: [], 'mfe-catalog': [] };
  const live = {} as Record<App, string>;
  const bad = new Set<string>();
  const pruned = new Set<string>();
  /** Every set that shoppers were ever given. */
  const sets = new Set<string>();
  const nameOfSet = () => APPS.map((app) => `${app}@${live[app]}`).join();

  function give(app: App, version: string) {
    live[app] = version;
    if (APPS.every((each) => live[each])) sets.add(nameOfSet());
  }
  function publish(app: App) {
    const number = published[app].length + 1;
    const version = `${number}.0.0-${number.toString(16).padStart(8, '0')}`;
    published[app].push(version);
    give(app, version);
  }
  /** The release before is live again; `broken`: and this one never is. */
  function takeBack(app: App, broken: boolean) {
    const now = live[app];
    const before = published[app]
      .slice(0, published[app].indexOf(now))
      .findLast((version) => !bad.has(version) && !pruned.has(`${app}@${version}`));
    if (before === undefined) return;
    if (broken) bad.add(now);
    give(app, before);
  }
  function prune() {
    for (const app of APPS) {
      const kept = new Set([live[app], published[app].at(-1)]);
      for (const version of published[app]) {
        if (!kept.has(version)) pruned.add(`${app}@${version}`);
      }
    }
  }
  for (const app of APPS) publish(app);

  function documentNow(path: string): Response {
    const releases = Object.fromEntries(
      APPS.map((app) => {
        const files = ['entry.js', 'later.js'].map((name) => fileOf(app, live[app], name));
        const integrity = files.map((file) => [file, integrityOf(codeOf(file))]);
        return [app, { version: live[app], integrity: Object.fromEntries(integrity) as object }];
      }),
    );
    const state = JSON.stringify({ releases });
    const html = `<html><div ${RENDERED}>${path}</div><script type="application/json" id="${STATE_ELEMENT}">${state}</script></html>`;
    return new BasicResponse(html, { headers: { 'Content-Type': 'text/html' } });
  }

  const shop = {
    sets,
    nameOfSet,
    publish,
    takeBack,
    prune,
    serviceWorker: true,
    given: (): ReleaseVersions => Object.fromEntries(APPS.map((app) => [app, [live[app]]])),
    reply(path: string): Response {
      if (path === RELEASES_PATH) {
        return Response.json({ serviceWorker: shop.serviceWorker, given: shop.given() });
      }
      if (path === SERVICE_WORKER_PATH) return new Response('');
      if (!path.startsWith('/_release/')) return documentNow(path);
      return pruned.has(releaseOfFile(`${ORIGIN}${path}`))
        ? new Response('', { status: 404 })
        : new Response(codeOf(path));
    },
  };
  return shop;
}

type Handlers = Partial<Record<'activate' | 'fetch' | 'message', (event: object) => void>>;

/** A browser with the shop's worker, and the page that it shows. */
function createBrowser(shop: ReturnType<typeof createShop>) {
  const network = { there: true, slow: false };
  const caches = new FakeCaches();
  /** The browser's own cache of documents. */
  const own = new Map<string, Response>();
  let worker: Handlers | null = null;
  const held: Promise<unknown>[] = [];
  const hold = (work: Promise<unknown>) => held.push(work.catch(() => undefined));

  async function fetchNow(wanted: string | { url: string }, init: RequestInit = {}) {
    const { href, pathname } = new URL(typeof wanted === 'string' ? wanted : wanted.url, ORIGIN);
    const cached = init.cache === 'force-cache' ? own.get(href) : undefined;
    if (cached) return cached.clone();
    if (network.slow) await new Promise((resolve) => setTimeout(resolve, SLOW));
    if (!network.there) throw new TypeError('Failed to fetch');
    const reply = shop.reply(pathname);
    const text = await reply.clone().text();
    if (init.integrity && init.integrity !== integrityOf(text)) throw new TypeError('integrity');
    if (reply.type === 'basic') own.set(href, reply.clone());
    return reply;
  }

  async function startWorker(): Promise<Handlers> {
    vi.resetModules();
    const handlers: Handlers = {};
    vi.stubGlobal('self', {
      caches: caches.asStorage,
      location: { origin: ORIGIN },
      clients: {
        get: () => Promise.resolve(undefined),
        matchAll: () => Promise.resolve([]),
        claim: () => Promise.resolve(),
      },
      registration: {},
      addEventListener(name: keyof Handlers, handler: (event: object) => void) {
        handlers[name] = handler;
      },
    });
    await import('../src/service-worker/worker');
    handlers.activate?.({ waitUntil: hold });
    return handlers;
  }
  async function removeWorker() {
    worker = null;
    for (const name of await caches.keys()) await caches.delete(name);
  }

  async function ask(path: string, mode: 'navigate' | 'cors'): Promise<Response> {
    const url = new URL(path, ORIGIN).href;
    let reply: Promise<Response> | undefined;
    worker?.fetch?.({
      request: { url, mode, method: 'GET', cache: 'default', headers: new Headers() },
      clientId: '1',
      preloadResponse: Promise.resolve(undefined),
      waitUntil: hold,
      respondWith(given: Promise<Response>) {
        reply = given;
      },
    });
    return reply ?? fetchNow(url);
  }

  /** What the page does when it is shown, by its own code. */
  async function connect(url: string, used: string[]): Promise<void> {
    const registration = {
      async update() {
        // The script is now the one that removes everything.
        await fetchNow(SERVICE_WORKER_PATH);
        await removeWorker();
      },
      unregister() {
        worker = null;
        return Promise.resolve(true);
      },
    };
    const active = {
      postMessage(data: object) {
        worker?.message?.({ data, source: null, waitUntil: hold });
      },
    };
    vi.stubGlobal('window', { location: { href: url }, addEventListener: () => undefined });
    vi.stubGlobal('caches', caches.asStorage);
    vi.stubGlobal('performance', {
      getEntriesByType: (type: string) =>
        type === 'resource' ? used.map((path) => ({ name: `${ORIGIN}${path}` })) : [],
    });
    vi.stubGlobal('navigator', {
      serviceWorker: {
        addEventListener: () => undefined,
        startMessages: () => undefined,
        controller: worker && active,
        getRegistrations: () => Promise.resolve(worker ? [registration] : []),
        async register() {
          worker ??= await startWorker();
        },
        ready: Promise.resolve({ active }),
      },
    });
    const { connectServiceWorker } = await import('../src/network/service-worker');
    // What is done in idle time, nobody waits for.
    await connectServiceWorker().catch(() => undefined);
    while (held.length > 0) await Promise.all(held.splice(0));
  }

  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', fetchNow);
  return {
    network,
    caches,
    isRegistered: () => worker !== null,
    /** The worker's process ends, as with the browser; what is stored stays. */
    async restart() {
      if (worker) worker = await startWorker();
    },
    /** Runs a file of a page's release. @returns null where it can't come, or the page refuses it */
    async run(path: string, integrity: string): Promise<string | null> {
      const reply = await ask(path, 'cors').catch(() => null);
      const text = reply?.ok ? await reply.text() : null;
      return text !== null && integrityOf(text) === integrity ? text : null;
    },
    ask,
    connect,
  };
}

type Opened = { files: Record<string, string> };

async function runSchedule(seed: number): Promise<void> {
  const chance: Chance = createChance(seed);
  const shop = createShop();
  const browser = createBrowser(shop);
  const { network, caches } = browser;
  let tab: Opened | null = null;

  /** Whether everything works that a page can't do without. */
  const isWell = () => network.there && !network.slow && !caches.blocked;

  async function runFiles({ files }: Opened, names: (name: string) => boolean): Promise<boolean> {
    const wanted = Object.entries(files).filter(([path]) => names(path));
    let whole = true;
    for (const [path, integrity] of wanted) {
      const ran = await browser.run(path, integrity);
      // Of the release that the document names, or nothing.
      if (ran !== null) expect(ran).toBe(codeOf(path));
      else whole = false;
    }
    return whole;
  }

  async function visit(path: string): Promise<void> {
    const url = `${ORIGIN}${path}`;
    const reply = await browser.ask(path, 'navigate').catch(() => null);
    const html = reply?.ok ? await reply.text() : '';
    const releases = releasesOf(html);
    tab = null;
    if (!releases) {
      // Without a network and without anything stored.
      expect(network.there).toBe(false);
      return;
    }
    expect(shop.sets).toContain(releases.names.join());
    if (network.there && !network.slow) expect(releases.names.join()).toBe(shop.nameOfSet());
    tab = { files: releases.files };
    const first = (file: string) => !file.endsWith('/later.js');
    const whole = await runFiles(tab, first);
    if (network.there && !network.slow) expect(whole).toBe(true);
    const wasOn = shop.serviceWorker;
    const wasRegistered = browser.isRegistered();
    await browser.connect(url, Object.keys(tab.files).filter(first));
    if (!network.there) return;
    expect(browser.isRegistered()).toBe(wasOn);
    if (!isWell()) return;
    if (!wasOn) {
      if (wasRegistered) expect(caches.stores.size).toBe(0);
      return;
    }
    // Nothing that was taken back, or is pruned, is left to come out of storage.
    const given = shop.given();
    for (const stored of caches.stores.get('documents-1')?.values() ?? []) {
      expect(areGiven(releasesOf(await stored.clone().text())?.names ?? [], given)).toBe(true);
    }
    for (const file of caches.stores.get('files-1')?.keys() ?? []) {
      expect(areGiven([releaseOfFile(file)], given)).toBe(true);
    }
  }

  const deeds = [
    () => visit(chance.of(PATHS)),
    () => visit(chance.of(PATHS)),
    () => visit(chance.of(PATHS)),
    () => visit(chance.of(PATHS)),
    () => {
      shop.publish(chance.of(APPS));
    },
    () => {
      shop.takeBack(chance.of(APPS), chance.is(0.5));
    },
    () => {
      shop.prune();
    },
    () => {
      network.there = !network.there;
    },
    () => {
      network.slow = !network.slow;
    },
    () => browser.restart(),
    // An open page asks for more of its own release.
    async () => {
      if (tab) await runFiles(tab, (file) => file.endsWith('/later.js'));
    },
    () => {
      caches.blocked = !caches.blocked;
    },
    () => {
      caches.room = caches.room === Infinity ? 10 : Infinity;
    },
    () => {
      caches.stores.clear();
    },
    () => {
      const files = caches.stores.get('files-1');
      const [file] = chance.is(0.5) ? [...(files?.keys() ?? [])].slice(-1) : (files?.keys() ?? []);
      const entry = file === undefined ? undefined : files?.get(file);
      if (file !== undefined && entry) {
        files?.set(file, new Response('tampered', { headers: entry.headers }));
      }
    },
    () => {
      shop.serviceWorker = !shop.serviceWorker;
    },
  ] as const;
  for (let step = 0; step < 20; step += 1) await finished(Promise.resolve(chance.of(deeds)()));
  network.there = true;
  network.slow = false;
  caches.blocked = false;
  // Whatever happened, one visit is enough to reach this browser.
  for (const isOn of [false, true]) {
    shop.serviceWorker = isOn;
    await finished(visit(chance.of(PATHS)));
  }
}

const runAll = (count: number) =>
  runSchedules(count, async (seed) => {
    await runSchedule(seed);
    vi.unstubAllGlobals();
    vi.clearAllTimers();
  });

it(
  'mixes no sets, gives nothing that was taken back, and is reached by the switch, in fifty random schedules',
  () => runAll(50),
  60_000,
);

it(
  'mixes no sets, gives nothing that was taken back, and is reached by the switch, in a thousand random schedules',
  { tags: 'long', timeout: 600_000 },
  () => runAll(1_000),
);
