/** A served script differs from the released one: it is refused, and the rest of the shop works. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import { shopAddress } from '../shop/shop-address';

// The shop's own `test` isn't used, because here the browser must report a wrong integrity.
const test = base.extend({
  baseURL: async ({}, provide) => {
    await provide(shopAddress().shop);
  },
});

/** The live release's copies of the search dialog's script: plain and compressed. */
function searchScripts(): string[] {
  const releases = join(shopAddress().store, 'mfe-search');
  const [version = ''] = readdirSync(releases);
  return readdirSync(join(releases, version))
    .filter((name) => name.startsWith('fragment-search.dialog.'))
    .map((name) => join(releases, version, name));
}

test('one byte more in a served script is refused; the rest works, and Retry heals [M06]', async ({
  page,
}) => {
  const files = searchScripts();
  expect(files.length).toBeGreaterThan(0);
  const kept = await Promise.all(files.map(async (file) => [file, await readFile(file)] as const));
  const ran = 'window.changedScriptRan = true;';
  const plain = kept.find(([file]) => file.endsWith('.js'))?.[1].toString() ?? '';
  const changed = `${plain}${ran}`;
  for (const file of files) {
    if (file.endsWith('.br')) await writeFile(file, brotliCompressSync(changed));
    else await writeFile(file, file.endsWith('.gz') ? gzipSync(changed) : changed);
  }
  try {
    await page.goto('/store');
    await page.getByRole('button', { name: 'Search products' }).click();
    await expect(page.getByText('Search is not available right now.')).toBeVisible();
    expect(await page.evaluate(() => 'changedScriptRan' in window)).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('main').locator('a[href^="/products/"]').first().click();
    await expect(page.locator('[data-page="product"]')).toBeVisible();
  } finally {
    for (const [file, content] of kept) await writeFile(file, content);
  }
  await page.getByRole('button', { name: 'Search products' }).click();
  // The part recovers by Retry or by itself; the broken copy in the browser's cache isn't used.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(page.getByRole('dialog').getByLabel('Search Products')).toBeVisible();
});
