/** What customers took with them, and what they brought back. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { centavos, identity, moment } from './columns';
import { ORDER_STATUSES, orderLines, orders } from './orders';

export const handOuts = pgTable(
  'hand_outs',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Who did it; null where the account is gone. */
    staffId: integer('staff_id'),
    staffName: text('staff_name').notNull(),
    /** The order's status before, which it has again where this is taken back. */
    statusBefore: text('status_before', { enum: ORDER_STATUSES }).notNull(),
    /** Whether the order was noted as paid by it. */
    notedPayment: boolean('noted_payment').notNull().default(false),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [index('hand_outs_order').on(table.orderId)],
);

export const handOutLines = pgTable(
  'hand_out_lines',
  {
    id: identity(),
    handOutId: integer('hand_out_id')
      .notNull()
      .references(() => handOuts.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
  },
  (table) => [
    index('hand_out_lines_hand_out').on(table.handOutId),
    index('hand_out_lines_order_line').on(table.orderLineId),
    check('hand_out_lines_units', sql`${table.units} > 0`),
  ],
);

export const orderReturns = pgTable(
  'order_returns',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    staffName: text('staff_name').notNull(),
    reason: text('reason').notNull(),
    /** What is credited to the customer for it, with VAT. */
    amount: centavos('amount').notNull(),
  },
  (table) => [index('order_returns_order').on(table.orderId)],
);

/** Goods that can be sold again are back in the stock; damaged ones are not. */
export const RETURN_CONDITIONS = ['good', 'damaged'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    id: identity(),
    returnId: integer('return_id')
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
    condition: text('condition', { enum: RETURN_CONDITIONS }).notNull(),
  },
  (table) => [
    index('order_return_lines_return').on(table.returnId),
    index('order_return_lines_order_line').on(table.orderLineId),
    check('order_return_lines_units', sql`${table.units} > 0`),
  ],
);
