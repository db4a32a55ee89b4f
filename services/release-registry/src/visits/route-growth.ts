import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { followLink } from './in-page';

/** Changes of the route there and back; the first one loads what stays. */
const CHANGES = { before: 1, counted: 3 };
/** How long a change may take, and how long its page is looked at, in milliseconds. */
const CHANGED_WITHIN = 3_000;
const SHOWN = 200;

/**
 * What each change of the route leaves behind in the scripts' memory: there and back again, several times.
 * @returns bytes; null where no link of the page leads to another
 */
export async function growthOf(page: Page): Promise<number | null> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const home = await page.evaluate(() => location.pathname);
  const change = async () => {
    if (!(await page.evaluate(followLink))) return false;
    await page.waitForFunction((from) => location.pathname !== from, home, {
      timeout: CHANGED_WITHIN,
    });
    await wait(SHOWN);
    await page.evaluate(() => {
      history.back();
    });
    await page.waitForFunction((to) => location.pathname === to, home, { timeout: CHANGED_WITHIN });
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
