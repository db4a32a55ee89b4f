/** Rows as CSV (RFC 4180) that a spreadsheet opens. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Pages } from './rows';

/**
 * With the mark without which a spreadsheet takes a file for one in the machine's old code page. A
 * text that it would take for a formula, as '=HYPERLINK(…)', gets an apostrophe before it.
 */
export const CSV_OPTIONS = {
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
} as const;

/** A file that is written while it is read; reading ends with an error where the rows do. */
export function csvOf(columns: readonly string[], pages: Pages): Readable {
  async function* rows() {
    yield columns;
    for await (const page of pages) yield* page;
  }
  const from = Readable.from(rows());
  const lines = stringify(CSV_OPTIONS);
  from.once('error', (error) => lines.destroy(error));
  // Whoever has closed the file asks the database for nothing more.
  lines.once('close', () => from.destroy());
  return from.pipe(lines);
}
