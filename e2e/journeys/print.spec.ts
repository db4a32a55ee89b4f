/** A printed page has its text and figures in dark letters, and no buttons. */
import { LONG } from '../shop/long';
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';

test(
  'a product, an article and the terms are printed without what can be pressed',
  LONG,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { id } = await clientOf().productWith(({ variants }) => variants.length > 2);
    await page.goto('/blogs');
    const article = await page.locator('main a[href^="/blogs/"]').first().getAttribute('href');
    for (const path of [`/products/${id}`, article ?? '', '/terms-and-conditions', '/']) {
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.locator('[data-page]')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      // Paper is light in both themes, so the dark theme's light letters would be invisible.
      const [red = 255] =
        (await heading.evaluate((element) =>
          getComputedStyle(element).color.match(/\d+/g)?.map(Number),
        )) ?? [];
      expect(red, path).toBeLessThan(80);
    }
  },
);

test('a product’s specifications are printed as a table', LONG, async ({ page }) => {
  const { id } = await clientOf().productWith(({ variants }) => variants.length > 2);
  await page.goto(`/products/${id}`);
  await expect(page.locator('[data-page="product"]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeHidden();
});
