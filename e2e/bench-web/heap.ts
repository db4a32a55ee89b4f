/** Measures a tab's memory after many pages; it must not grow without end. */
import type { Browser, CDPSession } from '@playwright/test';
import { tour, TOUR, touringCustomer } from '../soak/tour';

const CHANGES = 200;

/** The memory in use after a number of route changes; the heap in bytes. */
export type Held = { changes: number; heap: number; nodes: number; listeners: number };

async function heldAfter(changes: number, cdp: CDPSession): Promise<Held> {
  // Two collections, because objects that the first one frees may have referred to others.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { changes, heap: usedSize, nodes, listeners: jsEventListeners };
}

/**
 * Switches off V8's compilers. They add machine code over hundreds of route changes, which would
 * hide the memory of the shop's own objects.
 */
export const NO_MACHINE_CODE = '--js-flags=--no-sparkplug --no-maglev --no-opt';

/**
 * Changes the route through the pages of all remotes, in one document.
 * @returns the memory after a garbage collection, for each time that it has seen all of them
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
