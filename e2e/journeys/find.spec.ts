/** Finding one size among thousands: a variant by its model number, and lists narrowed by specs. */
import type { Page } from '@playwright/test';
import { expect, test } from '../shop/test';

const BOLT = 'TN HB48-1-10X60';
const NAME = 'M10 × 60, pack of 50';

test("a search for a variant's model number leads to that variant [T01]", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(BOLT)}`);
  const result = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(result).toHaveCount(1);
  await expect(result).toContainText(NAME);
  await expect(result).toContainText(`Model ${BOLT}`);
  await expect(result).toContainText('₱240.00');

  await page.goto('/blogs');
  await page.getByRole('button', { name: 'Search products' }).click();
  await page.getByRole('combobox', { name: 'Search Products' }).fill(BOLT);
  const option = page.getByRole('option').and(page.locator('[href]'));
  await expect(option).toHaveCount(1);
  await expect(option).toContainText(NAME);
  await option.click();
  await expect(page).toHaveURL(/\/products\/\d+\?variant=\d+$/);
  await expect(page.getByText(BOLT).first()).toBeVisible();
  await expect(page.getByText('₱240.00').first()).toBeVisible();
});

test('a product that was looked at is remembered with its variant [T02]', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(BOLT)}`);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').click();
  await expect(page).toHaveURL(/variant=/);
  const looked = new URL(page.url());
  // Kept after the page is drawn, and a load right then would come before it.
  const kept = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
  await expect.poll(kept).toContain(NAME);
  await page.goto('/search?q=angle%20grinder');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  const viewed = page.getByRole('list', { name: 'Recently viewed' }).getByRole('link');
  await expect(viewed).toContainText(NAME);
  await expect(viewed).toHaveAttribute('href', looked.pathname + looked.search);
});

test('what one shopper searches again and again is not shown to others as popular [T03]', async ({
  page,
  request,
}) => {
  for (let time = 0; time < 5; time += 1) {
    for (const query of ['torque wrench', "') or 1=1 --"]) {
      await request.post('/api/store/products/search', { data: { query } });
    }
  }
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'drill', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /torque wrench|1=1/ })).toHaveCount(0);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function categoryOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/api/category');
  const rows = (await answer.json()) as { id: number; category_name: string }[];
  return `/category/${rows.find((row) => row.category_name === name)?.id ?? ''}`;
}

test('a list offers the specs and brands that its products have, and is narrowed by them [T04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(await categoryOf(page, 'Fasteners'));
  const brands = group(page, 'Brands').getByRole('checkbox');
  await expect(brands).toHaveCount(3);
  const m10 = group(page, 'Thread').getByRole('checkbox', { name: 'M10 × 1.5 (24)' });
  await m10.check();
  await expect(page).toHaveURL(/spec=Thread/);
  await expect(page.getByText('12 of 24 products').first()).toBeVisible();
  // What the shopper has chosen is in the link, and Back leads to it again.
  await page.reload();
  await expect(page.getByText('12 of 24 products').first()).toBeVisible();
  await expect(m10).toBeChecked();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(page.getByText('12 of 24 products').first()).toBeVisible();
  await page.getByRole('button', { name: /^Remove filter: Thread/ }).click();
  await expect(page.getByText('12 of 46 products').first()).toBeVisible();
});

test('a size in inches and the same in millimetres are one, and a range has its unit [T05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const path = await categoryOf(page, 'Fasteners');
  const shown = page
    .getByRole('main')
    .getByText(/products shown$|of [\d,]+ products$/)
    .first();
  await page.goto(`${path}?spec=${encodeURIComponent('Length: 60 mm')}`);
  await expect(cards(page).first()).toBeVisible();
  const metric = await shown.textContent();
  await page.goto(`${path}?spec=${encodeURIComponent('Length: 2.3622 in')}`);
  await expect(shown).toHaveText(metric ?? '');
  await page.goto(path);
  const length = group(page, 'Length');
  await length.getByLabel('Lowest (mm)').fill('150');
  await length.getByRole('button', { name: 'Apply Length' }).click();
  await expect(page.getByRole('button', { name: /Length: 150 mm and more/ })).toBeVisible();
  await expect(shown).not.toHaveText('12 of 46 products');
});

test('on a phone the filters are a sheet that says how many products it leads to [T06]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await categoryOf(page, 'Fasteners'));
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Show 46 products' })).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'M10 × 1.5 (24)' }).check();
  await sheet.getByRole('button', { name: 'Show 24 products' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('a list that goes on says how many of how many it shows [T07]', async ({ page }) => {
  await page.goto(await categoryOf(page, 'Generators'));
  const shown = (text: string) => page.getByRole('main').getByText(text, { exact: true }).first();
  await expect(shown('12 of 30 products')).toBeVisible();
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(shown('24 of 30 products')).toBeVisible();
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(shown('30 products shown')).toBeVisible();
});

type Details = { variants: { id: number; variant_name: string; specs: Spec[] }[] };
type Spec = { label: string; specs: string };

/** Those of a product's variants that say a thread and a length, each by itself read from its details. */
async function sizesOf(page: Page, id: number, thread: RegExp, length: string) {
  const answer = await page.request.get(`/api/store/products/details/${id}`);
  const { variants } = (await answer.json()) as Details;
  const says = (specs: Spec[], label: string, text: RegExp) =>
    specs.some((spec) => spec.label === label && text.test(spec.specs));
  return {
    one: variants.filter(
      ({ specs }) =>
        says(specs, 'Thread', thread) && says(specs, 'Length', new RegExp(`^${length}$`)),
    ),
    apart:
      variants.some(({ specs }) => says(specs, 'Thread', thread)) &&
      variants.some(({ specs }) => says(specs, 'Length', new RegExp(`^${length}$`))),
  };
}

test('what is chosen is met by one variant, with which the product opens [T14]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const path = await categoryOf(page, 'Fasteners');
  const id = path.split('/').at(-1);
  const answer = await page.request.post('/api/store/products', {
    data: { type: 'category', id, limit: 100 },
  });
  const rows = (await answer.json()) as { id: number; product_name: string }[];
  const known = await Promise.all(
    rows.map(async (row) => ({ ...row, ...(await sizesOf(page, row.id, /^M10( |$)/, '60 mm')) })),
  );
  const right = known.filter(({ one }) => one.length > 0);
  // Some have the thread in one variant and the length in another.
  expect(known.filter(({ apart }) => apart).length).toBeGreaterThan(right.length);
  expect(right.length).toBeGreaterThan(0);

  const spec = (text: string) => `spec=${encodeURIComponent(text)}`;
  await page.goto(`${path}?${spec('Thread: M10')}&${spec('Length: 60 mm')}`);
  const names = right.map(({ product_name: name }) => name).toSorted();
  await expect(cards(page)).toHaveCount(names.length);
  const shown = await cards(page).getByRole('heading').allTextContents();
  expect(shown.toSorted()).toEqual(names);
  const [first] = right.toSorted((a, b) => a.id - b.id);
  const [variant] = first?.one ?? [];
  await expect(cards(page).first()).toContainText(variant?.variant_name ?? 'a variant');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/products/${first?.id}?variant=${variant?.id}`);
  await expect(page.getByRole('cell', { name: '60 mm', exact: true }).first()).toBeVisible();
});
