/** The main path: a new customer goes from the store to an order. */
import { fillCheckout } from '../shop/cart-steps';
import { codeFor, expect, newCustomer, register, test } from '../shop/test';

test('a guest fills a cart, registers, verifies, logs in, checks out and sees the order [R10 R11 R17 K03 K06 K09 A01 A02 A03 A04 L03 L04 P01]', async ({
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

  await test.step('adds it to the cart as a guest', async () => {
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Item has been added to cart!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
    const variantId = new URL(page.url()).searchParams.get('variant');
    const kept = await page.evaluate(() => window.localStorage.getItem('cart') ?? '');
    expect(kept).toContain(`"variant_id":"${variantId}"`);
  });

  await test.step('is sent to /login from the checkout', async () => {
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('registers, and the form is cleared', async () => {
    await register(page, customer);
    await expect(page.getByText(/verification code/i).first()).toBeVisible();
  });

  await test.step('is asked to verify at login, does so with the mailed code', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Verification code')).toBeVisible();
    await dialog.getByLabel('Verification code').fill(await codeFor(customer.email));
    await dialog.getByRole('button', { name: 'Verify Account' }).click();
    await expect(
      page.getByText('Account has been verified!, you can now login').first(),
    ).toBeVisible();
  });

  await test.step('logs in and lands on the store, with the cart still there', async () => {
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.getByText('You are now logged-in!')).toBeVisible();
    await expect(page.getByText('Maria Santos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBeTruthy();
    // The server has confirmed the guest's line, so it is removed from local storage.
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('cart') ?? ''))
      .not.toContain('variant_id');
    await expect(page.getByRole('link', { name: 'Continue to checkout' })).toBeVisible();
  });

  await test.step('checks out', async () => {
    await page.getByRole('button', { name: 'Cart, 1 item', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(productName)).toBeVisible();
    await expect(drawer.getByText(variantName)).toBeVisible();
    await expect(
      drawer.getByText('VAT and Shipping cost are calculated at checkout.'),
    ).toBeVisible();
    await drawer.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await fillCheckout(page);
    const sent = page.waitForRequest('**/api/store/order/placeOrders');
    await page.getByRole('button', { name: 'Confirm order' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      shipping_address: '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines',
      billing_address: '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines',
    });
    await expect(page.getByText('Order has been placed!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart is Empty' })).toBeVisible();
  });

  await test.step('sees the order', async () => {
    await expect(page).toHaveURL(/\/order-history$/, { timeout: 10_000 });
    await expect(page.getByText(productName).first()).toBeVisible();
    await expect(page.getByText('Pending').first()).toBeVisible();
  });
});
