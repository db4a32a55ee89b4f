/** The script of a visit: what it does on a page, whichever page it is. It submits nothing. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ElementHandle, Page } from '@playwright/test';
import {
  beyondEdge,
  controlOf,
  fieldOf,
  focused,
  followLink,
  isTaken,
  removeBadge,
  watched,
} from './in-page';
import type { PageSeen } from './page-seen';
import { mayPress, mayType } from './press-rule';
import type { Size } from './sizes';

/** How long a page may take to be taken over, and a step of the script, in milliseconds. */
const TAKEN_WITHIN = 10_000;
const STEP = 1_500;
/** How long the network may be busy before a step goes on all the same, in milliseconds. */
const QUIET_WITHIN = 3_000;
/** How long a part takes to open, in milliseconds, and how often it is looked whether it has come whole. */
const OPENING = 250;
const LOOKS_MOST = 20;
const SCREENS_MOST = 12;
const TABS_MOST = 40;
const CONTROLS_MOST = 8;
/** Changes of the route there and back; the first ones load what stays. */
const CHANGES = { before: 1, counted: 3 };
/** How long a page that was changed to is looked at, in milliseconds. */
const SHOWN = 200;

const TYPED = 'drill';

const quiet = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN }).catch(() => undefined);

/** The accessibility tree as lines without their depth. */
async function linesOf(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot({ timeout: 2 * STEP });
  return tree.split('\n').map((line) => line.trim().replace(/^- /, '').replace(/:$/, ''));
}

/** A page that is driven, and whether something of it is still on its way. */
export type Driven = { page: Page; size: Size; isLoading: () => boolean };

/** The same once nothing comes or changes any more: a part's code and its data may still be on their way. */
async function settledLines({ page, isLoading }: Driven): Promise<string[]> {
  let before = await linesOf(page);
  for (let look = 0; look < LOOKS_MOST; look += 1) {
    await wait(OPENING);
    const now = await linesOf(page);
    if (!isLoading() && now.join('\n') === before.join('\n')) break;
    before = now;
  }
  return before;
}

/** The lines that were not there before. */
function newLines(now: string[], before: string[]): string[] {
  const known = new Set(before);
  return [...new Set(now.filter((line) => !known.has(line)))];
}

/** Down to the end and up again, a screen at a time: later parts come when they are nearly in sight. */
async function scrollThrough(page: Page, { height }: Size): Promise<void> {
  for (let screen = 0; screen < SCREENS_MOST; screen += 1) {
    const isEnd = await page.evaluate((by) => {
      scrollBy({ top: by, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, height);
    await wait(60);
    if (isEnd) break;
  }
  await quiet(page);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function tabThrough(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let times = 0; times < TABS_MOST; times += 1) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(focused);
    if (now === null) break;
    found.push(now);
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return found;
}

type Shown = ElementHandle<HTMLElement | SVGElement>;

/** Presses as this size does; a part that can't be pressed says so. */
async function press(element: Shown, { touch }: Size): Promise<string | null> {
  try {
    await (touch ? element.tap({ timeout: STEP }) : element.click({ timeout: STEP }));
    return null;
  } catch {
    return 'can not be pressed';
  }
}

/** Opens and closes each part that may be opened, and says what stands in it. */
async function openParts(driven: Driven, before: string[]): Promise<string[]> {
  const { page, size } = driven;
  const said: string[] = [];
  let pressed = 0;
  for (const element of await page.$$('summary, [aria-expanded], [aria-haspopup]')) {
    if (pressed === CONTROLS_MOST) break;
    const control = await element.evaluate(controlOf).catch(() => null);
    if (!control || !mayPress(control) || !(await element.isVisible())) continue;
    pressed += 1;
    const fault = await press(element, size);
    if (fault !== null) {
      said.push(`${control.name}: ${fault}`);
      continue;
    }
    const fresh = newLines(await settledLines(driven), before);
    said.push(
      ...(fresh.length > 0 ? fresh : ['nothing opens']).map((line) => `${control.name}: ${line}`),
    );
    await page.keyboard.press('Escape');
    const isOpen = await element
      .evaluate(
        (each) =>
          each.getAttribute('aria-expanded') === 'true' || Boolean(each.closest('details')?.open),
      )
      .catch(() => false);
    if (isOpen) await press(element, size);
    await wait(OPENING);
  }
  return said;
}

/** Types in what searches, without sending it. */
async function typeInSearches(driven: Driven, before: string[]): Promise<string[]> {
  const { page } = driven;
  const said: string[] = [];
  for (const element of await page.$$('input')) {
    const field = await element.evaluate(fieldOf).catch(() => null);
    if (!field || !mayType(field) || !(await element.isVisible())) continue;
    await element.fill(TYPED, { timeout: STEP }).catch(() => said.push('a field takes no text'));
    said.push(...newLines(await settledLines(driven), before).map((line) => `typed: ${line}`));
    await element.fill('', { timeout: STEP }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  return said;
}

/** What each change of the route leaves behind, in bytes: there and back again, several times. */
async function growthOf(page: Page): Promise<number | null> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const home = await page.evaluate(() => location.pathname);
  const change = async () => {
    if (!(await page.evaluate(followLink))) return false;
    await page.waitForFunction((from) => location.pathname !== from, home, { timeout: 2 * STEP });
    await wait(SHOWN);
    await page.evaluate(() => {
      history.back();
    });
    await page.waitForFunction((to) => location.pathname === to, home, { timeout: 2 * STEP });
    await wait(SHOWN);
    return true;
  };
  try {
    for (let times = 0; times < CHANGES.before; times += 1) if (!(await change())) return null;
    const before = await used();
    for (let times = 0; times < CHANGES.counted; times += 1) await change();
    return Math.max(0, (await used()) - before) / CHANGES.counted;
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/**
 * Does what a shopper may do on a page that has been opened, and notes what there is.
 * @param seen is filled while it goes on, so that a page that stops it has said what came before
 */
export async function drivePage(driven: Driven, seen: PageSeen): Promise<void> {
  const { page, size } = driven;
  const isOver = await page.waitForFunction(isTaken, undefined, { timeout: TAKEN_WITHIN }).then(
    () => true,
    () => false,
  );
  if (!isOver) seen.end = 'never taken over';
  await quiet(page);
  await page.evaluate(removeBadge);
  await scrollThrough(page, size);
  seen.roles = await settledLines(driven);
  seen.beyond = await page.evaluate(beyondEdge);
  // What is fetched before somebody presses it depends on where a pointer or the focus rests.
  const calls = [...seen.calls];
  // By now the layout stands: what moves from here on answers to the script.
  seen.shift = (await page.evaluate(watched)).shift;
  seen.tabbed = await tabThrough(page);
  seen.opened = [
    ...(await typeInSearches(driven, seen.roles)),
    ...(await openParts(driven, seen.roles)),
  ];
  if (!size.touch) seen.grows = await growthOf(page).catch(() => null);
  seen.busy = (await page.evaluate(watched)).busy;
  seen.calls = calls;
}
