/**
 * Every call of the specification's section 7, and the provider's documented additions. The
 * reference provider checks its input by these schemas, documents itself from them, and every
 * remote reads answers by them. A module for each part of the shop, so that a remote carries the
 * schemas of its own calls only.
 */
import type { AnyCall } from './call';
import {
  login,
  register,
  logout,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changePassword,
  readAccountData,
  deleteAccount,
} from './calls/account';
import { updateCart, fetchCart } from './calls/cart';
import {
  listBrands,
  listCategories,
  listFeatured,
  listProducts,
  readProduct,
  readCategory,
  readBrand,
} from './calls/catalog';
import { sendInquiry, listBlogs, readBlog, listTestimonials } from './calls/content';
import { placeOrder, fetchOrders } from './calls/order';
import { searchProducts, searchSuggestions, popularSearches } from './calls/search';

export * from './calls/account';
export * from './calls/cart';
export * from './calls/catalog';
export * from './calls/content';
export * from './calls/order';
export * from './calls/search';

/** All calls by name, for the provider's documentation and the conformance test. */
export const calls = {
  sendInquiry,
  listBlogs,
  readBlog,
  listTestimonials,
  listBrands,
  listCategories,
  listFeatured,
  login,
  register,
  logout,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changePassword,
  readAccountData,
  deleteAccount,
  listProducts,
  readProduct,
  readCategory,
  readBrand,
  searchProducts,
  searchSuggestions,
  popularSearches,
  updateCart,
  fetchCart,
  placeOrder,
  fetchOrders,
} satisfies Record<string, AnyCall>;
