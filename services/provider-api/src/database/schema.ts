/**
 * The provider's tables, one schema for PGlite and PostgreSQL 15. Money is whole centavos.
 * Migrations are generated from this file: `npx drizzle-kit generate` in this package.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
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
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const centavos = (name: string) => bigint(name, { mode: 'number' });
const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

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
});

export const categories = pgTable('categories', {
  id: identity(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull().unique(),
  description: text('description').notNull().default(''),
  source: text('source').notNull(),
});

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
    firstImage: text('first_image'),
    /**
     * Words of name, brand, category and model numbers, in which parts of words and typos are
     * looked up.
     */
    searchText: text('search_text').notNull(),
    /** The name without brand, model number and sizes, 'Angle Grinder', for suggestions. */
    searchTitle: text('search_title').notNull().default(''),
    searchVector: tsvector('search_vector').notNull(),
    retired: boolean('retired').notNull().default(false),
  },
  (table) => [
    index('products_brand').on(table.brandId),
    index('products_category').on(table.categoryId),
    index('products_sort_name').on(sql`${table.sortName} collate "C"`, table.id),
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
    /** Null is 'Price Upon Inquiry'. */
    price: centavos('price'),
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
    retired: boolean('retired').notNull().default(false),
  },
  (table) => [
    // The database refuses to sell stock twice, even if a handler has a fault.
    check('variants_stock', sql`${table.stock} >= 0`),
    check('variants_price', sql`${table.price} > 0`),
    index('variants_product').on(table.productId, table.place),
    index('variants_default')
      .on(table.productId)
      .where(sql`${table.isDefault}`),
  ],
);

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

/** Customers, all with a proved email. */
export const users = pgTable('users', {
  id: identity(),
  name: text('name').notNull(),
  /** Trimmed and in lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull(),
});

/**
 * Registrations whose email nobody has proved yet. Each has the values typed with it, so that a
 * code makes the account of the person who typed them, not of the last one.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: identity(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /**
     * The network from which it was made: a new code that the same network asks for is for this
     * registration.
     */
    network: text('network').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('registrations_email').on(table.email)],
);

/**
 * Codes by email, not by account: an email without an account gets a row too, whose code is never
 * mailed, so that no answer shows whether an account exists. Several may be valid at once: a
 * stranger who asks for one doesn't invalidate the others.
 */
export const codes = pgTable(
  'codes',
  {
    id: identity(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** The registration that the code completes; null where it is for an account, or for nobody. */
    registrationId: integer('registration_id').references(() => registrations.id, {
      onDelete: 'cascade',
    }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('codes_email').on(table.email, table.purpose)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** sha-256 of the token; only the shopper has the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.variantId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
);

/** The statuses of an order; only staff change it, in the database. */
export const ORDER_STATUSES = [
  'Pending',
  'Confirmed',
  'Ready for pickup',
  'Completed',
  'Cancelled',
] as const;

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    number: text('number').notNull().unique(),
    /** Null once the customer's account is deleted: the order stays without personal data. */
    userId: integer('user_id').references(() => users.id),
    placedAt: moment('placed_at').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('Pending'),
    subtotal: centavos('subtotal').notNull(),
    vat: centavos('vat').notNull(),
    total: centavos('total').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company'),
    address1: text('address1').notNull(),
    address2: text('address2'),
    city: text('city').notNull(),
    country: text('country').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    phone: text('phone').notNull(),
    shippingAddress: text('shipping_address').notNull(),
    billingAddress: text('billing_address').notNull(),
  },
  (table) => [index('orders_user').on(table.userId, table.id)],
);

/** A line has its own texts and price, so that an order never changes with the catalogue. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    productName: text('product_name').notNull(),
    variantName: text('variant_name').notNull(),
    brandName: text('brand_name').notNull(),
    productImage: text('product_image'),
    quantity: integer('quantity').notNull(),
    /** Of one unit. */
    price: centavos('price').notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** JSON text of the answer. */
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);

export const inquiries = pgTable('inquiries', {
  id: identity(),
  reference: text('reference').notNull().unique(),
  name: text('name').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  email: text('email').notNull(),
  company: text('company'),
  inquiry: text('inquiry').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
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

/** The shape that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});
