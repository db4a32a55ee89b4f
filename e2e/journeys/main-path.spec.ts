/** The main path: a new customer goes from the store to an order. */
import { countTaps } from '../shop/taps';
import { codeFor, expect, newCustomer, test } from '../shop/test';

test('a guest fills a cart, registers, verifies, checks out and sees the order [R10 R11 K03 K06 K09 A02 A03 A04 L03 L04 P01]', async ({
  page,
}) => {
  const customer = newCustomer();

  await test.step('browses the store and opens a product', async () => {
    await page.goto('/store');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart is Empty' })).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'My Purchase' }),
    ).toHaveAttribute('href', '/order-history');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\//);
  });

  const product = page.locator('[data-page="product"]');
  const productName = await product.getByRole('heading', { level: 1 }).innerText();

  const variantName =
    await test.step('chooses another variant, which the link carries', async () => {
      const variants = product.getByRole('radio');
      await expect(variants.first()).toBeChecked();
      await variants.nth(1).check();
      await expect(page).toHaveURL(/\?variant=\d+$/);
      await expect(variants.nth(1)).toBeChecked();
      return variants
        .nth(1)
        .evaluate((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent.trim() ?? '');
    });

  // What a first purchase asks of a new customer from its product on.
  const { press, type, count } = countTaps();
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('adds it to the cart as a guest', async () => {
    await press(button('Add to cart'));
    await expect(page.getByText('Item has been added to cart!')).toBeVisible();
    await expect(button('Cart, 1 item')).toBeVisible();
    const variantId = new URL(page.url()).searchParams.get('variant');
    const kept = await page.evaluate(() => window.localStorage.getItem('cart') ?? '');
    expect(kept).toContain(`"variant_id":"${variantId}"`);
  });

  await test.step('goes from the cart to the registration', async () => {
    await press(button('Cart, 1 item'));
    await expect(dialog.getByText(productName)).toBeVisible();
    await expect(dialog.getByText(variantName)).toBeVisible();
    await expect(
      dialog.getByText('VAT and Shipping cost are calculated at checkout.'),
    ).toBeVisible();
    await expect(dialog.getByText('Please log in to proceed to checkout.')).toBeVisible();
    await press(dialog.getByRole('link', { name: 'Create an account' }));
    await expect(page).toHaveURL(/\/register$/);
  });

  await test.step('registers, and the form is cleared', async () => {
    await type(page.getByLabel('Name'), customer.name);
    await type(page.getByLabel('Email'), customer.email);
    await type(page.getByLabel('Password', { exact: true }), customer.password);
    await type(page.getByLabel('Confirm password', { exact: true }), customer.password);
    await press(button('Create account'));
    await expect(dialog.getByText(/^You are now registered!/)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  await test.step('verifies with the mailed code, is signed in, and lands on the store with the cart', async () => {
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await type(dialog.getByLabel('Verification code'), await codeFor(customer.email));
    await press(button('Verify Account'));
    await expect(
      page.getByText('Account has been verified!, you can now login').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.getByText('You are now logged-in!')).toBeVisible();
    await expect(page.getByText('Maria Santos')).toBeVisible();
    await expect(button('Cart, 1 item')).toBeVisible();
    expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBeTruthy();
    // The server has confirmed the guest's line, so it is removed from local storage.
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('cart') ?? ''))
      .not.toContain('variant_id');
  });

  await test.step('checks out', async () => {
    await press(page.getByRole('link', { name: 'Continue to checkout' }));
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await expect(page.getByLabel('First name')).toHaveValue('Maria');
    await expect(page.getByLabel('Last name')).toHaveValue('Santos');
    await type(page.getByLabel('Address line 1'), '12 Mabini Street');
    await type(page.getByLabel('Postal code'), '1100');
    await expect(page.getByLabel('Province')).toHaveValue('Metro Manila');
    await expect(page.getByLabel('City or municipality')).toHaveValue('Quezon City');
    await type(page.getByLabel('Phone'), '+63 917 555 0100');
    const sent = page.waitForRequest('**/api/store/order/placeOrders');
    await press(button('Confirm order'));
    expect((await sent).postDataJSON()).toMatchObject({
      shipping_address: '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines',
      billing_address: '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines',
    });
    await expect(page.getByText('Order has been placed!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart is Empty' })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(14);
  });

  await test.step('sees the order', async () => {
    await expect(page).toHaveURL(/\/order-history$/, { timeout: 10_000 });
    await expect(page.getByText(productName).first()).toBeVisible();
    await expect(page.getByText('Pending').first()).toBeVisible();
  });
});
