/** A row of XML or JSON, which has others in it, as rows of a table. */
import type { FieldMap } from '../shapes/field-map';
import type { TableRow } from './table';

type Cells = Record<string, string>;

const noCells = <Value>() => Object.create(null) as Record<string, Value>;

/** Which paths of a row are lists of features or variants, and which are our fields. */
export type Nesting = {
  features: string | undefined;
  variants: string | undefined;
  /** All paths that the map names. */
  named: ReadonlySet<string>;
};

export function nestingOf({ fields, specs, features, variants }: FieldMap): Nesting {
  const named = new Set([...Object.values(fields ?? {}).flat(), ...Object.values(specs ?? {})]);
  return { features: features?.each, variants, named };
}

/** Collects the values of a row by their paths. */
export class NestedRow {
  readonly #values = new Map<string, string[]>();
  readonly #features: NestedRow[] = [];
  readonly #variants: NestedRow[] = [];

  /** @param place where it stands, for a reader of the file */
  constructor(readonly place: string) {}

  /** @param path '' for what the row itself says, which is the cell '.' */
  add(path: string, text: string): void {
    const value = text.trim();
    if (value === '') return;
    const name = path === '' ? '.' : path;
    const values = this.#values.get(name);
    if (values) values.push(value);
    else this.#values.set(name, [value]);
  }

  feature(): NestedRow {
    const row = new NestedRow(this.place);
    this.#features.push(row);
    return row;
  }

  variant(place: string): NestedRow {
    const row = new NestedRow(place);
    this.#variants.push(row);
    return row;
  }

  #cells(): { cells: Cells; lists: Record<string, string[]> } {
    const cells = noCells<string>();
    const lists = noCells<string[]>();
    for (const [path, values] of this.#values) {
      cells[path] = values.join('|');
      if (values.length > 1) lists[path] = values;
    }
    return { cells, lists };
  }

  /** A row for each variant, which has the product's cells too; without variants the product's own. */
  rows(): TableRow[] {
    const { cells, lists } = this.#cells();
    const features = this.#features.map((row) => row.#cells().cells);
    if (this.#variants.length === 0) return [{ place: this.place, cells, lists, features }];
    return this.#variants.map((row) => {
      const variant = row.#cells();
      return {
        place: row.place,
        cells: Object.assign(noCells<string>(), cells, variant.cells),
        lists: Object.assign(noCells<string[]>(), lists, variant.lists),
        features: [...features, ...row.#features.map((one) => one.#cells().cells)],
      };
    });
  }
}
