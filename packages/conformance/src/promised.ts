/**
 * The fields that the specification names (section 3). The contract's schemas accept answers
 * without some of them, so that the shop works with more providers; a conforming provider sends
 * every field, null where it has no value.
 */
import type { calls } from 'shared-contracts/calls';
import type { z } from 'shared-contracts/schema';
import { user } from 'shared-contracts/wire/account';
import { blog, testimonial } from 'shared-contracts/wire/blog';
import { cartItem } from 'shared-contracts/wire/cart';
import { brand, category } from 'shared-contracts/wire/category';
import { order, orderLine } from 'shared-contracts/wire/order';
import { featuredProduct, productListItem } from 'shared-contracts/wire/product';
import { variant } from 'shared-contracts/wire/product-details';

export type CallName = keyof typeof calls;

export type PromisedRecord = {
  /** Reads one record; its issues name what is wrong. */
  schema?: z.core.$ZodType;
  fields: readonly string[];
  /** The records, or lists of records, inside this record, by field. */
  inside?: Readonly<Record<string, PromisedRecord>>;
};

const listed: PromisedRecord = {
  schema: productListItem,
  fields: [
    'id',
    'product_name',
    'brand_name',
    'category_name',
    'description',
    'price',
    'in_stock',
    'first_image',
  ],
};

const cartLine: PromisedRecord = {
  schema: cartItem,
  fields: [
    'product_id',
    'variant_id',
    'quantity',
    'product_name',
    'variant_name',
    'brand_name',
    'product_price',
    'product_image',
    'user_id',
    'status',
    'default',
  ],
};

const article: PromisedRecord = {
  schema: blog,
  fields: ['id', 'body', 'image_path', 'created_at'],
};
const named = ['id', 'description'];
const message: PromisedRecord = { fields: ['message'] };

/** The fields of one record of each call's answer; for a list, of each of its rows. */
export const promised: Partial<Record<CallName, PromisedRecord>> = {
  sendInquiry: message,
  listBlogs: article,
  readBlog: article,
  listTestimonials: { schema: testimonial, fields: ['body', 'by'] },
  readShop: { fields: ['hours'] },
  listBrands: { schema: brand, fields: [...named, 'brand_name', 'file_name', 'image_path'] },
  listCategories: { schema: category, fields: [...named, 'category_name'] },
  listFeatured: {
    schema: featuredProduct,
    fields: ['id', 'product_name', 'brand_name', 'price', 'description', 'first_image'],
  },
  login: { fields: ['user', 'token'], inside: { user: { schema: user, fields: ['id', 'name'] } } },
  register: message,
  verifyEmail: message,
  resendVerification: message,
  forgotPassword: message,
  resetPassword: message,
  listProducts: listed,
  readProduct: {
    fields: ['id', 'product_id', 'product_name', 'brand', 'category', 'description', 'variants'],
    inside: {
      variants: {
        schema: variant,
        fields: [
          'id',
          'variant_name',
          'price',
          'description',
          'useage',
          'specs',
          'inclusions',
          'images',
          'default',
        ],
      },
    },
  },
  readCategory: { fields: [...named, 'category_name', 'products'], inside: { products: listed } },
  readBrand: { fields: [...named, 'brand_name', 'products'], inside: { products: listed } },
  searchProducts: { fields: ['results'], inside: { results: listed } },
  searchSuggestions: { fields: ['suggestions'] },
  popularSearches: { fields: ['popular_searches'] },
  updateCart: cartLine,
  fetchCart: cartLine,
  placeOrder: message,
  fetchOrders: {
    schema: order,
    fields: ['order_number', 'datePlaced', 'total_amount', 'status', 'products'],
    inside: {
      products: {
        schema: orderLine,
        fields: [
          'id',
          'product_name',
          'variant_name',
          'brand_name',
          'quantity',
          'price',
          'variant_id',
          'product_image',
        ],
      },
    },
  },
};
