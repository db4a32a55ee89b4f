/** The cart of a guest and of a customer. */
import type { Page } from '@playwright/test';
import { clientOf, type Details } from '../shop/provider-client';
import { expect, logIn, registeredCustomer, test } from '../shop/test';

const sellable = (details: Details) =>
  details.variants.some((variant) => variant.default && variant.price && variant.in_stock);

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });

async function addToCart(page: Page, product: Details): Promise<void> {
  await page.goto(`/products/${product.id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Item has been added to cart!')).toBeVisible();
}

test('a guest adds, adds again, takes one away and removes, all in local storage [K01]', async ({
  page,
}) => {
  const product = await clientOf().productWith(sellable);
  await addToCart(page, product);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  const kept = () =>
    page.evaluate(() =>
      (
        JSON.parse(window.localStorage.getItem('cart') ?? '{"lines":[]}') as {
          lines: { quantity: number }[];
        }
      ).lines.map((line) => line.quantity),
    );
  await expect.poll(kept).toEqual([2]);

  await page.reload();
  await cartButton(page).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Decrease quantity/ }).click();
  await expect.poll(kept).toEqual([1]);
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(drawer.getByText('No products added.')).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
});

test('a customer’s cart is on the server, shown as each answer says, and there on another device [K02]', async ({
  page,
  browser,
}) => {
  const product = await clientOf().productWith(sellable);
  const customer = await registeredCustomer();
  await logIn(page, customer);
  const changed = page.waitForResponse('**/api/store/cart/updateItemsInCart');
  await addToCart(page, product);
  const answer = (await (await changed).json()) as { data: { quantity: number }[] };
  expect(answer.data.map((line) => line.quantity)).toEqual([1]);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await page.evaluate(() => window.localStorage.getItem('cart') ?? '')).not.toContain(
    'variant_id',
  );

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, customer);
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
  await elsewhere.close();
});

test('a guest’s lines survive login and join the server’s [K03]', async ({ page, browser }) => {
  const customer = await registeredCustomer();
  const product = await clientOf().productWith(sellable);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, customer);
  await addToCart(other, product);
  await elsewhere.close();

  await addToCart(page, product);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  await logIn(page, customer);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
});

test('the drawer leads a guest to sign in, and its names to the product [R03]', async ({
  page,
}) => {
  const product = await clientOf().productWith(sellable);
  const variant = product.variants.find((each) => each.default);
  await addToCart(page, product);
  await page.goto('/store');
  await cartButton(page).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Please log in to proceed to checkout.')).toBeVisible();
  await expect(drawer.getByText('Subtotal')).toBeVisible();
  await expect(drawer.getByText('VAT and Shipping cost are calculated at checkout.')).toBeVisible();
  await expect(drawer.getByRole('link', { name: product.product_name })).toHaveAttribute(
    'href',
    `/products/${variant?.id}`,
  );
  await drawer.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
