/** The provider fails: the page shows the specification's messages, and recovers. */
import { LONG } from '../shop/long';
import { clearFaults, expect, setFault, test } from '../shop/test';

test.afterEach(clearFaults);

test('the store ends in its empty state when the list of products fails, and Retry brings it', async ({
  page,
}) => {
  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'cut' },
    { kind: 'malformed' },
    { kind: 'wrong-shape', body: { products: 'none' } },
  ] as const) {
    await test.step(fault.kind, async () => {
      await setFault({ ...fault, path: '/api/store/products', method: 'POST' });
      await page.goto('/store');
      await expect(page.getByText('No Products Available.')).toBeVisible();
      await clearFaults();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('main a[href^="/products/"]').first()).toBeVisible();
    });
  }
});

test(
  'a provider that hangs keeps nobody from the page: skeletons stand while it is asked',
  LONG,
  async ({ page }) => {
    await setFault({ kind: 'delay', milliseconds: 4_000, path: '/api/store/products', times: 2 });
    await page.goto('/store');
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Purchase' })).toBeVisible();
    await expect(page.locator('main a[href^="/products/"]').first()).toBeVisible({
      timeout: 15_000,
    });
  },
);
