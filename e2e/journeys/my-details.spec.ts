/** A customer's own details: password, data, and deleting the account. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInWithCartLine } from '../shop/customer-order';
import { LONG } from '../shop/long';
import { callProvider, logInElsewhere } from '../shop/placed-order';
import { expect, logIn, newestMail, registeredCustomer, test } from '../shop/test';

test(
  'a customer changes the password, downloads what is kept, and deletes the account',
  LONG,
  async ({ page }) => {
    const customer = await registeredCustomer();
    const changed = { ...customer, password: 'a newer password, 2026' };
    await logIn(page, customer);
    const otherDevice = await logInElsewhere(customer);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /my details/i })
      .click();
    await expect(page).toHaveURL(/\/my-details$/);
    await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();

    await test.step('a wrong current password is named at its field, and nobody is logged out', async () => {
      const current = page.getByLabel('Current password');
      await current.fill('not the password');
      await page.getByLabel('New password', { exact: true }).fill(changed.password);
      await page.getByLabel('Confirm new password').fill(changed.password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(current).toHaveAttribute('aria-invalid', 'true');
      await expect(current).toHaveAccessibleDescription('The password is incorrect.');
      await expect(current).toBeFocused();
      await expect(page).toHaveURL(/\/my-details$/);
    });

    await test.step('the right one changes it, and ends the session on the other device only', async () => {
      await page.getByLabel('Current password').fill(customer.password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(
        page.getByRole('main').getByText(/^Your password has been changed/),
      ).toBeVisible();
      await expect(page.getByLabel('Current password')).toHaveValue('');
      await expect(
        callProvider('/api/store/cart/fetchItemsAdded', {}, otherDevice),
      ).rejects.toThrow('401');
      await page.reload();
      await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
      await expect.poll(() => newestMail(customer.email)).toContain('password of your account');
    });

    await test.step('everything that is kept comes as a file', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('ironwharf-my-data.json');
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object };
      expect(data.account).toMatchObject({ name: customer.name, email: customer.email });
    });

    await test.step('the account goes by its password, and the session with it', async () => {
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your password').fill(changed.password);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Your account has been deleted.')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBeNull();
      await expect(logInElsewhere(changed)).rejects.toThrow('401');
    });
  },
);

/** Counts by how much what is shown moves by itself. @returns how much, of the page that is open */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { moved: number }).moved += (
          entry as never as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
}

test(
  'pages that are read again where they were scrolled to stand still',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInWithCartLine(page);
    const moved = await watchMoves(page);
    for (const [path, last] of [
      ['/my-details', page.getByLabel('TIN')],
      ['/order-history', page.getByRole('link', { name: 'Details' })],
      ['/quotation-request', page.getByRole('heading', { name: 'What happens next' })],
      ['/checkout', page.getByText('Subtotal').first()],
    ] as const) {
      await page.goto(path);
      await last.waitFor();
      await page.evaluate(() => {
        window.scrollTo(0, 500);
      });
      await page.reload();
      await last.waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
      expect(await moved(), path).toBeLessThan(0.02);
    }
  },
);

test('a customer’s header stands still on a desk', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInWithCartLine(page);
  const moved = await watchMoves(page);
  for (const path of ['/', '/store', '/order-history', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByText(/^Hello, /)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await moved(), path).toBeLessThan(0.002);
  }
});
