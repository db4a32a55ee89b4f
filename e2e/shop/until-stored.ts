/** What the shop's service worker has stored. */
import type { Page } from '@playwright/test';
import { expect } from './test';
import { releasesOn, scriptsOf } from './whole-releases';

/** Paths of documents, addresses of files. */
export const stored = (page: Page, name: 'documents' | 'files') =>
  page.evaluate(async (cache) => {
    if (!(await caches.has(`${cache}-1`))) return [];
    const keys = await (await caches.open(`${cache}-1`)).keys();
    return keys.map(({ url }) => (cache === 'files' ? url : new URL(url).pathname));
  }, name);

/** Waits until the code of all pages is stored, as after the first visit. */
export async function untilAllStored(page: Page): Promise<void> {
  const scripts = scriptsOf(await releasesOn(page));
  const named = scripts.map(([file]) => new URL(file, page.url()).href);
  expect(named.length).toBeGreaterThan(90);
  await expect.poll(() => stored(page, 'files')).toEqual(expect.arrayContaining(named));
}
