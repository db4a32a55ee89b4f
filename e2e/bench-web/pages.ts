/** The pages that are measured, and a customer for the last of them. */
import { callProvider } from '../shop/placed-order';
import { clientOf } from '../shop/provider-client';
import { registeredCustomer } from '../shop/test';
import type { Visited } from './visit';

type LoggedIn = { token: string; user: object };

export const PAGES = [
  'home',
  'store',
  'product',
  'category',
  'article',
  'search',
  'checkout',
] as const;
export type PageName = (typeof PAGES)[number];

/** The shop's most visited pages, and the checkout of a customer with a line in the cart. */
export async function pagesToVisit(): Promise<Record<PageName | 'variants', Visited>> {
  const product = await clientOf().productWith(({ variants }) =>
    variants.some(({ price, in_stock }) => price !== null && in_stock),
  );
  const choice = await clientOf().productWith(({ variants }) => variants.length > 2);
  const variant = product.variants.find(({ price, in_stock }) => price !== null && in_stock);
  const { email, password } = await registeredCustomer();
  const { token, user } = await callProvider<LoggedIn>('/api/auth/shop-login', { email, password });
  await callProvider(
    '/api/store/cart/updateItemsInCart',
    { product_id: product.id, variant_id: variant?.id, quantity: 2, type: 'add' },
    token,
  );
  // One with products of its own, not a group.
  const category = (await clientOf().categories()).find(({ parent_id: group }) => group !== null);
  const [article] = await clientOf().articles();
  if (!category || !article) throw new Error('the shop has no category or no article');
  return {
    home: { path: '/', smoke: 'main h1' },
    store: { path: '/store', smoke: 'main article button' },
    product: { path: `/products/${product.id}`, smoke: 'main button:has-text("Add to cart")' },
    variants: { path: `/products/${choice.id}`, smoke: 'main input[type="radio"]' },
    category: { path: `/category/${category.id}`, smoke: 'main article button' },
    search: { path: '/search?q=drill', smoke: 'main a[href^="/products/"]' },
    article: { path: `/blogs/${article.id}`, smoke: 'main h1' },
    checkout: {
      path: '/checkout',
      smoke: 'main button:has-text("Confirm order")',
      session: { token, user: JSON.stringify(user) },
    },
  };
}
