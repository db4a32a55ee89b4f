/** What the shop's service worker has stored. */
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Paths of documents, addresses of files. */
export const stored = (page: Page, name: 'documents' | 'files') =>
  page.evaluate(async (cache) => {
    if (!(await caches.has(`${cache}-1`))) return [];
    const keys = await (await caches.open(`${cache}-1`)).keys();
    return keys.map(({ url }) => (cache === 'files' ? url : new URL(url).pathname));
  }, name);

/** Waits until the code of all pages is stored, as after the first visit. */
export async function untilAllStored(page: Page): Promise<void> {
  const named = await page.evaluate(() => {
    const text = document.getElementById('storefront-state')?.textContent ?? '{}';
    const { releases } = JSON.parse(text) as { releases: Record<string, { integrity: object }> };
    const files = Object.values(releases).flatMap(({ integrity }) => Object.keys(integrity));
    return files.map((file) => new URL(file, location.origin).href);
  });
  expect(named.length).toBeGreaterThan(90);
  await expect.poll(() => stored(page, 'files')).toEqual(expect.arrayContaining(named));
}
