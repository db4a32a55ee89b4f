/** Where a way ends: a drawing that costs no script, and ways on. */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { expect, test } from '../shop/test';

/** The drawing has come, and fills a room of fixed size. */
async function expectDrawn(page: Page, name: string): Promise<void> {
  const room = page.locator(`[data-drawing="${name}"]`);
  await expect(room).toBeVisible();
  expect((await room.boundingBox())?.height).toBeGreaterThanOrEqual(160);
  await expect
    .poll(() =>
      page.evaluate(
        (file) =>
          performance
            .getEntriesByType('resource')
            .some(
              (entry) =>
                entry.name.endsWith(file) &&
                'responseStatus' in entry &&
                entry.responseStatus === 200,
            ),
        `/drawings/${name}.svg`,
      ),
    )
    .toBe(true);
}

test('a path that does not exist is drawn in the first document, with ways on [R16]', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const text = (await answer?.text()) ?? '';
  expect(text).toContain('data-drawing="missing"');
  expect(text).toContain('url(/drawings/missing.svg)');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expectDrawn(page, 'missing');
  await expect(main.getByRole('button', { name: 'Go back' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/store');
  await main.getByRole('textbox', { name: 'Search Products' }).fill('drill');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=drill$/);
});

test('a drawing that does not come moves nothing', LONG, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/no/such/page');
  await expectDrawn(page, 'missing');
  const drawn = await title.boundingBox();
  await page.route('**/drawings/**', (route) => route.abort());
  await page.goto('/no/such/page');
  await expect(title).toBeVisible();
  expect(await title.boundingBox()).toEqual(drawn);
});

test('a search that finds nothing is an empty bin with two ways on [S05]', async ({ page }) => {
  await page.goto('/search?q=qqqqxyz');
  await expect(page.getByRole('heading', { name: /^No products found for/ })).toBeVisible();
  await expectDrawn(page, 'bin');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'All categories' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask us' })).toBeVisible();
});

test('an empty cart is an empty hand truck with two ways on [K04]', LONG, async ({ page }) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Cart is Empty' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'No products added.' })).toBeVisible();
  await expectDrawn(page, 'cart');
  await expect(drawer.getByRole('link', { name: 'Go to the store' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Quick order' })).toBeVisible();
});
