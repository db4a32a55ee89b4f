/** Screens with the longest names, most variants and no picture: nothing runs out of them. */
import type { Page } from '@playwright/test';
import { HARD, importHardNames } from '../shop/hard-names';
import { LONG } from '../shop/long';
import { placeOrderFor } from '../shop/placed-order';
import { clientOf } from '../shop/provider-client';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

test.beforeAll(importHardNames);

/** What is wider than the window, or has figures or words that are cut off. */
const faultsOf = (page: Page) =>
  page.evaluate(async () => {
    // A drawer on its way in is outside of the window. What goes with the scrolling never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
    const edge = window.innerWidth + 0.5;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const isIn = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= -0.5 && right <= edge;
    };
    const figures = seen('main *, dialog[open] *').filter(
      (element) =>
        element.children.length === 0 &&
        element.textContent.includes('₱') &&
        element.tagName !== 'OPTION' &&
        getComputedStyle(element).display !== 'inline' &&
        (!isIn(element) || element.scrollWidth > element.clientWidth + 1),
    );
    const buttons = seen('main :is(button, h1), dialog[open] :is(button, h1, h2)').filter(
      (element) => !isIn(element) && !element.closest('ul'),
    );
    // What is said only to screen readers is one pixel wide.
    const wider = (element: Element) => element.getBoundingClientRect().width > 1;
    const words = seen('dialog[open] *, #products-menu *').filter(
      (element) =>
        wider(element) &&
        [...element.childNodes].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE) return false;
          const range = document.createRange();
          range.selectNode(node);
          return range.getBoundingClientRect().right > edge;
        }),
    );
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const widest = seen('main *')
      .filter((element) => element.getBoundingClientRect().right > edge)
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 30)}`);
    return [
      ...(wide > 0 ? [`the page is ${wide} px too wide: ${widest.join(', ')}`] : []),
      ...[...figures, ...buttons, ...words].map(
        ({ textContent }) => `cut off: ${textContent.slice(0, 40)}`,
      ),
    ];
  });

for (const width of [360, 1280]) {
  test(
    `the longest names, 96 variants and no picture break no screen, at ${width} px [T73]`,
    LONG,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      const category = await clientOf().categoryNamed(HARD.category);
      const above = await clientOf().categoryNamed('Mahabanguri na una');
      const brand = await clientOf().brandNamed(HARD.brand);
      const product = await clientOf().productNamed(HARD.product);
      const variant = product.variants[1]?.id ?? 0;
      const customer = await registeredCustomer();
      const line = { product_id: product.id, variant_id: variant, quantity: 999 };
      const { number } = await placeOrderFor(customer, [line]);
      await signIn(page, customer);
      for (const [name, path] of [
        ['list', `/category/${category}`],
        ['above', `/category/${above}`],
        ['brand', `/brand/${brand}`],
        ['categories', '/categories'],
        ['brands', '/brands'],
        ['results', '/search?q=Mahabangbagay'],
        ['no results', `/search?q=${'q'.repeat(200)}`],
        ['product', `/products/${product.id}`],
        ['orders', '/order-history'],
        ['order', `/order-history/${number}`],
      ] as const) {
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await faultsOf(page), path).toEqual([]);
        });
      }
      await test.step('cart', async () => {
        await page.goto(`/products/${product.id}?variant=${variant}`);
        await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
        await expect(page.getByText('Item has been added to cart!')).toBeVisible();
        await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
        await expect(page.getByRole('dialog').getByText('Subtotal')).toBeVisible();
        expect.soft(await faultsOf(page), 'the cart').toEqual([]);
        await page.goto('/checkout');
        await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible();
        expect.soft(await faultsOf(page), 'the checkout').toEqual([]);
      });
      await test.step('search dialog', async () => {
        await page.goto('/store');
        await page.keyboard.press('/');
        await page.getByRole('dialog').getByRole('combobox').fill('Mahabangbag');
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        expect.soft(await faultsOf(page), 'the search dialog').toEqual([]);
        await page.keyboard.press('Escape');
      });
      await test.step('menu', async () => {
        await page.goto('/store');
        const menu = width === 360 ? 'Menu' : 'Products';
        await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
        await expect(page.getByText('Mahabanguri na una').first()).toBeVisible();
        expect.soft(await faultsOf(page), 'the menu').toEqual([]);
      });
    },
  );
}
