/** The store and a product page, for a visitor. */
import { LONG } from '../shop/long';
import { formattedPesos } from '../shop/pesos';
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';
import type { Locator } from '@playwright/test';

test('the store sorts over the whole list, loads more until all is shown, and leads back up [R02]', async ({
  page,
}) => {
  await page.goto('/store');
  const cards = page.getByRole('main').locator('a[href^="/products/"]');
  await expect(cards).toHaveCount(12);
  await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Default');

  await page.getByLabel('Sort').selectOption('priceAsc');
  await expect(page).toHaveURL(/sort=priceAsc/);
  // The list begins with the cheapest of all products, not of the twelve shown before.
  const [cheapest] = await clientOf().products({ limit: 1, filter: { sort: 'priceAsc' } });
  await expect(cards.first()).toContainText(cheapest?.product_name ?? 'nothing');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: cheapest?.product_name ?? 'nothing' })
      .first(),
  ).toContainText(formattedPesos(cheapest?.price ?? 0));

  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(24);
  const names = await cards.allInnerTexts();
  expect(new Set(names).size).toBe(24);

  const up = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(up).toBeHidden();
  await page.evaluate(() => {
    window.scrollTo(0, 301);
  });
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // Back from a product shows the same cards again, and a shared link opens the same list.
  await cards.nth(20).click();
  await expect(page.locator('[data-page="product"]')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await page.reload();
  await expect(cards).toHaveCount(24);
});

test(
  'a product opens by its own id and by a variant’s, which is then preselected [R03]',
  LONG,
  async ({ page }) => {
    const product = await clientOf().productWith((details) => details.variants.length > 2);
    const second = product.variants[1];
    await page.goto(`/products/${product.id}`);
    const heading = page.locator('[data-page="product"]').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(product.product_name);
    await page.goto(`/products/${second?.id}`);
    await expect(heading).toHaveText(product.product_name);
    await expect(
      page.getByRole('radio', { name: second?.variant_name ?? '', exact: true }),
    ).toBeChecked();
    // The canonical link is that of the product, not of the variant.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/products/${product.id}$`),
    );
  },
);

test('an order chosen in the store holds in a category, a brand and the store again, and nothing is asked for in another first [C03]', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/store/products')) return;
    const { type = 'all', filter } = request.postDataJSON() as {
      type?: string;
      filter: { sort: string };
    };
    asked.push(`${type} ${filter.sort}`);
  });
  const cards = page.getByRole('main').locator('a[href^="/products/"]');
  const order = page.getByLabel('Sort').locator('option:checked');
  const follow = async (url: string, link: Locator) => {
    await link.click();
    await expect(page.locator(`[data-page="${url}"]`)).toBeVisible();
    await expect(order).toHaveText('Name: Z to A');
    await expect(page).toHaveURL(new RegExp(`/${url}(/\\d+)?\\?sort=za$`));
  };
  await page.goto('/store');
  await page.getByLabel('Sort').selectOption('za');
  await expect(page).toHaveURL(/\?sort=za$/);
  await cards.first().click();
  const product = page.locator('[data-page="product"]');
  const lists = (kind: string) => product.locator(`a[href^="/${kind}/"]`).first();
  await follow('category', lists('category'));
  await page.goBack();
  await follow('brand', lists('brand'));
  await follow('store', page.getByRole('contentinfo').getByRole('link', { name: 'All products' }));
  // Related products are in the category's own order.
  expect(asked.filter((one) => one !== 'category default')).toEqual([
    'all za',
    'category za',
    'brand za',
  ]);
  await page.reload();
  await expect(order).toHaveText('Name: Z to A');
  await expect(cards).toHaveCount(12);
});

test('two quick clicks on Load More ask for the next page once [C01]', async ({ page }) => {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/store/products')) return;
    offsets.push((request.postDataJSON() as { offset: number }).offset);
  });
  await page.goto('/store');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Load More' }).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  expect(offsets).toEqual([12]);
});
