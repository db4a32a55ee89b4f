import { expect, type Locator, type Page } from '@playwright/test';

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

/** Waits until the browser has the code of a remote's page or part. */
function untilFetched(page: Page, remote: string, name: string, timeout?: number): Promise<void> {
  const left = expect.poll(
    () => page.evaluate(missing, [remote, name] as [string, string]),
    timeout === undefined ? {} : { timeout },
  );
  return left.toEqual([]);
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
