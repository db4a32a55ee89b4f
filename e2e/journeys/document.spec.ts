/** The contents of a document: its data, its scripts' integrity, its policy. */
import { LONG } from '../shop/long';
import { logIn, registeredCustomer, expect, test } from '../shop/test';
import { shopAddress } from '../shop/shop-address';
import { untilHydrated } from '../shop/until-hydrated';

test(
  'the first page’s data comes with the document, and is not asked for again',
  LONG,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/store/products') asked.push(pathname);
    });
    await page.goto('/store');
    await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(12);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(24);
    expect(asked).toHaveLength(1);
  },
);

test(
  'what a campaign adds to an address makes no other document, and the browser takes it over',
  LONG,
  async ({ page }) => {
    const answer = await page.goto('/store?fbclid=one&sort=az');
    const more = '/store?sort=az&pages=2';
    expect(await answer?.text()).toContain(`href="${more.replace('&', '&amp;')}"`);
    await untilHydrated(page);
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveAttribute('href', more);
    await expect(page).toHaveURL(/\?fbclid=one&sort=az$/);
    const tags = await Promise.all(
      ['?fbclid=two&sort=az', '?sort=az', '?sort=za'].map(async (search) => {
        const { headers } = await fetch(`${shopAddress().shop}/store${search}`);
        return headers.get('etag');
      }),
    );
    expect(tags[0]).toBe(tags[1]);
    expect(tags[2]).not.toBe(tags[1]);
  },
);

test('a document forbids what is not its own, and every script on it is pinned', async ({
  page,
  trouble,
}) => {
  // The loader removes its scripts after they have run, so they are recorded when they are added.
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) noted.push(node.integrity);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto('/store');
  const headers = answer?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(12);
  const scripts = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  expect(scripts.length).toBeGreaterThan(1);
  for (const integrity of scripts) expect(integrity).toMatch(/^sha384-/);
  // The browser enforces the policy.
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
  // The only violation is the one that this test caused.
  expect(trouble.splice(0)).toEqual([expect.stringContaining('TrustedHTML')]);
});

test(
  'a session that ended elsewhere leads to login once, and back to where the shopper was',
  LONG,
  async ({ page }) => {
    const customer = await registeredCustomer();
    await logIn(page, customer);
    const token = await page.evaluate(() => window.sessionStorage.getItem('token'));
    await fetch(`${shopAddress().provider}/api/auth/shop-logout`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    });
    await page.goto('/order-history');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBeNull();
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/store$/);
    await page.getByRole('link', { name: 'Continue to your orders' }).click();
    await expect(page).toHaveURL(/\/order-history$/);
  },
);
