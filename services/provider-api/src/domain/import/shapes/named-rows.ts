/** What a map adds to rows of any shape: names of codes, and a brand and a category for who has none. */
import type { Fault } from '../faults';
import { BadFile, type Row } from '../row';
import { withNames } from './codes';
import type { FieldMap } from './field-map';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A variant without its place, which no catalogue has. */
const withoutPlace = ({ place: _, ...variant }: Fields): Fields => variant;

/** @param row a product that has its brand and category as names; its variants may have their places */
export function completed(row: Row, map: FieldMap | null): Row {
  if (!isFields(row.value)) return row;
  const faults: Fault[] = [...(row.faults ?? [])];
  let product = row.value;
  if (map?.codes) product = withNames(product, map.codes, (fault) => faults.push(fault));
  const brand = product.brand ?? map?.defaults?.brand;
  const category = product.category ?? map?.defaults?.category;
  product = { ...product, brand, category };
  if (!Array.isArray(product.variants)) return { ...row, value: product, faults };
  const variants = product.variants as unknown[];
  const places = variants.map((one) =>
    isFields(one) && typeof one.place === 'string' ? one.place : row.place,
  );
  product.variants = variants.map((one) => (isFields(one) ? withoutPlace(one) : one));
  return { ...row, value: product, faults, places };
}

/**
 * The rows of our own format in JSON, with a map that has no fields.
 * @throws BadFile where brands and categories are rows of their own, whose names no map changes
 */
export async function* namedRows(
  rows: AsyncIterable<Row>,
  map: FieldMap | null,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (!map) yield row;
    else if (row.byName) yield completed(row, map);
    else if (map.codes)
      throw new BadFile(
        'has brands and categories of its own, so that a map has no codes for them',
      );
    else yield row;
  }
}
