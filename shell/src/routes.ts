import type { RemoteRoute, Route } from 'shared-contracts/document-contract';
import type { RemoteName } from 'shared-contracts/door';

function page(
  path: string,
  [remote, name]: [RemoteName, string],
  label: string,
  {
    layout = 'landing',
    guard = 'none',
    reads = [],
    unlisted = false,
  }: Partial<Pick<RemoteRoute, 'layout' | 'guard' | 'reads' | 'unlisted'>> = {},
): RemoteRoute {
  return { kind: 'remote', path, layout, guard, remote, page: name, label, reads, unlisted };
}

/** The search parameters of a list of products. */
const LIST = ['sort', 'pages', 'brand', 'category', 'price_min', 'price_max', 'in_stock', 'spec'];
const SEARCH = ['q', ...LIST];

/**
 * Every path of the shop: its layout, its guard, and the remote's page that fills it
 * (specification, section 2). Any other path is the 404 page. The document server reads the table
 * of the release that it gives (`document-contract.ts`).
 */
export const routes: Route[] = [
  page('/', ['mfe-content', 'home'], 'home'),
  page('/store', ['mfe-catalog', 'store'], 'the store', { reads: LIST }),
  page('/products/:productId', ['mfe-catalog', 'product'], 'the product', { reads: ['variant'] }),
  page('/category/:categoryId', ['mfe-catalog', 'category'], 'the category', { reads: LIST }),
  page('/categories', ['mfe-catalog', 'categories'], 'the categories', { reads: ['view'] }),
  page('/brand/:brandId', ['mfe-catalog', 'brand'], 'the brand', { reads: LIST }),
  page('/brands', ['mfe-catalog', 'brands'], 'the brands', { reads: ['view'] }),
  page('/compare', ['mfe-catalog', 'compare'], 'the comparison', {
    reads: ['products', 'only'],
    unlisted: true,
  }),
  page('/search', ['mfe-search', 'search'], 'the search', { reads: SEARCH, unlisted: true }),
  page('/quick-order', ['mfe-cart-checkout', 'quick-order'], 'quick order', {
    reads: ['text'],
    unlisted: true,
  }),
  page('/blogs', ['mfe-content', 'blogs'], 'the articles'),
  page('/blogs/:blogId', ['mfe-content', 'blog'], 'the article'),
  page('/cart/shared', ['mfe-cart-checkout', 'shared-cart'], 'the shared cart', {
    reads: ['lines'],
    unlisted: true,
  }),
  page('/checkout', ['mfe-cart-checkout', 'checkout'], 'checkout', { guard: 'signed-in' }),
  page('/order-history', ['mfe-account', 'order-history'], 'your orders', {
    guard: 'signed-in',
    reads: ['q'],
  }),
  page('/order-history/:orderNumber', ['mfe-account', 'order'], 'your order', {
    guard: 'signed-in',
    reads: ['claim'],
  }),
  page('/my-details', ['mfe-account', 'my-details'], 'your details', { guard: 'signed-in' }),
  page('/quotation-request', ['mfe-content', 'quotation-request'], 'the request for a quotation', {
    reads: ['product', 'variant', 'quantity'],
    unlisted: true,
  }),
  page('/quotations', ['mfe-content', 'quotations'], 'your quotations', { guard: 'signed-in' }),
  page('/quotations/:quotationNumber', ['mfe-content', 'quotation'], 'your quotation', {
    guard: 'signed-in',
  }),
  page('/quotations/shared/:link', ['mfe-content', 'shared-quotation'], 'the quotation', {
    unlisted: true,
  }),
  page('/saved-lists', ['mfe-account', 'saved-lists'], 'your saved lists', { unlisted: true }),
  page('/saved-lists/shared/:token', ['mfe-account', 'shared-list'], 'the list', {
    unlisted: true,
  }),
  page('/saved-lists/:listId', ['mfe-account', 'saved-list'], 'your list', { unlisted: true }),
  page('/login', ['mfe-account', 'login'], 'sign in', { layout: 'base', guard: 'signed-out' }),
  page('/register', ['mfe-account', 'register'], 'registration', {
    layout: 'base',
    guard: 'signed-out',
  }),
  page('/forgot-password', ['mfe-account', 'forgot-password'], 'password reset', {
    layout: 'base',
    unlisted: true,
  }),
  page('/privacy-policy', ['mfe-content', 'privacy'], 'the privacy policy', { layout: 'base' }),
  page('/terms-and-conditions', ['mfe-content', 'terms'], 'the terms', { layout: 'base' }),
  page('/contact-us', ['mfe-content', 'contact'], 'contact', { layout: 'base' }),
  { kind: 'redirect', path: '/shop', to: '/store' },
];
