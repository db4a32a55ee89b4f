/**
 * Another supplier's catalogue is imported while the shop runs; its products are found and bought.
 */
import { importCatalogue } from '../shop/import-catalogue';
import { LONG } from '../shop/long';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

const products = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  product_name: `Tikling Plumb Bob ${at + 1}`,
  brand: 1,
  category: 1,
  variants: [
    { variant_name: 'Standard', price: 100 + at, images: [{ path: 'bob.svg' }], default: true },
  ],
}));
const catalogue = {
  brands: [{ id: 1, brand_name: 'Tikling' }],
  categories: [{ id: 1, category_name: 'Plumb Bobs' }],
  products,
};

const importRows = (rows: object) => importCatalogue(rows, 'tikling', ['bob.svg']);

test(
  'an imported catalogue is browsed, searched by name and bought; a bad row is named and nothing comes in',
  LONG,
  async ({ page }) => {
    const bad = {
      ...catalogue,
      products: [...products, { id: 31, product_name: 'Torn', brand: 9 }],
    };
    const refused = await importRows(bad);
    expect(refused).toContain('30');
    expect(refused).toMatch(/category|variants|brand/);
    const customer = await registeredCustomer();
    await signIn(page, customer);
    await page.goto('/search?q=Tikling');
    await expect(page.getByText('No products found for "Tikling"')).toBeVisible();

    expect(await importRows(catalogue)).toMatch(/products: 30 added/);
    expect(await importRows(catalogue)).toMatch(/products: 30 unchanged/);

    await page.goto('/brands');
    await page.getByLabel('Search brands').fill('tikl');
    await page
      .locator('main')
      .getByRole('link', { name: /Tikling/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tikling' })).toBeVisible();
    const cards = page.locator('main a[href^="/products/"]');
    await expect(cards).toHaveCount(12);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cards).toHaveCount(24);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cards).toHaveCount(30);
    await expect(page.getByRole('link', { name: 'Load More' })).toBeHidden();

    await page.goto('/search?q=Tikling+Plumb+Bob+17');
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tikling Plumb Bob 17' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText('Tikling Plumb Bob 17')).toBeVisible();
    // 116 pesos, and 12 % VAT.
    await expect(page.locator('dl').getByText('₱129.92')).toBeVisible();
  },
);
