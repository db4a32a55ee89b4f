/** The shop's price list as a file. */
import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { CSV_OPTIONS } from '../sheets/write-csv';
import { workbookOf } from '../sheets/write-workbook';
import { cellsOfRow, COLUMNS } from './columns';
import type { ShopRow } from './shop-rows';

/** Rows that are written at a time. */
const PAGE = 1000;

export const writeCsv = (rows: readonly ShopRow[]): string =>
  stringify([[...COLUMNS], ...rows.map(cellsOfRow)], CSV_OPTIONS);

function* inPages(rows: readonly ShopRow[]) {
  for (let at = 0; at < rows.length; at += PAGE) yield rows.slice(at, at + PAGE).map(cellsOfRow);
}

/** A file that is made while it is read. */
export const writeWorkbook = (rows: readonly ShopRow[]): Readable =>
  workbookOf(COLUMNS, inPages(rows), { product: 48 });
