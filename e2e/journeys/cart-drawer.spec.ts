/** On the smallest phones the cart's drawer is there for the goods. */
import type { Page } from '@playwright/test';
import { addToCart, cartButton, putInCart, sellableProduct } from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

test.use({ viewport: { width: 360, height: 640 } });

/** How much of the drawer's height the goods have, and how many lines are whole in sight. */
const seenIn = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const drawer = document.querySelector('dialog[open]');
    const list = drawer?.querySelector('ul[aria-label="Items in your cart"]');
    const goods = list?.closest('dialog > *');
    if (!drawer || !list || !goods) throw new Error('no cart is open');
    const box = goods.getBoundingClientRect();
    const whole = [...list.children].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom + 0.5;
    });
    return { share: box.height / drawer.getBoundingClientRect().height, whole: whole.length };
  });

/** Buttons and links of the drawer that a finger may miss: each is pressed a little off its text. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const HALF = 22;
    const targets = [...document.querySelectorAll('dialog[open] :is(button, footer a)')];
    const drawer = document.querySelector('dialog[open] > div:nth-of-type(2)');
    const limit = drawer?.getBoundingClientRect();
    return targets.flatMap((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isIn =
        !limit || !drawer?.contains(target) || (top > limit.top && bottom < limit.bottom);
      const hit = (dy: number) => target.contains(document.elementFromPoint(x, y + dy));
      return !isIn || (hit(-HALF + 1) && hit(HALF - 1)) ? [] : [target.textContent];
    });
  });

test(
  'three lines of a guest’s cart are whole in sight on a small phone, above the way on [K04]',
  LONG,
  async ({ page }) => {
    for (const after of [0, 1, 2]) await addToCart(page, await sellableProduct(after));
    await cartButton(page).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Please log in to proceed to checkout.')).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveCount(3);
    const { share, whole } = await seenIn(page);
    expect(whole).toBe(3);
    expect(share).toBeGreaterThanOrEqual(0.55);
    expect(await smallTargets(page)).toEqual([]);
  },
);

test(
  'three lines of a customer’s cart are whole in sight on a small phone, above the checkout [K04]',
  LONG,
  async ({ page }) => {
    await signIn(page, await registeredCustomer());
    for (const after of [0, 1, 2, 3]) await putInCart(page, await sellableProduct(after), 12);
    await page.goto('/store');
    await cartButton(page).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
    await expect(drawer.getByRole('listitem')).toHaveCount(4);
    const { share, whole } = await seenIn(page);
    expect(whole).toBeGreaterThanOrEqual(3);
    expect(share).toBeGreaterThanOrEqual(0.55);
    expect(await smallTargets(page)).toEqual([]);
  },
);
