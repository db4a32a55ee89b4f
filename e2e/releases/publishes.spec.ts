/**
 * `pnpm --filter tooling skew:publishes`: teams publish while shoppers read. In every page served
 * meanwhile, server and browser have the same release, and an open tab stays on its own set. Two
 * publishes take half a minute, so this is not part of `pnpm test`.
 */
import type { Page } from '@playwright/test';
import { APPS } from '../shop/apps';
import { cartButton, sellableProduct } from '../shop/cart-steps';
import { newBucket, releasesGiven } from '../shop/given-releases';
import { publishMarked } from '../shop/marked-release';
import { askFor, type ServedPage } from '../shop/served-page';
import { expect, test } from '../shop/test';
import { withRegistryRestored } from '../shop/test-registry';

const PUBLISHES = Number(process.env.PUBLISHES ?? 0);
/** How many readers request pages all the time. */
const READERS = 3;

/** Reads pages until it is stopped, and checks each. */
async function read(paths: string[], served: ServedPage[], over: () => boolean): Promise<void> {
  const bucket = await newBucket();
  for (let at = 0; !over(); at += 1) {
    served.push(await askFor(paths[at % paths.length] ?? '/', at % 2 ? bucket : undefined));
  }
}

/** Checks that every part on the page is of the set that the tab's document named. */
async function expectOwnSet(page: Page, set: Record<string, string>): Promise<void> {
  const shown = await page.locator('[data-boundary]').evaluateAll((places) =>
    places.map((place) => {
      const { boundary = '', release = '' } = (place as HTMLElement).dataset;
      return { app: boundary, release };
    }),
  );
  for (const { app, release } of shown) expect(release, app).toBe(set[app]);
}

/** Visits the pages of all remotes, in one document. */
async function walk(page: Page, set: Record<string, string>): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'All products' }).click();
  await page.locator('main a[href^="/products/"]').first().click();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText('Item has been added to cart!').first()).toBeVisible();
  await expectOwnSet(page, set);
  await cartButton(page).click();
  await expect(page.getByRole('dialog').getByText('Please log in to proceed')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search products' }).click();
  await page.getByRole('combobox', { name: 'Search Products' }).fill('grinder');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-page="search"]')).toBeVisible();
  await expectOwnSet(page, set);
  await footer.getByRole('link', { name: 'Blogs' }).click();
  await page.locator('main a[href^="/blogs/"]').first().click();
  await expect(page.locator('[data-page="blog"]')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectOwnSet(page, set);
}

test('pages served during publishes are of one release set each, and an open tab keeps its own', async ({
  page,
}) => {
  test.skip(PUBLISHES === 0, 'pnpm --filter tooling skew:publishes');
  test.setTimeout(120_000 + PUBLISHES * 30_000);
  const product = await sellableProduct();
  const paths = [
    '/store',
    '/',
    `/products/${product.id}`,
    '/blogs',
    '/search?q=grinder',
    '/terms-and-conditions',
    '/login',
  ];
  await withRegistryRestored(async () => {
    const served: ServedPage[] = [];
    let over = false;
    const readers = Array.from({ length: READERS }, () => read(paths, served, () => over));
    const failed = Promise.all(readers);
    let set: Record<string, string> = {};
    let walks = 0;
    try {
      for (let nth = 1; nth <= PUBLISHES; nth += 1) {
        const app = APPS[nth % APPS.length] ?? 'shell';
        const version = await publishMarked(app, nth);
        // The next page load has the new release.
        expect((await releasesGiven())[app]).toBe(version);
        if (nth === Math.ceil(PUBLISHES / 2)) {
          await page.goto('/');
          set = await page.locator('#storefront-state').evaluate((state) => {
            const { releases } = JSON.parse(state.textContent) as {
              releases: Record<string, { version: string }>;
            };
            return Object.fromEntries(
              Object.entries(releases).map(([name, release]) => [name, release.version]),
            );
          });
        } else if (Object.keys(set).length > 0 && nth % 5 === 0) {
          await walk(page, set);
          walks += 1;
        }
      }
      await walk(page, set);
      walks += 1;
    } finally {
      over = true;
      await failed;
    }
    expect(await releasesGiven()).not.toEqual(set);
    const wrong = served.flatMap((each) => each.wrong);
    const good = served.filter((each) => each.wrong.length === 0).length;
    const rendered = served.filter((each) => each.rendered).length;
    const sets = new Set(served.map(({ versions }) => Object.values(versions).join()));
    console.log(
      `${PUBLISHES} publishes: ${good} / ${served.length} pages of one release set (${rendered} rendered on the server, ${sets.size} sets), ${walks} walks of one tab`,
    );
    expect([...new Set(wrong)]).toEqual([]);
    expect(sets.size).toBeGreaterThan(PUBLISHES / 2);
    expect(rendered).toBeGreaterThan(0);
  });
});
