/** Every screen against axe's rules, on a phone and on a desk, in light and in dark. */
import type { Page } from '@playwright/test';
import { painted, violations } from '../shop/axe';
import { signInWithCartLine } from '../shop/customer-order';
import { RUNS_LONG } from '../shop/long';
import { shopScreens, type Screen } from '../shop/screens';
import { expect, test } from '../shop/test';

type Scheme = 'light' | 'dark';

/**
 * A third of the screens is checked, each in one look; `pnpm --filter e2e accessibility` checks all of
 * them in both themes at both widths, which takes twelve times as long, as `TESTS=long pnpm test` does.
 */
const looks: { name: string; viewport: { width: number; height: number }; schemes: Scheme[] }[] = [
  {
    name: 'a phone',
    viewport: { width: 360, height: 740 },
    schemes: RUNS_LONG ? ['light', 'dark'] : ['light'],
  },
  {
    name: 'a desk',
    viewport: { width: 1280, height: 900 },
    schemes: RUNS_LONG ? ['light', 'dark'] : ['dark'],
  },
];

/** One of how many screens is checked in a look; the looks take different ones. */
const SHARE = 3 * looks.length;

async function check(page: Page, screen: Screen, schemes: Scheme[]): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The screen is opened again, because parts that are not rendered still have the other theme.
    await screen.open(page);
    await page.evaluate(painted);
    expect.soft(await violations(page), `${screen.name}, ${colorScheme}`).toEqual([]);
  }
  // The width that WCAG 1.4.10 names, which is also a desktop window at a zoom of 400 %.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const narrow of [width, 320]) {
    await page.setViewportSize({ width: narrow, height });
    // A window that has just become narrow is laid out over a frame or two.
    await page.evaluate(painted);
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = [...document.querySelectorAll('body *')]
        .filter((each) => each.getBoundingClientRect().right > clientWidth)
        .map(({ tagName, className }) => `${tagName} ${String(className)}`);
      return [`${scrollWidth - clientWidth} px`, ...beyond];
    });
    expect.soft(wider, `${screen.name} fits into ${narrow} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  const over = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - window.innerWidth;
  });
  expect
    .soft(over, `${screen.name} with letters twice as large, in px too wide`)
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

/** The screens of a look: every sixth, or all. */
async function screensOf(who: Screen['who'], look: number): Promise<Screen[]> {
  const theirs = (await shopScreens()).filter((screen) => screen.who === who);
  return theirs.filter((_, at) => RUNS_LONG || at % SHARE === look * 3);
}

for (const [look, { name, viewport, schemes }] of looks.entries()) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a visitor’s screens are taken over as they came, have nothing that axe complains of, and fit a phone with letters twice as large [T73]', async ({
      page,
    }) => {
      test.setTimeout(RUNS_LONG ? 600_000 : 180_000);
      for (const screen of await screensOf('guest', look)) {
        await test.step(screen.name, () => check(page, screen, schemes));
      }
    });

    test('a customer’s screens have nothing that axe complains of', async ({ page }) => {
      test.setTimeout(RUNS_LONG ? 600_000 : 180_000);
      await signInWithCartLine(page);
      for (const screen of await screensOf('customer', look)) {
        await test.step(screen.name, () => check(page, screen, schemes));
      }
    });
  });
}
