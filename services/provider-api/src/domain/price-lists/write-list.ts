/** The shop's price list as a file. */
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { cellsOfRow, COLUMNS } from './columns';
import type { ShopRow } from './shop-rows';

/** A spreadsheet takes a file without this mark for one in the machine's old code page. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * As CSV (RFC 4180). A text that a spreadsheet would take for a formula, as '=HYPERLINK(…)', gets an
 * apostrophe before it.
 */
export function writeCsv(rows: readonly ShopRow[]): string {
  const lines = [[...COLUMNS], ...rows.map(cellsOfRow)];
  return BYTE_ORDER_MARK + stringify(lines, { escape_formulas: true, record_delimiter: 'windows' });
}

/**
 * The library looks a text up in a plain object, and takes one of the names that every object has,
 * such as 'toString', for a text that is in the file already. Blanks at its end are read as none.
 */
const asText = (text: string) => (text in Object.prototype ? `${text} ` : text);

/** As a workbook (XLSX), in which texts are texts and never formulas. */
export function writeWorkbook(rows: readonly ShopRow[]): Promise<Buffer> {
  const header = COLUMNS.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const lines = rows.map((row) =>
    cellsOfRow(row).map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value: asText(value), type: String },
    ),
  );
  const widths = COLUMNS.map((name) => ({ width: name === 'product' ? 48 : 16 }));
  return writeXlsxFile([header, ...lines], { columns: widths, stickyRowsCount: 1 }).toBuffer();
}
