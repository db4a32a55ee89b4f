/** The rows of a table as products of the catalogue's format. */
import type { TableRow } from '../files/table';
import { grouped, type GroupedRow } from '../grouped-rows';
import { BadFile, type Row } from '../row';
import { openStageRoom } from '../stage';
import { isCurrencyColumn } from '../values/currency';
import type { UnknownFields } from '../unknown-fields';
import { googleMerchant } from './google-merchant';
import { FIELDS, type FieldMap } from './field-map';
import { mapped, ownColumns } from './mapped';
import { completed } from './named-rows';
import type { KnownShape, Shape } from './shape';
import { currencyOfRows } from './row-currency';
import { magento } from './magento';
import { shopify } from './shopify';
import { twinFaults } from './twins';
import { woocommerce } from './woocommerce';

const KNOWN: KnownShape[] = [shopify, magento, woocommerce, googleMerchant];

/** How many rows tell the columns: a feed leaves out empty fields, so that its first row has not all. */
const LOOKED_AT = 50;

/**
 * @param map a supplier's, where the caller gives one with fields
 * @throws BadFile where nothing says which column is what
 */
function shapeOf(header: ReadonlySet<string>, map: FieldMap | null): Shape {
  if (map?.fields) return mapped(map, 'a table with a map');
  const known = KNOWN.find((shape) => shape.fits(header));
  if (known) return known;
  if (header.has('product_name')) return mapped(ownColumns, 'a table with our own columns');
  const some = [...header].slice(0, 8).join(', ');
  throw new BadFile(
    `has columns that nobody explains (${some}): give a map with --map, whose fields are ${FIELDS.join(', ')}`,
  );
}

const UNSAID = (name: string) =>
  `${name} says no currency: amounts are in pesos unless --currency USD --rate N says otherwise`;

async function* keyed(
  rows: AsyncIterable<TableRow>,
  found: { shape?: Shape },
  map: FieldMap | null,
  unknown: UnknownFields,
): AsyncGenerator<GroupedRow<TableRow>> {
  const first: TableRow[] = [];
  const shapeNow = () => {
    const header = new Set(first.flatMap(({ cells }) => Object.keys(cells)));
    return (found.shape ??= shapeOf(header, map));
  };
  const note = (text: string) => unknown.note(text);
  let alone = 0;
  function* place(row: TableRow, shape: Shape) {
    for (const column in row.cells)
      if (!shape.knows(column) && !isCurrencyColumn(column)) unknown.add(column);
    const group = shape.groupOf(row, note);
    // A row without a key is a group of its own, whose check says what it lacks.
    if (group === null) return;
    const joins = shape.joins?.(row) ?? [];
    yield { group: group === '' ? ` ${(alone += 1)}` : group, row, joins };
  }
  for await (const row of rows) {
    if (found.shape) yield* place(row, found.shape);
    else if (first.push(row) === LOOKED_AT) {
      const shape = shapeNow();
      for (const each of first) yield* place(each, shape);
    }
  }
  if (!found.shape && first.length > 0) {
    const shape = shapeNow();
    for (const each of first) yield* place(each, shape);
  }
}

/**
 * @param map a supplier's map, or defaults for a known shape
 * @throws BadFile where the columns are unknown or there is no row
 */
export async function* shapedRows(
  rows: AsyncIterable<TableRow>,
  map: FieldMap | null,
  unknown: UnknownFields,
): AsyncGenerator<Row> {
  const room = await openStageRoom();
  const note = (text: string) => unknown.note(text);
  try {
    const found: { shape?: Shape } = {};
    const stage = await room.stage<TableRow>('table');
    let products = 0;
    for await (const group of grouped(stage, keyed(rows, found, map, unknown))) {
      const { shape } = found;
      if (!shape) continue;
      const { hidden, faults: known = [], ...product } = shape.productOf(group, note);
      products += 1;
      if (hidden !== undefined) {
        note(hidden);
        continue;
      }
      const { currency, faults } = currencyOfRows(group, shape);
      if (shape.unsaid && currency === undefined) unknown.say(UNSAID(shape.name));
      faults.push(...twinFaults(group, shape), ...known);
      const value = {
        ...product,
        ...(currency === undefined ? {} : { currency }),
      };
      const place = group[0]?.place ?? '';
      yield completed({ section: 'products', place, value, byName: true, faults }, map);
    }
    if (products === 0) throw new BadFile('has no rows');
  } finally {
    await room.close();
  }
}
