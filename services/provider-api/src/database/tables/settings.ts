/** What the shop sets at the counter, as a history: the newest value of a name counts. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';

export const settingChanges = pgTable(
  'setting_changes',
  {
    id: identity(),
    /** Of src/domain/settings: a name that no provider knows any more stays, and counts for nothing. */
    name: text('name').notNull(),
    /** As src/domain/settings writes it. */
    value: text('value').notNull(),
    at: moment('at').notNull(),
    /** No reference: the row stays when the account goes. */
    staffId: integer('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
  },
  (table) => [index('setting_changes_name').on(table.name, table.id)],
);
