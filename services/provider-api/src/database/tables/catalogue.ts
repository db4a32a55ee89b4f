/** Tables of the catalogue, and what an import made of its rows. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { centavos, identity, moment } from './columns';
import type { StoredLinks, StoredStep, StoredTrade } from './trade';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Products and variants get their ids from one sequence, so that /products/{id} is never ambiguous.
 */
export const catalogueIds = pgSequence('catalogue_ids', { maxValue: 2_147_483_647 });

const catalogueId = () =>
  integer('id')
    .primaryKey()
    .default(sql`nextval('catalogue_ids')`);

export const brands = pgTable('brands', {
  id: identity(),
  name: text('name').notNull(),
  /** The name in lower case, so that equal brands of two imports are one. */
  nameKey: text('name_key').notNull().unique(),
  fileName: text('file_name'),
  imagePath: text('image_path'),
  description: text('description').notNull().default(''),
  /** The import that made this row; others with an equal name link to it. */
  source: text('source').notNull(),
  /** Whether the catalogue that it came with no longer has it, nor anything of another in it. */
  retired: boolean('retired').notNull().default(false),
});

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    name: text('name').notNull(),
    /** The names from the top to this one in lower case, so that equal places of two imports are one. */
    nameKey: text('name_key').notNull().unique(),
    description: text('description').notNull().default(''),
    /** The category above it; null at the top. */
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    imagePath: text('image_path'),
    source: text('source').notNull(),
    retired: boolean('retired').notNull().default(false),
  },
  (table) => [index('categories_parent').on(table.parentId)],
);

