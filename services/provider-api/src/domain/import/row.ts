/** A row of a file on its way into the catalogue. */
import type { Fault } from './faults';

/** The lists of a catalogue, in the file's own names. */
export const SECTIONS = ['brands', 'categories', 'products', 'blogs', 'testimonials'] as const;
export type Section = (typeof SECTIONS)[number];

export type Row = {
  section: Section;
  /** Where it stands in the file, for a reader of the file: 'products[3]' or 'line 12'. */
  place: string;
  /** Not checked yet. */
  value: unknown;
  /** Whether a product's brand and category are names, and not ids of other rows. */
  byName?: boolean;
  /** What the file says that all its prices are in; then it is no product. */
  currency?: unknown;
  /** Where each variant of a product stands, where that may be elsewhere. */
  places?: string[];
  /** What its file's reader found wrong with it. */
  faults?: Fault[];
};

/** Rows as they are read; what a caller has not asked for is not in memory. */
export type Rows = AsyncIterable<Row> | Iterable<Row>;

/** A file that is not what its name says, or that is corrupt. Its message is for the caller. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
}
