import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './customers';

/**
 * What was done under a key, with its result. The version before knows the table by the view
 * `idempotency_keys`.
 */
export const onceDone = pgTable(
  'done_once',
  {
    /** Whose it is; null for a guest's and for staff's. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** JSON text. */
    result: text('result').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('done_once_key').on(table.userId, table.scope, table.key).nullsNotDistinct()],
);
