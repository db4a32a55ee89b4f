import { expect, type Page } from '@playwright/test';

type State = {
  releases: Record<string, { entry: string; pages: Record<string, string[]> }>;
};

/** The scripts of a remote's page that the browser has not received yet. */
const missing = ([remote, name]: [string, string]) => {
  const text = document.getElementById('storefront-state')?.textContent ?? '{}';
  const release = (JSON.parse(text) as State).releases[remote];
  const wanted = release ? [release.entry, ...(release.pages[name] ?? [])] : [remote];
  const received = new Set(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd > 0)
      .map((entry) => entry.name),
  );
  return wanted.filter((url) => !received.has(url));
};

/** Waits until the browser has the code of a remote's page, as after pointing at a link to it. */
export async function untilFetched(page: Page, remote: string, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(missing, [remote, name] as [string, string])).toEqual([]);
}
