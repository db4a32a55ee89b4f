/** A purchase by keyboard alone: the focus is never lost, and never hidden. */
import type { Locator, Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { expect, registeredCustomer, test } from '../shop/test';

/** More tab stops than any page of the shop has. */
const MOST = 160;

/** The fault of the present focus: on nothing, outside of the window, or covered. */
function focusFault(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is on nothing';
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (width < 2 || height < 2) return null; // Clipped on purpose: a native input behind its label.
  const [x, y] = [left + Math.min(width, 40) / 2, top + height / 2];
  const above = document.elementFromPoint(x, y);
  const seen = above !== null && (focused.contains(above) || above.contains(focused));
  const labelled =
    focused instanceof HTMLInputElement &&
    [...(focused.labels ?? [])].includes(above as HTMLLabelElement);
  return seen || labelled ? null : `${focused.outerHTML.slice(0, 120)} is hidden`;
}

/**
 * Presses Tab until the target has the focus, and checks that the focus is visible at every stop.
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // Leaving the page's last stop, the focus is in the browser's own bar for one press. A drawer
    // that is still sliding in hides its first stop for that moment.
    const fault = async () => {
      const found = await page.evaluate(focusFault);
      return found === 'the focus is on nothing' ? null : found;
    };
    await expect.poll(fault).toBeNull();
  }
  throw new Error(`${MOST} presses of ${key} do not lead to ${String(target)}`);
}

test('a customer signs in, fills a cart and orders without a pointer', LONG, async ({ page }) => {
  test.setTimeout(90_000);
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  const type = async (label: string, value: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  };
  const h1 = page.getByRole('main').getByRole('heading', { level: 1 });

  await test.step('signs in', async () => {
    await page.goto('/login');
    await type('Email', customer.email);
    await type('Password', customer.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/store$/);
    await expect(h1).toBeFocused();
  });

  await test.step('finds the product by search', async () => {
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search Products' });
    await expect(box).toBeFocused();
    await page.keyboard.type(product.product_name);
    const option = page.getByRole('option', { name: product.product_name }).first();
    await expect(option).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      if ((await option.getAttribute('aria-selected')) === 'true') break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-page="product"]')).toBeVisible();
    await expect(h1).toBeFocused();
  });

  await test.step('adds it, and opens the cart', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add to cart', exact: true }));
    await page.keyboard.press('Enter');
    const cart = page.getByRole('button', { name: 'Cart, 1 item', exact: true });
    await tabTo(page, cart, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await tabTo(page, drawer.getByRole('link', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(h1).toBeFocused();
  });

  await test.step('fills the form and orders', async () => {
    await type('First name', 'Maria');
    await type('Last name', 'Santos');
    await type('Address line 1', '12 Mabini Street');
    await type('Province', 'Metro Manila');
    await tabTo(page, page.getByLabel('City or municipality'));
    await page.keyboard.type('Quezon City');
    await type('Postal code', '1100');
    await type('Phone', '+63 917 555 0100');
    await tabTo(page, page.getByRole('button', { name: 'Confirm order' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Order has been placed!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/order-history$/, { timeout: 15_000 });
    await expect(h1).toBeFocused();
  });
});
