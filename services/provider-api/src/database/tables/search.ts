/** Tables that the search reads: made from the products, and counted from queries. */
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue';
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

/**
 * The shop's own other names for what it sells. A phrase of it takes the place of the built-in one;
 * with no names it has none.
 */
export const searchSynonyms = pgTable('search_synonyms', {
  /** Folded, as a query's words are looked up. */
  phrase: text('phrase').primaryKey(),
  /** In the catalogue's words, the best first. */
  names: text('names').array().notNull(),
});

/**
 * Who searched for what lately, for the popular searches. `asker` is a keyed hash of the caller's
 * network, whose key is in no database (popular.ts).
 */
export const searchAskers = pgTable(
  'search_askers',
  {
    query: text('query').notNull(),
    asker: text('asker').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.query, table.asker] }),
    index('search_askers_last_at').on(table.lastAt),
  ],
);

/**
 * Searches that found nothing, by day, for staff. Nothing says who searched
 * (src/domain/search/nothing-found.ts).
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** Folded. */
    query: text('query').notNull(),
    /** In Manila. */
    day: date('day').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.query, table.day] }),
    index('search_misses_day').on(table.day),
  ],
);

/**
 * Which results of searches were opened, once a day for each shopper. `asker` is a keyed hash of the
 * query, the product and the caller's network, so that no two rows of a network can be told to be of
 * one (src/domain/search/choices.ts).
 */
export const searchChoices = pgTable(
  'search_choices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Folded. */
    query: text('query').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    asker: text('asker').notNull(),
    /** In Manila. */
    day: date('day').notNull(),
    /** Among the results, from 1. */
    place: smallint('place').notNull(),
    /** When it was ordered from there, soon after. */
    orderedOn: date('ordered_on'),
  },
  (table) => [
    unique('search_choices_once').on(table.query, table.productId, table.asker, table.day),
    index('search_choices_product').on(table.productId, table.day),
    index('search_choices_day').on(table.day),
  ],
);

/**
 * The catalogues that browsers were given to keep: for each version the products' ids with a print
 * of each (src/domain/offline-catalogue/prints.ts).
 */
export const offlineCatalogueVersions = pgTable(
  'offline_catalogue_versions',
  {
    version: text('version').primaryKey(),
    madeAt: moment('made_at').notNull(),
    prints: text('prints').notNull(),
  },
  (table) => [index('offline_catalogue_versions_made_at').on(table.madeAt)],
);
