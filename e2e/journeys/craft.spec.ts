/** Small things that a buyer's hands notice: rings, menus, plates, what sticks. */
import type { Locator, Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { expect, test } from '../shop/test';

const products = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByText('Products');

/** The contrast of two colours as the browser computes them, by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const style = (part: Locator, name: string) =>
  part.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);

test('by keyboard the ring is seen on header and footer, the mega-menu is used, and the filters are skipped [T50 T51 T52]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/store');

  await test.step('a ring on the header and the footer', async () => {
    const footer = page.getByRole('contentinfo');
    for (const [part, link] of [
      [page.getByRole('banner'), page.getByRole('button', { name: 'Search products' })],
      [footer, footer.getByRole('link').first()],
    ] as const) {
      // A key first, so that the browser shows where the focus is.
      await page.keyboard.press('Tab');
      await link.focus();
      const ring = await style(link, 'outline-color');
      expect(contrast(ring, await style(part, 'background-color'))).toBeGreaterThan(3);
    }
  });

  await test.step('the menu', async () => {
    const button = products(page);
    await button.focus();
    await page.keyboard.press('Enter');
    const categories = page.getByRole('list', { name: 'Categories' });
    await expect(categories.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View all categories' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: 'View all categories' })).toBeFocused();

    const first = categories.getByRole('link').first();
    const second = categories.getByRole('link').nth(1);
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    const [above, below] = await Promise.all([first.boundingBox(), second.boundingBox()]);
    // In the same column: what is under a category is indented.
    expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
    expect(below?.x).toBeLessThan((above?.x ?? 0) + (above?.width ?? 0));
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(categories).toBeHidden();
  });

  await test.step('past the filters to the products', async () => {
    const skip = page.getByRole('link', { name: 'Skip to products' });
    await skip.focus();
    await expect(skip).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#products a').first()).toBeFocused();
    await expect(page).toHaveURL(/\/store$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu begins with the categories, the footer has two columns, and nothing keeps its hover style under a finger [T53 T54 T57]', async ({
    page,
  }) => {
    await page.goto('/store');

    await test.step('no rule for a pointer alone', async () => {
      const loose = await page.evaluate(() => {
        const found: string[] = [];
        const read = (rules: CSSRuleList, media: string) => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule) read(rule.cssRules, rule.conditionText);
            else if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
              if (!media.includes('hover: hover')) found.push(rule.selectorText);
            }
          }
        };
        for (const sheet of document.styleSheets) read(sheet.cssRules, '');
        return found;
      });
      expect(loose).toEqual([]);
    });

    await test.step('the footer', async () => {
      const [first, second] = await page
        .getByRole('contentinfo')
        .getByRole('heading')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
      expect(second).toBe(first);
    });

    await test.step('the menu', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const categories = menu.getByRole('list', { name: 'Categories' });
      await expect(categories.getByRole('listitem').first()).toBeVisible();
      const first = menu.getByRole('link').first();
      await expect(first).toContainText('View all');
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
      const store = await topOf(menu.getByRole('link', { name: 'Store', exact: true }));
      expect(await topOf(first)).toBeLessThan(await topOf(categories));
      expect(await topOf(categories)).toBeLessThan(store);
      await expect(menu.getByRole('list', { name: 'Brands' })).toBeHidden();
      await menu.getByText('Brands', { exact: true }).click();
      await expect(menu.getByRole('list', { name: 'Brands' })).toBeVisible();
    });
  });
});

test('pictures lie on mid grey in the dark [T55]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/store');
  const picture = page.locator('#products img').first();
  expect(await style(picture, 'mix-blend-mode')).toBe('multiply');
  const plate = await style(picture.locator('..'), 'background-color');
  expect(contrast(plate, 'rgb(255, 255, 255)')).toBeGreaterThan(1.6);
  expect(contrast(plate, 'rgb(0, 0, 0)')).toBeGreaterThan(6);
});

test('the header goes with the page where little height is left [T56]', async ({ page }) => {
  const header = page.getByRole('banner');
  for (const [path, ...sizes] of [
    ['/store', { width: 900, height: 200 }, { width: 1280, height: 280 }],
    ['/login', { width: 320, height: 200 }],
  ] as const) {
    await page.setViewportSize({ width: 900, height: 640 });
    await page.goto(path);
    for (const low of sizes) {
      await page.setViewportSize(low);
      await page.mouse.wheel(0, 600);
      await expect(header, `${path} at ${low.width} x ${low.height}`).not.toBeInViewport();
      await page.setViewportSize({ width: low.width, height: 640 });
      await expect(header).toBeInViewport();
    }
  }
});

test(
  'the page stays where it is under one dialog, and under a second one',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/store');
    const root = page.locator('html');
    const locked = () => style(root, 'overflow-y');
    await expect.poll(locked).toBe('visible');
    await page.locator('#products article button').first().click();
    const dialogs = page.locator('dialog[open]');
    await dialogs.getByRole('button', { name: 'Inquire' }).click();
    await expect(dialogs).toHaveCount(2);
    await expect.poll(locked).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(1);
    expect(await locked()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    expect(await locked()).toBe('visible');
  },
);

test('no empty row stands under the brands [T58]', async ({ page }) => {
  await page.goto('/');
  const brands = page.getByRole('region', { name: 'Brands' });
  await brands.scrollIntoViewIfNeeded();
  const last = brands.getByRole('link').first();
  await expect(last).toBeVisible();
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect((await bottom(brands)) - (await bottom(last))).toBeLessThan(24);
  await expect(brands.getByRole('button', { name: 'Pause brands' })).toBeVisible();
});

/** The names that the browser gives to what moves, for each transition that the page began. */
async function recordMoves(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moves: string[][] = [];
    const begin = document.startViewTransition.bind(document);
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
        ({ style }) => style.viewTransitionName,
      );
    document.startViewTransition = (update) => {
      const transition = begin(update);
      const names = named();
      moves.push(names);
      transition.ready.then(
        () => names.push(...named()),
        () => names.push('ended'),
      );
      return transition;
    };
    Object.assign(window, { moves });
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[][] }).moves);
}

