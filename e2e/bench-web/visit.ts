/** Measures one cold visit of one page on a phone with a slow network, by the browser's figures. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchWaterfall, type Waterfall } from './waterfall';

/** A slow phone's network: 150 ms, 1.6 Mbps. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** And its processor: a quarter of this machine's. */
export const SLOWER = 4;
/** A page counts as finished after this time without a request, in milliseconds. */
const QUIET = 1_500;
/** For a page that never answers or never rests, in milliseconds. */
const PATIENCE = 60_000;
export const SHOWN = "performance.getEntriesByName('page-shown').length > 0";
const SEEN =
  "({ ...benchSeen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0," +
  " ready: performance.getEntriesByName('page-shown')[0]?.startTime ?? 0 })";
const LAST_ANSWER =
  "Math.max(0, ...performance.getEntriesByType('resource')" +
  '.map(({ responseEnd, startTime }) => Math.max(responseEnd, startTime)))';

export type Visited = {
  path: string;
  /** A text that the page must show, so that a broken build can't be the fastest. */
  smoke: string;
  session?: Record<string, string>;
};

export type Figures = {
  fcp: number;
  lcp: number;
  /** When the page answers to input: after it is rendered or hydrated. */
  ready: number;
  tbt: number;
  cls: number;
  requests: number;
  /** Compressed bytes of the scripts that were received until the page answered; and of all. */
  scripts: number;
  scriptsInAll: number;
  document: number;
  /** The memory of its objects after a garbage collection, in bytes. */
  heap: number;
  depth: number;
  depthToLcp: number;
};

type Seen = { lcp: number; lcpUrl: string; cls: number; blocked: [number, number][] };
type BrowserEntry = PerformanceEntry & {
  url?: string;
  value?: number;
  hadRecentInput?: boolean;
};
type Watching = Window & { benchSeen: Seen };

/**
 * Runs in the page. It must not use anything of this module, or named functions, because the
 * TypeScript loader wraps those.
 */
function watch(): void {
  const seen: Seen = { lcp: 0, lcpUrl: '', cls: 0, blocked: [] };
  (window as unknown as Watching).benchSeen = seen;
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as BrowserEntry[]) {
        if (type === 'largest-contentful-paint') {
          seen.lcp = entry.startTime;
          seen.lcpUrl = entry.url ?? '';
        } else if (type === 'longtask') seen.blocked.push([entry.startTime, entry.duration]);
        else if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
      }
    }).observe({ type, buffered: true });
  }
}

export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession; waterfall: Waterfall };

/**
 * A phone that has never visited the shop.
 * @param slower how many times its processor is slower than this machine's
 */
export async function coldPhone(
  browser: Browser,
  session: Record<string, string> = {},
  slower = SLOWER,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(watch);
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, value);
  }, session);
  const cdp = await context.newCDPSession(page);
  const waterfall = await watchWaterfall(cdp);
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, cdp, waterfall };
}

/**
 * The value of an expression in the page. Playwright's own waiting and evaluating would first load
 * 330 KB of its code into the page: 50 ms of a slow phone's processor before the first paint, and
 * a megabyte of its memory.
 */
export async function valueOf<Value>({ cdp }: Phone, expression: string): Promise<Value> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value;
}

export async function until(phone: Phone, condition: string, every: number): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await valueOf<boolean>(phone, condition))) {
    if (Date.now() > end) throw new Error(`${phone.page.url()} never came to: ${condition}`);
    await setTimeout(every);
  }
}

/**
 * Opens a page and waits until it answers and has fetched everything.
 * @param scripts whether it has any, so that it will answer
 */
export async function open(
  phone: Phone,
  origin: string,
  visited: Visited,
  scripts = true,
): Promise<void> {
  await phone.page.goto(`${origin}${visited.path}`, { waitUntil: 'commit' });
  await until(phone, scripts ? SHOWN : "document.readyState === 'complete'", 100);
  await until(phone, `performance.now() - (${LAST_ANSWER}) > ${QUIET}`, 250);
}

/** The memory in use, after a garbage collection. */
async function heapOf({ cdp }: Phone): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * One cold visit.
 * @param scripts whether the variant has any
 */
export async function visit(
  browser: Browser,
  origin: string,
  visited: Visited,
  scripts = true,
): Promise<Figures> {
  const phone = await coldPhone(browser, visited.session);
  try {
    await open(phone, origin, visited, scripts);
    const heap = await heapOf(phone);
    const seen = await valueOf<Seen & { fcp: number; ready: number }>(phone, SEEN);
    await phone.page.locator(visited.smoke).first().waitFor();
    const fetched = phone.waterfall.fetched().filter(({ url }) => url.startsWith('https:'));
    const began = fetched[0]?.at ?? 0;
    const soon = fetched.filter(({ at }) => (at - began) * 1000 <= seen.ready);
    const scriptBytes = (of: typeof fetched) =>
      of.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);
    const needed = soon.filter(({ type }) => ['Document', 'Script', 'Fetch', 'XHR'].includes(type));
    const lcp = fetched.find(({ url }) => url === seen.lcpUrl);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      ready: seen.ready,
      // Total blocking time: the time over 50 ms of each task between first paint and readiness.
      tbt: seen.blocked
        .filter(([start]) => start >= seen.fcp && start <= Math.max(seen.ready, seen.lcp))
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      cls: seen.cls,
      requests: fetched.length,
      scripts: scriptBytes(soon),
      scriptsInAll: scriptBytes(fetched),
      document: fetched[0]?.bytes ?? 0,
      heap,
      depth: Math.max(...needed.map(({ depth }) => depth)),
      depthToLcp: lcp?.depth ?? 1,
    };
  } finally {
    await phone.context.close();
  }
}
