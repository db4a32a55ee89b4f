/**
 * Teams release on different days, so shoppers get every mixture of versions, and the shop must
 * work in each. Here each app runs in both versions beside others of both; every two apps in all four
 * combinations where long tests run too; `pnpm --filter tooling skew` runs all sixty-four mixtures, with
 * builds of their own, and with `--worker` in a browser whose service worker has stored the mixture before.
 */
import type { Page } from '@playwright/test';
import { APPS } from '../shop/apps';
import { LONG, RUNS_LONG } from '../shop/long';
import { expect, test } from '../shop/test';
import {
  expectReleases,
  nameOf,
  openShopper,
  shoppersOf,
  walkMainPath,
  type Mixture,
} from '../shop/skew';
import { storeBuild, storeVariant, withRegistryRestored } from '../shop/test-registry';

/** Folders of builds of N-1, made by `pnpm --filter tooling skew`; without them, copies of the present builds. */
const builds = process.env.SKEW_BUILDS;
const [wanted, mixtures] = builds
  ? (['all', 64] as const)
  : RUNS_LONG
    ? (['pairwise', 6] as const)
    : (['opposite', 2] as const);

/** Runs steps with a shopper of each mixture that is wanted. */
const forEachMixture = (steps: (mixture: Mixture, bucket: string) => Promise<void>) =>
  withRegistryRestored(async () => {
    const before = await Promise.all(
      APPS.map((app) => (builds ? storeBuild(`${builds}/${app}`) : storeVariant(app, '0.9.0'))),
    );
    const shoppers = await shoppersOf(wanted, before);
    expect(shoppers.size).toBe(mixtures);
    for (const [mixture, bucket] of shoppers) {
      await test.step(nameOf(mixture), () => steps(mixture, bucket));
      if (builds) console.log(`passed: ${nameOf(mixture)}`);
    }
  });

test('the main path works in every mixture of an app’s last version and the one now', async ({
  browser,
}) => {
  test.setTimeout(builds ? 64 * 60_000 : 6 * 60_000);
  await forEachMixture(async (mixture, bucket) => {
    const { page, trouble, leave } = await openShopper(browser, bucket);
    try {
      await walkMainPath(page, mixture);
      expect(trouble).toEqual([]);
    } finally {
      await leave();
    }
  });
});

/** Opens a page, and waits until its document and the scripts that it names are stored. */
async function openStored(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const missing = () =>
    page.evaluate(async (pathname) => {
      const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
        ({ src }) => src,
      );
      const wants = [...named, new URL(pathname, location.origin).href, `${location.origin}/_bare`];
      const here = await Promise.all(wants.map((url) => caches.match(url)));
      return wants.filter((_, at) => !here[at]);
    }, path);
  await expect.poll(missing).toEqual([]);
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a browser that goes through the mixtures shows the one that it has stored without a network, and the one that is published with it',
    LONG,
    async ({ browser }) => {
      test.setTimeout(builds ? 64 * 60_000 : 6 * 60_000);
      let shopper: Awaited<ReturnType<typeof openShopper>> | undefined;
      let stored: Mixture | undefined;
      try {
        await forEachMixture(async (mixture, bucket) => {
          shopper ??= await openShopper(browser, bucket);
          const { context, page, trouble, give } = shopper;
          await give(bucket);
          if (stored !== undefined) {
            await context.setOffline(true);
            await page.goto('/store');
            await expect(page.getByText(/^You are offline\. What you see is as of/)).toBeVisible();
            await expect(page.locator('main a[href^="/products/"]')).toHaveCount(12);
            await expectReleases(page, stored);
            await context.setOffline(false);
          }
          await walkMainPath(page, mixture);
          await openStored(page, '/store');
          stored = mixture;
          expect(trouble).toEqual([]);
        });
      } finally {
        await shopper?.leave();
      }
    },
  );
});
