/** Tables of the people who run the shop: accounts, one-time links, recovery codes, sessions. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';

export const staff = pgTable('staff', {
  id: identity(),
  /** In lower case; people sign in with it. */
  name: text('name').notNull().unique(),
  /** A built-in one of src/domain/staff/role.ts, or one of `staff_roles`. */
  role: text('role').notNull(),
  /** Null until the account's link was used; then nobody can sign in. */
  passwordHash: text('password_hash'),
  /** Base32; null until the account's link was used. */
  totpSecret: text('totp_secret'),
  /** The time step of the last code that was taken: no code is taken twice. */
  totpStep: integer('totp_step').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

/** Roles that an owner has made; the built-in ones are in src/domain/staff/role.ts. */
export const staffRoles = pgTable('staff_roles', {
  /** In lower case. */
  name: text('name').primaryKey(),
  /** Of src/domain/staff/role.ts: a right that no provider knows any more counts for nothing. */
  rights: text('rights').array().notNull(),
  /** The largest discount on an order, in hundredths of a per cent. */
  discountMost: integer('discount_most').notNull(),
});

const ofStaff = () =>
  integer('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** One-time links by which somebody sets password and authenticator. One for each account. */
export const staffLinks = pgTable('staff_links', {
  staffId: ofStaff().primaryKey(),
  /** sha-256 of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The authenticator's secret that the link's page shows. */
  totpSecret: text('totp_secret').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Codes that each replace the authenticator's once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    /** sha-256: a code has 79 random bits. */
    codeHash: text('code_hash').primaryKey(),
    staffId: ofStaff(),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** sha-256 of the token; only the browser has the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: ofStaff(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** The browser and its system, 'Chrome on Android'; null where they are not known. */
    device: text('device'),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);
