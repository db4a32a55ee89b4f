/**
 * Searching while the server fails, is slow, answers in the wrong order, sends garbage or is down.
 */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { clearFaults, expect, setFault, test } from '../shop/test';

const SEARCH = '/api/store/products/search';
const box = (page: Page) => page.getByRole('combobox', { name: 'Search Products' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const found = (page: Page) => dialog(page).getByRole('option').and(page.locator('[href]'));

test.afterEach(clearFaults);

/** Opens the search in the store, so that the fallback can search the store's first products. */
async function openInStore(page: Page): Promise<void> {
  await page.goto('/store');
  const cards = page.getByRole('main').locator('a[href^="/products/"]');
  await expect(cards).toHaveCount(12);
  const fallback = page.waitForResponse((answer) => answer.url().includes('fuzzy-search'));
  await page.getByRole('button', { name: 'Search products' }).click();
  await expect(box(page)).toBeFocused();
  await (await fallback).finished();
}

test('the products seen so far are searched when the server’s answer is no use [S02] [S07]', async ({
  page,
}) => {
  const faults = [
    { kind: 'status', status: 500 },
    { kind: 'cut' },
    { kind: 'malformed' },
    { kind: 'wrong-shape', body: {} },
  ] as const;
  // The fault also affects suggestions and popular searches.
  await setFault({ ...faults[0], path: SEARCH });
  await openInStore(page);
  await expect(dialog(page).getByRole('button', { name: 'safety gear' })).toBeVisible();
  const popular = dialog(page)
    .getByRole('region', { name: 'Popular searches' })
    .getByRole('button');
  await expect(popular).toHaveText(['drill', 'generator', 'hammer', 'welding', 'safety gear']);
  for (const fault of faults) {
    await test.step(fault.kind, async () => {
      await clearFaults();
      await box(page).fill('hacksaw');
      await expect(dialog(page).getByText(/^[\d,]+ results? found$/)).toBeVisible();
      await setFault({ ...fault, path: SEARCH });
      await box(page).fill('angle gridner');
      await expect(
        dialog(page).getByText(/^[\d,]+ results? found among the 12 products seen so far$/),
      ).toBeVisible();
      await expect(found(page).first()).toContainText('Angle Grinder');
      await expect(found(page).first().locator('mark').first()).toBeVisible();
      await expect(dialog(page).getByRole('option')).toHaveCount(await found(page).count());
    });
  }
});

test(
  'highlights that can’t be read cost no result, and the words are marked all the same [S04]',
  LONG,
  async ({ page }) => {
    const item = {
      id: 1,
      product_name: 'Angle Grinder 100 mm',
      price: 4500,
      match_percent: 'high',
    };
    const results = [
      { ...item, highlights: { product_name: '<em>Angle</em> Grinder' } },
      { ...item, id: 2, highlights: { product_name: [{ from: 60, to: 67 }] } },
      { ...item, id: 3 },
    ];
    await setFault({ kind: 'wrong-shape', body: { results }, path: SEARCH });
    await page.goto('/search?q=grinder');
    const list = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
    await expect(list).toHaveCount(3);
    await expect(list.locator('mark')).toHaveText(['Grinder', 'Grinder', 'Grinder']);
    await expect(page.getByText('3 results found', { exact: true })).toBeVisible();
  },
);

test('offline, the products seen so far are still found [S02]', LONG, async ({ page, context }) => {
  await openInStore(page);
  await context.setOffline(true);
  await box(page).fill('grinder');
  await expect(dialog(page).getByText(/among the 12 products seen so far/)).toBeVisible();
  await expect(found(page).first()).toContainText('Grinder');
  await context.setOffline(false);
  await box(page).fill('generator');
  await expect(dialog(page).getByText(/^[\d,]+ results found$/)).toBeVisible();
});

test(
  'an older answer never replaces a newer one, and waiting is said [S02]',
  LONG,
  async ({ page }) => {
    await openInStore(page);
    await setFault({ kind: 'delay', milliseconds: 4_000, path: SEARCH, method: 'POST', times: 1 });
    const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SEARCH));
    // The wait begins before the request can be sent, because the request may come very early.
    const asked = page.waitForRequest(
      (request) => request.postData()?.includes('generator') ?? false,
    );
    await box(page).fill('generator');
    await expect(dialog(page).getByText('Searching')).toBeAttached();
    await asked;
    await box(page).fill('jigsaw');
    // The older request was aborted, so its answer can't come any more.
    await given;
    await expect(found(page).first()).toContainText('Jigsaw');
    await expect(dialog(page).getByText('Searching')).toBeHidden();

    await clearFaults();
    await setFault({ kind: 'delay', milliseconds: 2_000, path: SEARCH, method: 'POST', times: 1 });
    await box(page).fill('hacksaw');
    await expect(dialog(page).getByText('Searching')).toBeAttached();
    await expect(found(page).first()).toContainText('Hacksaw');
  },
);

test('where nothing was seen yet, and where the fallback is away too, the dialog says so and tries again [S08]', async ({
  page,
}) => {
  await setFault({ kind: 'status', status: 503, path: SEARCH });
  await page.goto('/blogs');
  await page.getByRole('button', { name: 'Search products' }).click();
  await box(page).fill('drill');
  await expect(dialog(page).getByText('No products available to search')).toBeVisible();
  await clearFaults();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(found(page).first()).toContainText('Drill');

  await setFault({ kind: 'status', status: 503, path: SEARCH });
  // This is a file of the remote's release, not a call of the provider.
  await page.route(/fuzzy-search/, (route) => route.abort());
  await page.goto('/store');
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(12);
  await page.getByRole('button', { name: 'Search products' }).click();
  await box(page).fill('drill');
  await expect(dialog(page).getByText('Search failed. Please try again.')).toBeVisible();
});
