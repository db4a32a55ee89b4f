/** What a tab holds after many pages: it has to level off. */
import type { Browser } from '@playwright/test';
import { shopAddress } from '../shop/shop-address';
import { wander } from '../soak/visitors';

const FIRST = 20;
const CHANGES = 200;

/** @returns the heap after collection, in bytes: after the first 20 route changes, and after 200 */
export async function heapAfterChanges(browser: Browser): Promise<[number, number]> {
  const page = await browser.newPage({ baseURL: shopAddress().shop });
  const cdp = await page.context().newCDPSession(page);
  const held = async () => {
    // Twice: what the first collection frees may have held something.
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  try {
    await page.goto('/store');
    await wander(page, FIRST);
    const first = await held();
    await wander(page, CHANGES - FIRST);
    return [first, await held()];
  } finally {
    await page.context().close();
  }
}
