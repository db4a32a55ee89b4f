/** Tables of the lists that customers save. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { centavos, identity, moment } from './columns';
import { users } from './customers';

export const savedLists = pgTable(
  'saved_lists',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What the link ends with: 256 random bits. Null while the list is not shared. */
    shareToken: text('share_token').unique(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('saved_lists_name').on(table.userId, sql`lower(${table.name})`)],
);

export const savedListLines = pgTable(
  'saved_list_lines',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    /** Of one unit when it was saved; null where it had no price then. Only shown. */
    price: centavos('price'),
    /** The place in the customer's own order. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.variantId] }),
    check('saved_list_lines_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
);
