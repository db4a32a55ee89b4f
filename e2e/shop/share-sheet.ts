/** A phone's share sheet: Chromium on a desk has none. */
import { expect, type Page } from '@playwright/test';

type Shared = { title: string; url: string };
type Sheet = { shared?: Shared | undefined };

/** Gives the page's documents a share sheet that keeps what it was given last. */
export const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (given: Shared) => {
        (window as Sheet).shared = given;
        return Promise.resolve();
      },
    });
  });

/** What the sheet was given, when it has been shown. */
export async function shared(page: Page): Promise<Shared | undefined> {
  await expect.poll(() => page.evaluate(() => (window as Sheet).shared?.url)).toBeTruthy();
  return page.evaluate(() => (window as Sheet).shared);
}
