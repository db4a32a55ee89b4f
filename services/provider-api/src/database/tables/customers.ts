/** Tables of accounts, and of what callers have used of their limits. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customerTexts } from '../searched-columns';
import { searchedBy } from '../searched-text';
import { identity, moment } from './columns';

/** Customers, all with an email that is proved, or that an owner has corrected for them. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text('name').notNull(),
    /** Trimmed and in lower case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('users_words').using('gin', searchedBy(customerTexts(table)))],
);

/** The company that a customer orders for, as the customer says it; '' for what isn't said. */
export const companyDetails = pgTable('company_details', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** With hyphens, as `tinOf` writes it. */
  tin: text('tin').notNull(),
  branch: text('branch').notNull(),
  address: text('address').notNull(),
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
    /** sha-256 of what the browser that registered was given, which signs it in once verified. */
    browserHash: text('browser_hash'),
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

/** Browsers in which a customer stays signed in, by choice. */
export const persistentSignIns = pgTable(
  'persistent_sign_ins',
  {
    id: identity(),
    /** sha-256 of the secret; only the browser has the secret itself. */
    secretHash: text('secret_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'Chrome on Android'; null where the browser doesn't say. */
    device: text('device'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('persistent_sign_ins_user').on(table.userId)],
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
    /** The persistent sign-in that it came from, and ends with. */
    persistentId: integer('persistent_id').references(() => persistentSignIns.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_persistent').on(table.persistentId),
  ],
);

/** The shape that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});
