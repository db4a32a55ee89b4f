/** What a thumb reaches, and what a phone shows when it lies on its side. */
import type { Locator, Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { overlap } from '../shop/overlap';
import { expect, test } from '../shop/test';

const PHONE = { width: 360, height: 740 };

/** The height of the window's foot, which a thumb reaches without a new grip, in pixels. */
const REACH = 60;

const tools = (page: Page): Locator[] => [
  page.getByRole('button', { name: 'Menu' }),
  page.getByRole('button', { name: 'Search products' }),
  page.getByRole('banner').getByRole('button', { name: /^Cart/ }),
];

/** Whether a press in the middle of it reaches it. */
const isReached = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && element.contains(there);
  });

const topOf = async (button: Locator) => (await button.boundingBox())?.y ?? -1;

test('on a phone menu, search and cart are at its foot, and nothing lies over anything [T59]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { id } = await sellableProduct();
  for (const path of ['/', '/store', '/search?q=drill', `/products/${id}`]) {
    await page.goto(path);
    for (const button of tools(page)) {
      expect(await topOf(button), path).toBeGreaterThan(PHONE.height - REACH);
      expect(await isReached(button), path).toBe(true);
    }
    // The page ends above them.
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isReached(last), path).toBe(true);
  }
  const [menu, search, cart] = tools(page) as [Locator, Locator, Locator];
  await test.step('above them stand the way to buy and what is said of it', async () => {
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    for (const button of tools(page)) expect(await overlap(add, button)).toBe(false);
    await add.click();
    const toast = page.getByText('Item has been added to cart!');
    await expect(toast).toBeVisible();
    for (const button of tools(page)) expect(await overlap(toast, button)).toBe(false);
  });
  await test.step('the keyboard meets them first, as in the header', async () => {
    await page.goto('/store');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toBeFocused();
  });
  await test.step('the edge of each third opens it too', async () => {
    const { height, width } = PHONE;
    await page.mouse.click(width - 4, height - 4);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(4, height - 4);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await search.click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('they are in the header where a keyboard takes the room, and not on paper', async () => {
    await page.setViewportSize({ ...PHONE, height: 400 });
    for (const button of tools(page)) expect(await topOf(button)).toBeLessThan(REACH);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ media: 'print' });
    await expect(cart).toBeHidden();
  });
});

test('a phone on its side shows the ways on from home, and a product with its name, price and the way to buy [T75]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  for (const name of ['Shop Now', 'Inquire']) {
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeInViewport({
      ratio: 1,
    });
  }
  const { id } = await sellableProduct();
  await page.goto(`/products/${id}`);
  const product = page.locator('[data-page="product"]');
  await expect(product.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const price = page.locator('.bottom-bar').getByText(/^₱[\d,]+\.\d\d$/);
  await expect(price).toBeInViewport({ ratio: 1 });
  const add = product.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add).toBeInViewport({ ratio: 1 });
  expect(await isReached(add)).toBe(true);
});
