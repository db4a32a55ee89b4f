/** Comparing products: chosen on a phone, side by side, by link. */
import type { Page } from '@playwright/test';
import { painted, violations } from '../shop/axe';
import { clientOf } from '../shop/provider-client';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

const phone = { width: 360, height: 740 };

const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const preview = (page: Page, name: string) =>
  page.locator(`meta[property="og:${name}"]`).getAttribute('content');

test('three products are chosen on a phone and stand side by side [B40] [B41] [B42] [B43]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone);
  const listed = await clientOf().products({ limit: 3, offset: 0 });
  const names = listed.map(({ product_name: name }) => name);
  await page.goto('/store');
  await untilHydrated(page);
  for (const name of names.slice(0, 2)) {
    await page.getByRole('checkbox', { name: `Compare: ${name}`, exact: true }).check();
  }
  await expect(tray(page)).toBeInViewport({ ratio: 1 });
  // The third on its own page, whose bar at the bottom stays in reach.
  await page.goto(`/products/${listed[2]?.id ?? 0}`);
  await untilHydrated(page);
  await page.getByRole('checkbox', { name: /^Compare: / }).check();
  const bar = page.getByRole('button', { name: 'Add to cart', exact: true });
  const [low, high] = [await bar.boundingBox(), await tray(page).boundingBox()];
  expect((high?.y ?? 0) + (high?.height ?? 999)).toBeLessThanOrEqual((low?.y ?? 0) + 1);
  await tray(page).getByRole('link', { name: 'Compare 3' }).click();
  await expect(page).toHaveURL(/\/compare\?products=\d+,\d+,\d+$/);

  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  for (const name of names)
    await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('₱');
  const differing = await table.getByRole('rowheader', { name: /Differs$/ }).count();
  const all = await table.getByRole('rowheader').count();
  expect(differing).toBeGreaterThan(0);

  // A label of ten letters is not broken where the browser hyphenates none.
  const lines = await table
    .getByRole('rowheader')
    .last()
    .evaluate((cell) => {
      const words = document.createElement('span');
      words.textContent = 'Quantities';
      cell.append(document.createElement('br'), words);
      const { length } = words.getClientRects();
      words.previousSibling?.remove();
      words.remove();
      return length;
    });
  expect(lines).toBe(1);

  // Two columns are in sight; names and labels stay while the rest moves under them.
  const region = page.getByRole('region', { name: 'Comparison' });
  const label = table.getByRole('rowheader').first();
  for (const name of names.slice(0, 2)) {
    await expect(table.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
  }
  await region.evaluate((box) => box.scrollTo(1e4, 1e4));
  const last = table.getByRole('link', { name: names[2] ?? '', exact: true });
  await expect(last).toBeInViewport({ ratio: 0.9 });
  const [left, corner] = [await label.boundingBox(), await region.boundingBox()];
  expect(Math.abs((left?.x ?? -99) - (corner?.x ?? 0))).toBeLessThanOrEqual(2);
  await region.evaluate((box) => box.scrollTo(0, 0));

  await page.getByText('Only differences').click();
  await expect(page).toHaveURL(/&only=differences$/);
  await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(all);
  const kept = await table.getByRole('rowheader').count();
  // Rows in which each says something else are kept too, without the mark.
  expect(kept).toBeGreaterThan(differing);
  await expect(table.getByRole('rowheader', { name: /Differs$/ })).toHaveCount(differing);
  await page.reload();
  await untilHydrated(page);
  await expect(table.getByRole('rowheader')).toHaveCount(kept);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(painted);
    expect(await violations(page)).toEqual([]);
  }
});

test('a comparison’s link works in another browser, without scripts and on paper [B44] [B45] [B46] [B52]', async ({
  browser,
}) => {
  const listed = await clientOf().products({ limit: 2, offset: 0 });
  const ids = listed.map(({ id }) => id);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const origin = shopAddress().shop;
  await page.goto(`${origin}/compare?products=${ids.join(',')},99999999`);
  const table = page.getByRole('table');
  for (const { product_name: name } of listed) {
    await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(table.getByText('This product does not exist.')).toBeVisible();
  expect(await preview(page, 'title')).toContain(listed[0]?.product_name);
  expect(await preview(page, 'description')).toContain('side by side');
  expect(await preview(page, 'url')).toMatch(
    new RegExp(`^https?://.*/compare\\?products=${ids.join(',')}$`),
  );
  const picture = (await preview(page, 'image')) ?? '';
  expect(picture).toMatch(/^https?:\/\//);
  const image = await context.request.get(`${origin}${picture.replace(/^https?:\/\/[^/]+/, '')}`);
  expect(image.headers()['content-type']).toBe('image/png');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
  const wider = await table.evaluate((box) => box.scrollWidth - document.body.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);

  const none = await page.goto(`${origin}/compare?products=99999999`);
  expect(none?.status()).toBe(404);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Browse all products' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await context.close();
});
