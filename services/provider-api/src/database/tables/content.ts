/** Tables of articles and testimonials, and of what shoppers write and the shop mails. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { inquiryTexts } from '../searched-columns';
import { searchedBy } from '../searched-text';
import { identity, moment } from './columns';

export const blogs = pgTable('blogs', {
  id: identity(),
  header: text('header').notNull(),
  /** HTML. */
  body: text('body').notNull(),
  imagePath: text('image_path'),
  createdAt: moment('created_at').notNull(),
  retired: boolean('retired').notNull().default(false),
});

export const testimonials = pgTable('testimonials', {
  id: identity(),
  body: text('body').notNull(),
  by: text('by').notNull(),
  position: text('position'),
  from: text('from'),
  retired: boolean('retired').notNull().default(false),
});

export const inquiries = pgTable(
  'inquiries',
  {
    id: identity(),
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    inquiry: text('inquiry').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When staff marked it as done; null while it is open. */
    doneAt: moment('done_at'),
  },
  (table) => [index('inquiries_words').using('gin', searchedBy(inquiryTexts(table)))],
);

export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Where answers to it go; null for the sender of all mails. */
    replyTo: text('reply_to'),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextTryAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);
