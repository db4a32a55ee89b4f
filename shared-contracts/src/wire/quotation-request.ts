import { z } from '../schema';
import { QUANTITY_MOST } from './cart';
import { email } from './inquiry';
import { id } from './values';

/** As many lines as a request for a quotation may have. */
export const REQUESTED_LINES_MOST = 200;

const required = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const optional = (most: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))));

/** A day in Manila: '2026-12-23'. */
const day = z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'Please enter a day.'));

/** Goods of the catalogue where there is a variant; else what the customer writes. */
export const requestedLine = z.object({
  product_id: z.optional(z.nullable(id)),
  variant_id: z.optional(z.nullable(id)),
  text: required(500),
  quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
  /** Units of it that the shopper's cart held; they leave the cart when the quotation is accepted. */
  cart_units: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(QUANTITY_MOST)))),
});
export type RequestedLine = z.input<typeof requestedLine>;

export const requestQuotationBody = z.object({
  name: required(200),
  /** A signed-in customer's request is under the account's email, whatever stands here. */
  email,
  mobile: required(40),
  company: optional(200),
  /** The last day on which the goods are of use. */
  needed_by: z.optional(z.nullable(day)),
  note: optional(2000),
  lines: z.array(requestedLine).check(z.minLength(1), z.maxLength(REQUESTED_LINES_MOST)),
});
export type RequestQuotationBody = z.input<typeof requestQuotationBody>;

export const requestQuotationAnswer = z.object({
  message: z.optional(z.string()),
  number: z.string(),
});
