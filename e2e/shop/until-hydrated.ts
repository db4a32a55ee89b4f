/**
 * Waits until React has hydrated the document's HTML, because elements don't answer to input before
 * that. React stores its data of an element under a property that begins with this name: while it
 * hydrates, so that an element may have it and not answer yet.
 */
import { expect, type Locator, type Page } from '@playwright/test';

const TAKEN = '__reactProps$';
/** Exists until the shell has been hydrated (`shell/src/early-input/early-page.ts`). */
const EARLY = '__storefrontEarlyKeys';

type Wait = {
  /** A selector of an element that also ends the wait. */
  orShown?: string;
  /** In milliseconds. */
  timeout?: number;
};

/** Waits until the page's heading is hydrated. */
export async function untilHydrated(page: Page, { orShown, timeout }: Wait = {}): Promise<void> {
  await page.waitForFunction(
    ([taken, early, other]) => {
      if (other !== undefined && document.querySelector(other)) return true;
      if (Reflect.get(globalThis, early) !== undefined) return false;
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((name) => name.startsWith(taken));
    },
    [TAKEN, EARLY, orShown] as const,
    timeout === undefined ? {} : { timeout },
  );
}

/** Opens a page, and waits until the browser has taken it over and nothing more is loaded. */
export async function openTaken(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}

/**
 * Waits until an element is hydrated, while a pointer moves on the page: the code of some parts comes
 * when the page is used.
 */
export async function untilTaken(element: Locator): Promise<void> {
  let moves = 0;
  const taken = async () => {
    await element.page().mouse.move(2, 2 + (moves++ % 2));
    const has = (node: Element, name: string) =>
      Object.keys(node).some((key) => key.startsWith(name));
    return element.evaluate(has, TAKEN);
  };
  await expect.poll(taken, 'taken over by the browser').toBe(true);
}

/** Clicks on an element when it is hydrated. */
export async function clickHydrated(element: Locator): Promise<void> {
  await untilTaken(element);
  await element.click();
}
