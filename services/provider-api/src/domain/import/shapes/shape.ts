/** How the tables of a shop system or a supplier become products. */
import type { Fault } from '../faults';
import type { TableRow } from '../files/table';
import { isLikeJson } from '../values/json-cell';

/** A product, or a variant of it, which says as `place` where its row is. */
export type ShapedProduct = Record<string, unknown> & {
  /** Why a product isn't for sale, for a count of those that are left out. */
  hidden?: string;
  /** What is wrong with a product beside its values. */
  faults?: Fault[];
};

export type Shape = {
  /** What it is, for the reader of the report. */
  name: string;
  /** Whether a column has a place; the others are named as left out. */
  knows(column: string): boolean;
  /** The product that a row belongs to; null for a row that is left out, which `note` hears of. */
  groupOf(row: TableRow, note: (text: string) => void): string | null;
  /** Other groups, whose rows are of this row's product too. */
  joins?(row: TableRow): string[];
  /**
   * The name of the product that the row is of; missing where rows of one product have several.
   * @param rows all of that product
   */
  nameOf(row: TableRow, rows: readonly TableRow[]): string | undefined;
  /** The columns that its prices are in, where their names may say a currency. */
  prices?: readonly string[];
  /** Whether no file of this shape says its currency. */
  unsaid?: boolean;
  /**
   * @param rows all rows of one product, in the file's order
   * @param note hears what is left out, for a count
   */
  productOf(rows: TableRow[], note: (text: string) => void): ShapedProduct;
};

/** A shape that is known by its header. */
export type KnownShape = Shape & { fits(header: ReadonlySet<string>): boolean };

/** Addresses or paths in one cell; JSON is left to who reads its values. */
export const listIn = (text: string | undefined): string[] =>
  (text !== undefined && isLikeJson(text)
    ? [text]
    : (text ?? '').split(/\s*,\s*(?=https?:\/\/)|\s*\|\s*/)
  )
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Distinct values, in order. */
export const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * Gives each variant an id that no sibling has: its stock-keeping number; without one its name
 * identifies it.
 */
export function withIds(variants: ShapedProduct[]): ShapedProduct[] {
  const ids = new Set<unknown>();
  const names = new Map<unknown, number>();
  return variants.map((variant) => {
    const { id, ...rest } = variant;
    const count = (names.get(variant.variant_name) ?? 0) + 1;
    names.set(variant.variant_name, count);
    const named =
      count === 1 ? rest : { ...rest, variant_name: `${String(variant.variant_name)} #${count}` };
    if (id === undefined || ids.has(id)) return named;
    ids.add(id);
    return { id, ...named };
  });
}
