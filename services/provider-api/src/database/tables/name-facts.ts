/** What is read from the names of products, apart from what their suppliers say. */
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { products } from './catalogue';

/** A fact of all variants, or of one: `variant` is its id. */
export type StoredFact = {
  kind: string;
  value: string;
  certainty: number;
  why: string;
  variant?: number;
};

/** What a person has said of a fact: its value, or null for none. */
export type StoredDecision = { kind: string; value: string | null; variant?: number };

/** Of each product that has any; made again at each import but for what people decided. */
export const nameFacts = pgTable('name_facts', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  read: jsonb('read').$type<StoredFact[]>().notNull(),
  decided: jsonb('decided').$type<StoredDecision[]>().notNull().default([]),
});
