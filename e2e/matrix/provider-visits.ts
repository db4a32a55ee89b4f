/**
 * The steps that lead a shopper to each of the specification's calls, and the failure's message.
 */
import type { Locator, Page } from '@playwright/test';
import { fillInquiry } from '../shop/inquiry-form';
import { fillCheckout } from '../shop/cart-steps';
import { newCustomer } from '../shop/test';
import { expect } from './patience';

export type Visit = {
  call: string;
  method: 'GET' | 'POST';
  /** The path of the call, or its beginning. */
  path: string;
  /** A customer's tab, with one line in the cart. */
  customer?: true;
  /** The steps up to the call; the fault is set before the last of them. */
  go: (page: Page, fault: () => Promise<void>) => Promise<void>;
  /** The message of a failure (specification, section 8). */
  failed: (page: Page) => Locator;
  /** What the page shows when the call works. */
  content: (page: Page) => Locator;
  /** A field whose typed text must stay. */
  typed?: (page: Page) => Locator;
};

const said = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const link = (prefix: string) => (page: Page) => page.locator(`main a[href^="${prefix}"]`).first();
const open = (path: string) => async (page: Page, fault: () => Promise<void>) => {
  await fault();
  await page.goto(path, { waitUntil: 'commit' });
};
const reading = (
  call: string,
  path: string,
  at: string,
  failed: Visit['failed'],
  content: Visit['content'],
): Visit => ({ call, method: 'GET', path, go: open(at), failed, content });

const wrong = said('Something went wrong!');
const dialogField = (name: string) => (page: Page) => page.getByRole('dialog').getByLabel(name);

async function press(page: Page, name: string, fault: () => Promise<void>) {
  await fault();
  await page.getByRole('button', { name, exact: true }).first().click();
}

