/** What a row has for our fields, by a map. */
import { seen, type Fault } from '../faults';
import { columnName, type TableRow } from '../files/table';
import { FIELDS, type Field, type FieldMap } from './field-map';

/** The fields that may have several values, and what is between them where they are one text. */
const LISTS: Partial<Record<Field, string>> = {
  ...{ description: '\n', useage: '\n', specs: '; ', inclusions: '|', images: '|' },
  ...{ documents: '|', related: '|', price_steps: '; ' },
};

/** 'group' of 'group.2', which is the third of its values. */
const listOf = (column: string) => column.replace(/\.\d+$/, '');

/** What a record has under a name, and not what every object has: 'constructor'. */
const own = <Value>(record: Record<string, Value> | undefined, name: string): Value | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

export class MappedValues {
  readonly #known: ReadonlySet<string>;

  constructor(readonly map: FieldMap) {
    const named = [
      ...FIELDS.flatMap((field) => this.columns(field)),
      ...Object.values(map.specs ?? {}),
    ];
    this.#known = new Set(named.flatMap((column) => [column, columnName(column), listOf(column)]));
  }

  columns(field: Field): string[] {
    return [this.map.fields?.[field] ?? []].flat();
  }

  knows(column: string): boolean {
    return this.#known.has(column);
  }

  /** What a row has in a column; of several values one may be meant: 'group.0'. */
  in({ cells, lists }: TableRow, column: string): string[] {
    const whole = own(cells, column) ?? own(cells, columnName(column));
    if (whole !== undefined) return own(lists, column) ?? [whole];
    const list = listOf(column);
    const first = own(cells, list);
    if (list === column || first === undefined) return [];
    const at = Number(column.slice(list.length + 1));
    return (own(lists, list) ?? [first]).slice(at, at + 1);
  }

  all(row: TableRow, field: Field): string[] {
    return this.columns(field).flatMap((column) => this.in(row, column));
  }

  /** @param hear gets a fault where a column has several values, and the field is one */
  text(row: TableRow, field: Field, hear?: (fault: Fault) => void): string | undefined {
    const found = this.columns(field).flatMap((column) => {
      const values = this.in(row, column);
      const between = LISTS[field];
      if (values.length > 1 && between === undefined) {
        const reason = `has several values: a map can name one of them, '${column}.0'`;
        hear?.({ field, reason, seen: seen(values.join('|')) });
      }
      return values.length === 0 ? [] : [values.join(between ?? '|')];
    });
    return found.length === 0 ? undefined : found.join(field === 'category' ? ' > ' : ' ');
  }

  /** The same, or the number that a workbook stores. */
  value(row: TableRow, field: Field, hear: (fault: Fault) => void): string | number | undefined {
    const [column, ...more] = this.columns(field);
    const text = this.text(row, field, hear);
    const isNumber = more.length === 0 && row.numbers?.includes(columnName(column ?? ''));
    return isNumber && text !== undefined ? Number(text) : text;
  }
}
