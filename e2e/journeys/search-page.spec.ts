/** The page of all results: narrowed as lists are, and a way into the cart from each result. */
import type { Locator, Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { expect, test } from '../shop/test';

const QUERY = '/search?q=hex%20bolts';
const MODEL = 'TN HB48-1-10X60';
const NAME = 'M10 × 60, pack of 50';

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** How many products an option leads to: the number behind its name. */
async function countOf(box: Locator): Promise<number> {
  const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
  return Number(/\((\d+)\)\s*$/.exec(label ?? '')?.[1]);
}

test('what a search has found is narrowed by the brands and specs it has, and the link keeps it [T08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(QUERY);
  const brand = group(page, 'Brands').getByRole('checkbox', { name: /^Turnelo/ });
  const left = await countOf(brand);
  await brand.check();
  await expect(page).toHaveURL(/brand=\d+/);
  await expect(page.getByText(`${left} results found`)).toBeVisible();
  const grade = group(page, 'Grade').getByRole('checkbox', { name: /^8\.8/ });
  const less = await countOf(grade);
  expect(less).toBeLessThan(left);
  await grade.check();
  const said = page.getByText(`${less} ${less === 1 ? 'result' : 'results'} found`);
  await expect(said).toBeVisible();
  await expect(results(page)).toHaveCount(less);
  await page.getByLabel('Sort by').selectOption('priceAsc');
  await expect(page).toHaveURL(/q=hex\+bolts.*sort=priceAsc/);
  await page.reload();
  await expect(said).toBeVisible();
  await expect(grade).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('priceAsc');
  await results(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Turnelo' }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect(group(page, 'Brands').getByRole('checkbox', { name: /^Turnelo/ })).not.toBeChecked();
});

test('results that go on say how many of how many they are [T08]', LONG, async ({ page }) => {
  await page.goto('/search?q=safety');
  const shown = page.getByText(/^20 of [\d,]+ products$/);
  await expect(shown).toBeVisible();
  const total = /of (\d+)/.exec(await shown.innerText())?.[1];
  await expect(page.getByText(`${total} results found`)).toBeVisible();
});

test('on a phone the filters of results are a sheet that says how many it leads to [T09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(QUERY);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const brand = sheet.getByRole('checkbox', { name: /^Turnelo/ });
  const left = await countOf(brand);
  await brand.check();
  await sheet.getByRole('button', { name: `Show ${left} products` }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByText(`${left} results found`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a result is added to the cart from the results, as the variant that the query names [T10]', async ({
  page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent(MODEL)}`);
  await results(page)
    .getByRole('button', { name: /^Add: / })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('₱240.00').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Item has been added to cart!').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/search\?/);
  await page.getByRole('button', { name: /^Cart, 1 item/ }).click();
  await expect(page.getByRole('dialog')).toContainText(NAME);
  await expect(page.getByRole('dialog')).toContainText('₱240.00');
});

test(
  'the way into the cart is fetched before it is asked for, and opens at once [T10]',
  LONG,
  async ({ page }) => {
    let fetched = false;
    page.on('response', (answer) => {
      fetched ||= /quick-offer\.[^/]+\.js$/.test(answer.url());
    });
    await page.goto('/search?q=angle%20grinder');
    let moves = 0;
    // A shopper's pointer moves on, also after what listens to it is there.
    const moved = async () => {
      await page.mouse.move(200, 300 + (moves++ % 2));
      return fetched;
    };
    await expect.poll(moved).toBe(true);
    await page.route('**/*.js', (route) => route.abort());
    const add = page.getByRole('button', { name: /^Add: / }).first();
    await add.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'All details' })).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy');
  },
);

test('on phones and small windows no text of a result lies under its way into the cart', async ({
  page,
}) => {
  await page.goto('/search?q=drill');
  for (const width of [320, 360, 480, 600]) {
    await page.setViewportSize({ width, height: 740 });
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('main li')].flatMap((row) => {
        const button = row.querySelector('button')?.getBoundingClientRect();
        const link = row.querySelector('a');
        if (!button || !link) return [];
        const found: string[] = [];
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const { left, right, top, bottom } of range.getClientRects()) {
            const beside = right <= button.left || left >= button.right;
            if (!beside && bottom > button.top && top < button.bottom) {
              found.push(text.textContent ?? '');
            }
          }
        }
        return found;
      }),
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});
