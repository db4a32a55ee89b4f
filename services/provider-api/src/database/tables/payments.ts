/** Tables of an order's money: what was paid and paid back, receipts, and the counts of the days. */
import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { centavos, identity, moment } from './columns';
import { orders } from './orders';

/** Money that came, tax that the customer pays to the tax office instead, money that went back. */
const PAYMENT_KINDS = ['payment', 'withheld', 'refund'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A row is never changed but to be taken back, and never deleted. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: PAYMENT_KINDS }).notNull(),
    method: text('method').notNull(),
    amount: centavos('amount').notNull(),
    /** By which the payer's bank or wallet finds it; null for cash. */
    reference: text('reference'),
    /** Who received or paid it, by name, because an account may go; null where nobody is known. */
    staffName: text('staff_name'),
    at: moment('at').notNull(),
    /** The day in Manila whose count has it; null for what is in no drawer. */
    day: date('day'),
    voidedAt: moment('voided_at'),
    voidedBy: text('voided_by'),
    voidReason: text('void_reason'),
    /** When the customer brought the certificate of withheld tax (BIR Form 2307). */
    certificateAt: moment('certificate_at'),
    certificateBy: text('certificate_by'),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_day').on(table.day),
    index('payments_certificates')
      .on(table.id)
      .where(
        sql`${table.kind} = 'withheld' and ${table.certificateAt} is null and ${table.voidedAt} is null`,
      ),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * What customers have to get back, of each order of which one has. Triggers of `orders`, `payments` and
 * `order_returns` keep it by the rule of `balanceOf`, so that nobody counts all payments for a list of it.
 */
export const refundsDue = pgTable(
  'refunds_due',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: centavos('amount').notNull(),
  },
  (table) => [check('refunds_due_amount', sql`${table.amount} > 0`)],
);

/** Papers with a number of their own, of which none may be missing. */
const PAPER_KINDS = ['receipt', 'order'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The last number of each kind. Whoever takes the next one holds the row until it is stored. */
export const paperCounters = pgTable('paper_counters', {
  kind: text('kind', { enum: PAPER_KINDS }).primaryKey(),
  last: integer('last').notNull(),
});

/**
 * Receipts are made while the code settles an order. The document of an order is made by a deferred
 * trigger of `orders` as its transaction commits, and has its number for as long as there is the order.
 */
export const papers = pgTable(
  'papers',
  {
    id: identity(),
    kind: text('kind', { enum: PAPER_KINDS }).notNull(),
    number: integer('number').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The order's total when it was made, with VAT. */
    total: centavos('total').notNull(),
    madeAt: moment('made_at').notNull(),
    /** A cancelled one keeps its number. */
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    unique('papers_number').on(table.kind, table.number),
    uniqueIndex('papers_valid').on(table.orderId, table.kind).where(isNull(table.cancelledAt)),
    index('papers_order').on(table.orderId),
  ],
);

/** A day in Manila. Who notes money shares its row, who closes it has the row alone. */
export const cashDays = pgTable('cash_days', {
  day: date('day').primaryKey(),
  closed: boolean('closed').notNull().default(false),
});

/** A day as it was counted and closed. */
export const cashCounts = pgTable(
  'cash_counts',
  {
    id: identity(),
    day: date('day').notNull(),
    closedAt: moment('closed_at').notNull(),
    staffName: text('staff_name').notNull(),
    reopenedAt: moment('reopened_at'),
    reopenedBy: text('reopened_by'),
    reopenReason: text('reopen_reason'),
  },
  (table) => [
    uniqueIndex('cash_counts_closed').on(table.day).where(isNull(table.reopenedAt)),
    index('cash_counts_day').on(table.day),
  ],
);

/** What was expected and counted of one method of one clerk. */
export const cashCountLines = pgTable(
  'cash_count_lines',
  {
    countId: integer('count_id')
      .notNull()
      .references(() => cashCounts.id),
    method: text('method').notNull(),
    clerk: text('clerk').notNull(),
    expected: centavos('expected').notNull(),
    counted: centavos('counted').notNull(),
    /** Why the two differ; '' where they don't. */
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.countId, table.method, table.clerk] })],
);
