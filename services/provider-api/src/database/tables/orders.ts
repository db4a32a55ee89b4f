/** Tables of carts and orders. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { centavos, identity, moment } from './columns';
import { users } from './customers';
import { quotations } from './quotations';
import { searchedBy } from '../searched-text';
import { lineTexts, orderTexts } from '../searched-columns';

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.variantId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
);

/** The statuses of an order; which follows which is in src/domain/orders/steps.ts. */
export const ORDER_STATUSES = [
  'Pending',
  'Confirmed',
  'Ready for pickup',
  'Completed',
  'Cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    number: text('number').notNull().unique(),
    /** Null once the customer's account is deleted: the order stays without personal data. */
    userId: integer('user_id').references(() => users.id),
    placedAt: moment('placed_at').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('Pending'),
    subtotal: centavos('subtotal').notNull(),
    vat: centavos('vat').notNull(),
    total: centavos('total').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company'),
    address1: text('address1').notNull(),
    address2: text('address2'),
    city: text('city').notNull(),
    country: text('country').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    phone: text('phone').notNull(),
    shippingAddress: text('shipping_address').notNull(),
    billingAddress: text('billing_address').notNull(),
    /** The customer's own number of the purchase, which their bookkeeping asks for. */
    poNumber: text('po_number'),
    projectReference: text('project_reference'),
    /** With hyphens, as `tinOf` writes it. */
    companyTin: text('company_tin'),
    companyBranch: text('company_branch'),
    /** When the payment was noted at the counter; null where it wasn't. */
    paidAt: moment('paid_at'),
    /** The quotation that it accepts; a quotation becomes one order. */
    quotationId: integer('quotation_id')
      .unique()
      .references(() => quotations.id, { onDelete: 'set null' }),
    /** What is taken off the sum of the lines, in hundredths of a per cent; `subtotal` is without it. */
    discountRate: integer('discount_rate').notNull().default(0),
    discountReason: text('discount_reason'),
    /** Who of the staff placed it, by name; null where the customer did. */
    staffName: text('staff_name'),
    /** On the slip of an order without an account, by which its customer makes it theirs; once. */
    claimCode: text('claim_code'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.id),
    index('orders_placed').on(table.placedAt),
    index('orders_open')
      .on(table.id)
      .where(sql`${table.status} not in ('Completed', 'Cancelled')`),
    index('orders_words').using('gin', searchedBy(orderTexts(table))),
  ],
);

/** What happened to an order after it was placed, in the order of the ids. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['status', 'payment', 'note'] }).notNull(),
    /** The new status; null for what changes none. */
    status: text('status', { enum: ORDER_STATUSES }),
    /** A note, or why the order was cancelled. */
    words: text('words'),
    /** Who did it, by name, because an account may go; null where the shop did it by itself. */
    staffName: text('staff_name'),
    /**
     * What was done, where the kind doesn't say it, as 'Changed'; then the kind is a note, as which
     * the version before shows it.
     */
    what: text('what'),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/** A line has its own texts and price, so that an order never changes with the catalogue. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    productName: text('product_name').notNull(),
    variantName: text('variant_name').notNull(),
    brandName: text('brand_name').notNull(),
    /** The maker's number; null where there was none, and for orders placed before it was kept. */
    model: text('model'),
    productImage: text('product_image'),
    quantity: integer('quantity').notNull(),
    /** Of one unit. */
    price: centavos('price').notNull(),
    /**
     * Units that were taken from a counted stock, which a cancelled order gives back; null for lines
     * of a provider that did not write it.
     */
    stockTaken: integer('stock_taken'),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_words').using('gin', searchedBy(lineTexts(table))),
  ],
);