test('a card’s picture moves to its product’s page, and a move that is interrupted is no error [T74]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const moves = await recordMoves(page);
  const reported: string[] = [];
  page.on('request', (request) => {
    if (/"kind":"(?:error|failure)"/.test(request.postData() ?? '')) reported.push(request.url());
  });
  const card = (nth: number) =>
    page.getByRole('main').getByRole('article').nth(nth).getByRole('link');
  const heading = page.locator('[data-page="product"]').getByRole('heading', { level: 1 });
  const open = async (nth: number) => {
    await page.goto('/store');
    // What moves pictures comes when the page has nothing else to do.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    // From elsewhere, because a pointer that rests on the new page's card points at nothing anew.
    await page.mouse.move(0, 0);
    const answered = page.waitForResponse(/\/products\/details\/\d+$/);
    await card(nth).hover();
    await answered;
    await card(nth).click();
    await expect(heading).toBeFocused();
  };

  await test.step('it moves, and the page has the focus and its top as ever', async () => {
    // On a busy machine a page may take so long that it is shown at once.
    await expect(async () => {
      await open(0);
      expect((await moves()).flat()).toContain('product-picture');
    }).toPass();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/store$/);
  });

  await test.step('two cards pressed one after the other, and Back during a move', async () => {
    for (let round = 0; round < 3; round++) {
      await page.goto('/store');
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
      await page.evaluate(() => {
        const links = document.querySelectorAll<HTMLElement>('main article h2 a');
        for (const link of [...links].slice(1, 3)) link.click();
      });
      await page.waitForURL(/\/products\/\d+/);
      await page.goBack();
      await expect(page).toHaveURL(/\/store$/);
      await expect(card(0)).toBeVisible();
    }
  });

  await test.step('nothing moves where less motion is wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(3);
    expect(await moves()).toEqual([]);
  });
  expect(reported).toEqual([]);
});
