/**
 * Until the browser has taken over what the document came with: what can be seen before that doesn't
 * answer yet. React keeps what belongs to an element under a name that begins so.
 */
import { expect, type Locator, type Page } from '@playwright/test';

const TAKEN = '__reactProps$';

type Wait = {
  /** A selector of what ends the wait too, when it is there. */
  orShown?: string;
  /** In milliseconds. */
  timeout?: number;
};

/** Until the page answers, as far as its heading. */
export async function untilHydrated(page: Page, { orShown, timeout }: Wait = {}): Promise<void> {
  await page.waitForFunction(
    ([taken, other]) => {
      if (other !== undefined && document.querySelector(other)) return true;
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((name) => name.startsWith(taken));
    },
    [TAKEN, orShown] as const,
    timeout === undefined ? {} : { timeout },
  );
}

/** Clicks on one element, once it answers. */
export async function clickHydrated(element: Locator): Promise<void> {
  const taken = () =>
    element.evaluate((node, name) => Object.keys(node).some((key) => key.startsWith(name)), TAKEN);
  await expect.poll(taken, 'taken over by the browser').toBe(true);
  await element.click();
}
