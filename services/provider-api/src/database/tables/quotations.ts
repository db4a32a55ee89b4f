/** Tables of quotations: what was asked for, and what staff offer. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { centavos, identity, moment } from './columns';
import { inquiries } from './content';

/**
 * Which follows which is in src/domain/quotations. An expired one is still `Sent`: `valid_until` says
 * it; `Replaced` is one that was sent, and of which a later version was sent since.
 */
const QUOTATION_STATUSES = [
  'Requested',
  'Draft',
  'Sent',
  'Accepted',
  'Declined',
  'Withdrawn',
  'Replaced',
] as const;

/** An offer of goods at prices that staff set. It changes no stock until it is accepted. */
export const quotations = pgTable(
  'quotations',
  {
    id: identity(),
    number: text('number').notNull().unique(),
    /** What it answers; null where it was asked for otherwise. */
    inquiryId: integer('inquiry_id').references(() => inquiries.id, { onDelete: 'cascade' }),
    status: text('status', { enum: QUOTATION_STATUSES }).notNull().default('Draft'),
    /** The last day in Manila on which the prices hold. */
    validUntil: date('valid_until').notNull(),
    /** What staff add for the customer. */
    words: text('words').notNull().default(''),
    /** On which terms the shop offers; empty where the version before has sent it. */
    terms: text('terms').notNull().default(''),
    /** As they were sent; null before. */
    subtotal: centavos('subtotal'),
    vat: centavos('vat'),
    total: centavos('total'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** Who made it, by name, because an account may go; empty while nobody has taken it up. */
    staffName: text('staff_name').notNull(),
    /** When a customer asked for it; null where staff made it. */
    requestedAt: moment('requested_at'),
    /**
     * Whose it is, in lower case as accounts have it: the customer whose account has this verified
     * email. With the name null where the version before made it, for whom its inquiry names.
     */
    email: text('email'),
    name: text('name'),
    mobileNumber: text('mobile_number'),
    company: text('company'),
    /** A day in Manila. */
    neededBy: date('needed_by'),
    /** The customer's own words. */
    note: text('note'),
    /** When the customer accepted or declined it. */
    decidedAt: moment('decided_at'),
    declineReason: text('decline_reason'),
    /** The secret of the link by which anybody reads it; null for none. It opens nothing else. */
    link: text('link').unique(),
    /** From 1 on; a later one replaces those before it when it is sent. */
    version: integer('version').notNull().default(1),
    /** Version 1 of it; null for that itself, and where that is gone. */
    firstId: integer('first_id').references((): AnyPgColumn => quotations.id, {
      onDelete: 'set null',
    }),
    /** What is taken off the sum of the lines, in hundredths of a per cent; `subtotal` is without it. */
    discountRate: integer('discount_rate').notNull().default(0),
    /** Why a discount is given, here or on a line. */
    discountReason: text('discount_reason').notNull().default(''),
    /** Written by the version before only, which tells repeats by them. */
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
  },
  (table) => [
    index('quotations_inquiry').on(table.inquiryId),
    index('quotations_email').on(table.email),
    index('quotations_first').on(table.firstId),
  ],
);

/** What a customer asked for: goods of the catalogue, or their own words. */
export const quotationAskedLines = pgTable(
  'quotation_asked_lines',
  {
    id: identity(),
    quotationId: integer('quotation_id')
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    /** Null where the customer's words name no variant that the shop knows. */
    variantId: integer('variant_id'),
    text: text('text').notNull(),
    quantity: integer('quantity').notNull(),
    /** Units of it that the customer's cart held then; null where it was not asked from a cart. */
    cartUnits: integer('cart_units'),
    /** Whether staff say that it cannot be offered. */
    notOffered: boolean('not_offered').notNull().default(false),
  },
  (table) => [
    index('quotation_asked_lines_quotation').on(table.quotationId),
    check('quotation_asked_lines_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
);

/** A line has its own texts and price, so that a quotation never changes with the catalogue. */
export const quotationLines = pgTable(
  'quotation_lines',
  {
    id: identity(),
    quotationId: integer('quotation_id')
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    /** What it offers for; null where nobody asked for it. */
    askedLineId: integer('asked_line_id').references(() => quotationAskedLines.id, {
      onDelete: 'set null',
    }),
    /** `NO_GOODS` for a line in free text: its text is the product's name, its unit the variant's. */
    variantId: integer('variant_id').notNull(),
    productName: text('product_name').notNull(),
    variantName: text('variant_name').notNull(),
    brandName: text('brand_name').notNull(),
    /** The maker's number; null where there is none. */
    model: text('model'),
    quantity: integer('quantity').notNull(),
    /** Of one unit, before VAT, with the line's discount taken off. */
    price: centavos('price').notNull(),
    /** The price before the line's discount, of which it is a rate in hundredths of a per cent. */
    fullPrice: centavos('full_price'),
    discountRate: integer('discount_rate').notNull().default(0),
  },
  (table) => [
    index('quotation_lines_quotation').on(table.quotationId),
    index('quotation_lines_asked').on(table.askedLineId),
    check('quotation_lines_quantity', sql`${table.quantity} between 1 and 9999`),
    check('quotation_lines_price', sql`${table.price} > 0`),
  ],
);
