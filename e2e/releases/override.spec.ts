/** A developer points one remote of the running shop at a build of their own. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { serveBuild } from '../shop/local-build';
import { openPanel } from '../shop/open-panel';
import { makeVariant } from '../shop/release-variant';
import { expect, test } from '../shop/test';
import { readRegistry } from '../shop/test-registry';

const badge = (page: Page) => page.getByRole('complementary', { name: 'Local build' });
const shown = (page: Page) => page.locator('[data-page="search"]');

test('one remote comes from a local build, by panel or address, with a badge and a reset [M04]', async ({
  page,
}) => {
  const { folder, manifest } = await makeVariant('mfe-search', '8.0.0');
  const local = await serveBuild(folder);
  const address = `/search?override=mfe-search@${local.origin}`;
  const released = (await readRegistry()).apps['mfe-search']?.live ?? '';
  try {
    await test.step('a link alone changes nothing', async () => {
      await page.goto(address);
      await expect(shown(page)).toHaveAttribute('data-release', released);
      await expect(badge(page)).toHaveCount(0);
    });

    await test.step('switched on in the panel, the address is honoured', async () => {
      const allowed = page.getByLabel('Allow local builds in this browser');
      await openPanel(page, allowed);
      await allowed.check();
      const answer = await page.goto(address);
      await expect(shown(page)).toHaveAttribute('data-release', manifest.version);
      await expect(badge(page)).toContainText(`Local build: mfe-search from ${local.origin}`);
      const headers = answer?.headers() ?? {};
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain(` ${local.origin};`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    });

    await test.step('it holds on other pages, whose remotes are the released ones', async () => {
      await page.goto('/store');
      await expect(badge(page)).toBeVisible();
      await expect(page.locator('[data-page="store"]')).not.toHaveAttribute(
        'data-release',
        manifest.version,
      );
      await page.getByRole('button', { name: 'Search products' }).click();
      await expect(page.locator('[data-slot="search.dialog"]')).toHaveAttribute(
        'data-release',
        manifest.version,
      );
      await page.keyboard.press('Escape');
    });

    await test.step('Reset brings the released one back, and stays', async () => {
      await badge(page).getByRole('button', { name: 'Reset' }).click();
      await expect(badge(page)).toHaveCount(0);
      await page.goto('/search');
      await expect(shown(page)).toHaveAttribute('data-release', released);
    });

    await test.step('the panel sets it too; what is not allowed or not there is not used', async () => {
      const useBuildAt = async (origin: string) => {
        await page.getByLabel('Local build at').fill(origin);
        await page.getByRole('button', { name: 'Use the local build' }).click();
      };
      await page.getByLabel('Remote', { exact: true }).selectOption('mfe-search');
      await useBuildAt(local.origin);
      await expect(shown(page)).toHaveAttribute('data-release', manifest.version);
      await page.getByLabel('Remote', { exact: true }).selectOption('mfe-account');
      await useBuildAt(local.origin);
      await expect(badge(page)).toContainText('is mfe-search');
      await expect(shown(page)).toHaveAttribute('data-release', released);
      await useBuildAt('http://builds.example.com');
      await expect(badge(page)).toHaveCount(0);
      await expect(shown(page)).toHaveAttribute('data-release', released);
      await page.getByLabel('Allow local builds in this browser').uncheck();
      await page.goto(address);
      await expect(shown(page)).toHaveAttribute('data-release', released);
      await expect(badge(page)).toHaveCount(0);
    });
  } finally {
    await local.close();
    await rm(folder, { recursive: true, force: true });
  }
});
