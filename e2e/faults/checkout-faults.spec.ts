/** Placing an order fails in several ways: nothing is lost, and nothing is ordered twice. */
import type { Page } from '@playwright/test';
import {
  addToCart,
  cartButton,
  confirmOrder,
  fillCheckout,
  ordersOf,
  putInCart,
  sellableProduct,
} from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { overlap } from '../shop/overlap';
import {
  clearFaults,
  expect,
  killServer,
  logIn,
  registeredCustomer,
  setFault,
  signIn,
  startServer,
  test,
} from '../shop/test';

test.afterEach(clearFaults);

const PLACE = '/api/store/order/placeOrders';
const UPDATE = '/api/store/cart/updateItemsInCart';

async function readyToOrder(page: Page) {
  const customer = await registeredCustomer();
  await signIn(page, customer);
  await putInCart(page, await sellableProduct());
  await page.goto('/checkout');
  await fillCheckout(page);
  return customer;
}

async function expectNothingLost(page: Page): Promise<void> {
  await expect(page.getByText('Something went wrong!').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
  await expect(page.getByLabel('City or municipality')).toHaveValue('Quezon City');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
}

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  test(
    `a refused order and a failed add are announced once, away from the next button, at ${width} [T36]`,
    width === 360 ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await readyToOrder(page);
      const reason = 'Our counter is closed for stocktaking.';
      await setFault({ kind: 'status', status: 422, message: reason, path: PLACE });
      await confirmOrder(page).click();
      const told = page.getByRole('alert').filter({ hasText: reason });
      await expect(told).toBeVisible();
      expect(await overlap(told, confirmOrder(page))).toBe(false);
      // It stays where the next button is, when the toast is gone.
      await expect(page.getByRole('main').getByText(reason)).toBeVisible();
      await expect(page.getByText(/^This order was not placed/)).toBeVisible();
      await clearFaults();
      const product = await sellableProduct();
      await page.goto(`/products/${product.id}`);
      await setFault({ kind: 'status', status: 500, path: UPDATE });
      const add = page.getByRole('button', { name: 'Add to cart', exact: true });
      await add.click();
      const failed = page.getByText('Failed to add product to cart.');
      await expect(failed).toBeVisible();
      await expect(failed).toHaveCount(1);
      expect(await overlap(failed, add)).toBe(false);
    },
  );
}

async function expectPlacedOnce(page: Page): Promise<void> {
  await expect(page.getByText('Order has been placed!').first()).toBeVisible({ timeout: 20_000 });
  await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
  expect(await ordersOf(page)).toHaveLength(1);
  await expect(page).toHaveURL(/\/order-history$/);
}

test('a failed order keeps the form and the cart, and goes through at the second try [K09]', async ({
  page,
}) => {
  await readyToOrder(page);

  await test.step('the provider fails', async () => {
    await setFault({ kind: 'status', status: 500, path: PLACE });
    await confirmOrder(page).click();
    await expectNothingLost(page);
    await clearFaults();
  });

  await test.step('the provider is unreachable', async () => {
    await killServer('provider-api');
    await confirmOrder(page).click();
    await expectNothingLost(page);
    await startServer('provider-api');
    expect(await ordersOf(page)).toHaveLength(0);
  });

  await confirmOrder(page).click();
  await expectPlacedOnce(page);
});

test(
  'an order whose answer is lost is looked up, and is there once [K09]',
  LONG,
  async ({ page }) => {
    await readyToOrder(page);
    await setFault({ kind: 'lose-answer', path: PLACE, times: 1 });
    await confirmOrder(page).click();
    await expectPlacedOnce(page);
  },
);

test(
  'an order whose answer is lost is found after a reload, and not sent again',
  LONG,
  async ({ page }) => {
    await readyToOrder(page);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(PLACE)) sent += 1;
    });
    await setFault({ kind: 'delay', milliseconds: 5000, path: PLACE, times: 1 });
    const ordering = page.waitForRequest(`**${PLACE}`);
    await confirmOrder(page).click();
    await ordering;
    await page.reload();
    await expect(page.getByText(/will not be placed twice/)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Maria');
    await expect.poll(async () => (await ordersOf(page)).length, { timeout: 20_000 }).toBe(1);
    await confirmOrder(page).click();
    await expectPlacedOnce(page);
    expect(sent).toBe(1);
  },
);

