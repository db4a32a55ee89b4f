/** The checkout of a shopper who knows the shop, and what keeps its answers right. */
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
import { callProvider, logInElsewhere, placeOrderFor } from '../shop/placed-order';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

const phone = { width: 360, height: 740 };

test('a second order is confirmed as it stands: the last address, with the total in sight [T20]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  const variant_id = product.variants.find((each) => each.default)?.id ?? 0;
  await placeOrderFor(customer, [{ product_id: product.id, variant_id, quantity: 1 }]);
  await signIn(page, customer);
  await putInCart(page, product);
  await page.goto('/checkout');
  const details = page.getByRole('form', { name: 'Checkout' });
  await expect(details).toContainText('Maria Santos');
  await expect(details).toContainText(
    '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines',
  );
  await expect(page.getByLabel('Address line 1')).toHaveCount(0);
  await expect(page.getByText('Total, with VAT')).toBeInViewport();
  await expect(confirmOrder(page)).toBeInViewport();
  await confirmOrder(page).click();
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(2);
});

test(
  'the known address opens as a form by Edit, and stays one over a reload [T20]',
  LONG,
  async ({ page }) => {
    const customer = await registeredCustomer();
    const product = await sellableProduct();
    const variant_id = product.variants.find((each) => each.default)?.id ?? 0;
    await placeOrderFor(customer, [{ product_id: product.id, variant_id, quantity: 1 }]);
    await signIn(page, customer);
    await putInCart(page, product);
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Address line 1').fill('7 Rizal Avenue');
    await page.reload();
    await expect(page.getByLabel('Address line 1')).toHaveValue('7 Rizal Avenue');
    await expect(page.getByLabel('First name')).toHaveValue('Maria');
  },
);

test('a Philippine phone number and postal code are checked by the shop and by the provider [T21]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  await signIn(page, customer);
  await addToCart(page, await sellableProduct());
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByLabel('Postal code').fill('12');
  await page.getByLabel('Phone').fill('12');
  await confirmOrder(page).click();
  await expect(page.getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  const token = await logInElsewhere(customer);
  const order = {
    ...{ email: customer.email, first_name: 'Maria', last_name: 'Santos', address1: '12 Mabini' },
    ...{ city: 'Manila', state: 'Metro Manila', country: 'Philippines', phone: '0917 555 0101' },
    ...{ postal_code: '12', shipping_address: 'x', billing_address: 'x' },
    ...{ subtotal: 1, vat: 0.12, total_amount: 1.12 },
  };
  const placed = callProvider('/api/store/order/placeOrders', order, token);
  await expect(placed).rejects.toThrow(/422.*postal code of 4 digits/);
  // Abroad another rule holds.
  await page.getByLabel('Country').fill('Japan');
  await page.getByLabel('Phone').fill('06-6341-0000');
  await confirmOrder(page).click();
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
});

test('a city offers its postal code, and a code that was typed stays [T22]', async ({ page }) => {
  await signIn(page, await registeredCustomer());
  await putInCart(page, await sellableProduct());
  await page.goto('/checkout');
  const code = page.getByLabel('Postal code');
  await page.getByLabel('Province').selectOption('Cebu');
  await page.getByLabel('City or municipality').selectOption('Mandaue City');
  await expect(code).toHaveValue('6014');
  await expect(page.getByText('The main code of Mandaue City.')).toBeVisible();
  await page.getByLabel('City or municipality').selectOption('Cebu City');
  await expect(code).toHaveValue('6000');
  await code.fill('6001');
  await page.getByLabel('City or municipality').selectOption('Mandaue City');
  await expect(code).toHaveValue('6001');
});

test('the success page says where and when to pick up [T23]', async ({ page }) => {
  await signIn(page, await registeredCustomer());
  await putInCart(page, await sellableProduct());
  await page.goto('/checkout');
  await fillCheckout(page);
  const place = (await page.getByText(/^Pickup at /).textContent()) ?? '';
  expect(place).toMatch(/\d/);
  await confirmOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Order has been placed!' })).toBeVisible();
  await expect(page.getByText(place)).toBeVisible();
  await expect(page.getByText('We tell you by mail when everything is ready.')).toBeVisible();
});

test('a guest at the checkout reads why the sign-in is here, and is led back [T24]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  await addToCart(page, await sellableProduct());
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const reason = page.getByRole('main').getByText('Please log in to proceed to checkout.');
  await expect(reason).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).last().click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(reason).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  // The registration, which stands until then, has an email too.
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await expect(page.getByRole('list', { name: 'Items in your order' })).toBeVisible();
});
