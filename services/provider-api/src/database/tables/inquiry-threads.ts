/** Tables of what staff answer to an inquiry, and of the quotations that they offer. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { centavos, identity, moment } from './columns';
import { inquiries } from './content';

/** What happened to an inquiry after it was sent, in the order of the ids. */
export const inquiryEvents = pgTable(
  'inquiry_events',
  {
    id: identity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['answer', 'quotation', 'done', 'open'] }).notNull(),
    /** What was mailed; null for what mails nothing. */
    words: text('words'),
    /** Who did it, by name, because an account may go. */
    staffName: text('staff_name').notNull(),
  },
  (table) => [index('inquiry_events_inquiry').on(table.inquiryId)],
);

/** An expired one is still `Sent`: `valid_until` says when it ends. */
export const QUOTATION_STATUSES = ['Draft', 'Sent', 'Withdrawn'] as const;

/** An offer of goods at prices that staff set. It changes no stock, and is no order. */
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
    /** As they were sent; null before. */
    subtotal: centavos('subtotal'),
    vat: centavos('vat'),
    total: centavos('total'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** Who made it, by name, because an account may go. */
    staffName: text('staff_name').notNull(),
  },
  (table) => [index('quotations_inquiry').on(table.inquiryId)],
);

/** A line has its own texts and price, so that a quotation never changes with the catalogue. */
export const quotationLines = pgTable(
  'quotation_lines',
  {
    id: identity(),
    quotationId: integer('quotation_id')
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    productName: text('product_name').notNull(),
    variantName: text('variant_name').notNull(),
    brandName: text('brand_name').notNull(),
    /** The maker's number; null where there is none. */
    model: text('model'),
    quantity: integer('quantity').notNull(),
    /** Of one unit, before VAT. */
    price: centavos('price').notNull(),
  },
  (table) => [
    index('quotation_lines_quotation').on(table.quotationId),
    check('quotation_lines_quantity', sql`${table.quantity} between 1 and 9999`),
    check('quotation_lines_price', sql`${table.price} > 0`),
  ],
);
