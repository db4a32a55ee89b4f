/** A supplier's own table or list: a map says which column or path is which of our fields. */
import type { Fault } from '../faults';
import { TRADE_NAMES } from '../../trade/trade-fields';
import type { TableRow } from '../files/table';
import { isLikeJson } from '../values/json-cell';
import { FIELDS, type Field, type FieldMap } from './field-map';
import { MappedValues } from './mapped-values';
import { distinct, listIn, withIds, type Shape } from './shape';

const OF_VARIANT: readonly Field[] = [
  ...(['price', 'stock', 'inclusions', 'useage', 'currency'] as const),
  // Columns of several documents are several documents, below.
  ...TRADE_NAMES.filter((name) => name !== 'documents'),
];

type Hear = (fault: Fault) => void;

/** The values of a cell that has several; those of JSON are read later. */
const partsOf = (text: string) => (isLikeJson(text) ? [text] : text.split('|'));

/** The features of a row that have a name and a value. */
function featuresOf({ features = [] }: TableRow, { features: named }: FieldMap) {
  if (!named) return [];
  return features.flatMap((cells) => {
    const [label, value] = [cells[named.label], cells[named.value]];
    if (label === undefined || value === undefined) return [];
    const unit = named.unit === undefined ? undefined : cells[named.unit];
    const specs = value.replaceAll('|', ', ');
    return [{ label, specs: unit === undefined ? specs : `${specs} ${unit}` }];
  });
}

/** @param map paths of JSON and XML are as they are there; of columns the spelling is free */
export function mapped(map: FieldMap, name: string): Shape {
  const values = new MappedValues(map);
  const variantOf = (row: TableRow, grouped: boolean, hear: Hear) => {
    const variant: Record<string, unknown> = {
      id: values.text(row, 'variant_id', hear) ?? (grouped ? values.text(row, 'id') : undefined),
      variant_name: values.text(row, 'variant_name', hear) ?? 'Standard',
      place: row.place,
    };
    for (const field of OF_VARIANT) {
      const value = values.value(row, field, hear);
      if (value !== undefined) variant[field] = value;
    }
    const own = Object.entries(map.specs ?? {}).flatMap(([label, column]) => {
      const found = values.in(row, column).flatMap(partsOf);
      return found.length === 0 ? [] : [{ label, specs: found }];
    });
    variant.specs = [...own, ...featuresOf(row, map), ...values.all(row, 'specs')];
    // Columns of several documents are several documents.
    const documents = values.all(row, 'documents');
    if (documents.length > 0) variant.documents = documents.flatMap(partsOf);
    variant.images = distinct(values.all(row, 'images').flatMap(listIn));
    return variant;
  };
  return {
    name,
    prices: (['price', 'sale_price', 'price_steps'] as const).flatMap((field) =>
      values.columns(field),
    ),
    knows: (column) => values.knows(column),
    // With a group, each row may have the name of its variant.
    nameOf: (row) =>
      values.text(row, 'group') === undefined ? values.text(row, 'product_name') : undefined,
    groupOf: (row) => values.text(row, 'group') ?? values.text(row, 'id') ?? '',
    productOf(rows) {
      const [first = { place: '', cells: {} }] = rows;
      const faults: Fault[] = [];
      const hear = (fault: Fault) => faults.push(fault);
      const text = (field: Field) => values.text(first, field, hear);
      const group = text('group');
      const featured = text('featured');
      return {
        id: group ?? text('id'),
        product_name: text('product_name'),
        brand: text('brand'),
        category: text('category'),
        description: text('description'),
        related: text('related'),
        replaced_by: text('replaced_by'),
        ...(featured === undefined ? {} : { featured: /^(?:1|yes|true)$/i.test(featured) }),
        variants: withIds(
          rows.map((row, at) =>
            variantOf(row, group !== undefined, (fault) =>
              hear({ ...fault, field: `variants.${at}.${fault.field}` }),
            ),
          ),
        ),
        faults,
      };
    },
  };
}

/** A table whose columns are named as our fields are needs no map. */
export const ownColumns: FieldMap = {
  fields: Object.fromEntries(FIELDS.map((field) => [field, field])),
};
