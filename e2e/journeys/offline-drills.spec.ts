/** Drills by number, letter, inch and millimetre, in the catalogue on a device. */
import type { Page } from '@playwright/test';
import { importCatalogue } from '../shop/import-catalogue';
import { expect, test } from '../shop/test';

/** By a word that no other catalogue has. */
const NAMES = [
  'Molave Drill Bit #7',
  'Molave Drill Bit 0.201 in',
  'Molave Drill Bit 5.11 mm',
  'Molave Drill Bit 5.1 mm',
  'Molave Drill Bit Letter F',
  'Molave Drill Bit 6.53 mm',
  'Molave Drill Bit 13/64 in',
  'Molave Wood Screw #7 x 1 in',
];
const catalogue = {
  brands: [{ id: 1, brand_name: 'Molave' }],
  categories: [{ id: 1, category_name: 'Molave Goods' }],
  products: NAMES.map((name) => ({
    id: name,
    product_name: name,
    brand: 1,
    category: 1,
    variants: [{ variant_name: 'Standard', default: true, price: 50, specs: [], images: [] }],
  })),
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** The names of what is found. */
async function found(page: Page, query: string): Promise<string[]> {
  const count = dialog(page).getByText(/^\d+ results? found$/);
  await dialog(page).getByRole('combobox').fill('');
  await expect(count).toBeHidden();
  await dialog(page).getByRole('combobox').fill(query);
  await expect(count).toBeVisible();
  const texts = await dialog(page).getByRole('option').and(page.locator('[href]')).allInnerTexts();
  return texts.flatMap((text) => NAMES.filter((name) => text.includes(name)));
}

test.beforeAll(async () => {
  expect(await importCatalogue(catalogue, 'molave', [])).toMatch(/Imported/);
});

test('offline, a drill by its number or letter is found as it is with a network [S02]', async ({
  page,
  context,
}) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Search products' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Keep the catalogue on this device/ })
    .click();
  await expect(dialog(page).getByText(/^The catalogue is on this device/)).toBeVisible();
  const queries = ['molave #7 drill', 'molave letter f drill', 'molave 5.11 mm drill bit'];
  const online = new Map<string, string[]>();
  for (const query of queries) {
    online.set(query, await found(page, query));
  }
  expect(online.get('molave #7 drill')?.toSorted()).toEqual([
    'Molave Drill Bit #7',
    'Molave Drill Bit 0.201 in',
    'Molave Drill Bit 5.11 mm',
  ]);
  expect(online.get('molave letter f drill')?.toSorted()).toEqual([
    'Molave Drill Bit 6.53 mm',
    'Molave Drill Bit Letter F',
  ]);
  await context.setOffline(true);
  for (const query of queries) {
    expect(await found(page, query)).toEqual(online.get(query));
    await expect(dialog(page).getByText('You are offline.')).toBeVisible();
  }
  await context.setOffline(false);
});
