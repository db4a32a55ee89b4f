/** What files of rows are made from. */

/** A number is written as one where the file knows numbers, all else as text; null is an empty cell. */
export type Cell = string | number | null;

/** Rows a page at a time, so that a file of any length is never whole in memory. */
export type Pages =
  | AsyncIterable<readonly (readonly Cell[])[]>
  | Iterable<readonly (readonly Cell[])[]>;
