/** Checks that the lists of all pages are complete: first bytes, accessibility, pictures. */
import { signInWithCartLine } from '../shop/customer-order';
import { LONG } from '../shop/long';
import { shopScreens } from '../shop/screens';
import { guestPages, pageNames } from '../shop/shop-pages';
import { expect, test } from '../shop/test';

test(
  'every page that a remote gives is among the screens',
  LONG,
  async ({ page, request, baseURL }) => {
    const seen = new Set<string>();
    for (const { path } of await guestPages()) {
      const html = await (await request.get(`${baseURL}${path}`)).text();
      for (const [, name = ''] of html.matchAll(/ data-page="([^"]+)"/g)) seen.add(name);
    }
    await signInWithCartLine(page);
    for (const screen of (await shopScreens()).filter(({ who }) => who === 'customer')) {
      await screen.open(page);
      seen.add((await page.locator('[data-page]').getAttribute('data-page')) ?? '');
    }
    const given = await pageNames();
    expect(given).toContain('home');
    expect([...seen].sort()).toEqual([...given].sort());
  },
);
