/**
 * What the specs of the variants on sale say, in one spelling each, for facets and filters; made
 * from the variants (facets/spec-index.ts). Variants and products have numbers for what they say,
 * because a long list counts numbers several times as fast as texts.
 */
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products, variants } from './catalogue';
import { identity } from './columns';

/** Each value of each label, and each label by itself: that one has no `value`, `label`, `shown`. */
export const specValues = pgTable(
  'spec_values',
  {
    id: identity(),
    /** The folded label: 'length'. */
    key: text('key').notNull(),
    /** The same for equal values: '12.7mm' for '1/2 in' and '12.7 mm', which are two rows. */
    value: text('value').notNull(),
    label: text('label').notNull(),
    shown: text('shown').notNull(),
    /** In the unit of `value`; null where it isn't a number. */
    number: doublePrecision('number'),
  },
  (table) => [
    uniqueIndex('spec_values_spelling').on(table.key, table.value, table.label, table.shown),
  ],
);

const said = () =>
  integer('said')
    .array()
    .notNull()
    .default(sql`'{}'`);

/** What a product's variants say together, for counts of a list that no spec narrows. */
export const productValues = pgTable('product_values', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  said: said(),
});

/**
 * How many products on sale of each brand in each category say a value. Triggers keep it, so that
 * the specs of a long list that is narrowed by nothing else are not counted from its products.
 */
export const valueCounts = pgTable(
  'value_counts',
  {
    categoryId: integer('category_id').notNull(),
    brandId: integer('brand_id').notNull(),
    valueId: integer('value_id').notNull(),
    products: integer('products').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.brandId, table.valueId] }),
    index('value_counts_brand').on(table.brandId),
  ],
);

/** What each variant says: one that meets all chosen values is found by one index. */
export const variantValues = pgTable(
  'variant_values',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    said: said(),
  },
  (table) => [
    index('variant_values_product').on(table.productId),
    index('variant_values_said').using('gin', table.said),
  ],
);
