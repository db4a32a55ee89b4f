import { expect, type Locator, type Page } from '@playwright/test';
import { releasesOn } from './whole-releases';

/** The scripts that the browser has not received yet. */
const missing = (wanted: string[]) => {
  const received = new Set(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd > 0)
      .map((entry) => entry.name),
  );
  return wanted.filter((url) => !received.has(url));
};

/** Waits until the browser has the code of a remote's page or part. */
async function untilFetched(
  page: Page,
  remote: string,
  name: string,
  timeout?: number,
): Promise<void> {
  const release = (await releasesOn(page))[remote];
  const named = [release?.pages, release?.fragments, release?.later];
  const wanted = [release?.entry ?? remote, ...named.flatMap((scripts) => scripts?.[name] ?? [])];
  const left = expect.poll(
    () => page.evaluate(missing, wanted),
    timeout === undefined ? {} : { timeout },
  );
  await left.toEqual([]);
}

/**
 * Points at a link until the browser has the code of the page that it leads to: a tab that is still
 * starting hears nothing of the first pointing.
 */
export async function pointUntilFetched(link: Locator, remote: string, name: string) {
  const page = link.page();
  await expect(async () => {
    await page.mouse.move(2, 2);
    await link.hover();
    await untilFetched(page, remote, name, 3_000);
  }).toPass();
}

/** Uses the page a little, and waits until the code of cart and search has been fetched for it. */
export async function untilPartsFetched(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await untilFetched(page, 'mfe-cart-checkout', 'cart.drawer');
  await untilFetched(page, 'mfe-cart-checkout', 'cart.add-to-cart');
  await untilFetched(page, 'mfe-search', 'search.dialog');
}
