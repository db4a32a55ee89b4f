/** Tables that the search reads: made from the products, and counted from queries. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** The words of the catalogue, made from the products at each import, for reading typos. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    products: integer('products').notNull(),
  },
  (table) => [index('search_words_beginning').on(table.word.op('text_pattern_ops'))],
);

/**
 * The phrases for suggestions: titles, brands and categories, made from the products at each
 * import.
 */
export const searchPhrases = pgTable('search_phrases', {
  /** Folded. */
  phrase: text('phrase').primaryKey(),
  shown: text('shown').notNull(),
  products: integer('products').notNull(),
});

export const searchCounts = pgTable('search_counts', {
  query: text('query').primaryKey(),
  count: integer('count').notNull(),
  lastAt: moment('last_at').notNull(),
});
