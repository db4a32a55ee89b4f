/** The script of a visit: what it does on a page, whichever page it is. It submits nothing. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { beyondEdge, focused, isTaken, removeBadge, watched } from './in-page';
import { openParts, typeInSearches } from './open-parts';
import type { PageSeen } from './page-seen';
import { growthOf } from './route-growth';
import { settledLines, type Driven } from './settled-lines';
import type { Size } from './sizes';

/** How long a page may take to be taken over, in milliseconds. */
const TAKEN_WITHIN = 10_000;
/** How long the network may be busy before a step goes on all the same, in milliseconds. */
const QUIET_WITHIN = 3_000;
const SCREENS_MOST = 12;
const TABS_MOST = 40;

const quiet = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN }).catch(() => undefined);

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

/**
 * Does what a shopper may do on a page that has been opened, and notes what there is.
 * @param seen is filled while it goes on, so that a page that stops it has said what came before
 */
export async function drivePage(driven: Driven, seen: PageSeen): Promise<void> {
  const { page, size } = driven;
  const isTakenOver = await page
    .waitForFunction(isTaken, undefined, { timeout: TAKEN_WITHIN })
    .then(
      () => true,
      () => false,
    );
  if (!isTakenOver) seen.end = 'never taken over';
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
