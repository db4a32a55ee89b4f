/** What was done with accounts, for whoever has to find out later. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';

export const audit = pgTable(
  'audit',
  {
    id: identity(),
    at: moment('at').notNull(),
    /** Who did it: a customer by the token or password, or somebody who is not known. */
    actorKind: text('actor_kind', { enum: ['customer', 'unknown'] }).notNull(),
    /** No reference: the row stays when the account goes. */
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    /** The customer whose account it concerns; null for an email without an account. */
    subjectId: integer('subject_id'),
    requestId: text('request_id'),
    /** Equal for equal networks; the network itself can't be found from it. */
    networkHash: text('network_hash'),
  },
  (table) => [index('audit_at').on(table.at)],
);
