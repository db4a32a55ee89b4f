/** The store and a product, as a visitor finds them. */
import { formattedPesos } from '../shop/pesos';
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';

test('the store sorts over the whole list, loads more until all is shown, and leads back up [R02]', async ({
  page,
}) => {
  await page.goto('/store');
  const cards = page.getByRole('main').locator('a[href^="/products/"]');
  await expect(cards).toHaveCount(12);
  await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Default');

  await page.getByLabel('Sort').selectOption('priceAsc');
  await expect(page).toHaveURL(/sort=priceAsc/);
  // The cheapest of all, not of the twelve that were shown.
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

  // Back from a product brings the same cards back; a shared link opens the same list.
  await cards.nth(20).click();
  await expect(page.locator('[data-page="product"]')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await page.reload();
  await expect(cards).toHaveCount(24);
});

test('a product opens by its own id and by a variant’s, which is then preselected [R03]', async ({
  page,
}) => {
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
  // The canonical link is the product's.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/products/${product.id}$`),
  );
});

test('a product without a price is inquired for, and can’t be put into the cart', async ({
  page,
}) => {
  const product = await clientOf().productWith((details) =>
    details.variants.every((variant) => !variant.price),
  );
  await page.goto(`/products/${product.id}`);
  await expect(page.getByText('Price Upon Inquiry').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Inquire for Price' }).click();
  await expect(page.getByRole('dialog').getByLabel('Inquiry', { exact: true })).toHaveValue(
    new RegExp(product.product_name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
});
