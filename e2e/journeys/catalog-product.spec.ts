/** The product page in special cases, and the inquiry about a product. */
import { importHardCatalogue, LONG_NAME } from '../shop/hard-catalogue';
import { LONG } from '../shop/long';
import { clientOf } from '../shop/provider-client';
import { expect, registeredCustomer, signIn, test } from '../shop/test';
import type { Page } from '@playwright/test';

test.beforeAll(importHardCatalogue);

async function machines(): Promise<{ press: number; quote: number }> {
  const id = String(await clientOf().categoryNamed('Batibot Machines'));
  const listed = await clientOf().products({ limit: 12, offset: 0, id, type: 'category' });
  const idOf = (start: string) =>
    listed.find(({ product_name: name }) => name.startsWith(start))?.id ?? 0;
  return { press: idOf('Batibot Press'), quote: idOf('Batibot Made') };
}

const productOf = (page: Page) => page.locator('[data-page="product"]');

/** Checks that the page doesn't scroll sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

test('forty variants, a name of 300 letters and seven pictures: chosen, linked, swiped, enlarged and read [R03 C06]', async ({
  page,
}) => {
  const { press } = await machines();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/products/${press}`);
  const product = productOf(page);
  await expect(product.getByRole('heading', { level: 1 })).toHaveText(LONG_NAME);
  await expectNoSideways(page);

  await test.step('the default variant, in a table of what differs', async () => {
    await expect(product.getByRole('radio')).toHaveCount(40);
    await expect(product.getByRole('radio', { name: 'BP-1', exact: true })).toBeChecked();
    await expect(product.getByRole('columnheader')).toHaveText([
      'Variant',
      'Price',
      'Stock',
      'Force',
    ]);
    const third = product
      .getByRole('row')
      .filter({ hasText: 'BP-3 ' })
      .or(product.getByRole('row', { name: /BP-3\b/ }));
    await expect(third.first()).toContainText('Out of Stock');
    await expect(product.getByRole('row', { name: /BP-2\b/ }).first()).toContainText(
      'Price Upon Inquiry',
    );
  });

  await test.step('five thumbnails at a time, by keys and by thumb', async () => {
    const thumbnails = product.getByRole('list', { name: 'Thumbnails' }).getByRole('button');
    await expect(thumbnails).toHaveCount(5);
    await thumbnails.first().focus();
    for (let at = 0; at < 5; at += 1) await page.keyboard.press('ArrowRight');
    await expect(product.getByRole('button', { name: 'Show picture 6 of 7' })).toBeFocused();
    await expect(thumbnails).toHaveCount(2);
    // Scrolls to the next picture, as the system does after a swipe.
    await product.getByRole('img', { name: /picture 6 of 7$/ }).evaluate((image) => {
      let box = image.parentElement;
      while (box && box.scrollWidth <= box.clientWidth) box = box.parentElement;
      box?.scrollTo({ left: 0, behavior: 'instant' });
    });
    await expect(product.getByRole('button', { name: 'Show picture 1 of 7' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  await test.step('enlarged, and nearer on a press', async () => {
    await product.getByRole('button', { name: 'Enlarge picture' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog.getByText('2 of 7')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(product.getByRole('button', { name: 'Show picture 2 of 7' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  await test.step('specifications, inclusions and usage, which is sanitised', async () => {
    await expect(product.getByRole('table', { name: /^Specifications/ })).toContainText('220 V');
    await expect(product.getByRole('listitem').filter({ hasText: /^Handle$/ })).toBeVisible();
    await expect(product.getByText('Wear gloves.')).toBeVisible();
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    expect(await product.locator('script, form, a[href^="javascript"]').count()).toBe(0);
  });

  await test.step('the way into the cart stays in reach on a phone, and takes a typed number', async () => {
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight / 2);
    });
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await expect(add).toBeInViewport();
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('12');
    await add.click();
    await expect(page.getByRole('button', { name: 'Cart, 12 items', exact: true })).toBeVisible();
  });

  await test.step('another variant is in the link, and opens by its own id too', async () => {
    await product.getByRole('radio', { name: 'BP-40', exact: true }).check();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    const variant = new URL(page.url()).searchParams.get('variant');
    await page.goto(`/products/${variant}`);
    await expect(product.getByRole('radio', { name: 'BP-40', exact: true })).toBeChecked();
    await expect(product.getByText('₱4,360.00').first()).toBeVisible();
    // The variant has no picture, so there is one placeholder and no gallery.
    await expect(product.getByRole('img', { name: /\(no image\)$/ })).toBeVisible();
    await expect(product.getByRole('list', { name: 'Thumbnails' })).toBeHidden();
  });
});

test('without a price there is an inquiry and no cart, on the card and on the page [C05]', async ({
  page,
}) => {
  const { press, quote } = await machines();
  const variants = (await clientOf().details(press)).variants;
  const free = variants.find(({ variant_name: name }) => name === 'BP-2')?.id;
  for (const path of [`/products/${quote}`, `/products/${free}`]) {
    await page.goto(path);
    await expect(productOf(page).getByText('Price Upon Inquiry').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Inquire for Price' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
    await expect(page.getByText('₱0.00')).toHaveCount(0);
  }
  await page.goto(`/category/${await clientOf().categoryNamed('Batibot Machines')}`);
  const card = page.getByRole('article').filter({ hasText: 'Batibot Made to Order' });
  await expect(card).toContainText('Price Upon Inquiry');
  await card.getByRole('button', { name: 'Inquire for Price' }).click();
  await expect(page.getByRole('dialog').getByLabel('Inquiry', { exact: true })).toHaveValue(
    /Batibot Made to Order/,
  );
});

test(
  'an inquiry is filled with brand, product and model, and with who is signed in [C10]',
  LONG,
  async ({ page }) => {
    const { press } = await machines();
    const expectAbout = async () => {
      const text = page.getByRole('dialog').getByLabel('Inquiry', { exact: true });
      await expect(text).toHaveValue(/Batibot Heavy/);
      await expect(text).toHaveValue(/Batibot Press Reinforced/);
      await expect(text).toHaveValue(/BP-1\b/);
    };
    await page.goto(`/products/${press}`);
    await page.getByRole('button', { name: 'Inquire', exact: true }).click();
    await expectAbout();
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('');

    const customer = await registeredCustomer();
    await signIn(page, customer);
    await page.goto(`/products/${press}`);
    await page.getByRole('button', { name: 'Inquire', exact: true }).click();
    await expectAbout();
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue(
      customer.name,
    );
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(customer.email);
  },
);

test(
  'a card’s Add chooses a variant and fills the cart without leaving the list; what was viewed is found again',
  LONG,
  async ({ page }) => {
    const { quote } = await machines();
    await page.goto(`/category/${await clientOf().categoryNamed('Batibot Machines')}`);
    await page.getByRole('button', { name: `Add: ${LONG_NAME}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'BP-5', exact: true }).check();
    await dialog.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Item has been added to cart!')).toBeVisible();
    await dialog.getByRole('link', { name: 'All details' }).click();
    await expect(productOf(page).getByRole('heading', { level: 1 })).toHaveText(LONG_NAME);
    const related = productOf(page).getByRole('list', { name: 'Related products' });
    await related.getByRole('link', { name: 'Batibot Made to Order' }).click();
    await expect(page).toHaveURL(new RegExp(`/products/${quote}$`));
    const viewed = productOf(page).getByRole('list', { name: 'Recently viewed' });
    await expect(viewed.getByRole('link')).toHaveText([/Batibot Press/]);
  },
);
