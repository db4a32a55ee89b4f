/**
 * A failing release is replaced in the shopper's tab at once, and taken back for everybody when it
 * fails often; failures of the network or the provider don't count against a release.
 */
import type { Browser, Page } from '@playwright/test';
import {
  partThrowsOnRender,
  throwsOnLoad,
  throwsOnRender,
  throwsOnSecondVisit,
} from '../shop/broken-variant';
import { LONG } from '../shop/long';
import type { Change } from '../shop/release-variant';
import { shopAddress } from '../shop/shop-address';
import {
  clearFaults,
  expect,
  killServer,
  serverLog,
  setFault,
  startServer,
  test,
} from '../shop/test';
import {
  countedOf,
  giveOut,
  readRegistry,
  storeVariant,
  withRegistryRestored,
} from '../shop/test-registry';
import { untilHydrated } from '../shop/until-hydrated';

/** Runs steps as a new shopper: a new browser context, and so a bucket of its own. */
async function asShopper(browser: Browser, steps: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: shopAddress().shop });
  try {
    await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

/** How many tabs have reported a failure of a release, by the document server's log. */
async function reportedFailures(version: string): Promise<number> {
  const lines = (await serverLog()).replaceAll('\\"', '"').split('\n');
  return lines.filter((line) => line.includes(`"version":"${version}","kind":"failure"`)).length;
}

const liveOf = async (app: string) => (await readRegistry()).apps[app]?.live;

type Broken = { fails: string; semver: string; app: string; change: Change; visits?: number };

const search = { app: 'mfe-search' };
const broken: Broken[] = [
  { fails: 'on load', semver: '7.1.0', change: throwsOnLoad('entry.'), ...search },
  { fails: 'on render', semver: '7.3.0', change: throwsOnRender('search'), ...search },
  {
    fails: 'on the second visit',
    semver: '7.4.0',
    change: throwsOnSecondVisit('search'),
    visits: 2,
    ...search,
  },
];

for (const { fails, semver, app, change, visits = 1 } of broken) {
  test(
    `a release that fails ${fails} is replaced in the tab, and after five shoppers for all`,
    fails === 'on render' ? {} : LONG,
    async ({ browser }) => {
      await withRegistryRestored(async () => {
        const good = (await liveOf(app)) ?? '';
        const bad = await storeVariant(app, semver, change);
        await giveOut([bad]);
        for (let shopper = 0; shopper < 5; shopper += 1) {
          expect(await liveOf(app)).toBe(bad.version);
          await asShopper(browser, async (page) => {
            const shown = page.locator('[data-page="search"]');
            for (let visit = 1; visit < visits; visit += 1) {
              await page.goto('/search');
              await expect(shown).toHaveAttribute('data-release', bad.version);
            }
            await page.goto('/search');
            await expect(shown).toHaveAttribute('data-release', good);
            await expect(page.getByRole('main').getByLabel('Search Products')).toBeVisible();
            await expect.poll(() => reportedFailures(bad.version)).toBe(shopper + 1);
          });
        }
        await expect.poll(() => liveOf(app)).toBe(good);
        expect((await readRegistry()).history.at(-1)).toMatchObject({
          action: 'eject',
          app,
          reason: '5 failed loads in a row',
        });
      });
    },
  );
}

test('a release whose page can’t be loaded is replaced in the tab', LONG, async ({ browser }) => {
  await withRegistryRestored(async () => {
    const good = (await liveOf('mfe-search')) ?? '';
    const bad = await storeVariant('mfe-search', '7.2.0', throwsOnLoad('page-'));
    await giveOut([bad]);
    await asShopper(browser, async (page) => {
      await page.goto('/search');
      await expect(page.locator('[data-page="search"]')).toHaveAttribute('data-release', good);
      await expect.poll(() => reportedFailures(bad.version)).toBe(1);
    });
  });
});

test('a part that fails on render is replaced in its place, and nothing else of the tab is lost', async ({
  page,
}) => {
  await withRegistryRestored(async () => {
    const good = (await liveOf('mfe-cart-checkout')) ?? '';
    const change = partThrowsOnRender('cart.add-to-cart');
    await giveOut([await storeVariant('mfe-cart-checkout', '7.5.0', change)]);
    await page.goto('/');
    // Before the router is here, a link opens another document.
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Store', exact: true }).click();
    await page.locator('main a[href^="/products/"]').first().click();
    const part = page.locator('main [data-slot="cart.add-to-cart"]').first();
    await expect(part).toHaveAttribute('data-release', good);
    await expect(part.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
    await expect(page.getByText('is not available right now.')).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test(
  'a part says so, with Retry, where the last known good release fails as well',
  LONG,
  async ({ browser }) => {
    await withRegistryRestored(async () => {
      const change = throwsOnRender('search');
      const [first, second] = [
        await storeVariant('mfe-search', '7.6.0', change),
        await storeVariant('mfe-search', '7.7.0', change),
      ];
      await giveOut([first]);
      await giveOut([second]);
      await asShopper(browser, async (page) => {
        await page.goto('/search');
        await expect(page.getByText('This page (the search) is not available')).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
      });
      expect(await liveOf('mfe-search')).toBe(second.version);
    });
  },
);

test(
  'a good release is not blamed while the provider or its own server is down',
  LONG,
  async ({ browser }) => {
    await withRegistryRestored(async () => {
      const good = await storeVariant('mfe-search', '7.8.0');
      const catalog = await storeVariant('mfe-catalog', '7.8.0');
      await giveOut([good, catalog]);
      const visit = (shown: (page: Page) => Promise<void>) =>
        asShopper(browser, async (page) => {
          await shown(page);
          // A tab sends its reports at the latest when the shopper leaves the page.
          await page.goto('/terms-and-conditions');
        });
      await setFault({ path: '/api', kind: 'cut' });
      try {
        for (let shopper = 0; shopper < 3; shopper += 1) {
          await visit(async (page) => {
            await page.goto('/store');
            await expect(page.locator('[data-page="store"]')).toHaveAttribute(
              'data-release',
              catalog.version,
            );
            await expect(page.getByText('No Products Available.')).toBeVisible();
            // A tab reports on a release only after the release has hydrated the document's page.
            await untilHydrated(page);
            await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
          });
        }
      } finally {
        await clearFaults();
      }
      await killServer('mfe-search');
      try {
        for (let shopper = 0; shopper < 3; shopper += 1) {
          await visit(async (page) => {
            await page.goto('/search');
            await expect(page.getByText('This page (the search) is not available')).toBeVisible();
          });
        }
      } finally {
        await startServer('mfe-search');
      }
      await expect.poll(() => countedOf(catalog)).toMatchObject({ loads: 3, failures: 0 });
      await expect.poll(async () => (await countedOf(good))?.errors ?? 0).toBeGreaterThanOrEqual(3);
      expect(await countedOf(good)).toMatchObject({ failures: 0 });
      expect(await liveOf('mfe-search')).toBe(good.version);
      expect(await liveOf('mfe-catalog')).toBe(catalog.version);
    });
  },
);
