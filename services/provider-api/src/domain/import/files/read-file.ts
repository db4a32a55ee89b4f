/** The rows of a file, by what it holds. */
import { groupedNumber } from 'shared-contracts/grouped-number';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { isBmecat } from '../bmecat/catalogue';
import { bmecatRows } from '../bmecat/rows';
import { BadFile, type Rows } from '../row';
import type { FieldMap } from '../shapes/field-map';
import { namedRows } from '../shapes/named-rows';
import { shapedRows } from '../shapes/shaped-rows';
import type { UnknownFields } from '../unknown-fields';
import { feedRows } from './feed-rows';
import { jsonLineRows } from './json-lines';
import { jsonRows } from './json-rows';
import { listRows } from './list-rows';
import { separatedRows } from './separated-rows';
import { sheetRowsOf } from './sheet-rows';
import type { TableRow } from './table';
import { xmlRows } from './xml-rows';

type ReadTable = (file: string, unpackedMost?: number) => AsyncIterable<TableRow>;

const TABLES: Record<string, ReadTable> = {
  '.csv': (file) => separatedRows(file),
  '.tsv': (file) => separatedRows(file),
  '.txt': (file) => separatedRows(file),
  '.xlsx': (file, unpackedMost) => sheetRowsOf(file, unpackedMost),
  '.xml': (file) => feedRows(file),
};

/** How large a workbook's part may be once it is unpacked, in bytes; and how many rows a table may have. */
export type FileBounds = { unpackedMost?: number; rowsMost?: number };

export const tooManyRows = (most: number): BadFile =>
  new BadFile(`has more than ${groupedNumber(most)} rows: please send it in parts`);

async function* bounded(rows: AsyncIterable<TableRow>, most: number): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > most) throw tooManyRows(most);
    yield row;
  }
}

async function canBeRead(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'r');
    const found = await handle.stat();
    await handle.close();
    return found.isFile();
  } catch {
    return false;
  }
}

/**
 * @param file its path; the ending says what it is
 * @param map a supplier's names for our fields, and defaults
 * @param bounds of what somebody sends by a browser
 * @throws BadFile where there is no such file
 */
export async function rowsOfFile(
  file: string,
  map: FieldMap | null = null,
  { unpackedMost, rowsMost = Infinity }: FileBounds = {},
): Promise<(unknown: UnknownFields) => Rows> {
  if (!(await canBeRead(file))) throw new BadFile('can not be read');
  const ending = extname(file).toLowerCase();
  if (ending === '.xml' && map?.fields && map.rows) {
    const rows = xmlRows(file, map);
    return (unknown) => shapedRows(rows, map, unknown);
  }
  if (ending === '.xml' && (await isBmecat(file))) {
    if (!map?.fields) return (unknown) => bmecatRows(file, map, unknown);
    throw new BadFile('is a BMEcat, for which a map has no fields, or rows too');
  }
  const table = TABLES[ending];
  if (table && (map?.features ?? map?.variants)) {
    throw new BadFile('is read as a table, which has no features and variants in its rows');
  }
  if (table)
    return (unknown) => shapedRows(bounded(table(file, unpackedMost), rowsMost), map, unknown);
  const lines = ending === '.jsonl' || ending === '.ndjson';
  if (map?.fields) {
    const rows = listRows(file, lines, map);
    return (unknown) => shapedRows(rows, map, unknown);
  }
  if (lines) return () => namedRows(jsonLineRows(file), map);
  return (unknown) =>
    namedRows(
      jsonRows(file, (name) => unknown.add(name)),
      map,
    );
}