export const products = pgTable(
  'products',
  {
    id: catalogueId(),
    name: text('name').notNull(),
    /** The name in lower case as the shop's comparator makes it; a database's lower() may differ. */
    sortName: text('sort_name').notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    description: text('description').notNull().default(''),
    featured: boolean('featured').notNull().default(false),
    /** Its place among the featured ones; those without one follow by id. No import changes it. */
    featuredPlace: integer('featured_place'),
    firstImage: text('first_image'),
    /** What goes with it or replaces it; null where its catalogue names nothing. */
    links: jsonb('links').$type<StoredLinks>(),
    /**
     * Words of name, brand, category and model numbers, in which parts of words and typos are
     * looked up.
     */
    searchText: text('search_text').notNull(),
    /** The name without brand, model number and sizes, 'Angle Grinder', for suggestions. */
    searchTitle: text('search_title').notNull().default(''),
    searchVector: tsvector('search_vector').notNull(),
    retired: boolean('retired').notNull().default(false),
    /** Whether staff took it off sale: then no import brings it back. */
    archived: boolean('archived').notNull().default(false),
    /** Whether it is a draft of staff, which is archived for all others. */
    draft: boolean('draft').notNull().default(false),
  },
  (table) => [
    // Lists show only what is on sale; with the id at the end, an index gives them in their order.
    index('products_on_sale')
      .on(table.id)
      .where(sql`not ${table.retired}`),
    index('products_brand')
      .on(table.brandId, table.id)
      .where(sql`not ${table.retired}`),
    index('products_category')
      .on(table.categoryId, table.id)
      .where(sql`not ${table.retired}`),
    index('products_sort_name')
      .on(sql`${table.sortName} collate "C"`, table.id)
      .where(sql`not ${table.retired}`),
    index('products_search_vector').using('gin', table.searchVector),
    index('products_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const variants = pgTable(
  'variants',
  {
    id: catalogueId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Its position among the product's variants. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    /**
     * The price now; null is 'Price Upon Inquiry'. Where there is a sale it is kept up to it for the
     * lists (sales.ts); product, cart and order take theirs from the clock (prices-now.ts).
     */
    price: centavos('price'),
    /** The price before and after the sale; null where there is no sale. */
    regularPrice: centavos('regular_price'),
    salePrice: centavos('sale_price'),
    saleStarts: moment('sale_starts'),
    saleEnds: moment('sale_ends'),
    /** From 2 units on, ascending in quantity and descending in price; null where there are none. */
    priceSteps: jsonb('price_steps').$type<StoredStep[]>(),
    minimumOrder: integer('minimum_order'),
    orderStep: integer('order_step'),
    trade: jsonb('trade').$type<StoredTrade>(),
    description: text('description').notNull().default(''),
    useage: text('useage').notNull().default(''),
    specs: jsonb('specs').$type<{ label: string; specs: string }[]>().notNull(),
    inclusions: jsonb('inclusions').$type<{ name: string }[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    isDefault: boolean('is_default').notNull(),
    /** Units left; null is 'in stock, not counted'. */
    stock: integer('stock'),
    /** The stock in the last import, so that an unchanged file never restores sold units. */
    stockImported: integer('stock_imported'),
    /** From so many units on it is low; null where the shop's own number says it. */
    reorderPoint: integer('reorder_point'),
    /** Where it lies, for whoever picks orders; null where nobody has noted it. No import changes it. */
    shelf: text('shelf'),
    /** What staff say of pictures, by their paths. No import changes it. */
    imageTexts: jsonb('image_texts').$type<Record<string, string>>(),
    retired: boolean('retired').notNull().default(false),
    /** Whether staff took it off sale, by itself or with its product: no import brings it back. */
    archived: text('archived', { enum: ['itself', 'with its product'] }),
  },
  (table) => [
    // The database refuses to sell stock twice, even if a handler has a fault.
    check('variants_stock', sql`${table.stock} >= 0`),
    check('variants_price', sql`${table.price} > 0`),
    check(
      'variants_sale',
      sql`${table.salePrice} is null or (${table.regularPrice} is not null and ${table.salePrice} between 1 and ${table.regularPrice} - 1)`,
    ),
    index('variants_on_sale_price')
      .on(table.id)
      .where(sql`${table.salePrice} is not null`),
    index('variants_product').on(table.productId, table.place),
    index('variants_default')
      .on(table.productId)
      .where(sql`${table.isDefault}`),
    index('variants_list_price')
      .on(table.price, table.productId)
      .where(sql`${table.isDefault}`),
  ],
);

/**
 * How many products on sale each brand has in each category. Triggers of `products` keep it, so
 * that no list counts a hundred thousand rows for its total.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    products: integer('products').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.categoryId] })],
);

/** How many ids a row of `product_blocks` stands for. Its triggers have the same number. */
export const BLOCK_IDS = 256;

/**
 * How many products on sale have an id in each block of `BLOCK_IDS` ids: ids from
 * `block * BLOCK_IDS`. Triggers of `products` keep it, so that a page from the middle of all
 * products passes over blocks, not over the fifty thousand products before it.
 */
export const productBlocks = pgTable('product_blocks', {
  block: integer('block').primaryKey(),
  products: integer('products').notNull(),
});

/**
 * What counts of lists read of each product, in narrow rows: of a hundred thousand products the own
 * rows have texts of hundreds of megabytes. Triggers of `products` and `variants` keep it.
 */
export const listedProducts = pgTable(
  'listed_products',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id').notNull(),
    categoryId: integer('category_id').notNull(),
    retired: boolean('retired').notNull(),
    /** Of the default variant, as lists show and sort it. */
    price: centavos('price'),
    /** How many variants are on sale, and how many of these are in stock or not counted. */
    variants: integer('variants').notNull().default(0),
    stocked: integer('stocked').notNull().default(0),
  },
  (table) => [
    index('listed_products_category').on(table.categoryId),
    index('listed_products_brand').on(table.brandId),
  ],
);

/** The database row that each row of an import became; the fingerprint shows a changed row. */
export const importKeys = pgTable(
  'import_keys',
  {
    source: text('source').notNull(),
    kind: text('kind', {
      enum: ['brand', 'category', 'product', 'variant', 'blog', 'testimonial'],
    }).notNull(),
    key: text('key').notNull(),
    rowId: integer('row_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.key] })],
);

export const markers = pgTable('markers', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
