/** A list's cards with fields of the trade: when a sale ends, and how many a card's button adds. */
import type { Page } from '@playwright/test';
import { painted, violations } from '../shop/axe';
import { importCatalogue } from '../shop/import-catalogue';
import { LONG } from '../shop/long';
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';

const sale = { price: 1500, sale_price: 1200, sale_ends: '2099-06-20' };
const quantities = { minimum_order: 10, order_step: 5 };

/** Each name begins with a word that no other catalogue has. */
const catalogue = {
  brands: [{ id: 1, brand_name: 'Yakal' }],
  categories: [{ id: 1, category_name: 'Yakal Cards' }],
  products: Object.entries({
    Anchor: [{ price: 50 }],
    Bolts: [{ price: 12, unit: 'box', ...quantities }],
    Rope: [
      { ...sale, ...quantities, unit: 'coil' },
      { variant_name: 'Short', default: false, price: 900 },
    ],
    Winch: [{ ...sale, stock: 0 }],
  }).map(([name, variants]) => ({
    id: name,
    product_name: `Yakal ${name}`,
    brand: 1,
    category: 1,
    variants: variants.map((variant) => ({
      variant_name: 'Standard',
      default: true,
      images: [{ path: 'mark.svg' }],
      ...variant,
    })),
  })),
};

test.beforeAll(async () => {
  expect(await importCatalogue(catalogue, 'yakal', ['mark.svg'])).toMatch(/Imported/);
});

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the list of the products above. */
async function openCards(page: Page): Promise<void> {
  const { category } = await clientOf().productNamed('Yakal Anchor');
  await page.goto(`/category/${category.id}`);
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(
    `cards with all fields have one height and nothing that axe complains of at ${width} [T61]`,
    width === 360 ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openCards(page);
        await expect(
          main(page)
            .getByText(/^₱[\d,.]+ with VAT$/)
            .first(),
        ).toBeVisible();
        const cards = main(page).getByRole('article');
        await expect(cards.filter({ hasText: 'Yakal Rope' })).toContainText('per coil');
        const sold = cards.filter({ hasText: 'Yakal Winch' });
        await expect(sold.getByText('Out of Stock')).toBeVisible();
        await expect(sold.getByText('Sale until June 20, 2099')).toBeVisible();
        const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
        expect(new Set(boxes.map((box) => Math.round(box?.height ?? 0))).size).toBe(1);
        await page.evaluate(painted);
        expect(await violations(page), colorScheme).toEqual([]);
      }
    },
  );
}

test('a card says how many its Add puts in, by keyboard and to a screen reader [T63]', async ({
  page,
}) => {
  await openCards(page);
  const add = page.getByRole('button', { name: 'Add 10: Yakal Bolts' });
  await expect(add).toHaveText('Add 10');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('10');
  await expect(dialog(page).getByText('Minimum order 10, in steps of 5')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add to cart', exact: true }).press('Enter');
  await expect(dialog(page).getByRole('status').filter({ hasText: '10 added.' })).toBeVisible();
});
