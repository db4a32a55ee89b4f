/** What was done with accounts and by staff, for whoever has to find out later. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';

/** Fields of what staff changed: numbers, names and choices, no text about a customer. */
export type AuditFields = Record<string, string | number | boolean | null>;

export const audit = pgTable(
  'audit',
  {
    id: identity(),
    at: moment('at').notNull(),
    /**
     * Who did it: a customer by the token or password, somebody who is not known, staff at the
     * counter, a command of the provider, or the shop by itself.
     */
    actorKind: text('actor_kind', {
      enum: ['customer', 'unknown', 'staff', 'command', 'shop'],
    }).notNull(),
    /** A customer. No reference: the row stays when the account goes. */
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    /** The customer whose account it concerns; null for an email without an account. */
    subjectId: integer('subject_id'),
    requestId: text('request_id'),
    /** Equal for equal networks; the network itself can't be found from it. */
    networkHash: text('network_hash'),
    /** Who of the staff did it. A name may be used again; the number may not. */
    staffId: integer('staff_id'),
    staffName: text('staff_name'),
    /** What staff changed, 'order ORD-7K3M-92QX', and its fields before and after. */
    object: text('object'),
    before: jsonb('before').$type<AuditFields>(),
    after: jsonb('after').$type<AuditFields>(),
  },
  (table) => [index('audit_at').on(table.at)],
);
