/** A catalogue whose categories are a tree, the marks of brands, and the model numbers of what is bought. */
import type { Page } from '@playwright/test';
import { addToCart, cartButton } from '../shop/cart-steps';
import { importCatalogue } from '../shop/import-catalogue';
import { LONG } from '../shop/long';
import { overlap } from '../shop/overlap';
import { placeOrderFor } from '../shop/placed-order';
import { clientOf } from '../shop/provider-client';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

const phone = { width: 360, height: 740 };

/** Each name begins with a word that no other catalogue has. */
const catalogue = {
  brands: [
    { id: 1, brand_name: 'Banaba', file_name: 'mark.svg', image_path: 'mark.svg' },
    { id: 2, brand_name: 'Markless Banaba' },
  ],
  categories: [
    { id: 'f', category_name: 'Banaba Fixings', image_path: 'mark.svg' },
    { id: 'b', category_name: 'Banaba Bolts', parent: 'f' },
    { id: 'h', category_name: 'Banaba Hex Bolts', parent: 'b' },
    { id: 'n', category_name: 'Banaba Nuts', parent: 'f', image_path: 'mark.svg' },
  ],
  products: Array.from({ length: 14 }, (_, at) => ({
    id: at + 1,
    product_name: `Banaba Fixing ${at + 1}`,
    brand: at === 0 ? 2 : 1,
    category: at < 13 ? 'h' : 'n',
    variants: [
      {
        variant_name: 'Box',
        price: 100 + at,
        default: true,
        specs: [{ label: 'Model', specs: `BNB-${at + 1}` }],
        images: [{ path: 'mark.svg' }],
      },
    ],
  })),
};

test.beforeAll(async () => {
  const said = await importCatalogue(catalogue, 'banaba', ['mark.svg']);
  expect(said).toMatch(/Imported/);
});

const fixing = () => clientOf().productNamed('Banaba Fixing 3');
const main = (page: Page) => page.getByRole('main');

test('categories are found from the top down, and a category has what is below it [T30]', async ({
  page,
}) => {
  await page.goto('/categories');
  const group = main(page).getByRole('region', { name: 'Banaba Fixings' });
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await expect(group.locator('img').first()).toBeVisible();
  await group.getByRole('link', { name: 'Banaba Fixings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banaba Fixings' })).toBeVisible();
  await expect(main(page).getByText('14 products', { exact: true }).first()).toBeVisible();
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(14);
  await main(page)
    .getByRole('navigation', { name: 'Categories in Banaba Fixings' })
    .getByRole('link', { name: /^Banaba Bolts/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banaba Bolts' })).toBeVisible();
  await expect(main(page).getByText('13 products', { exact: true }).first()).toBeVisible();
});

test('the way back up is on categories and products, for search engines too [T31]', async ({
  page,
}) => {
  const { id, category } = await fixing();
  await page.goto(`/category/${category.id}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText([
    'Categories',
    'Banaba Fixings',
    'Banaba Bolts',
  ]);
  await page.goto(`/products/${id}`);
  await expect(trail.getByRole('link')).toHaveText([
    'All Products',
    'Banaba Fixings',
    'Banaba Bolts',
    'Banaba Hex Bolts',
  ]);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toMatch(/BreadcrumbList.*Banaba Fixings.*Banaba Bolts.*Banaba Hex Bolts/);
});

test('the menu is grouped, and opened branch by branch on a phone [T32]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const bolts = menu.getByRole('link', { name: /^Banaba Bolts/ });
  const branch = menu.getByText('Banaba Fixings', { exact: true });
  await expect(branch).toBeVisible();
  await expect(bolts).toBeHidden();
  await branch.click();
  await bolts.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banaba Bolts' })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`a brand's page begins with its mark, at ${width} [T33]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/products/${(await fixing()).id}`);
    await main(page).getByRole('link', { name: 'Banaba', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Banaba' });
    const mark = heading.locator('..').locator('img');
    await expect(mark).toBeInViewport();
    expect(await overlap(mark, heading)).toBe(false);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test(
  'the model number comes first in a guest’s cart, and in an inquiry [T34]',
  LONG,
  async ({ page }) => {
    const product = await fixing();
    await addToCart(page, product);
    await page.getByRole('button', { name: 'Inquire', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Inquiry')).toHaveValue(/Model BNB-3 \(Box\)/);
    await page.keyboard.press('Escape');
    await cartButton(page).click();
    await expect(page.getByRole('dialog').getByText('BNB-3')).toBeVisible();
  },
);

test('a placed order keeps its model numbers and says each line’s total [T34 T35]', async ({
  page,
}) => {
  const product = await fixing();
  const variant_id = product.variants[0]?.id ?? 0;
  const customer = await registeredCustomer();
  const line = { product_id: product.id, variant_id, quantity: 3 };
  const { number } = await placeOrderFor(customer, [line]);
  await signIn(page, customer);
  await page.goto('/order-history');
  const row = main(page).getByRole('listitem').filter({ hasText: 'Banaba Fixing 3' });
  await expect(row).toContainText('BNB-3');
  await page.goto(`/order-history/${number}`);
  const ordered = main(page).getByRole('row').filter({ hasText: 'Banaba Fixing 3' });
  await expect(ordered).toContainText(/BNB-3.*₱102\.00.*₱306\.00/);
});

for (const path of ['/checkout', '/login']) {
  test(`${path} says without JavaScript what it needs, and how to order without it [T37]`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const words = /<noscript>.*?<\/noscript>/.exec(html)?.[0] ?? '';
    expect(words).toContain('Signing in, the cart and the checkout need JavaScript.');
    expect(words).toMatch(/<a href="tel:\+63285550142">/);
    expect(words).toMatch(/<a href="mailto:sales@/);
    expect(words).toMatch(/or come to \S.+, .+ \(.+\)\./);
  });
}
