/** A supplier's own table or list: a map says which column or path is which of our fields. */
import { columnName, type TableRow } from '../files/table';
import { FIELDS, type FieldMap } from './field-map';
import { distinct, listIn, withIds, type Shape } from './shape';

const OF_VARIANT = [
  ...['price', 'stock', 'inclusions', 'gtin', 'mpn', 'country_of_origin', 'warranty', 'unit'],
  ...['pack_quantity', 'useage', 'minimum_order', 'order_step', 'lead_time', 'sale_price'],
  ...['sale_starts', 'sale_ends', 'price_steps', 'currency'],
] as const;

/** @param map paths of JSON are as they are there; of columns the spelling is free, as everywhere */
export function mapped(map: FieldMap, name: string): Shape {
  const { fields = {}, specs = {} } = map;
  const listed = (field: (typeof FIELDS)[number]) => [fields[field] ?? []].flat();
  const named = [...FIELDS.flatMap(listed), ...Object.values(specs)];
  const known = new Set([...named, ...named.map(columnName)]);
  type Cells = Record<string, string>;
  const cell = (cells: Cells, column: string) => cells[column] ?? cells[columnName(column)];
  const text = (cells: Cells, field: (typeof FIELDS)[number]) => {
    const found = listed(field).flatMap((column) => cell(cells, column) ?? []);
    return found.length === 0 ? undefined : found.join(field === 'category' ? ' > ' : ' ');
  };
  const isNumber = ({ numbers }: TableRow, field: (typeof FIELDS)[number]) => {
    const columns = listed(field);
    return columns.length === 1 && columns.some((column) => numbers?.includes(columnName(column)));
  };
  const variantOf = (row: TableRow, grouped: boolean) => {
    const { cells } = row;
    const variant: Record<string, unknown> = {
      id: text(cells, 'variant_id') ?? (grouped ? text(cells, 'id') : undefined),
      variant_name: text(cells, 'variant_name') ?? 'Standard',
      place: row.place,
    };
    for (const field of OF_VARIANT) {
      const value = text(cells, field);
      if (value !== undefined) variant[field] = isNumber(row, field) ? Number(value) : value;
    }
    const written = text(cells, 'specs');
    const own = Object.entries(specs).flatMap(([label, column]) =>
      cell(cells, column) ? [{ label, specs: cell(cells, column) }] : [],
    );
    variant.specs = [...own, ...(written === undefined ? [] : [written])];
    // Columns of several documents are several documents.
    const documents = listed('documents').flatMap((column) => cell(cells, column) ?? []);
    if (documents.length > 0) variant.documents = documents.join('|');
    variant.images = distinct(listed('images').flatMap((column) => listIn(cell(cells, column))));
    return variant;
  };
  return {
    name,
    prices: [...listed('price'), ...listed('sale_price'), ...listed('price_steps')],
    knows: (column) => known.has(column),
    // With a group, each row may have the name of its variant.
    nameOf: ({ cells }) =>
      text(cells, 'group') === undefined ? text(cells, 'product_name') : undefined,
    groupOf: ({ cells }) => text(cells, 'group') ?? text(cells, 'id') ?? '',
    productOf(rows) {
      const cells = rows[0]?.cells ?? {};
      const group = text(cells, 'group');
      const featured = text(cells, 'featured');
      return {
        id: group ?? text(cells, 'id'),
        product_name: text(cells, 'product_name'),
        brand: text(cells, 'brand'),
        category: text(cells, 'category'),
        description: text(cells, 'description'),
        related: text(cells, 'related'),
        replaced_by: text(cells, 'replaced_by'),
        ...(featured === undefined ? {} : { featured: /^(?:1|yes|true)$/i.test(featured) }),
        variants: withIds(rows.map((row) => variantOf(row, group !== undefined))),
      };
    },
  };
}

/** A table whose columns are named as our fields are needs no map. */
export const ownColumns: FieldMap = {
  fields: Object.fromEntries(FIELDS.map((field) => [field, field])),
};
