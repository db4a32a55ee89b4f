import { expect, type Page } from '@playwright/test';

type Scripts = Record<string, string[]>;
type State = {
  releases: Record<string, { entry: string; pages: Scripts; fragments: Scripts; later?: Scripts }>;
};

/** The scripts of a remote's page or part that the browser has not received yet. */
const missing = ([remote, name]: [string, string]) => {
  const text = document.getElementById('storefront-state')?.textContent ?? '{}';
  const release = (JSON.parse(text) as State).releases[remote];
  const named = [release?.pages, release?.fragments, release?.later];
  const wanted = [release?.entry ?? remote, ...named.flatMap((scripts) => scripts?.[name] ?? [])];
  const received = new Set(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd > 0)
      .map((entry) => entry.name),
  );
  return wanted.filter((url) => !received.has(url));
};

/**
 * Waits until the browser has the code of a remote's page, as after pointing at a link to it, or of
 * its part, as after the page was first used.
 */
export async function untilFetched(page: Page, remote: string, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(missing, [remote, name] as [string, string])).toEqual([]);
}

/** Uses the page a little, and waits until the code of cart and search has been fetched for it. */
export async function untilPartsFetched(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await untilFetched(page, 'mfe-cart-checkout', 'cart.drawer');
  await untilFetched(page, 'mfe-cart-checkout', 'cart.add-to-cart');
  await untilFetched(page, 'mfe-search', 'search.dialog');
}
