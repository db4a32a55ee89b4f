import { optionalAmount, wireAmount } from '../money';
import { z } from '../schema';
import { businessFields } from './company';
import { checkoutForm } from './order';
import { id, lenient, text, wholeNumber } from './values';

const required = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const optional = (most: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))));

const number = required(40);
export const quotationNumberBody = z.object({ number });

/** By its number for the customer whose it is, or by its link for anybody. */
export const quotationBody = z.object({ number: z.optional(number), link: optional(100) });

export const declineQuotationBody = z.object({ number, reason: optional(1000) });

/** Who orders and where the bill goes, as an order's call takes it; nothing of prices. */
export const acceptQuotationBody = z.extend(checkoutForm, {
  number,
  shipping_address: required(1000),
  billing_address: required(1000),
  ...businessFields,
});
export type AcceptQuotationBody = z.input<typeof acceptQuotationBody>;

export const acceptQuotationAnswer = z.object({
  message: z.optional(z.string()),
  order_number: z.string(),
  /** Units that left the cart, because they are ordered now. A provider may not say it. */
  cart_units: z.optional(z.number()),
});

/** The part of the link after `/quotations/shared/`. */
export const quotationLinkAnswer = z.object({ link: z.string() });

export const listedQuotation = z.object({
  number: z.string(),
  /**
   * 'Requested', 'Sent', 'Accepted', 'Expired', 'Withdrawn', 'Declined' or 'Replaced': what staff do
   * before they send it is no status of its own, and 'Expired' is what the day says.
   */
  status: text,
  /** From 1 on; a provider may not say it. */
  version: wholeNumber(1),
  /** ISO 8601; empty where staff made it without a request. */
  requested_at: text,
  sent_at: text,
  /** The last day in Manila on which its prices hold: '2026-12-23'; empty before it is sent. */
  valid_until: text,
  total_amount: optionalAmount,
});
export type ListedQuotation = z.infer<typeof listedQuotation>;

/** Goods at a price. */
const quotedLine = z.object({
  id,
  /** 0 for what is no goods of the catalogue (no-goods.ts). */
  variant_id: id,
  product_name: text,
  variant_name: text,
  brand_name: text,
  model: text,
  quantity: wholeNumber(1),
  /** Of one unit, before VAT, with the line's discount taken off. */
  price: wireAmount,
  /** The price before the line's discount; null where there is none. */
  full_price: optionalAmount,
  /** Of the line. */
  discount_percent: z.optional(z.number()),
  /** 'new' or 'changed' since the version before; empty where it stays. */
  change: text,
});

/** What was asked for; `not offered` where staff say that they can't offer it. */
const askedLine = z.object({
  id,
  text,
  quantity: wholeNumber(1),
  state: text,
});

/** Goods that are offered or asked for and that the shop has none of, each with what they are called. */
const goneGoods = z.object({
  variant_id: id,
  product_name: z.string(),
  variant_name: text,
  brand_name: text,
  /** Units, as they are offered or asked for. */
  quantity: wholeNumber(1),
  /** 'sold out' or 'no longer sold'. */
  why: text,
});
export type GoneGoods = z.infer<typeof goneGoods>;

export const quotation = z.extend(listedQuotation, {
  /** For whom it is. */
  name: text,
  company: text,
  needed_by: text,
  /** The customer's own words; not for who has only the link. */
  note: text,
  /** What staff add, and on which terms they offer. */
  words: text,
  terms: text,
  asked: lenient(askedLine),
  lines: lenient(quotedLine),
  /** Of one's own quotation that waits for an answer; a provider may leave it out. */
  gone: lenient(goneGoods),
  /** What is another than in the version before, a sentence each. */
  changes: lenient(z.string()),
  /** The version that has replaced it; its link is empty for none. Null and missing while none has. */
  replaced_by: z.optional(
    z.nullable(z.object({ number: text, version: wholeNumber(2), link: text })),
  ),
  /** What the lines come to, and what is off it; null and missing where no discount is off everything. */
  items: optionalAmount,
  discount: optionalAmount,
  discount_percent: z.optional(z.number()),
  subtotal: optionalAmount,
  vat: optionalAmount,
  /** Of the order that it became; empty for none, and for who has only the link. */
  order_number: text,
  /** The link by which anybody reads it; empty for none, and for who has only the link. */
  link: text,
});
export type Quotation = z.infer<typeof quotation>;
