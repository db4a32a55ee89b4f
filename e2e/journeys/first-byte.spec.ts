/** The document has the whole page, before any script runs and without scripts. */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { CUSTOMER_PAGES, guestPages } from '../shop/shop-pages';
import { expect, test } from '../shop/test';
import { openTaken, untilHydrated } from '../shop/until-hydrated';

/** Pages in special states: later pages of a list, an empty search, missing pages. */
const STATES = [
  '/store?pages=2&sort=priceAsc',
  '/search',
  '/products/no-such-product',
  '/blogs/no-such-article',
];

/** Holds back the script that starts an app. @returns a function that lets it load */
async function holdScripts(page: Page, app = 'shell'): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  const scripts = `**/${app}/*/entry.js`;
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
    await page.unroute(scripts);
  });
  return release;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);

/** What the page shows or names: the words of its text as laid out, and of the attributes that name. */
async function wordsShown(page: Page): Promise<Set<string>> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    // A list's numbers are drawn, and no text.
    ...[...document.querySelectorAll('ol')].flatMap((list) =>
      [...list.children].map((_, at) => String(at + 1)),
    ),
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'value'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    ),
  ]);
  return new Set(texts.flatMap(wordsOf));
}

// That the browser takes every page over as it is, is tested where all of them are opened: hard-screens.
test('every page comes rendered, and those in special states are taken over as they are', async ({
  page,
  request,
  baseURL,
}) => {
  const pages = (await guestPages()).map(({ path }) => path);
  for (const path of [...pages, ...STATES]) {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    expect(html, path).toContain('<div id="root" data-rendered>');
    expect(html.slice(html.indexOf('data-rendered')), path).toMatch(/<h1[\s>]/);
    // The server renders all of the page, and nothing in it is personal.
    expect(html, path).not.toContain('<!--$!-->');
  }
  for (const path of STATES) await openTaken(page, path);
  for (const { path } of CUSTOMER_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('what is done before the scripts have come is done as soon as they are here', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('maria@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The browser didn't submit the form itself: the address has none of its fields.
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(email).toHaveValue('maria@example.com');
});

test('a part with data of its own does what it was told before the scripts have come, once', async ({
  page,
}) => {
  // With reduced motion, nothing moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const featured = page.getByRole('group', { name: 'Featured products' });
  await featured.getByRole('button', { name: 'Next featured product' }).click();
  release();
  await expect(featured.locator('li').nth(1)).toHaveAttribute('data-shown', 'true');
});

test('a click on a part whose own scripts are late is done once when they have come', async ({
  page,
}) => {
  const release = await holdScripts(page, 'mfe-cart-checkout');
  // A browser's own `load` may wait for the scripts that are held back.
  await page.goto('/store', { waitUntil: 'commit' });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Cart is Empty' }).click();
  release();
  await expect(page.getByRole('dialog').getByText('No products added.')).toBeVisible();
});

test('what the document carries is not asked for again', LONG, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/products/1', '/']) {
    await openTaken(page, path);
  }
  // The parts are hydrated.
  const featured = page.getByRole('group', { name: 'Featured products' });
  await featured.getByRole('button', { name: 'Show featured product 3 of' }).click();
  await expect(featured.locator('li').nth(2)).toHaveAttribute('data-shown', 'true');
  expect(asked).toEqual([]);
});

test(
  'search keys that are pressed before the scripts have come open the search when they are here',
  LONG,
  async ({ page }) => {
    const search = page.getByRole('dialog').getByRole('combobox', { name: 'Search Products' });
    for (const keys of ['/', 'Control+k']) {
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const email = page.getByLabel('Email');
      // In a field the key is an ordinary letter.
      await email.fill('maria');
      await email.press('/');
      await expect(email).toHaveValue('maria/');
      await email.blur();
      await page.keyboard.press(keys);
      release();
      await expect(search).toBeFocused();
      await expect(email).toHaveValue('maria/');
      // From here on the page itself handles its keys.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(search).toBeFocused();
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'screen readers hear the words that are shown, and never two of them as one',
    LONG,
    async ({ page }) => {
      const cdp = await page.context().newCDPSession(page);
      for (const { name, path } of await guestPages()) {
        await page.goto(path);
        const shown = await wordsShown(page);
        expect(shown.size, name).toBeGreaterThan(10);
        const { nodes } = await cdp.send('Accessibility.getFullAXTree');
        // A box of text is a line of what its parent says.
        const said = nodes.filter(({ role }) => role?.value !== 'InlineTextBox');
        const heard = said.flatMap(({ name: words }) => wordsOf(String(words?.value ?? '')));
        expect(
          heard.filter((word) => !shown.has(word)),
          name,
        ).toEqual([]);
      }
    },
  );

  test(
    'the shop is read and followed from link to link, and says what needs scripts',
    LONG,
    async ({ page }) => {
      const products = page.getByRole('main').locator('a[href^="/products/"]');
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Still loading…')).toHaveCount(0);
      const featured = page.getByRole('group', { name: 'Featured products' });
      await expect(featured.getByRole('link', { name: /^View product/ })).not.toHaveCount(0);
      await expect(featured.getByRole('listitem').first().getByRole('heading')).toBeVisible();
      // Each product can be reached by scrolling sideways, because nothing moves by itself.
      const last = featured.getByRole('listitem').last().getByRole('heading').getByRole('link');
      const name = await last.innerText();
      await last.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const related = page.getByRole('list', { name: 'Related products' });
      await expect(related.getByRole('link')).toHaveCount(4);
      await page.goto('/');
      const brands = page.getByRole('region', { name: 'Brands' }).getByRole('link');
      const brand = (await brands.first().getAttribute('aria-label')) ?? '';
      await brands.first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
      await page.goto('/');
      await page.getByRole('link', { name: 'Shop Now' }).click();
      await expect(page).toHaveURL(/\/store$/);
      await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
      await expect(products).toHaveCount(12);
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(products).toHaveCount(24);
      await products.last().click();
      await expect(page).toHaveURL(/\/products\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Playwright's browser parses pages as with scripts, so it doesn't show the noscript element.
      expect(await page.content()).toContain('The cart, sign-in and forms need it.');
      for (const list of ['Categories', 'Brands']) {
        await page.getByRole('contentinfo').getByRole('link', { name: list }).click();
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
        await expect(products.first()).toBeVisible();
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
      await page
        .getByRole('link', { name: /^Read Full Article/ })
        .first()
        .click();
      await expect(page.getByRole('article').first()).toContainText(/\w{3}/);
      for (const name of ['Terms and conditions', 'Privacy policy', 'Contact us']) {
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    },
  );
});
