/** The shop's price list as a file. */
import { stringify } from 'csv-stringify/sync';
import { CSV_OPTIONS } from '../sheets/write-csv';
import { workbookOf } from '../sheets/write-workbook';
import { cellsOfRow, COLUMNS } from './columns';
import type { ShopRow } from './shop-rows';

export const writeCsv = (rows: readonly ShopRow[]): string =>
  stringify([[...COLUMNS], ...rows.map(cellsOfRow)], CSV_OPTIONS);

export const writeWorkbook = (rows: readonly ShopRow[]): Promise<Buffer> =>
  workbookOf(COLUMNS, rows.map(cellsOfRow), { product: 48 });
