/** The table of what staff answer to an inquiry, and note of it. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { inquiries } from './content';

/** What happened to an inquiry after it was sent, in the order of the ids. */
export const inquiryEvents = pgTable(
  'inquiry_events',
  {
    id: identity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['answer', 'quotation', 'note', 'done', 'open'] }).notNull(),
    /** What was mailed, or a note, which is mailed to nobody; null for the rest. */
    words: text('words'),
    /** Who did it, by name, because an account may go. */
    staffName: text('staff_name').notNull(),
  },
  (table) => [index('inquiry_events_inquiry').on(table.inquiryId)],
);
