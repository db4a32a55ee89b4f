/** What staff write down of an order before it is placed, and of changes before they are saved. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { users } from './customers';
import { orderLines, orders } from './orders';

export const orderDrafts = pgTable(
  'order_drafts',
  {
    id: identity(),
    /** The order that it changes, or that it became; null for a new one. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The state of the order when its changes were begun; null for a new order. */
    orderVersion: text('order_version'),
    /** The customer's account; null for somebody without one. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    company: text('company').notNull().default(''),
    /** In hundredths of a per cent. */
    discountRate: integer('discount_rate').notNull().default(0),
    discountReason: text('discount_reason').notNull().default(''),
    /** Who began it, by name. */
    staffName: text('staff_name').notNull(),
    startedAt: moment('started_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    thrownAwayAt: moment('thrown_away_at'),
    /** When it was placed or saved. */
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('order_drafts_order')
      .on(table.orderId)
      .where(sql`${table.doneAt} is null and ${table.thrownAwayAt} is null`),
  ],
);

export const orderDraftLines = pgTable(
  'order_draft_lines',
  {
    id: identity(),
    draftId: integer('draft_id')
      .notNull()
      .references(() => orderDrafts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** The order's line that it stands for, at whose price it stays; null for another one. */
    orderLineId: integer('order_line_id').references(() => orderLines.id, { onDelete: 'set null' }),
  },
  (table) => [index('order_draft_lines_draft').on(table.draftId)],
);
