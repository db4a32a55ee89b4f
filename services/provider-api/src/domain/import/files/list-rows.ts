/** Rows of a supplier's own JSON, whose fields a map names by paths: 'price.net', 'pictures.0'. */
import { JSONParser } from '@streamparser/json';
import { BadFile } from '../row';
import { jsonLineRows } from './json-lines';
import type { FieldMap } from '../shapes/field-map';
import { NestedRow, nestingOf, type Nesting } from './nested-row';
import type { TableRow } from './table';
import { textOf } from './text';

const DEPTH_MOST = 6;

/** All values of a row by their paths; a list of texts or numbers is one cell with several values. */
function take(value: unknown, path: string, row: NestedRow, nesting: Nesting, depth = 0): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    row.add(path, String(value));
    return;
  }
  if (typeof value !== 'object' || value === null || depth > DEPTH_MOST) return;
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) {
    const list = value as unknown[];
    if (list.every((each) => typeof each !== 'object')) {
      for (const each of list) take(each, path, row, nesting, depth + 1);
      return;
    }
    for (const [at, each] of list.entries()) {
      if (path === nesting.features) take(each, '', row.feature(), nesting, depth + 1);
      else if (path === nesting.variants) {
        take(each, path, row.variant(`${row.place}.${path}[${at}]`), nesting, depth + 1);
      } else take(each, below(String(at)), row, nesting, depth + 1);
    }
    return;
  }
  for (const [name, each] of Object.entries(value))
    take(each, below(name), row, nesting, depth + 1);
}

function rowsOf(place: string, value: unknown, nesting: Nesting): TableRow[] {
  const row = new NestedRow(place);
  take(value, '', row, nesting);
  return row.rows();
}

/** @param map its `rows` is where the list is: 'data.items', or '' where the file is the list */
export async function* listRows(
  file: string,
  lines: boolean,
  map: FieldMap,
): AsyncGenerator<TableRow> {
  const { rows: path = '' } = map;
  const nesting = nestingOf(map);
  if (lines) {
    for await (const { place, value } of jsonLineRows(file)) yield* rowsOf(place, value, nesting);
    return;
  }
  const found: TableRow[] = [];
  const parser = new JSONParser({ paths: [`$${path && '.'}${path}.*`], keepStack: false });
  parser.onValue = ({ value, key }) => found.push(...rowsOf(`${path}[${key}]`, value, nesting));
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
