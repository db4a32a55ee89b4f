/** The session of a tab: where its token is, and how it ends. */
import type { Page, Request } from '@playwright/test';
import { addToCart, fillCheckout, sellableProduct } from '../shop/cart-steps';
import { callProvider, logInElsewhere, placeOrderFor } from '../shop/placed-order';
import { expect, logIn, registeredCustomer, serverLog, test } from '../shop/test';

/** Everything that the page sends or that others can read, as text to search in. */
function watch(page: Page) {
  const urls: string[] = [];
  const said: string[] = [];
  const carried: Promise<{ origin: string; headers: Record<string, string>; body: string }>[] = [];
  const documents: Promise<string>[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  const hear = (request: Request) => {
    urls.push(request.url());
    const { origin } = new URL(request.url());
    const body = request.postData() ?? '';
    carried.push(request.allHeaders().then((headers) => ({ origin, headers, body })));
  };
  page.on('request', hear);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') documents.push(response.text());
  });
  return {
    urls,
    said,
    /** All so far; what is asked for while the test ends would have no headers any more. */
    carried() {
      page.off('request', hear);
      return Promise.all(carried);
    },
    documents: () => Promise.all(documents),
  };
}

test('the token goes to the shop’s own calls alone: not into a URL, a log, a page or another origin [A04]', async ({
  page,
  baseURL,
}) => {
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  const seen = watch(page);
  const pages: string[] = [];
  const look = async () => pages.push(await page.content());

  await logIn(page, customer);
  const token = (await page.evaluate(() => window.sessionStorage.getItem('token'))) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await page.evaluate(() => window.sessionStorage.getItem('user'))).toContain(customer.name);
  await look();
  // Until the shop has taken it: the next document would cut the call off.
  await addToCart(page, product);
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await look();
  await page.goto('/checkout');
  await fillCheckout(page);
  await look();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  await page.goto('/order-history');
  await page.getByRole('link', { name: /^Order ORD-/ }).click();
  await expect(page.getByRole('button', { name: /^Order again/ })).toBeVisible();
  await look();
  await page.goto('/my-details');
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
  await look();
  const kept = await page.evaluate(() => [
    JSON.stringify({ ...window.localStorage }),
    document.cookie,
    JSON.stringify(window.history.state),
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await look();

  const carried = await seen.carried();
  const shop = new URL(baseURL ?? '').origin;
  const withToken = carried.filter((each) => JSON.stringify(each).includes(token));
  // At least cart, order, orders and logout have the token; without them the test proves nothing.
  expect(withToken.length).toBeGreaterThan(4);
  expect(new Set(carried.map(({ origin }) => origin)).size).toBeGreaterThan(1);
  for (const { origin, headers, body } of withToken) {
    const { authorization, ...rest } = headers;
    expect([origin, authorization]).toEqual([shop, `Bearer ${token}`]);
    expect(JSON.stringify(rest) + body).not.toContain(token);
  }
  const log = await serverLog();
  expect(log).toContain('/api/store/order/placeOrders');
  const readable = [
    ...seen.urls,
    ...seen.said,
    ...pages,
    ...(await seen.documents()),
    ...kept,
    log,
  ];
  for (const secret of [token, customer.password]) {
    expect(readable.filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('a guest’s calls carry no Authorization header [A04]', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/store');
  await expect(page.locator('main a[href^="/products/"]').first()).toBeVisible();
  const carried = await seen.carried();
  expect(carried.length).toBeGreaterThan(3);
  expect(carried.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
});

test('a session that was ended elsewhere ends here once, and what was typed is there after the next login [R17]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  await logIn(page, customer);
  await addToCart(page, product);
  await page.goto('/checkout');
  await fillCheckout(page);

  const password = 'changed on the phone, 2026';
  await callProvider(
    '/api/auth/shop-change-password',
    { current_password: customer.password, password, password_confirmation: password },
    await logInElsewhere(customer),
  );
  const led: string[] = [];
  page.on('framenavigated', (frame) => led.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const reason = 'Your session has ended. Please log in to proceed to checkout.';
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('token'))).toBeNull();
  expect(led).toEqual(['/login']);

  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await expect(page.getByLabel('Address line 1')).toHaveValue('12 Mabini Street');
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
});

test('a link to one order leads a guest through the login to that very order [R11 R17]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  const variant = product.variants.find((each) => each.default);
  const { number } = await placeOrderFor(customer, [
    { product_id: product.id, variant_id: variant?.id ?? 0, quantity: 1 },
  ]);
  await page.goto(`/order-history/${number}`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Continue to your order' }).click();
  await expect(page).toHaveURL(new RegExp(`/order-history/${number}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
});

test('a customer who stays signed in on a device is signed in in a new tab, until the logout', async ({
  page,
  context,
}) => {
  const customer = await registeredCustomer();
  await page.goto('/login');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Keep me signed in on this device').check();
  const kept = page.waitForResponse('**/api/auth/persistent/keep');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect((await kept).status()).toBe(200);

  const tab = await context.newPage();
  await tab.goto('/order-history');
  await expect(tab.getByRole('heading', { name: 'Order history' })).toBeVisible();
  await tab.goto('/my-details');
  await expect(tab.getByText('This device')).toBeVisible();
  await tab.getByRole('button', { name: 'Logout' }).click();
  await expect(tab).toHaveURL(/\/login$/);

  const next = await context.newPage();
  await next.goto('/order-history');
  await expect(next).toHaveURL(/\/login$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('persistent-sign-in');
});
