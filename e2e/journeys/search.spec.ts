/** Searching while the server works: the dialog, its keys, and the page of all results. */
import type { Page, Request } from '@playwright/test';
import { LONG } from '../shop/long';
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search Products' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const found = (page: Page) => dialog(page).getByRole('option').and(page.locator('[href]'));
const isSearch = (request: Request) => request.url().endsWith('/products/search');

async function openDialog(page: Page, path = '/blogs'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Search products' }).click();
  await expect(box(page)).toBeFocused();
}

test('the dialog opens by its button and by keys, asks once for what is typed, and clears [S01]', async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) asked.push(request.postData() ?? '');
  });
  // All keys are sent at once, so that they come within the 300 ms also on a slow machine.
  await box(page).evaluate((input: HTMLInputElement) => {
    for (const text of ['s', 'sa', 'saf', 'safety', 'safety gear']) {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(found(page)).toHaveCount(20);
  expect(asked.map((body) => (JSON.parse(body) as { query: string; limit: number }).query)).toEqual(
    ['safety gear'],
  );
  expect(asked[0]).toContain('"limit":20');

  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await expect(dialog(page).getByText('results found')).toBeHidden();
  await box(page).fill('   ');
  await expect(dialog(page).getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a result shows what is known of the product, with what matched marked [S04] [S05]', async ({
  page,
}) => {
  await openDialog(page);
  await box(page).fill('angle grinder');
  await expect(dialog(page).getByText(/^[\d,]+ results found$/)).toBeVisible();
  const grinder = found(page).first();
  await expect(grinder).toContainText('Power Tools');
  await expect(grinder.locator('img')).toHaveCount(1);
  await expect(grinder).toContainText(/₱[\d,]+\.\d\d|Price Upon Inquiry/);
  await expect(grinder).toContainText(/\d+% match/);
  await expect(grinder.locator('mark').first()).toHaveText('Angle');
  await expect(grinder).toHaveAttribute('href', /^\/products\/\d+$/);

  await box(page).fill('<zzzzqqqq>');
  await expect(dialog(page).getByText('No products found for "<zzzzqqqq>"')).toBeVisible();
  await expect(dialog(page).getByText('Try different keywords or check spelling')).toBeVisible();

  const soldOut = await clientOf().productWith(({ variants }) =>
    variants.every((variant) => !variant.in_stock),
  );
  await box(page).fill(soldOut.product_name);
  await expect(found(page).filter({ hasText: soldOut.product_name }).first()).toContainText(
    'Out of Stock',
  );
});

test(
  'arrows move through the list, Enter follows, Escape leaves, and typing begins anew [S01]',
  LONG,
  async ({ page }) => {
    await openDialog(page);
    await box(page).fill('grinder');
    await expect(found(page).first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const options = dialog(page).getByRole('option');
    // Suggestions come above the results, by a call of their own: what is first is known with both.
    await expect(options.and(page.locator(':not([href])')).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? 'none',
    );
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    const path = await options.last().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'a search that is opened while the next page comes stays open over it, with its words [S01]',
  LONG,
  async ({ page }) => {
    // From the beginning: a page that nobody uses for a while prefetches.
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/blogs**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/store');
    await untilHydrated(page);
    // The dialog's code is here, so that only the page is waited for.
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/blogs"]')?.click();
    });
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached();
    await page.keyboard.press('/');
    await box(page).fill('anchor');
    release();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.locator('[data-page] h1')).toHaveText('Blogs');
    await expect(box(page)).toHaveValue('anchor');
    await expect(box(page)).toBeFocused();
    // What was open when a page was left is closed with it.
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  },
);

test('searches that were meant are remembered, ten of them, and five are shown [S06]', async ({
  page,
}) => {
  // Nine from before; two more are searched here.
  const before = Array.from({ length: 9 }, (_, at) => `anchor ${9 - at}`);
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('search-history')) {
      localStorage.setItem('search-history', JSON.stringify(kept));
    }
  }, before);
  await page.goto('/blogs');
  await untilHydrated(page);
  for (const at of [10, 11]) {
    await page.keyboard.press('Control+k');
    await box(page).fill(`anchor ${at}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=anchor%20${at}$`));
    await expect(dialog(page)).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await box(page).fill('   ');
  await page.keyboard.press('Enter');
  const recent = dialog(page)
    .getByRole('region', { name: 'Recent searches' })
    .getByRole('listitem');
  await expect(recent).toHaveText(['anchor 11', 'anchor 10', 'anchor 9', 'anchor 8', 'anchor 7']);
  const kept = await page.evaluate(() => localStorage.getItem('search-history'));
  expect(JSON.parse(kept ?? '')).toHaveLength(10);
  await dialog(page).getByRole('button', { name: 'Remove anchor 10' }).click();
  await expect(recent).toHaveText(['anchor 11', 'anchor 9', 'anchor 8', 'anchor 7', 'anchor 6']);
});

test('what is typed is completed, misspelled or said in Tagalog', LONG, async ({ page }) => {
  await openDialog(page);
  await box(page).fill('angle gri');
  await expect(
    dialog(page).getByRole('option', { name: 'Angle Grinder', exact: true }),
  ).toBeVisible();
  await box(page).fill('angle gridner');
  await dialog(page).getByRole('button', { name: 'angle grinder', exact: true }).click();
  await expect(box(page)).toHaveValue('angle grinder');
  await box(page).fill('lagaring bakal');
  await expect(found(page).first()).toContainText('Hacksaw');
  await box(page).fill('100mm grinder');
  await expect(found(page).first()).toContainText('Angle Grinder 100 mm');
});

test('the page of results can be shared: narrowed, sorted, with more', LONG, async ({ page }) => {
  await openDialog(page);
  await box(page).fill('safety gear');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=safety%20gear$/);
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results).toHaveCount(20);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);

  await page.getByRole('checkbox', { name: /^Bantaymor/ }).check();
  await expect(page).toHaveURL(/brand=\d+/);
  await expect(results.filter({ hasNotText: 'Bantaymor' })).toHaveCount(0);
  await page.getByLabel('Highest (₱)').fill('500');
  await page.getByRole('button', { name: 'Apply price' }).click();
  await expect(page).toHaveURL(/price_max=500/);
  await page.getByLabel('Sort by').selectOption('priceAsc');
  await expect(page).toHaveURL(/sort=priceAsc/);
  // The address says it at once, the list when the provider has answered.
  const pesos = async () =>
    (await results.allInnerTexts()).map((text) =>
      Number(/₱([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')),
    );
  await expect
    .poll(async () => {
      const prices = await pesos();
      return (
        prices.length > 1 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))
      );
    })
    .toBe(true);
  const shown = await results.allInnerTexts();
  await page.reload();
  await expect(results).toHaveCount(shown.length);
  expect(await results.allInnerTexts()).toEqual(shown);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(results).toHaveCount(20);
});
