/** What a tab holds after many pages: it has to level off. */
import type { Browser, CDPSession } from '@playwright/test';
import { tour, TOUR, touringCustomer } from '../soak/tour';

const CHANGES = 200;

/** What is held after so many changes of the route; the heap in bytes. */
export type Held = { changes: number; heap: number; nodes: number; listeners: number };

async function heldAfter(changes: number, cdp: CDPSession): Promise<Held> {
  // Twice: what the first collection frees may have held something.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { changes, heap: usedSize, nodes, listeners: jsEventListeners };
}

/**
 * What V8 compiles as functions grow hot is its own affair, and takes it hundreds of changes: without
 * it there is only what the shop holds.
 */
export const NO_MACHINE_CODE = '--js-flags=--no-sparkplug --no-maglev --no-opt';

/**
 * Changes the route through the pages of all remotes, in one document.
 * @returns what the tab holds after collection, each time that it has seen all of them
 */
export async function heldOnTours(browser: Browser, origin: string): Promise<Held[]> {
  const page = await browser.newPage({ baseURL: origin, ignoreHTTPSErrors: true });
  const cdp = await page.context().newCDPSession(page);
  const customer = await touringCustomer();
  const held: Held[] = [];
  try {
    await page.goto('/store');
    for (let changes = TOUR; changes <= CHANGES; changes += TOUR) {
      await tour(page, customer);
      held.push(await heldAfter(changes, cdp));
    }
    return held;
  } finally {
    await page.context().close();
  }
}
