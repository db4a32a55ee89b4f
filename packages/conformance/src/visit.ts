/**
 * The calls of a visit in their order, what the visit must know before each, and what it checks and
 * learns after it. The inputs are made from the contract.
 */
import { login } from 'shared-contracts/calls';
import {
  becomeCustomer,
  cartOf,
  findForSale,
  holdsTheLine,
  isOrdered,
  learnId,
  learnProducts,
  learnSession,
  needsCode,
  pagesApart,
  quantityIn,
  sameId,
  sumUp,
  variantLeadsToProduct,
} from './checks';
import { savedListSteps } from './saved-list-steps';
import type { Step } from './step';

export const visit: readonly Step[] = [
  { name: 'listBrands', learn: learnId('brand') },
  { name: 'listCategories', learn: learnId('category') },
  { name: 'listFeatured' },
  { name: 'listBlogs', learn: learnId('blog') },
  { name: 'readBlog', id: 'blog', after: sameId('blog') },
  { name: 'listTestimonials' },
  { name: 'listProducts', learn: learnProducts, after: pagesApart },
  { name: 'listProductIds' },
  {
    name: 'readProduct',
    id: 'product',
    after: variantLeadsToProduct,
  },
  { name: 'readCategory', id: 'category', after: sameId('category') },
  { name: 'readBrand', id: 'brand', after: sameId('brand') },
  { name: 'searchProducts' },
  { name: 'searchSuggestions' },
  { name: 'popularSearches' },
  { name: 'sendInquiry' },
  { name: 'register' },
  { name: 'resendVerification' },
  { name: 'verifyEmail', before: needsCode },
  { name: 'login', before: becomeCustomer, after: learnSession },
  {
    name: 'updateCart',
    before: async (visitor) => {
      const none = await findForSale(visitor);
      const items = await cartOf(visitor);
      visitor.known.expected = quantityIn(items ?? [], visitor.known.variant_id) + 1;
      return none;
    },
    body: { type: 'add' },
    after: holdsTheLine,
  },
  { name: 'fetchCart', after: holdsTheLine },
  ...savedListSteps,
  {
    name: 'placeOrder',
    before: sumUp,
    after: isOrdered,
  },
  { name: 'fetchOrders' },
  { name: 'forgotPassword' },
  { name: 'resetPassword', before: needsCode },
  {
    name: 'logout',
    before: async (visitor) => {
      // The new password has ended the session.
      const { email, password } = visitor.known;
      const { json } = await visitor.wire.call(login, { body: { email, password } });
      const { token } = (json ?? {}) as { token?: unknown };
      if (typeof token === 'string') visitor.token = token;
      return null;
    },
    after: async (visitor) =>
      (await cartOf(visitor)) === null ? [] : ['token: still works after logout'],
  },
];
