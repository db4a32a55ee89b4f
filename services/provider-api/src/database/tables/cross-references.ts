/** Numbers of other makers, and what of the shop is offered for each (domain/cross-references). */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { identity } from './columns';

export const crossReferences = pgTable(
  'cross_references',
  {
    id: identity(),
    /** The file's name in the shop: a file replaces its own rows as a whole. */
    source: text('source').notNull(),
    /** Whose number it is; '' where nobody says. */
    brand: text('brand').notNull(),
    /** As it is written, and as numbers are compared. */
    number: text('number').notNull(),
    numberKey: text('number_key').notNull(),
    /** The shop's own model number, as it was given, and the variant that has it. */
    model: text('model').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
  },
  (table) => [
    index('cross_references_number').on(table.numberKey),
    index('cross_references_source').on(table.source),
  ],
);