test(
  'an order that nobody answers says that it still works, and a session that ends keeps the form',
  LONG,
  async ({ page }) => {
    const customer = await readyToOrder(page);
    await setFault({ kind: 'status', status: 401, path: PLACE, times: 1 });
    await confirmOrder(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Continue to checkout' }).click();
    await expect(page.getByLabel('Postal code')).toHaveValue('1100');

    await setFault({ kind: 'delay', milliseconds: 9500, path: PLACE, times: 1 });
    await confirmOrder(page).click();
    await expect(page.getByText('Still working…')).toBeVisible({ timeout: 20_000 });
    await expect(confirmOrder(page)).toHaveAttribute('aria-busy', 'true');
    await expectPlacedOnce(page);
  },
);

test(
  'the merge at sign-in neither loses nor doubles over a lost answer, a refusal and a reload [K03]',
  LONG,
  async ({ page }) => {
    const [first, second] = [await sellableProduct(), await sellableProduct(1)];
    const customer = await registeredCustomer();
    await logIn(page, customer);
    await putInCart(page, first, 1);
    // A logout reloads the page, which would stop a navigation that began before.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logout' }).click();
    await reloaded;
    await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
    await addToCart(page, first);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    await addToCart(page, second);

    await setFault({ kind: 'lose-answer', path: UPDATE, times: 1 });
    await setFault({
      kind: 'status',
      status: 409,
      message: 'This item is out of stock.',
      path: UPDATE,
      times: 1,
    });
    await logIn(page, customer);
    await cartButton(page).click();
    const waiting = page.getByRole('region', { name: 'Items from before you signed in' });
    await expect(waiting.getByText('This item is out of stock.')).toBeVisible();
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 items');
    await cartButton(page).click();
    await expect(waiting).toBeHidden();
    const quantities = page.getByRole('dialog').getByRole('spinbutton');
    await expect(quantities).toHaveCount(2);
    await expect(quantities.nth(0)).toHaveValue('3');
    await expect(quantities.nth(1)).toHaveValue('1');
    expect(await page.evaluate(() => window.localStorage.getItem('cart'))).toBeNull();
  },
);

test('the cart tells by toasts what became of an item, for 3000 ms, and takes a failure back [K05]', async ({
  page,
}) => {
  const product = await sellableProduct();
  await signIn(page, await registeredCustomer());
  await page.clock.install();
  await page.goto(`/products/${product.id}`);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
  await setFault({ kind: 'status', status: 500, path: UPDATE });
  // Code that is still to come would be given up as too late: the clock jumps by a minute.
  await page.waitForLoadState('networkidle');
  // From here on the test controls the page's clock.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await add.click();
  const failed = page.getByRole('alert').getByText('Failed to add product to cart.');
  await expect(failed).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
  await page.mouse.move(0, 0);
  await page.clock.runFor(2900);
  await expect(failed).toBeVisible();
  await page.clock.runFor(200);
  await expect(failed).toBeHidden();
  await clearFaults();
  await page.clock.resume();
  await add.click();
  await expect(page.getByText('Item has been added to cart!')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});

test(
  'Confirm is disabled on an empty cart, and required fields are named [K06]',
  LONG,
  async ({ page }) => {
    await signIn(page, await registeredCustomer());
    await page.goto('/checkout');
    await expect(confirmOrder(page)).toBeDisabled();
    for (const label of ['Company', 'Address line 2']) {
      await expect(page.getByLabel(label)).not.toHaveAttribute('required', '');
    }
    for (const label of ['First name', 'Last name', 'City', 'Province', 'Country', 'Postal code']) {
      await expect(page.getByLabel(label)).toHaveAttribute('required', '');
    }
  },
);
