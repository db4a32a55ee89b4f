/** Lists of hundreds of products: their total, their end, their place in the history. */
import type { Page } from '@playwright/test';
import { importBulk } from '../shop/bulk-catalogue';
import { LONG, RUNS_LONG } from '../shop/long';
import { PAGE_SIZE as PAGE, untilShown } from '../shop/shown-products';
import { expect, test } from '../shop/test';

/** More pages than a document's calls bring. */
const DEEP = 52;
const MANY = DEEP * PAGE;
/** More of a list than stays in the document as a whole. */
const FAR = 30;
/** All of the category's products: two pages more than a test shows. */
const ALL = (RUNS_LONG ? MANY : FAR * PAGE) + 2 * PAGE;

let category: number;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  category = await importBulk('Mahaba', ALL);
});

/** The most cards that are in the document of any list. */
const CARDS_MOST = 300;
const cardsOf = (page: Page) => page.locator('main article');
const loadMoreOf = (page: Page) => page.locator('main a', { hasText: 'Load More' });

/** The first card that is whole in the window: what it is called, and where it stands. */
const cardInSight = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('main article h2 a')) {
      const { top, bottom } = link.getBoundingClientRect();
      if (top > 100 && bottom < window.innerHeight) {
        return { name: link.textContent, top: Math.round(top) };
      }
    }
    return null;
  });

const toMiddle = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
  });

for (const width of [360, 1280]) {
  const title = `a list of hundreds says its total, keeps its document small and shows each product where one scrolls, at ${width} px [T70]`;
  test(title, width === 360 ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/category/${category}?pages=${FAR}`);
    await untilShown(page, FAR * PAGE);
    await expect(
      page.locator('main p', { hasText: `${FAR * PAGE} of ${ALL} products` }),
    ).toBeVisible();
    expect(await cardsOf(page).count()).toBeLessThan(CARDS_MOST);
    // From its end to its beginning, a window at a time.
    const names = new Set<string>();
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect(async () => {
      const { seen, y } = await page.evaluate(() => {
        const inSight = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          });
        const seen = inSight('main article h2 a').map(({ textContent }) => textContent);
        // A busy machine draws cards some frames after the scroll; a shopper waits for them as well.
        const waits = inSight('main [data-far]').length > 0;
        const y = waits ? 1 : window.scrollY;
        if (!waits) window.scrollBy(0, -window.innerHeight * 0.9);
        return { seen, y };
      });
      for (const name of seen) names.add(name);
      expect(y).toBe(0);
    }).toPass({ intervals: [30], timeout: 60_000 });
    expect(names.size).toBe(FAR * PAGE);
    expect(await cardsOf(page).count()).toBeLessThan(CARDS_MOST);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('Back leads to the same card of a long list, and Load More goes on from there, with the focus [T71]', async ({
  page,
}) => {
  await page.goto(`/category/${category}?pages=${FAR}`);
  await untilShown(page, FAR * PAGE);
  await loadMoreOf(page).focus();
  await page.keyboard.press('Enter');
  await untilShown(page, (FAR + 1) * PAGE);
  await expect(loadMoreOf(page)).toBeFocused();
  await toMiddle(page);
  await expect.poll(() => cardInSight(page)).not.toBeNull();
  const before = await cardInSight(page);
  await page.evaluate((name) => {
    const links = [...document.querySelectorAll<HTMLElement>('main article h2 a')];
    links.find(({ textContent }) => textContent === name)?.click();
  }, before?.name);
  await expect(page.locator('[data-page="product"]')).toBeVisible();
  await page.goBack();
  await untilShown(page, (FAR + 1) * PAGE);
  await expect.poll(() => cardInSight(page)).toEqual(before);
  // The same by a reload, with an answer of the document server.
  await page.reload();
  await untilShown(page, (FAR + 1) * PAGE);
  // Where it stands may be rounded to the next pixel.
  await expect.poll(async () => (await cardInSight(page))?.name).toBe(before?.name);
});

test(
  'a list that is longer than a document’s answers comes back at its place all the same [T71]',
  LONG,
  async ({ page }) => {
    await page.goto(`/category/${category}?pages=${DEEP}`);
    await untilShown(page, MANY);
    await toMiddle(page);
    await expect.poll(() => cardInSight(page)).not.toBeNull();
    const before = await cardInSight(page);
    await page.reload();
    await untilShown(page, MANY);
    await expect.poll(async () => (await cardInSight(page))?.name).toBe(before?.name);
    // And it ends where the category ends, with the focus on what says so.
    for (const shown of [MANY + PAGE, ALL]) {
      await loadMoreOf(page).focus();
      await page.keyboard.press('Enter');
      await untilShown(page, shown);
    }
    await loadMoreOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(loadMoreOf(page)).toBeHidden();
    await expect(page.locator('main p:focus')).toHaveText(`${ALL} products shown`);
  },
);

test('a long list is printed as a whole [T72]', LONG, async ({ page }) => {
  await page.goto(`/category/${category}?pages=${FAR}`);
  await untilShown(page, FAR * PAGE);
  // What watches the printing comes a moment after the list; this counts after it.
  const printed = async () => {
    await page.evaluate(() => {
      const count = () => {
        document.body.dataset.printed = String(document.querySelectorAll('main article').length);
      };
      window.addEventListener('beforeprint', count, { once: true });
    });
    await page.pdf();
    return page.locator('body').getAttribute('data-printed');
  };
  await expect.poll(printed, { timeout: 30_000 }).toBe(String(FAR * PAGE));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a long list’s next and earlier pages are links [T72]', async ({ page }) => {
    await page.goto(`/category/${category}?pages=20`, { waitUntil: 'load' });
    await expect(loadMoreOf(page)).toHaveAttribute('href', /pages=21/);
    // Its first and its last products, and nothing empty between them.
    await expect(cardsOf(page)).toHaveCount(48 * 4);
    const earlier = page.getByRole('link', { name: 'Show earlier products' });
    await expect(earlier).toBeVisible();
    await earlier.click();
    await expect(page).toHaveURL(/pages=12/);
    await expect(cardsOf(page)).toHaveCount(48 * 3);
  });
});
