/** What the document itself carries: the page, before any script and without any. */
import { expect, test } from '../shop/test';
import { untilTaken } from '../shop/until-taken';

/** Every page of the route table that a guest may see, and a heading or words of it. */
const PAGES = [
  '/',
  '/store',
  '/store?pages=2&sort=priceAsc',
  '/products/1',
  '/category/1',
  '/categories',
  '/brand/1',
  '/brands',
  '/search',
  '/search?q=drill',
  '/blogs',
  '/blogs/1',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy-policy',
  '/terms-and-conditions',
  '/contact-us',
  '/no-such-page',
  '/products/no-such-product',
  '/blogs/no-such-article',
];
/** Pages of customers: a guest is led to /login. */
const GUARDED = ['/checkout', '/order-history', '/my-details'];

test('every page comes rendered, and the browser takes it over as it is', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of PAGES) {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    expect(html, path).toContain('<div id="root" data-rendered>');
    expect(html.slice(html.indexOf('data-rendered')), path).toMatch(/<h1[\s>]/);
    // Nothing of the page is left to the browser, and nothing personal is in it.
    expect(html, path).not.toContain('<!--$!-->');
    await page.goto(path);
    await untilTaken(page);
    await page.waitForLoadState('networkidle');
  }
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
  // A mismatch would have been said on the console, which every test watches.
});

test('what is done before the scripts have come is done as soon as they are here', async ({
  page,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/_release/shell/**/entry.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('maria@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The form was not sent past its page: the address has nothing of it.
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(email).toHaveValue('maria@example.com');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop is read and followed from link to link, and says what needs scripts', async ({
    page,
  }) => {
    const products = page.getByRole('main').locator('a[href^="/products/"]');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await expect(products).toHaveCount(12);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(products).toHaveCount(24);
    await products.last().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser that is driven here has scripts, as far as its parser knows: it shows no noscript.
    expect(await page.content()).toContain('The cart, search, sign-in and forms need it.');
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
  });
});
