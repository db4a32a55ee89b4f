/** Tables of price lists that staff bring in: what they would change, and what was there before. */
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { centavos, identity, moment } from './columns';

/** A row of a list that can't be taken as it is. */
export type PriceListFault = { place: string; key: string; reason: string };

export const priceLists = pgTable('price_lists', {
  id: identity(),
  fileName: text('file_name').notNull(),
  /**
   * Names the file's content and the state that it was compared with. Who applies the list sends it,
   * so that nothing is applied but what was shown.
   */
  token: text('token').notNull(),
  state: text('state', { enum: ['previewed', 'applied', 'taken back'] }).notNull(),
  /** How many rows the file has, and how many of them change nothing. */
  rows: integer('rows').notNull(),
  unchanged: integer('unchanged').notNull(),
  faults: jsonb('faults').$type<PriceListFault[]>().notNull(),
  /** All of them; `faults` has the first. */
  faultCount: integer('fault_count').notNull(),
  staffName: text('staff_name').notNull(),
  at: moment('at').notNull(),
  appliedAt: moment('applied_at'),
  takenBackAt: moment('taken_back_at'),
});

/** One variant that a list changes. Prices are those before any sale. */
export const priceListChanges = pgTable(
  'price_list_changes',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    /** Where it stands in the file: 'line 12'. */
    place: text('place').notNull(),
    priceBefore: centavos('price_before'),
    priceAfter: centavos('price_after'),
    stockBefore: integer('stock_before'),
    stockAfter: integer('stock_after'),
    /** What whoever looks at the preview should know: 'The stock was 10 when the list was made.' */
    note: text('note'),
    /** What was changed since the list was applied, and so was left when it was taken back. */
    left: text('left_alone'),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.variantId] }),
    index('price_list_changes_variant').on(table.variantId),
  ],
);
