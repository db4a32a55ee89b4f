/** What a first visit fetches, before the shopper has done anything. */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { expect, test } from '../shop/test';
import { untilPartsFetched } from '../shop/until-fetched';

/** All requests of a first visit, until five seconds after it has loaded. */
const MOST_REQUESTS = 25;
const AFTER_LOAD = 5_000;
/** Longer than a carousel shows two items (specification, section 9). */
const TWO_TURNS = 7_000;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The requests of a page, as the browser's own tools count them: the site's icon too. */
async function requestsOf(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const asked: string[] = [];
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url)) asked.push(request.url);
  });
  return asked;
}

const pictures = (asked: string[]) => asked.filter((url) => url.includes('/storage/'));

test('a first visit of home asks for little, and for one picture; the rest comes with use', async ({
  page,
}) => {
  const asked = await requestsOf(page);
  await page.goto('/');
  await page.waitForTimeout(AFTER_LOAD);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  const first = page.getByRole('group', { name: 'Featured products' }).locator('img').first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(pictures(asked)).toHaveLength(1);

  await untilPartsFetched(page);
  const brands = page.getByRole('region', { name: 'Brands' });
  await brands.scrollIntoViewIfNeeded();
  const brand = brands.locator('img').first();
  await expect
    .poll(() => brand.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('nothing is fetched for a carousel that nobody looks at', LONG, async ({ page }) => {
  const asked = await requestsOf(page);
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Featured products' });
  await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);
  await page.waitForTimeout(TWO_TURNS);
  await expect(carousel.locator('li').first()).toHaveAttribute('data-shown', 'true');
  expect(await carousel.locator('li img').count()).toBe(1);
  expect(pictures(asked)).toHaveLength(1);
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => carousel.locator('li img').count()).toBe(3);
  await expect(carousel.locator('li[inert]').first()).toBeAttached();
});
