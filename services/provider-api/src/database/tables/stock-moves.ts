/** Table of the units of a variant that came, were counted or were corrected by hand. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { identity, moment } from './columns';

/** What can be done with a stock by hand. */
export const STOCK_MOVES = ['received', 'counted', 'corrected', 'no longer counted'] as const;

export const stockMoves = pgTable(
  'stock_moves',
  {
    id: identity(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    at: moment('at').notNull(),
    staffName: text('staff_name').notNull(),
    kind: text('kind', { enum: STOCK_MOVES }).notNull(),
    /** Units left to sell; null is 'in stock, not counted'. */
    before: integer('before'),
    after: integer('after'),
    /** What lay there when it was counted, with what is held for orders; null where nobody counted. */
    found: integer('found'),
    /** Why, or by which delivery. */
    reason: text('reason').notNull(),
  },
  (table) => [index('stock_moves_variant').on(table.variantId, table.at)],
);
