/** Choosing what to buy: cards, variants, pictures, and what is out of stock. */
import type { Page } from '@playwright/test';
import { cartButton, sellableProduct } from '../shop/cart-steps';
import { importHardCatalogue } from '../shop/hard-catalogue';
import { LONG } from '../shop/long';
import { overlap } from '../shop/overlap';
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';

test.beforeAll(importHardCatalogue);

const phone = { width: 360, height: 740 };

/** Bolts: forty variants of a few threads. */
const bolts = () =>
  clientOf().productWith(
    ({ product_name: name, variants }) => name.includes('Hex Bolts') && variants.length === 40,
  );

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true });

test('a message never lies over the next button on a phone [T25]', async ({ page }) => {
  await page.setViewportSize(phone);
  const { id } = await sellableProduct();
  await page.goto(`/products/${id}`);
  await addButton(page).click();
  const toast = page.getByText('Item has been added to cart!');
  // A message that is pointed at stays.
  await toast.hover();
  await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible();
  await expect.poll(() => overlap(toast, addButton(page))).toBe(false);
  expect(await overlap(toast, page.getByRole('button', { name: 'View cart' }))).toBe(false);
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  const checkout = page.getByRole('dialog').getByRole('button', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  await expect(toast).toBeVisible();
  expect(await overlap(toast, checkout)).toBe(false);
});

test('a card says the brand once, keeps figures with their units, and shows the lowest price [T26]', async ({
  page,
}) => {
  const product = await bolts();
  await page.setViewportSize(phone);
  await page.goto(`/category/${product.category.id}`);
  const card = page.getByRole('article').filter({ hasText: product.product_name }).first();
  await expect(card).toContainText(/from ₱93\.50/i);
  await expect(card).toContainText('40 variants');
  const brand = product.brand.brand_name;
  expect((await card.innerText()).split(brand)).toHaveLength(2);
  const name = card.getByRole('heading');
  // Nothing of the name is cut off.
  expect(await name.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
});

test(
  'a measure in a name never breaks between the number and its unit [T26]',
  LONG,
  async ({ page }) => {
    const product = await clientOf().productWith(({ product_name: name }) =>
      / \d+ mm \d/.test(name),
    );
    await page.goto(`/products/${product.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(product.product_name);
    const measure = / (\d+ mm)/.exec(product.product_name)?.[1] ?? 'none';
    const kept = heading.getByText(measure, { exact: true });
    await expect(kept).toHaveCSS('white-space', 'nowrap');
  },
);

test(
  'many variants are split by thread, and their rows fit a phone [T27]',
  LONG,
  async ({ page }) => {
    const product = await bolts();
    await page.setViewportSize(phone);
    await page.goto(`/products/${product.id}`);
    const threads = page.getByRole('group', { name: 'Thread' });
    await threads.getByRole('button', { name: 'M10 × 1.5' }).click();
    await expect(threads.getByRole('button', { name: 'M10 × 1.5' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const rows = page.getByRole('radio');
    await expect(rows.first()).toHaveAccessibleName(/^M10/);
    expect(await rows.count()).toBeLessThan(12);
    const checked = page
      .getByRole('row')
      .filter({ has: page.getByRole('radio', { checked: true }) });
    await expect(checked).toHaveCount(1);
    await expect(checked).toContainText(/₱[\d,.]+/);
    // What each of them would say of its stock is said once.
    for (const part of [
      checked.getByRole('cell').filter({ hasText: /₱/ }).first(),
      page.getByText(/^All of them: in stock/),
    ]) {
      const box = await part.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= phone.width).toBe(true);
    }
    // Nothing in the page scrolls by itself.
    const scrollers = await page
      .getByRole('table')
      .first()
      .evaluate((table) => {
        const box = table.parentElement;
        return box ? box.scrollHeight - box.clientHeight + (box.scrollWidth - box.clientWidth) : -1;
      });
    expect(scrollers).toBeLessThanOrEqual(1);
    await expect(page.getByText(/ per piece, \d+ in the pack$/)).toBeVisible();
    // By keys as by thumb.
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/variant=\d+/);
  },
);

/** Whether the middle of the chosen row's button is there to be seen and pressed. */
const chosenIsShown = (page: Page) =>
  page.getByRole('radio', { checked: true }).evaluate((radio) => {
    const { left, top, width, height } = radio.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown?.closest('tr') === radio.closest('tr');
  });

test(
  'on a desk the way into the cart is in sight with forty variants, and the chosen one is named beside its price and in sight in its list, by link and by click [T27]',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { id, variants } = await bolts();
    const named = (name: string) =>
      page
        .getByRole('main')
        .locator('p')
        .getByText(name, { exact: true })
        .filter({ visible: true });
    await page.goto(`/products/${id}`);
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    for (const linked of [variants.at(-1), variants.at(20)]) {
      if (!linked) throw new Error('there are no variants');
      await page.goto(`/products/${id}?variant=${linked.id}`);
      const radio = page.getByRole('radio', { name: linked.variant_name, exact: true });
      await expect(radio).toBeChecked();
      await expect(radio).toBeInViewport({ ratio: 1 });
      await expect.poll(() => chosenIsShown(page)).toBe(true);
      await expect(named(linked.variant_name)).toBeInViewport({ ratio: 1 });
    }
    for (const at of [-1, 0]) {
      const radio = page.getByRole('radio').nth(at);
      await radio.click();
      await expect(radio).toBeChecked();
      await expect(radio).toBeInViewport({ ratio: 1 });
      await expect.poll(() => chosenIsShown(page)).toBe(true);
      const name = await radio.evaluate((input) => input.closest('label')?.textContent ?? 'none');
      await expect(named(name)).toBeInViewport({ ratio: 1 });
      await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    }
  },
);

test('on a small phone quick add keeps its way into the cart in sight beside many variants [T27]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const product = await bolts();
  await page.goto(`/category/${product.category.id}`);
  const card = page.getByRole('article').filter({ hasText: product.product_name }).first();
  await card.getByRole('button', { name: /^Add/ }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add).toBeInViewport({ ratio: 1 });
  const rows = dialog.getByRole('radio');
  expect(await rows.count()).toBeGreaterThanOrEqual(7);
  await rows.last().click();
  await expect(rows.last()).toBeChecked();
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => chosenIsShown(page)).toBe(true);
  await expect(add).toBeInViewport({ ratio: 1 });
  const variant = await rows.last().getAttribute('value');
  await add.click();
  await expect(page.getByText('Item has been added to cart!')).toBeVisible();
  const kept = await page.evaluate(() => window.localStorage.getItem('cart') ?? '');
  expect(kept).toContain(`"variant_id":"${variant}"`);
});

test('what is out of stock is asked about from the bar, with what is in stock beneath [T28]', async ({
  page,
}) => {
  const id = String(await clientOf().categoryNamed('Batibot Machines'));
  const listed = await clientOf().products({ limit: 12, offset: 0, id, type: 'category' });
  const press = listed.find(({ product_name: name }) => name.startsWith('Batibot Press'));
  const details = await clientOf().details(press?.id ?? 0);
  const gone = details.variants.find((each) => each.in_stock === false);
  await page.setViewportSize(phone);
  await page.goto(`/products/${press?.id ?? 0}?variant=${gone?.id ?? 0}`);
  const inquire = page.getByRole('main').getByRole('button', { name: 'Inquire', exact: true });
  await expect(inquire).toHaveCount(1);
  await expect(inquire).toBeInViewport();
  await page.getByRole('button', { name: /^BP-1, ₱/ }).click();
  await expect(addButton(page)).toBeEnabled();
  await page.goBack();
  await page.goto(`/products/${press?.id ?? 0}?variant=${gone?.id ?? 0}`);
  await page.getByRole('link', { name: /^See what is in stock in/ }).click();
  await expect(page).toHaveURL(new RegExp(`/category/${id}\\?in_stock=1$`));
});

test.describe('on a touch screen', () => {
  // As on a phone, whose scrollbars take no room.
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('a tap on the picture fills the screen; swipe, two fingers and two taps work in it [T29]', async ({
    page,
  }) => {
    await page.goto(`/products/${(await bolts()).id}`);
    await page.getByRole('group', { name: 'Large picture' }).tap();
    const dialog = page.getByRole('dialog');
    const box = await dialog.boundingBox();
    expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([phone.width, phone.height]);
    const touch = await page.context().newCDPSession(page);
    const at = (...xs: number[]) => xs.map((x) => ({ x, y: 350 }));
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at(...xs) });

    await test.step('a swipe leads to the next picture', async () => {
      await expect(dialog.getByText(/^1 of \d$/)).toBeVisible();
      await send('touchStart', 300);
      for (const x of [250, 180, 100]) await send('touchMove', x);
      await send('touchEnd');
      await expect(dialog.getByText(/^2 of \d$/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    });

    await test.step('two fingers bring it near, a tap brings it back', async () => {
      await send('touchStart', 160, 200);
      for (const spread of [20, 60, 100]) await send('touchMove', 160 - spread, 200 + spread);
      await send('touchEnd');
      const out = dialog.getByRole('button', { name: 'Zoom out' });
      await expect(out).toBeVisible();
      expect((await out.boundingBox())?.width).toBeGreaterThan(phone.width * 2);
      await out.tap({ position: { x: 300, y: 300 } });
      await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    });

    await test.step('two taps bring it near, once', async () => {
      const picture = dialog.getByRole('button', { name: 'Zoom in' });
      await picture.dblclick();
      await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    });
  });
});
