/** The cart of a guest and of a customer. */
import { LONG } from '../shop/long';
import { formattedPesos as pesos } from '../shop/pesos';
import { addToCart, cartButton, sellableProduct } from '../shop/cart-steps';
import { expect, logIn, registeredCustomer, signIn, test } from '../shop/test';

test('a guest adds, adds again, takes one away and removes, all in local storage [K01]', async ({
  page,
}) => {
  const product = await sellableProduct();
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
  const product = await sellableProduct();
  const customer = await registeredCustomer();
  await signIn(page, customer);
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

test(
  'a guest’s lines survive login and join the server’s [K03]',
  LONG,
  async ({ page, browser }) => {
    const customer = await registeredCustomer();
    const product = await sellableProduct();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, customer);
    await addToCart(other, product);
    await elsewhere.close();

    await addToCart(page, product);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    await logIn(page, customer);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  },
);

test('the drawer shows each line, its steps and the way on, and keeps the focus [K04 R03]', async ({
  page,
}) => {
  const product = await sellableProduct();
  const variant = product.variants.find((each) => each.default);
  const price = variant?.price ?? 0;
  await addToCart(page, product);
  await page.goto('/store');
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const line = drawer.getByRole('listitem');

  await test.step('image, names, brand and price', async () => {
    await expect(line.locator('img')).toHaveJSProperty('complete', true);
    const name = line.getByRole('link', { name: product.product_name });
    await expect(name).toHaveAttribute('href', `/products/${variant?.id}`);
    await expect(line.getByText(variant?.variant_name ?? '', { exact: true })).toBeVisible();
    await expect(line.getByText(product.brand.brand_name, { exact: true })).toBeVisible();
    await expect(line.getByText(pesos(price))).toBeVisible();
    await expect(drawer.getByText('Subtotal')).toBeVisible();
    await expect(
      drawer.getByText('VAT and Shipping cost are calculated at checkout.'),
    ).toBeVisible();
  });

  await test.step('plus, minus and a typed quantity, announced once', async () => {
    await line.getByRole('button', { name: /^Increase/ }).click();
    await expect(line.getByText(pesos(price * 2))).toBeVisible();
    await line.getByRole('button', { name: /^Decrease/ }).click();
    await line.getByRole('spinbutton').fill('9999');
    await page.keyboard.press('Enter');
    await expect(line.getByText(pesos(price * 9999))).toBeVisible();
    await expect(drawer.locator('[role=status], [aria-live]')).toHaveText([
      `9999 of ${product.product_name}. Subtotal ${pesos(price * 9999)}.`,
    ]);
  });

  await test.step('Remove with Undo, and the focus stays in the drawer', async () => {
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(drawer.getByText('No products added.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line.getByRole('spinbutton')).toHaveValue('9999');
    expect(await drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  });

  await test.step('Escape closes it, and the focus goes back', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 9999 items');
  });

  await test.step('a guest is led to sign in', async () => {
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(drawer.getByText('Please log in to proceed to checkout.')).toBeVisible();
    await drawer.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(drawer).toBeHidden();
  });
});

test(
  'another tab follows: a guest’s by storage, a customer’s by the server',
  LONG,
  async ({ page, context }) => {
    const product = await sellableProduct();
    const other = await context.newPage();
    await other.goto('/store');
    await expect(cartButton(other)).toHaveAccessibleName('Cart is Empty');
    await addToCart(page, product);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');

    const customer = await registeredCustomer();
    await logIn(page, customer);
    await expect(cartButton(other)).toHaveAccessibleName('Cart is Empty');
    await logIn(other, customer);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
    await addToCart(page, product);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 2 items');
  },
);
