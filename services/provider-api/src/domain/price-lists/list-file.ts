/** Reads a price list that somebody sends: CSV or XLSX, by the readers of the imports. */
import { extname } from 'node:path';
import { separatedRows } from '../import/files/separated-rows';
import { sheetRowsOf } from '../import/files/sheet-rows';
import type { TableRow } from '../import/files/table';
import { BadFile } from '../import/row';

/** The most rows of a list. */
const ROWS_MOST = 50_000;
/** How large a workbook's part may be once it is unpacked, in bytes. */
const UNPACKED_MOST = 200 * 1024 * 1024;
/** The most letters of a cell that is read; keys, models and prices have far fewer. */
const CELL_MOST = 1000;

/** A row as it was written; a missing cell is an empty one. */
export type ListRow = {
  /** 'line 12' of a CSV, 'row 12' of a sheet. */
  place: string;
  key?: string;
  model?: string;
  price?: string;
  stock?: string;
  priceExported?: string;
  stockExported?: string;
};

const TABLES: Record<string, (file: string) => AsyncIterable<TableRow>> = {
  '.csv': separatedRows,
  '.tsv': separatedRows,
  '.txt': separatedRows,
  '.xlsx': (file) => sheetRowsOf(file, UNPACKED_MOST),
};

/** The names that each column may have. */
const NAMES = {
  key: ['key', 'id'],
  model: ['model', 'sku', 'model_number', 'model_no.', 'part_number'],
  price: ['price'],
  stock: ['stock'],
  priceExported: ['price_exported'],
  stockExported: ['stock_exported'],
} satisfies Record<Exclude<keyof ListRow, 'place'>, string[]>;

/** Without the apostrophe that keeps a text from being a formula. */
const bare = (text: string) => text.replace(/^'(?=[=+\-@\t\r\uff0b\uff0d\uff1d\uff20])/, '');

function rowOf({ place, cells }: TableRow): ListRow {
  const row: ListRow = { place };
  for (const [field, names] of Object.entries(NAMES)) {
    const name = names.find((one) => cells[one] !== undefined);
    if (name === undefined) continue;
    const text = bare(cells[name] ?? '');
    if (text.length > CELL_MOST) {
      throw new BadFile(`has a ${name} of more than ${CELL_MOST} letters in ${place}`);
    }
    row[field as keyof typeof NAMES] = text;
  }
  return row;
}

/**
 * @param file its path; the ending says what it is
 * @throws BadFile where it is no table, too large, or has none of the columns that are needed
 */
export async function readListFile(file: string): Promise<ListRow[]> {
  const table = TABLES[extname(file)];
  if (!table) throw new BadFile('is neither CSV nor a workbook (XLSX)');
  const rows: ListRow[] = [];
  for await (const each of table(file)) {
    if (Object.keys(each.cells).length === 0) continue;
    if (rows.length >= ROWS_MOST) throw new BadFile(`has more than ${ROWS_MOST} rows`);
    rows.push(rowOf(each));
  }
  if (rows.length === 0) throw new BadFile('has no rows');
  const has = (field: keyof ListRow) => rows.some((row) => row[field] !== undefined);
  if (!has('key') && !has('model')) throw new BadFile("has no column 'key' or 'model'");
  if (!has('price') && !has('stock')) throw new BadFile("has no column 'price' or 'stock'");
  return rows;
}