async function fillRegistration(page: Page) {
  const { name, email, password } = newCustomer();
  await page.goto('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

/** Registers successfully, and opens the dialog for the code. */
async function openVerification(page: Page) {
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('dialog').getByLabel('Verification code').fill('123456');
}

async function openSearch(page: Page) {
  await page.goto('/store');
  await expect(link('/products/')(page)).toBeVisible();
}

export const VISITS: Visit[] = [
  {
    call: 'inquiries/send',
    method: 'POST',
    path: '/api/utilities/inquiries/send',
    async go(page, fault) {
      await fillInquiry(page);
      await press(page, 'Send inquiry', fault);
    },
    failed: wrong,
    content: said(/Inquiry sent|Salamat|received/i),
    typed: dialogField('Inquiry'),
  },
  reading(
    'blogs',
    '/api/blogs',
    '/blogs',
    said('Failed to load blogs. Please try again later.'),
    (page) => page.locator('main article').first().or(page.getByText('No blogs yet')),
  ),
  reading(
    'blogs/{id}',
    '/api/blogs/1',
    '/blogs/1',
    said(/Failed to load blog|Blog not found/),
    (page) => page.locator('main article').first(),
  ),
  reading(
    'testimonials',
    '/api/testimonials',
    '/',
    (page) => page.locator('main figure[data-sample]').first(),
    (page) => page.locator('main figure').first(),
  ),
  reading('brands', '/api/brands', '/brands', said('No brands available'), link('/brand/')),
  reading(
    'category',
    '/api/category',
    '/categories',
    said('No categories found'),
    link('/category/'),
  ),
  reading(
    'featured-products',
    '/api/product/featured-products',
    '/',
    said('No featured products available'),
    (page) => page.getByRole('region', { name: 'Featured products' }).getByRole('link').first(),
  ),
  {
    call: 'shop-login',
    method: 'POST',
    path: '/api/auth/shop-login',
    async go(page, fault) {
      await page.goto('/login');
      await page.getByLabel('Email').fill('maria@example.com');
      await page.getByLabel('Password', { exact: true }).fill('mabuhay-2026!');
      await press(page, 'Sign in', fault);
    },
    failed: wrong,
    // No account has that password, so the provider's refusal is the expected answer.
    content: (page) => page.getByRole('main').getByRole('alert').first(),
    typed: (page) => page.getByLabel('Email'),
  },
  {
    call: 'shop-register',
    method: 'POST',
    path: '/api/auth/shop-register',
    async go(page, fault) {
      await fillRegistration(page);
      await press(page, 'Create account', fault);
    },
    failed: wrong,
    content: said(/You are now registered!/),
    typed: (page) => page.getByLabel('Email'),
  },
  {
    call: 'shop-logout',
    method: 'POST',
    path: '/api/auth/shop-logout',
    customer: true,
    async go(page, fault) {
      await page.goto('/store');
      await press(page, 'Logout', fault);
    },
    // Logout ends the session whatever the answer is.
    failed: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }),
    content: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }),
  },
  {
    call: 'verify-email',
    method: 'POST',
    path: '/api/auth/verify-email',
    async go(page, fault) {
      await openVerification(page);
      await press(page, 'Verify Account', fault);
    },
    failed: wrong,
    content: said(/The verification code is incorrect|Account has been verified/),
    typed: dialogField('Verification code'),
  },
  {
    call: 'resend-verification',
    method: 'POST',
    path: '/api/auth/resend-verification',
    async go(page, fault) {
      await openVerification(page);
      await page.getByRole('button', { name: 'No code in your mail?' }).click();
      await press(page, 'Resend Code', fault);
    },
    failed: wrong,
    content: said(/A new verification code has been (?:sent to your email|requested)\./),
    typed: dialogField('Verification code'),
  },
  {
    call: 'store/products',
    method: 'POST',
    path: '/api/store/products',
    go: open('/store'),
    failed: said('No Products Available.'),
    content: link('/products/'),
  },
  reading(
    'products/details/{id}',
    '/api/store/products/details/',
    '/products/1',
    said(/This product is not available right now|This product does not exist/),
    (page) => page.locator('[data-page="product"] h1'),
  ),
  reading(
    'products/category/{id}',
    '/api/store/products/category/',
    '/category/1',
    said('No Products Available.'),
    link('/products/'),
  ),
  reading(
    'products/brand/{id}',
    '/api/store/products/brand/',
    '/brand/1',
    said('No Products Available.'),
    link('/products/'),
  ),
  {
    call: 'products/search',
    method: 'POST',
    path: '/api/store/products/search',
    go: open('/search?q=drill'),
    failed: said(/No products available to search|Search failed|products seen so far/),
    content: (page) => link('/products/')(page).or(page.getByText(/No products found/)),
  },
  {
    call: 'search/suggestions',
    method: 'GET',
    path: '/api/store/products/search/suggestions',
    async go(page, fault) {
      await openSearch(page);
      await fault();
      await page.getByRole('button', { name: 'Search products' }).click();
      await page.getByRole('combobox', { name: 'Search Products' }).fill('drill');
    },
    // The list of suggestions is empty, and the results are shown (specification, section 8).
    failed: said(/\d+ results? found/),
    content: said(/\d+ results? found/),
    typed: (page) => page.getByRole('combobox', { name: 'Search Products' }),
  },
  {
    call: 'search/popular',
    method: 'GET',
    path: '/api/store/products/search/popular',
    async go(page, fault) {
      await openSearch(page);
      await fault();
      await page.getByRole('button', { name: 'Search products' }).click();
    },
    failed: (page) => page.getByRole('dialog').getByRole('button', { name: 'safety gear' }),
    content: (page) =>
      page.getByRole('region', { name: 'Popular searches' }).getByRole('button').first(),
  },
  {
    call: 'cart/updateItemsInCart',
    method: 'POST',
    path: '/api/store/cart/updateItemsInCart',
    customer: true,
    async go(page, fault) {
      await page.goto('/products/1');
      await expect(page.getByRole('button', { name: /^Cart,/ })).toBeVisible();
      await press(page, 'Add to cart', fault);
    },
    failed: said('Failed to add product to cart.'),
    content: said('Item has been added to cart!'),
  },
  {
    call: 'cart/fetchItemsAdded',
    method: 'POST',
    path: '/api/store/cart/fetchItemsAdded',
    customer: true,
    async go(page, fault) {
      await fault();
      await page.goto('/store', { waitUntil: 'commit' });
      // Where the session ends at once, there is no cart to open.
      const opened = page.getByRole('button', { name: /^Cart/ }).click({ timeout: 5_000 });
      await opened.catch(() => undefined);
    },
    failed: said('Your cart is not available right now.'),
    content: (page) =>
      page
        .getByText('No products added.')
        .or(page.getByRole('list', { name: 'Items in your cart' })),
  },
  {
    call: 'order/placeOrders',
    method: 'POST',
    path: '/api/store/order/placeOrders',
    customer: true,
    async go(page, fault) {
      await page.goto('/checkout');
      await fillCheckout(page);
      await press(page, 'Confirm order', fault);
    },
    failed: said(/Something went wrong!|See your orders/),
    content: said('Order has been placed!'),
    typed: (page) => page.getByLabel('First name'),
  },
  {
    call: 'order/fetchAllOrders',
    method: 'POST',
    path: '/api/store/order/fetchAllOrders',
    customer: true,
    go: open('/order-history'),
    failed: said('The list of your orders is not available right now.'),
    content: (page) =>
      page.getByText('No orders placed yet.').or(page.locator('main article')).first(),
  },
];
