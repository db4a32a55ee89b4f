/** Rows of a supplier's own JSON, whose fields a map names by paths: 'price.net', 'pictures.0'. */
import { JSONParser } from '@streamparser/json';
import { BadFile } from '../row';
import { jsonLineRows } from './json-lines';
import type { TableRow } from './table';
import { textOf } from './text';

const DEPTH_MOST = 6;

/** All values of a row by their paths; a list of texts or numbers is one cell as well. */
function flatten(value: unknown, path: string, cells: TableRow['cells'], depth = 0): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value).trim();
    if (text !== '') cells[path] = text;
    return;
  }
  if (typeof value !== 'object' || value === null || depth > DEPTH_MOST) return;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    cells[path] = value.join('|');
    return;
  }
  for (const [name, each] of Object.entries(value)) {
    flatten(each, path === '' ? name : `${path}.${name}`, cells, depth + 1);
  }
}

function rowOf(place: string, value: unknown): TableRow {
  const cells = Object.create(null) as TableRow['cells'];
  flatten(value, '', cells);
  return { place, cells };
}

/** @param path where the list is: 'data.items', or '' where the file is the list */
export async function* listRows(
  file: string,
  lines: boolean,
  path: string,
): AsyncGenerator<TableRow> {
  if (lines) {
    for await (const { place, value } of jsonLineRows(file)) yield rowOf(place, value);
    return;
  }
  const found: TableRow[] = [];
  const parser = new JSONParser({ paths: [`$${path && '.'}${path}.*`], keepStack: false });
  parser.onValue = ({ value, key }) => found.push(rowOf(`${path}[${key}]`, value));
  try {
    for await (const text of textOf(file)) {
      parser.write(text);
      yield* found.splice(0);
    }
    if (!parser.isEnded) parser.end();
  } catch (error) {
    if (error instanceof BadFile || (error as NodeJS.ErrnoException).syscall) throw error;
    throw new BadFile('is not valid JSON');
  }
}
