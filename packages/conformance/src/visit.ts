/**
 * Every call of the contract, in the order of a visit: what the visit must know before it, and what
 * it checks and records after it. The inputs are made from the contract. A call that isn't here does
 * not compile, because nobody would try it.
 */
import { accountSteps, isGone, leaveForGood, logInAgain } from './account-steps';
import {
  becomeCustomer,
  cartOf,
  findForSale,
  holdsTheLine,
  isOrdered,
  recordId,
  recordProducts,
  recordSession,
  needsCode,
  pagesApart,
  quantityIn,
  sameId,
  sumUp,
  variantLeadsToProduct,
} from './checks';
import type { CallName } from './promised';
import { quotationSteps } from './quotation-steps';
import { savedListSteps } from './saved-list-steps';
import type { Step } from './step';

export const visit: Readonly<Record<CallName, Step>> = {
  listBrands: { record: recordId('brand') },
  listCategories: { record: recordId('category') },
  listFeatured: {},
  listBlogs: { record: recordId('blog') },
  readBlog: { id: 'blog', after: sameId('blog') },
  listTestimonials: {},
  readShop: {},
  listProducts: { record: recordProducts, after: pagesApart },
  listProductIds: {},
  readProduct: {
    id: 'product',
    after: variantLeadsToProduct,
  },
  readCategory: { id: 'category', after: sameId('category') },
  readBrand: { id: 'brand', after: sameId('brand') },
  searchProducts: {},
  searchSuggestions: {},
  popularSearches: {},
  tellChosen: {},
  readFacets: {},
  findFacetEntries: {},
  readComparedSpecs: {
    before: async (visitor) => {
      const fault = await findForSale(visitor);
      visitor.known.ids = String(visitor.known.product_id);
      return fault;
    },
  },
  readFits: { before: findForSale },
  matchLines: {
    before: ({ known }) => {
      known.lines = [{ text: known.query }];
      return Promise.resolve(null);
    },
  },
  findStandIns: { before: findForSale },
  readOfflineCatalogueSize: {},
  readOfflineCatalogue: {},
  sendInquiry: {},
  register: {},
  resendVerification: {},
  verifyEmail: { before: needsCode },
  login: { before: becomeCustomer, after: recordSession },
  updateCart: {
    before: async (visitor) => {
      const none = await findForSale(visitor);
      const items = await cartOf(visitor);
      visitor.known.expected = quantityIn(items ?? [], visitor.known.variant_id) + 1;
      return none;
    },
    body: { type: 'add' },
    after: holdsTheLine,
  },
  fetchCart: { after: holdsTheLine },
  findOwnedFits: {},
  addItems: {
    before: ({ known }) => {
      const { product_id, variant_id } = known;
      known.items = [{ product_id, variant_id, quantity: 1 }];
      return Promise.resolve(null);
    },
  },
  ...savedListSteps,
  placeOrder: {
    before: sumUp,
    after: isOrdered,
  },
  fetchOrders: {},
  claimOrder: {
    before: async ({ known, writeDown }) => {
      if (!writeDown) return 'staff have not written an order down';
      Object.assign(known, await writeDown());
      return null;
    },
  },
  ...quotationSteps,
  ...accountSteps,
  forgotPassword: {},
  resetPassword: { before: needsCode },
  logout: {
    // The new password has ended the session.
    before: logInAgain,
    after: async (visitor) =>
      (await cartOf(visitor)) === null ? [] : ['token: still works after logout'],
  },
  deleteAccount: { before: leaveForGood, after: isGone },
};
