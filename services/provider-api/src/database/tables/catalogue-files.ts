/** Tables of catalogues' files that staff bring in: what they would change, and what became of them. */
import { boolean, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/**
 * `reading`: it is compared with the shop. `refused`: it can't be read. `previewed`: what it would
 * change is known. `changed`: the shop was changed since, so that it is to be compared again.
 * `stopped`: applying it was cut off.
 */
export const FILE_STATES = [
  'reading',
  'refused',
  'previewed',
  'changed',
  'applying',
  'applied',
  'stopped',
] as const;

/** How many rows of a kind are new, changed, as before, or off sale from then on. */
export type FileTally = { added: number; changed: number; unchanged: number; retired: number };

export const catalogueFiles = pgTable('catalogue_files', {
  id: identity(),
  fileName: text('file_name').notNull(),
  /** Whose rows they are (domain/import). */
  source: text('source').notNull(),
  /** Whether what the file no longer has goes off sale. */
  whole: boolean('whole').notNull(),
  /** How its columns and codes are called, as the text of a map; null for a shape that is known. */
  map: text('map'),
  /** The currency of prices that aren't in pesos, and how many pesos one of it is. */
  conversion: jsonb('conversion').$type<{ currency: string; rate: number }>(),
  state: text('state', { enum: FILE_STATES }).notNull(),
  /** Names what the preview shows: who applies the file sends it, so that nothing else is applied. */
  token: text('token').notNull().default(''),
  /** By kinds: 'products'. */
  tallies: jsonb('tallies').$type<Record<string, FileTally>>(),
  warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
  /** The first rows that can't be taken; all of them are counted. */
  faults: jsonb('faults').$type<string[]>().notNull().default([]),
  faultCount: integer('fault_count').notNull().default(0),
  /** All differences; `catalogueFileChanges` has the first. */
  changeCount: integer('change_count').notNull().default(0),
  /** Why it was refused, in a sentence. */
  why: text('why'),
  staffId: integer('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  at: moment('at').notNull(),
  appliedBy: text('applied_by'),
  appliedAt: moment('applied_at'),
});

/** The file itself, until it is applied or refused. */
export const catalogueFileBytes = pgTable('catalogue_file_bytes', {
  fileId: integer('file_id')
    .primaryKey()
    .references(() => catalogueFiles.id, { onDelete: 'cascade' }),
  bytes: bytea('bytes').notNull(),
});

export type FieldChange = { label: string; before: string; after: string };

/** A product or a variant that a file changes. */
export const catalogueFileChanges = pgTable(
  'catalogue_file_changes',
  {
    id: identity(),
    fileId: integer('file_id')
      .notNull()
      .references(() => catalogueFiles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['product', 'variant'] }).notNull(),
    what: text('what', { enum: ['new', 'changed', 'off sale'] }).notNull(),
    /** Null for what is new. */
    rowId: integer('row_id'),
    name: text('name').notNull(),
    fields: jsonb('fields').$type<FieldChange[]>().notNull(),
  },
  (table) => [index('catalogue_file_changes_file').on(table.fileId, table.id)],
);
