/** What surrounds every page: layouts, header, footer; and the navigation between pages. */
import { LONG } from '../shop/long';
import { openPanel } from '../shop/open-panel';
import { expect, test } from '../shop/test';

test('the landing layout has header, navigation, page and footer [L01 L07]', async ({ page }) => {
  await page.goto('/store');
  await expect(page.getByRole('banner')).toBeVisible();
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Store' })).toHaveAttribute('href', '/store');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const title of ['Products', 'Company', 'Customer service', 'Main office']) {
    await expect(footer.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const [name, href] of [
    ['All products', '/store'],
    ['Brands', '/brands'],
    ['Contact us', '/contact-us'],
    ['Privacy policy', '/privacy-policy'],
    ['My Purchase', '/order-history'],
    ['Terms and conditions', '/terms-and-conditions'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(footer.locator('address')).toContainText('Philippines');
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(footer.getByText('©')).toBeVisible();
});

test('the base layout has a header that stays, with Our Products and Contacts [L02]', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions');
  const header = page.getByRole('banner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(header.getByRole('link', { name: 'Our Products' })).toBeInViewport();
  await expect(header.getByRole('link', { name: 'Contacts' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await header.getByRole('link', { name: 'Our Products' }).click();
  await expect(page).toHaveURL(/\/store$/);
});

test('a phone’s menu has the same ways, and gives the focus back [L06]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/store');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Store', 'Quick order', 'My Purchase', 'Blogs', 'Contact us', 'Sign in']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(drawer.getByRole('link', { name: 'View all' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: 'Blogs' }).click();
  await expect(page.locator('[data-page="blogs"]')).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('any other path says so with its status and leads back; /shop leads to the store [R15 R16]', async ({
  page,
}) => {
  await page.goto('/store');
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await page.goto('/shop');
  await expect(page).toHaveURL(/\/store$/);
  expect((await page.request.get('/products/999999999')).status()).toBe(404);
});

test('another page starts at its top, with its title said and its heading in focus', async ({
  page,
}) => {
  await page.goto('/blogs');
  await page.locator('main a[href^="/blogs/"]').last().scrollIntoViewIfNeeded();
  await page.locator('main a[href^="/blogs/"]').last().click();
  await expect(page.locator('[data-page="blog"]')).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.title()).toContain(await heading.innerText());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('says that the network is down for as long as it is', async ({ page, context }) => {
  await page.goto('/store');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await context.setOffline(false);
  // The lists that were being read say it as well, and come back.
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test(
  'search engines find every page, icons and the shop’s search',
  LONG,
  async ({ page, request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    for (const path of ['/checkout', '/order-history', '/my-details', '/search']) {
      expect(robots.split('\n')).toContain(`Disallow: ${path}`);
    }
    expect(robots).not.toContain('Disallow: /store');
    const index = await (await request.get('/sitemap.xml')).text();
    const [, file = ''] = /<loc>([^<]*)<\/loc>/.exec(index) ?? [];
    const sitemap = await (await request.get(new URL(file).pathname)).text();
    expect(sitemap.match(/<loc>[^<]*\/products\//g)?.length).toBeGreaterThan(100);
    const manifest = (await (await request.get('/site.webmanifest')).json()) as {
      icons: { src: string; type: string }[];
      shortcuts: { name: string; url: string }[];
      share_target: { action: string; params: { text: string } };
    };
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type']).toBe(type);
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
    const { action, params } = manifest.share_target;
    const form = { [params.text]: '3 hacksaw' };
    const shared = await request.post(action, { form, maxRedirects: 0 });
    await page.goto(shared.headers()['location'] ?? '');
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('3 hacksaw');
    await expect(page).toHaveURL(action);
    await page.goto(manifest.shortcuts.find(({ name }) => name === 'Cart')?.url ?? '');
    await expect(page.getByRole('dialog').getByText('No products added.')).toBeVisible();
    await page.goto('/');
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(data.join()).toContain('"SearchAction"');
    // The shop's own, as the page has none.
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  },
);

test(
  'developers see tokens and primitives, and the borders between the teams',
  LONG,
  async ({ page }) => {
    await page.goto('/design');
    await expect(page.getByRole('heading', { name: 'Tokens and primitives' })).toBeVisible();
    await page.goto('/store');
    await expect(page.locator('[data-page="store"]')).toBeVisible();
    const borders = page.getByLabel('Draw the borders between the teams');
    await openPanel(page, borders);
    await borders.check();
    await expect(page.getByText(/store · mfe-catalog@.* · Catalog team/)).toBeVisible();
    await expect(page.getByText(/cart\.button · mfe-cart-checkout@/)).toBeVisible();
  },
);
