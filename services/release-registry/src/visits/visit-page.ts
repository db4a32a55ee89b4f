/** One visit of one page in a browser of its own kind: nothing that it does leaves the browser as a change. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { drivePage } from './drive-page';
import { watch } from './in-page';
import { nothingSeen, type PageSeen } from './page-seen';
import { providerCall } from './provider-call';
import type { Size } from './sizes';

/** How long a page may keep the browser from answering, and one visit may take, in milliseconds. */
const ANSWERS_WITHIN = 8_000;
const VISIT_MOST = 60_000;
/** How often it is looked whether the page answers, in milliseconds. */
const LOOK = 500;
const ERRORS_MOST = 20;
/** What Chromium says of a call that was ended here. */
const ENDED_HERE = 'Failed to load resource: net::ERR_FAILED';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A shop's page with a release of an app in the place of its live one. */
type Wanted = { origin: string; path: string; app: string; version: string };

export type Visitor = {
  visit(wanted: Wanted, size: Size): Promise<PageSeen>;
  close(): Promise<void>;
};

/** What a page logs, without what differs between two releases that are the same. */
const plain = (text: string, { version, origin }: Wanted) =>
  text
    .replaceAll(version, 'VERSION')
    .replaceAll(origin, '')
    .replaceAll(/https?:\/\/[^\s/]+/g, '')
    .replaceAll(/[.-][0-9a-f]{6,}(?=\.js)/g, '')
    .replaceAll(/:\d+:\d+/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);

/** A page that is closed has no use for the answer any more. */
const closed = () => undefined;

/** Lets reading calls through, and no other: what would change something is noted and ended here. */
async function guardNetwork(context: BrowserContext, { origin }: Wanted, seen: PageSeen) {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const { shape, writes } = providerCall(request.method(), url.pathname);
    const isCall = ['fetch', 'xhr', 'ping'].includes(request.resourceType());
    const opens = request.isNavigationRequest();
    const leaves = opens && url.origin !== origin;
    if (writes || leaves) {
      seen.unsent.push(writes ? shape : `leaves for ${url.origin}`);
      // An answer without contents leaves the page as it is.
      await (opens ? route.fulfill({ status: 204 }) : route.abort()).catch(closed);
      return;
    }
    if (isCall && url.pathname.startsWith('/api/')) seen.calls.push(shape);
    await route.continue().catch(closed);
  });
}

function listen(page: Page, wanted: Wanted, seen: PageSeen): void {
  const note = (text: string) => {
    if (seen.errors.length < ERRORS_MOST) seen.errors.push(plain(text, wanted));
  };
  page.on('pageerror', (error) => {
    note(String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text() !== ENDED_HERE) note(message.text());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
}

/** Says whether something is on its way to a page. */
function loadingOf(page: Page): () => boolean {
  const sent = new Set<Request>();
  page.on('request', (request) => sent.add(request));
  page.on('requestfinished', (request) => sent.delete(request));
  page.on('requestfailed', (request) => sent.delete(request));
  return () => sent.size > 0;
}

/** Resolves once a page has not answered for so long; never where it always does. */
async function untilMute(
  page: Page,
  patience: number,
  isOver: () => boolean,
): Promise<'never answers'> {
  for (;;) {
    const answered = page.evaluate('0').then(
      () => true,
      // Between two documents there is nobody to answer.
      () => true,
    );
    if (!(await Promise.race([answered, wait(patience, false, { ref: false })])))
      return 'never answers';
    if (isOver()) return new Promise(() => {});
    await wait(LOOK);
  }
}

/**
 * Opens a browser for visits; one that a page doesn't let go of is ended and opened anew.
 * @param patience how long a page may keep the browser from answering, in milliseconds
 */
export async function openVisitor(
  launch: () => Promise<Browser>,
  patience = ANSWERS_WITHIN,
): Promise<Visitor> {
  let browser = await launch();

  /** @returns how the visit was ended; null where it went to its own end */
  async function inContext(wanted: Wanted, size: Size, seen: PageSeen) {
    const context = await browser.newContext({
      ...{ viewport: { width: size.width, height: size.height }, locale: 'en-PH' },
      ...(size.touch && { isMobile: true, hasTouch: true, userAgent: PHONE }),
      ...{ timezoneId: 'Asia/Manila', serviceWorkers: 'block', reducedMotion: 'reduce' },
    });
    await guardNetwork(context, wanted, seen);
    const page = await context.newPage();
    listen(page, wanted, seen);
    await page.addInitScript(watch);
    const preview = encodeURIComponent(`${wanted.app}@${wanted.version}`);
    const isLoading = loadingOf(page);
    let over = false;
    const driven = page
      .goto(`${wanted.origin}${wanted.path}?preview=${preview}`, { waitUntil: 'commit' })
      .then(() => drivePage({ page, size, isLoading }, seen));
    const crashed = new Promise<'crashed'>((done) => page.on('crash', () => done('crashed')));
    const ended = await Promise.race([
      driven.then(
        () => null,
        () => 'broke off' as const,
      ),
      crashed,
      untilMute(page, patience, () => over),
      wait(VISIT_MOST, 'never answers' as const, { ref: false }),
    ]);
    over = true;
    if (ended === 'never answers') {
      await Promise.race([browser.close(), wait(ANSWERS_WITHIN, undefined, { ref: false })]);
      browser = await launch();
    } else await context.close();
    return ended;
  }

  return {
    async visit(wanted, size) {
      const seen = nothingSeen();
      const ended = await inContext(wanted, size, seen);
      const once = (list: string[]) => [...new Set(list)].sort();
      const named = (list: string[]) =>
        list.map((line) => line.replaceAll(wanted.version, 'VERSION'));
      return {
        ...seen,
        // What goes on in the script once its page was ended says nothing.
        end: ended ?? seen.end,
        ...{ errors: once(seen.errors), calls: once(seen.calls), unsent: once(seen.unsent) },
        ...{ roles: named(seen.roles), opened: named(seen.opened) },
      };
    },
    close: () => browser.close(),
  };
}
