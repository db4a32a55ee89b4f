/** A second visit of a page on the same phone, whose service worker has stored the first. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { coldPhone, NETWORK, open, SHOWN, until, valueOf, type Phone, type Visited } from './visit';

/** Milliseconds from the navigation. */
type Shown = {
  /** When the first byte of the document was there. */
  document: number;
  fcp: number;
  lcp: number;
  ready: number;
  /** Whether its document came from storage. */
  stored: boolean;
};

export type Visits = {
  first: Shown;
  online: Shown;
  offline: Shown;
  /** Bytes of scripts from the network at the second visit, online. */
  scripts: number;
};

/** Whether the page, the document without a page and the files of all releases are stored. */
const STORED = (path: string) => `(async () => {
  const keys = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
  const documents = (await keys('documents-1')).map(({ pathname, search }) => pathname + search);
  const { releases } = JSON.parse(document.getElementById('storefront-state').textContent);
  const lists = Object.values(releases).map(async ({ list, integrity }) => {
    if (!list) return Object.keys(integrity);
    const listed = (await (await fetch(list.url)).json()).integrity;
    return [...Object.keys(listed).map((file) => list.url.replace(/[^/]*$/, file)), list.url];
  });
  const named = (await Promise.all(lists)).flat();
  const files = new Set((await keys('files-1')).map(({ href }) => href));
  return documents.includes(${JSON.stringify(path)}) && documents.includes('/_bare') &&
    named.every((file) => files.has(new URL(file, location.origin).href));
})()`;

const FIGURES = `(() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const [{ responseStart: document, serverTiming }] = performance.getEntriesByType('navigation');
  const { lcp } = benchSeen;
  const stored = serverTiming.some(({ name }) => name === 'stored');
  return { document, fcp: at('first-contentful-paint'), lcp, ready: at('page-shown'), stored };
})()`;

/** From when the page answers until its largest part is surely painted, in milliseconds. */
const PAINTED = 1_000;

/**
 * Makes the network of workers as slow as the page's, which the browser sets for each apart.
 * @returns what takes the network away from both
 */
async function slowWorkers(cdp: CDPSession): Promise<() => Promise<unknown>> {
  let conditions = NETWORK;
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'service_worker') return;
    const say = (id: number, method: string, params: object) =>
      cdp.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    void say(1, 'Network.enable', {});
    void say(2, 'Network.emulateNetworkConditions', conditions);
    void say(3, 'Runtime.runIfWaitingForDebugger', {});
  });
  await cdp.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  return () => {
    conditions = { ...NETWORK, offline: true };
    return cdp.send('Network.emulateNetworkConditions', conditions);
  };
}

async function stopWorkers({ cdp }: Phone): Promise<void> {
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
}

/** Opens a page again on its phone, whose worker has to start for it. */
async function openAgain(phone: Phone, url: string): Promise<Shown> {
  await phone.page.goto('about:blank');
  await stopWorkers(phone);
  await phone.page.goto(url, { waitUntil: 'commit' });
  await until(phone, SHOWN, 100);
  await setTimeout(PAINTED);
  return valueOf<Shown>(phone, FIGURES);
}

/**
 * A first visit of a page, and once it is stored a second online and a third offline.
 * @param slower how many times the phone's processor is slower than this machine's
 */
export async function visitAgain(
  browser: Browser,
  origin: string,
  visited: Visited,
  slower: number,
): Promise<Visits> {
  const phone = await coldPhone(browser, visited.session, slower);
  const { context, page, cdp, waterfall } = phone;
  const url = `${origin}${visited.path}`;
  try {
    const takeAway = await slowWorkers(cdp);
    await open(phone, origin, visited);
    const first = await valueOf<Shown>(phone, FIGURES);
    await page.waitForFunction(STORED(visited.path), undefined, { polling: 1_000 });
    const before = waterfall.fetched().length;
    const online = await openAgain(phone, url);
    const scripts = waterfall
      .fetched()
      .slice(before)
      .filter(({ type, cached }) => type === 'Script' && !cached)
      .reduce((sum, { bytes }) => sum + bytes, 0);
    await takeAway();
    const offline = await openAgain(phone, url);
    if (!offline.stored) throw new Error('a document came where there was no network');
    return { first, online, offline, scripts };
  } finally {
    await context.close();
  }
}
