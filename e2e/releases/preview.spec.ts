/** Somebody looks at a release by its link, before any shopper is given it. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { COMPILED } from 'tooling/run/compiled';
import { makeVariant } from '../shop/release-variant';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';
import { readRegistry } from '../shop/test-registry';

const badge = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const shown = (page: Page) => page.locator('[data-page="search"]');

/** Lists a folder as a team does, and gives the link that the command prints. */
async function linkTo(folder: string): Promise<string> {
  const { store, shop } = shopAddress();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMPILED, 'src/cli.ts', 'preview', 'mfe-search', '--from', folder],
    {
      cwd: join(resolve(import.meta.dirname, '../..'), 'services/release-registry'),
      env: { ...process.env, RELEASE_STORE: store, SHOP_ORIGIN: new URL(shop).origin },
    },
  );
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}

test('a link shows a preview in this browser alone, with a badge, until it is switched off', async ({
  page,
  browser,
}) => {
  const { folder, manifest } = await makeVariant('mfe-search', '7.0.0');
  try {
    const link = await linkTo(folder);
    const released = (await readRegistry()).apps['mfe-search']?.live ?? '';

    await test.step('the link switches it on, with no weaker policy', async () => {
      const answer = await page.goto(link);
      await expect(badge(page)).toContainText(`Preview: mfe-search ${manifest.version}`);
      const headers = answer?.headers() ?? {};
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['integrity-policy']).toContain('script');
    });

    await test.step('it stays on other pages, and shows itself there', async () => {
      await page.goto('/search?q=drill');
      await expect(shown(page)).toHaveAttribute('data-release', manifest.version);
      await expect(badge(page)).toBeVisible();
    });

    await test.step('another browser gets what is live', async () => {
      const other = await browser.newPage({ baseURL: shopAddress().shop });
      await other.goto('/search?q=drill');
      await expect(shown(other)).toHaveAttribute('data-release', released);
      await expect(badge(other)).toHaveCount(0);
      await other.close();
    });

    await test.step('one click ends it, on the same page', async () => {
      await badge(page).getByRole('link', { name: 'Switch off' }).click();
      await expect(badge(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/search\?q=drill$/);
      await expect(shown(page)).toHaveAttribute('data-release', released);
    });

    await test.step('a version that nobody listed is refused in words', async () => {
      await page.goto('/search?preview=mfe-search@0.1.0-dddddddd');
      await expect(badge(page)).toContainText('No preview of mfe-search 0.1.0-dddddddd');
      await expect(shown(page)).toHaveAttribute('data-release', released);
      await page.goto('/search');
      await expect(badge(page)).toHaveCount(0);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
