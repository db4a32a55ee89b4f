/**
 * Every call of the specification's section 7, and the provider's documented additions. The
 * reference provider checks its input by these schemas, documents itself from them, and every
 * remote reads answers by them.
 */
import type { AnyCall, Call } from './call';
import { z } from './schema';
import {
  accountData,
  changePasswordBody,
  deleteAccountBody,
  emailBody,
  loginAnswer,
  loginBody,
  registerBody,
  resetPasswordBody,
  verifyBody,
} from './wire/account';
import { blog, testimonial } from './wire/blog';
import { cartAnswer, fetchCartBody, updateCartBody } from './wire/cart';
import { brand, brandPage, category, categoryPage } from './wire/category';
import { inquiryAnswer, inquiryBody } from './wire/inquiry';
import { fetchOrdersBody, order, placeOrderAnswer, placeOrderBody } from './wire/order';
import { featuredProduct, productDetails, productRows, productsBody } from './wire/product';
import {
  popularAnswer,
  popularQuery,
  searchAnswer,
  searchBody,
  suggestionsAnswer,
  suggestionsQuery,
} from './wire/search';
import { messageAnswer, rows } from './wire/values';

const nothing = z.undefined();
type Nothing = typeof nothing;
type Schema = z.core.$ZodType;

type Details = { token?: 'required'; addition?: true };

function get<Answer extends Schema>(
  path: string,
  answer: Answer,
  summary: string,
): Call<Nothing, Nothing, Answer> {
  return { method: 'GET', path, summary, token: 'none', body: nothing, query: nothing, answer };
}

function ask<Query extends Schema, Answer extends Schema>(
  path: string,
  query: Query,
  answer: Answer,
  summary: string,
): Call<Nothing, Query, Answer> {
  return { method: 'GET', path, summary, token: 'none', body: nothing, query, answer };
}

function post<Body extends Schema, Answer extends Schema>(
  path: string,
  body: Body,
  answer: Answer,
  summary: string,
  details: Details = {},
): Call<Body, Nothing, Answer> {
  return {
    method: 'POST',
    path,
    summary,
    token: details.token ?? 'none',
    body,
    query: nothing,
    answer,
    ...(details.addition ? { addition: true as const } : {}),
  };
}

export const sendInquiry = post(
  '/api/utilities/inquiries/send',
  inquiryBody,
  inquiryAnswer,
  'Send an inquiry to the shop.',
);
export const listBlogs = get('/api/blogs', rows(blog), 'All blog articles, newest first.');
export const readBlog = get('/api/blogs/{id}', blog, 'One blog article.');
export const listTestimonials = get('/api/testimonials', rows(testimonial), 'What customers say.');
export const listBrands = get('/api/brands', rows(brand), 'All brands, with product counts.');
export const listCategories = get('/api/category', rows(category), 'All categories, with counts.');
export const listFeatured = get(
  '/api/product/featured-products',
  rows(featuredProduct),
  'The featured products.',
);

export const login = post(
  '/api/auth/shop-login',
  loginBody,
  loginAnswer,
  "Log in. A right password of an unverified account answers 403 'Please verify your email'.",
);
export const register = post(
  '/api/auth/shop-register',
  registerBody,
  messageAnswer,
  'Register. A known email is answered as a new one; its owner gets another mail.',
);
export const logout = post('/api/auth/shop-logout', nothing, z.unknown(), 'End the session.', {
  token: 'required',
});
export const verifyEmail = post(
  '/api/auth/verify-email',
  verifyBody,
  messageAnswer,
  'Verify an account by the code that was mailed.',
);
export const resendVerification = post(
  '/api/auth/resend-verification',
  emailBody,
  messageAnswer,
  'Mail a new verification code.',
);
export const forgotPassword = post(
  '/api/auth/shop-forgot-password',
  emailBody,
  messageAnswer,
  'Mail a code that resets the password.',
  { addition: true },
);
export const resetPassword = post(
  '/api/auth/shop-reset-password',
  resetPasswordBody,
  messageAnswer,
  'Set a new password by the code that was mailed; every session of the account ends.',
  { addition: true },
);

export const changePassword = post(
  '/api/auth/shop-change-password',
  changePasswordBody,
  messageAnswer,
  'Set a new password by the current one; every other session of the account ends.',
  { token: 'required', addition: true },
);
export const readAccountData = post(
  '/api/auth/shop-account-data',
  nothing,
  accountData,
  'Everything that is kept of the caller, as one document (Data Privacy Act: access, portability).',
  { token: 'required', addition: true },
);
export const deleteAccount = post(
  '/api/auth/shop-delete-account',
  deleteAccountBody,
  messageAnswer,
  "Delete the caller's account by its password; orders stay without anything personal (Data Privacy Act: erasure).",
  { token: 'required', addition: true },
);

export const listProducts = post(
  '/api/store/products',
  productsBody,
  productRows,
  'A page of products: of all, or of one category or brand (`id` with `type`).',
);
export const readProduct = get(
  '/api/store/products/details/{id}',
  productDetails,
  "One product, by its own or one of its variants' id.",
);
export const readCategory = get(
  '/api/store/products/category/{id}',
  categoryPage,
  'One category with its first products.',
);
export const readBrand = get(
  '/api/store/products/brand/{id}',
  brandPage,
  'One brand with its first products.',
);
export const searchProducts = post(
  '/api/store/products/search',
  searchBody,
  searchAnswer,
  'Search products.',
);
export const searchSuggestions = ask(
  '/api/store/products/search/suggestions',
  suggestionsQuery,
  suggestionsAnswer,
  'Words that complete a query.',
);
export const popularSearches = ask(
  '/api/store/products/search/popular',
  popularQuery,
  popularAnswer,
  'What others search most.',
);

export const updateCart = post(
  '/api/store/cart/updateItemsInCart',
  updateCartBody,
  cartAnswer,
  "Change a line of the caller's cart; answers the cart as it is then.",
  { token: 'required' },
);
export const fetchCart = post(
  '/api/store/cart/fetchItemsAdded',
  fetchCartBody,
  cartAnswer,
  "The caller's cart.",
  { token: 'required' },
);
export const placeOrder = post(
  '/api/store/order/placeOrders',
  placeOrderBody,
  placeOrderAnswer,
  "Order what is in the caller's cart. Other totals than the provider's answer 409.",
  { token: 'required' },
);
export const fetchOrders = post(
  '/api/store/order/fetchAllOrders',
  fetchOrdersBody,
  rows(order),
  "The caller's orders, newest first.",
  { token: 'required' },
);

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
