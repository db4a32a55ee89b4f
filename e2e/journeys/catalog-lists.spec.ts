/** Categories, brands and their lists, in a catalogue of special cases. */
import { importHardCatalogue, SIZES } from '../shop/hard-catalogue';
import { LONG } from '../shop/long';
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';
import type { Page } from '@playwright/test';

test.beforeAll(importHardCatalogue);

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
const loadMoreOf = (page: Page) => page.getByRole('link', { name: 'Load More' });

test('a category has its count, pages of 12, the shared sort over all of it, and Clear Filter back to the store [R04 C01 C03]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/store/products')) return;
    offsets.push((request.postDataJSON() as { offset: number }).offset);
  });
  const categories = Object.entries(SIZES);
  for (const [name, size] of categories) {
    await test.step(`${name}: ${size} products`, async () => {
      const id = await clientOf().categoryNamed(name);
      await page.goto(`/category/${id}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(
        page.getByRole('main').getByText(`${size} products`, { exact: true }),
      ).toBeVisible();
      if (size === 0) {
        await expect(page.getByText('No Products Available.')).toBeVisible();
        await expect(loadMoreOf(page)).toBeHidden();
        return;
      }
      await expect(cardsOf(page)).toHaveCount(12);
      for (let shown = 24; shown <= size; shown += 12) {
        await loadMoreOf(page).click();
        await expect(cardsOf(page)).toHaveCount(shown);
      }
      // All pages are full, so only an empty page shows that there are no more products.
      await loadMoreOf(page).click();
      await expect(loadMoreOf(page)).toBeHidden();
      await expect(cardsOf(page)).toHaveCount(size);
      expect(offsets).toContain(size);
    });
  }

  await test.step('sorts over the whole list, in each of its orders', async () => {
    const id = await clientOf().categoryNamed('Batibot Two Dozen');
    await page.goto(`/category/${id}`);
    const firstOf = {
      default: 'Part 01',
      az: 'Part 01',
      za: 'Part 24',
      priceAsc: 'Part 24',
      priceDesc: 'Part 01',
    };
    const sort = page.getByLabel('Sort');
    await expect(sort.locator('option:checked')).toHaveText('Default');
    expect(
      await sort
        .locator('option')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual(Object.keys(firstOf));
    for (const [order, first] of Object.entries(firstOf)) {
      await sort.selectOption(order);
      await expect(cardsOf(page).first()).toContainText(first);
    }
  });

  await test.step('Clear Filter leads to the store, which starts over', async () => {
    await page.getByRole('link', { name: 'Clear Filter' }).click();
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.locator('[data-page="store"]').getByRole('article')).toHaveCount(12);
    await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Default');
  });
});

test('a brand has its products, sorted and loaded like any list, also by a shared link [R06]', async ({
  page,
}) => {
  const id = await clientOf().brandNamed('Batibot');
  await page.goto(`/brand/${id}?sort=za&pages=2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Batibot' })).toBeVisible();
  await expect(page.getByRole('main').getByText('36 products', { exact: true })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(24);
  await expect(cardsOf(page).first()).toContainText('Batibot 2 Part 24');
  await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Name: Z to A');
  await loadMoreOf(page).click();
  await expect(cardsOf(page)).toHaveCount(36);
  await page.goto(`/brand/${await clientOf().brandNamed('Batibot Empty')}`);
  await expect(page.getByText('No Products Available.')).toBeVisible();
});

for (const { path, title, label, typed, found, empty } of [
  {
    path: '/categories',
    title: 'Categories',
    label: 'Search categories',
    typed: 'OT TWO',
    found: 'Batibot Two Dozen',
    empty: 'No categories found',
  },
  {
    path: '/brands',
    title: 'Brands',
    label: 'Search brands',
    typed: 't hEA',
    found: 'Batibot Heavy',
    empty: 'No brands available',
  },
]) {
  const row = path === '/categories' ? 'R05' : 'R07';
  test(`${path} lists all, in a grid or a list, found by any part of a name [${row} C09]`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const list = page.getByRole('main').getByRole('list', { name: title });
    const all = await list.getByRole('listitem').count();
    expect(all).toBeGreaterThan(3);
    await expect(list).toHaveAttribute('data-view', 'grid');
    await page.getByRole('main').getByRole('button', { name: 'List' }).click();
    await expect(list).toHaveAttribute('data-view', 'list');
    const box = page.getByLabel(label);
    // The filter works from the first letter on, in upper and lower case.
    await box.fill('b');
    await expect(list.getByRole('link', { name: found })).toBeVisible();
    await box.fill(typed);
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await box.fill('no such name');
    await expect(page.getByRole('main').getByText(empty)).toBeVisible();
    await box.fill('');
    await expect(list.getByRole('listitem')).toHaveCount(all);
    await page.reload();
    await expect(list).toHaveAttribute('data-view', 'list');
    await list.getByRole('link', { name: found }).click();
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();
  });
}

test('the product menu has both lists, each with its own filter, counts and View all [L05]', async ({
  page,
}) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  const menu = page.locator('#products-menu');
  const categories = menu.getByRole('list', { name: 'Categories' });
  const brands = menu.getByRole('list', { name: 'Brands' });
  await expect(brands.getByRole('link', { name: /^Batibot\s.*36 products/ })).toBeVisible();
  await menu.getByLabel('Filter categories').fill('bot twelve');
  await expect(categories.getByRole('link')).toHaveCount(1);
  await expect(categories.getByRole('link')).toContainText('12 products');
  // The other list keeps its own filter.
  expect(await brands.getByRole('link').count()).toBeGreaterThan(3);
  await menu.getByLabel('Filter brands').fill('zzz');
  await expect(menu.getByText('No brands available')).toBeVisible();
  await expect(categories).toHaveAttribute('data-view', 'grid');
  await menu.getByRole('button', { name: 'List' }).click();
  await expect(categories).toHaveAttribute('data-view', 'list');
  await expect(menu.getByRole('link', { name: 'View all brands' })).toHaveAttribute(
    'href',
    '/brands',
  );
  await menu.getByRole('link', { name: 'View all categories' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(menu).toBeHidden();
});

test(
  'a list is filtered by chips that the link carries, and from a sheet on a phone',
  LONG,
  async ({ page }) => {
    const brand = await clientOf().brandNamed('Batibot');
    await page.goto(`/store?brand=${brand}&price_max=4310&sort=az`);
    const chips = page.getByRole('list', { name: 'Filters' });
    await expect(chips.getByRole('button', { name: 'Remove filter: Batibot' })).toBeVisible();
    // The first costs 4,321 pesos, each other a peso less than the one before: the twelfth and later
    // ones match.
    await expect(cardsOf(page)).toHaveCount(12);
    await page.getByLabel('In stock only').check();
    await expect(page).toHaveURL(/in_stock=1/);
    await expect(chips.getByRole('button', { name: 'Remove filter: In stock' })).toBeVisible();
    await chips.getByRole('button', { name: 'Remove filter: Up to ₱4,310.00' }).click();
    await expect(cardsOf(page)).toHaveCount(12);
    await expect(page).not.toHaveURL(/price_max/);
    await expect(page.getByRole('main').getByText('Out of Stock')).toHaveCount(0);
    await page.getByLabel('Lowest (₱)').fill('4,320');
    await page.getByRole('button', { name: 'Apply price' }).click();
    // The first and the second product of each of the two categories.
    await expect(cardsOf(page)).toHaveCount(4);
    await chips.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(chips).toBeHidden();
    await expect(page).toHaveURL(/\/store\?sort=az$/);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Filter brands').fill('batibot');
    await sheet.getByLabel('Batibot Heavy').check();
    await expect(sheet.getByRole('status')).toHaveText('2 products shown');
    await sheet.getByRole('button', { name: 'Show 2 products' }).click();
    await expect(sheet).toBeHidden();
    await expect(cardsOf(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
);

test('Back from a product finds the same cards at the same place', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/store?sort=za');
  for (const shown of [24, 36]) {
    await loadMoreOf(page).click();
    await expect(cardsOf(page)).toHaveCount(shown);
  }
  const card = cardsOf(page).nth(30);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole('heading').innerText();
  const before = await card.boundingBox();
  await card.getByRole('link').click();
  await expect(page.locator('[data-page="product"]').getByRole('heading', { level: 1 })).toHaveText(
    name,
  );
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(36);
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 1e6) - (before?.y ?? 0)))
    .toBeLessThan(4);
});
