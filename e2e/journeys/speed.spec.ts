/**
 * Speed: requests don't wait for each other, nothing is fetched twice, the next page is prefetched.
 */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { expect, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

type Resource = { url: string; fetched: boolean; early: boolean };

/**
 * The scripts that this document has fetched so far; those from the cache have no network bytes.
 * `early` are those that were asked for before the page was shown.
 */
const scripts = (page: Page): Promise<Resource[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.js$/.test(name))
      .map(({ name, transferSize, startTime }) => ({
        url: name,
        fetched: transferSize > 0,
        early: startTime < (performance.getEntriesByName('page-shown')[0]?.startTime ?? Infinity),
      })),
  );

const shown = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);

for (const path of ['/', '/store', '/blogs']) {
  const title = `the document of ${path} names every script that its page needs`;
  test(title, path === '/' ? {} : LONG, async ({ page }) => {
    // `saveData` switches off the prefetches for later pages, which this page doesn't need.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const lists: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/scripts.json')) lists.push(request.url());
    });
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? '';
    await shown(page);
    await untilHydrated(page);
    // What the document preloads of a release's list is what the shell reads of it.
    expect(lists.length).toBeGreaterThan(0);
    expect(lists).toEqual([...new Set(lists)]);
    const needed = (await scripts(page)).filter(({ early }) => early).map(({ url }) => url);
    expect(needed.length).toBeGreaterThan(5);
    const named = new Set(
      [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
        ([, url = '']) => new URL(url, page.url()).href,
      ),
    );
    // Scripts that load later don't count, and neither does the developers' panel.
    const later = /\/(?:development|http-client|idle)\.[^/]*$/;
    expect(needed.filter((url) => !named.has(url) && !later.test(url))).toEqual([]);
  });
}

test('a page that nobody uses fetches no HTTP client, and one that a guest begins to use does', async ({
  page,
}) => {
  await page.goto('/');
  await shown(page);
  const named = async (name: string) =>
    (await scripts(page)).filter(({ url }) => url.includes(`/${name}.`));
  // What loads when the page is idle has loaded.
  await expect.poll(() => named('idle')).toHaveLength(1);
  expect(await named('http-client')).toEqual([]);
  // What it does then takes no byte from its loading, and the service worker none until it is shown.
  const asked = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const shownAt = performance.getEntriesByName('page-shown')[0]?.startTime ?? Infinity;
      const all = performance.getEntriesByType('resource');
      const begun = (part: string) => all.find(({ name }) => name.includes(part))?.startTime;
      const idle = begun('/idle.');
      const releases = begun('/_releases');
      if (!navigation || idle === undefined || releases === undefined) return 'not yet';
      return idle >= navigation.loadEventStart && releases >= shownAt ? 'later' : 'early';
    });
  await expect.poll(asked).toBe('later');
  await page.keyboard.press('Tab');
  await expect.poll(() => named('http-client')).toHaveLength(1);
});

test(
  'an article that the document brought needs no sanitiser, and one that is opened later does',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/blogs/1');
    await shown(page);
    const body = page.getByRole('article').locator('p').first();
    const words = (await body.textContent()) ?? '';
    expect(words).not.toBe('');
    const named = async (name: string) =>
      (await scripts(page)).filter(({ url }) => url.includes(`/${name}.`));
    await expect.poll(() => named('idle')).toHaveLength(1);
    expect(await named('sanitiser')).toEqual([]);
    expect(await named('http-client')).toEqual([]);
    await page.getByRole('link', { name: 'All blogs' }).click();
    await page.locator('main a[href="/blogs/1"]').first().click();
    await expect(page.getByRole('article').locator('p').first()).toHaveText(words);
    expect(await named('sanitiser')).toHaveLength(1);
  },
);

test('the shell starts in steps, with a turn for the browser between them, and moves no style element, whose rules would be read again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { scheduler } = window as unknown as { scheduler: { yield(): Promise<void> } };
    const seen = { turns: 0, moved: [] as string[] };
    Object.assign(window, { seen });
    const give = scheduler.yield.bind(scheduler);
    scheduler.yield = () => {
      seen.turns += 1;
      return give();
    };
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ removedNodes }) => [...removedNodes]);
      for (const node of nodes)
        if (node instanceof HTMLStyleElement) seen.moved.push(node.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await shown(page);
  await expect(page.locator('style[data-emotion*=" "]')).not.toHaveCount(0);
  const { turns, moved } = await page.evaluate(
    () => (window as unknown as { seen: { turns: number; moved: string[] } }).seen,
  );
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(moved).toEqual([]);
});

test('a font that comes late waits for the next document, and this one is not laid out again', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const headingFonts = async () => {
    const { root } = await cdp.send('DOM.getDocument');
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    return (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  };
  const ownFont = async () => (await headingFonts()).some(({ isCustomFont }) => isCustomFont);
  await page.goto('/terms-and-conditions', { waitUntil: 'commit' });
  await shown(page);
  expect(await ownFont()).toBe(false);
  // A heading is bold in the fallback too: a first visit keeps it for its whole length.
  const bold = (await headingFonts()).every(({ postScriptName }) => /bold/i.test(postScriptName));
  expect(bold).toBe(true);
  const came = page.waitForResponse(/\.woff2$/);
  release();
  await (await came).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await ownFont()).toBe(false);
  await page.unroute('**/*.woff2');
  await page.reload();
  await shown(page);
  expect(await ownFont()).toBe(true);
});

test('a second visit fetches no script', async ({ page }) => {
  await page.goto('/store');
  await shown(page);
  // A shopper who uses the page has its HTTP client too, which a page needs that a busy server leaves
  // to the browser.
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => (await scripts(page)).filter(({ url }) => url.includes('/http-client.')))
    .toHaveLength(1);
  expect((await scripts(page)).some(({ fetched }) => fetched)).toBe(true);
  await page.goto('/no-such-page');
  await page.goto('/store');
  await shown(page);
  const again = await scripts(page);
  expect(again.length).toBeGreaterThan(5);
  expect(again.filter(({ fetched }) => fetched)).toEqual([]);
});

test('the next page is fetched when its link is pointed at, before it is asked for', async ({
  page,
}) => {
  await page.goto('/store');
  await shown(page);
  const ofArticles = async () =>
    (await scripts(page)).filter(({ url }) => url.includes('page-blogs'));
  expect(await ofArticles()).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' });
  const pointedAt = async () => {
    await link.hover();
    return ofArticles();
  };
  // What still comes above may move the link from under the pointer.
  await expect.poll(pointedAt).toHaveLength(1);
  await link.click();
  await expect(page.locator('[data-page="blogs"]')).toBeVisible();
});
