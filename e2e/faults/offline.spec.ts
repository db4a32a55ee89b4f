/**
 * The network fails while somebody shops: nothing is lost, no message is wrong, and all recovers.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { fillInquiry } from '../shop/inquiry-form';
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
import { expect, logIn, registeredCustomer, signIn, test } from '../shop/test';
import { pointUntilFetched, untilPartsFetched } from '../shop/until-fetched';
import { clickHydrated } from '../shop/until-hydrated';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/products/"]');
const main = (page: Page) => page.getByRole('main');

/** Goes offline after the page has fetched what it prefetches once it is used. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await untilPartsFetched(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

test('offline, a guest adds, opens the cart and changes it; a reload later it is all there [K01]', async ({
  page,
  context,
}) => {
  const product = await sellableProduct();
  await page.goto(`/products/${product.id}`);
  await goOffline(page, context);
  await clickHydrated(page.getByRole('button', { name: 'Add to cart', exact: true }));
  await expect(page.getByText('Item has been added to cart!')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await cartButton(page).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(product.product_name)).toBeVisible();
  await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  await expect(page.getByText('not available right now')).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
});

test('offline before the cart’s code has come, its icon stays in its place with a mark, opens what says so, and comes back [M06]', async ({
  page,
  context,
}) => {
  await page.goto('/store');
  const header = page.getByRole('banner');
  const place = await cartButton(page).boundingBox();
  // The dialog that says so comes with the page; the cart's own code only with the first use.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.mouse.move(2, 2);
  const marked = header.getByRole('button', { name: 'Cart, not available right now' });
  await expect(marked).toBeVisible();
  expect(await marked.boundingBox()).toEqual(place);
  await expect(header.getByText('You are offline.')).toHaveCount(0);
  await marked.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You are offline. Cart comes back by itself.')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('No products added.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
});

test(
  'where the cart’s code can’t be loaded, its icon says how many units the cart held [M06]',
  LONG,
  async ({ page, context }) => {
    const product = await sellableProduct();
    await page.goto(`/products/${product.id}`);
    await clickHydrated(page.getByRole('button', { name: 'Add to cart', exact: true }));
    await clickHydrated(page.getByRole('button', { name: 'Add to cart', exact: true }));
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    const files = '**/mfe-cart-checkout/**';
    await context.route(files, (route) => route.abort());
    await page.goto('/store');
    await expect(cartButton(page)).toHaveAccessibleName('Cart 2, not available right now');
    await expect(cartButton(page)).toHaveAttribute('data-fault', '2!');
    await context.unroute(files);
    await cartButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByText(product.product_name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  },
);

test(
  'offline, search opens and finds among the products seen so far; back online it asks again [S02]',
  LONG,
  async ({ page, context }) => {
    await page.goto('/store');
    await expect(cards(page)).toHaveCount(12);
    await goOffline(page, context);
    await clickHydrated(page.getByRole('button', { name: 'Search products' }));
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('grinder');
    await expect(dialog.getByText(/among the 12 products seen so far/)).toBeVisible();
    await expect(dialog.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(dialog.getByText(/^[\d,]+ results found$/)).toBeVisible();
    await expect(dialog.getByText('You are offline.')).toHaveCount(0);
  },
);

test('offline, a list that isn’t here says so, keeps its words for when it is empty, and comes back by itself [C08]', async ({
  page,
  context,
}) => {
  await page.goto('/blogs');
  const allProducts = page.getByRole('contentinfo').getByRole('link', { name: 'All products' });
  await pointUntilFetched(allProducts, 'mfe-catalog', 'store');
  await goOffline(page, context);
  await allProducts.click();
  const said = main(page).getByText('This list comes back by itself.', { exact: true });
  await expect(said).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Retry' }).last()).toBeVisible();
  await expect(page.getByText('No Products Available.')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/store/products')) asked.push(request.url());
  });
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test(
  'offline, a shown list stays while more of it is asked for, and goes on by itself [C01]',
  LONG,
  async ({ page, context }) => {
    await page.goto('/store');
    await expect(cards(page)).toHaveCount(12);
    await goOffline(page, context);
    await clickHydrated(page.getByRole('link', { name: 'Load More' }));
    await expect(
      main(page).getByText('You are offline. The rest of the list comes back by itself.'),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await context.setOffline(false);
    await expect(cards(page)).toHaveCount(24);
  },
);

test(
  'offline, a product that isn’t here says so, and comes back by itself',
  LONG,
  async ({ page, context }) => {
    await page.goto('/store');
    await expect(cards(page)).toHaveCount(12);
    await goOffline(page, context);
    await clickHydrated(cards(page).first());
    await expect(main(page).getByText('This product comes back by itself.')).toBeVisible();
    await expect(page.getByText('not available right now')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  },
);

test(
  'offline, a customer’s cart stays as it was known; a change fails and loses nothing [K02] [K05]',
  LONG,
  async ({ page, context }) => {
    const customer = await registeredCustomer();
    const product = await sellableProduct();
    await signIn(page, customer);
    await addToCart(page, product);
    await expect(page.getByText('Item has been added to cart!')).toBeHidden();
    await goOffline(page, context);
    await cartButton(page).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(product.product_name)).toBeVisible();
    await expect(drawer.getByText('You are offline.')).toBeVisible();
    await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(page.getByText('Failed to add product to cart.')).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    await expect(page.getByText('not available right now')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  },
);

test(
  'offline, checkout says once that nothing was ordered and keeps the entries, over a reload too [K09]',
  LONG,
  async ({ page, context }) => {
    const customer = await registeredCustomer();
    await signIn(page, customer);
    await putInCart(page, await sellableProduct());
    await page.goto('/checkout');
    await fillCheckout(page);
    await goOffline(page, context);
    await confirmOrder(page).click();
    const said = page.getByText('You are offline; nothing was ordered, your entries are kept');
    await expect(said).toHaveCount(1);
    await expect(said).toBeVisible();
    await expect(page.getByText('Something went wrong!')).toHaveCount(0);
    await context.setOffline(false);
    await expect(said).toHaveCount(0);
    expect(await ordersOf(page)).toHaveLength(0);
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Maria');
    await expect(page.getByLabel('City or municipality')).toHaveValue('Quezon City');
    await confirmOrder(page).click();
    await expect(page.getByText('Order has been placed!').first()).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  },
);

test(
  'offline, the list of orders says so, and comes back by itself [K10]',
  LONG,
  async ({ page, context }) => {
    const customer = await registeredCustomer();
    await logIn(page, customer);
    const purchases = page.getByRole('banner').getByRole('link', { name: 'My Purchase' });
    await pointUntilFetched(purchases, 'mfe-account', 'order-history');
    await goOffline(page, context);
    await purchases.click();
    await expect(
      main(page).getByText('The list of your orders comes back by itself.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('No orders placed yet.')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('No orders placed yet.')).toBeVisible();
  },
);

test(
  'offline, an inquiry waits, outlives its tab, and is sent once from another page',
  LONG,
  async ({ page, context }) => {
    const form = await fillInquiry(page, 'Do you have ten of it?');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(form.getByText(/^Not sent yet/)).toBeVisible();
    await expect(page.getByText('Something went wrong!')).toHaveCount(0);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    let sent = 0;
    next.on('request', (request) => {
      if (request.url().endsWith('/inquiries/send')) sent += 1;
    });
    await next.goto('/brands');
    await expect(next.getByText('Inquiry sent successfully!')).toBeVisible();
    await next.reload();
    await next.waitForLoadState('networkidle');
    await expect
      .poll(() => next.evaluate(() => window.localStorage.getItem('unsent-messages')))
      .toBeNull();
    expect(sent).toBe(1);
  },
);
